/// Content with changes that wait for the end of a transaction, or of the update that is being made.
@MainActor package protocol ContentDraft: AnyObject {
  /// Where the content makes its changes.
  var changes: ContentChannel { get }

  /// The steps that lead to the drafted content, which is no draft any more.
  func takeDraft() -> [DraftPhase: UpdateStep]
}

/// Content that is made of drafted content, and drafts a change of its own for it.
@MainActor package protocol DraftFollowing: ContentContainer {
  /// Is called at the end of a transaction, in which a part answers its draft.
  func followDraft(of part: ObjectIdentifier)
}
