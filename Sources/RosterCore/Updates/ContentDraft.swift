/// Content with changes that wait for the end of a transaction, or of the update that is being made.
@MainActor protocol ContentDraft: AnyObject {
  /// The steps that lead to the drafted content, which is no draft any more.
  func takeDraft() -> [DraftPhase: DraftedStep]
}

/// When a drafted step has its turn.
enum DraftPhase: Int, CaseIterable {
  /// What has changed already, before anything else is shown.
  case announcement
  /// Children of a composite, one composite after the other.
  case composition
  /// A change of which nobody knows what it changes, one data source after the other.
  case reload
  /// Sections, and the items in them where that is safe; all data sources at once.
  case structure
  /// Items that could not come or go together with their sections; all data sources at once.
  case items
  /// What shows differently; all data sources at once.
  case content

  /// Whether the steps of this phase are made side by side.
  var isShared: Bool { self == .structure || self == .items || self == .content }
}

/// A step of a draft.
struct DraftedStep {
  enum Kind {
    /// Is asked when the step has its turn.
    case stage(() -> ChangeStage)
    /// Nobody knows what changes.
    case reload
    /// Nobody knows what has changed already.
    case announcement
  }

  let changes: ContentChanges
  let kind: Kind
  let commit: () -> Void
}
