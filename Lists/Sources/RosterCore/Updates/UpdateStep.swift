/// What content goes through at one time of an update, from the change to the view: a data source by itself, a composite or
/// derived content by what is below it.
package struct UpdateStep {
  enum Kind {
    /// Views make a batch of it.
    case batch
    /// Views reload: content that cannot be compared takes the place of the content before.
    case reload
    /// Views reload: the content has changed already, in a way that cannot be compared.
    case announcement
  }

  let changes: ContentChannel
  /// What the container that is planned from the step calls the content.
  package internal(set) var part: ObjectIdentifier
  var kind = Kind.batch
  package private(set) var update: StagedUpdate
  /// Finds out ``update`` when the step has its turn, if it depends on the steps before.
  private var plan: (() -> StagedUpdate)?
  /// Reads the content after the step; `nil` if it cannot be read before the step is committed.
  let ahead: (any AheadReadable)?
  let commit: () -> Void

  /// Whether nothing comes after it in the update but departures.
  package var isLast = false
  /// Whether views end a batch of their own with the stage, and have to get it in that batch.
  var isExternal = false
  /// Whether it changes which children a composite has.
  var changesChildren = false
  /// Whether children go that were shown until their items had left them.
  var isDeparture = false

  package init(
    _ changes: ContentChannel,
    _ update: StagedUpdate = StagedUpdate(),
    ahead: (any AheadReadable)? = nil,
    commit: @escaping () -> Void = {}
  ) {
    self.changes = changes
    part = ObjectIdentifier(changes)
    self.update = update
    self.ahead = ahead
    self.commit = commit
  }

  package init(
    _ changes: ContentChannel,
    plan: @escaping () -> StagedUpdate,
    ahead: (any AheadReadable)? = nil,
    commit: @escaping () -> Void
  ) {
    self.init(changes, ahead: ahead, commit: commit)
    self.plan = plan
  }

  /// The step with what changes, as it has its turn.
  var planned: UpdateStep {
    guard let plan else { return self }
    var step = self
    step.update = plan()
    step.plan = nil
    return step
  }

  /// Changes the stage, and not what others know of it.
  mutating func changeStage(_ body: (inout ChangeStage) -> Void) {
    var stage = update.stage
    body(&stage)
    update = StagedUpdate(stage, updates: update.updates)
  }

  package var stage: ChangeStage { update.stage }
  package var updates: ChangeStage? { update.updates }
  package var isReadableAhead: Bool { ahead != nil }

  /// Whether nothing but what shows differently is in it.
  var isContent: Bool { !isExternal && update.stage.count > 0 && !update.stage.hasStructure }
}
