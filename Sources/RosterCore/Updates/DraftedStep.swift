/// A step of an update that one data source goes through, drafted before its turn.
package struct DraftedStep {
  package enum Kind {
    /// What changes; the closure is called when the step has its turn.
    case stage(() -> ChangeStage)
    /// What changes, and what shows differently then; the closure is called when the step has its turn.
    case planned(() -> ContainerStage)
    /// Content that cannot be compared takes the place of the content before.
    case reload
    /// The content has changed already, in a way that cannot be compared.
    case announcement
  }

  let changes: ContentChannel
  let kind: Kind
  /// What shows differently in the content that a step of structure leads to.
  var updates: ChangeStage?
  /// Whether nothing comes after it in the update but departures.
  var isLast = false
  /// Reads the content after the step, if that can be read before it is committed.
  var ahead: (any AheadReadable)?
  let commit: () -> Void
  /// Whether views end a batch of their own with the stage, which they have to be told in it.
  var isExternal = false
  /// Whether it changes which children a composite has.
  var changesChildren = false
  /// Whether children go that were shown until their items had left them.
  var isDeparture = false

  package init(
    changes: ContentChannel,
    kind: Kind,
    updates: ChangeStage? = nil,
    isLast: Bool = false,
    ahead: (any AheadReadable)? = nil,
    isExternal: Bool = false,
    changesChildren: Bool = false,
    isDeparture: Bool = false,
    commit: @escaping () -> Void
  ) {
    self.changes = changes
    self.kind = kind
    self.updates = updates
    self.isLast = isLast
    self.ahead = ahead
    self.isExternal = isExternal
    self.changesChildren = changesChildren
    self.isDeparture = isDeparture
    self.commit = commit
  }

  /// What changes, and what shows differently then; `nil` if that cannot be compared.
  func plan() -> (stage: ChangeStage, updates: ChangeStage?)? {
    switch kind {
    case .stage(let stage): return (stage(), updates)
    case .planned(let plan):
      let shown = plan()
      return (shown.stage, shown.updates)
    case .reload, .announcement: return nil
    }
  }

  /// Whether sections come, go or move.
  var changesSections: Bool {
    if case .stage(let stage) = kind { stage().sections.hasStructure } else { false }
  }

  /// Whether it shows a section anew, which UIKit is known to crash on beside other changes.
  var reloadsSections: Bool {
    if case .stage(let stage) = kind { !stage().sections.updates.isEmpty } else { false }
  }
}
