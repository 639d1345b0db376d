/// Content with changes that wait for the end of a transaction, or of the update that is being made.
@MainActor protocol ContentDraft: AnyObject {
  /// Where the content makes its changes.
  var changes: ContentChannel { get }

  /// The steps that lead to the drafted content, which is no draft any more.
  func takeDraft() -> [DraftPhase: DraftedStep]
}
