/// Makes updates, one after the other: the only place where content changes.
///
/// An update is a list of rounds. In a round one or more data sources go through a stage each; composites above them map
/// the stages and join them, so that every view gets one stage. The views begin their batches, one in the other, and in
/// the innermost the content changes.
@usableFromInline
@MainActor package final class UpdateCoordinator {
  @usableFromInline package static let shared = UpdateCoordinator()

  /// What is to be made after the current update, or at the end of a transaction.
  private var drafts: [any ContentDraft] = []
  private var draftedUpdate: ContentUpdate?
  private var transactionDepth = 0
  private var isFlushScheduled = false
  /// Whether changes are made that may wait until the main actor has nothing else to do.
  private var isCoalescing = false
  /// Whether some of what waits is to be made as soon as possible.
  private var isUrgent = false
  /// Whether drafts are being compared: views may still read what was there before, as children of composites come first.
  private var isTakingDrafts = false

  /// The update that is being made.
  private var current: ContentUpdate?
  private var followers: [any ContentFollower] = []
  private var told: [(changes: ContentChanges, change: ContentChange)] = []
  private var toldPlaces: [ObjectIdentifier: Int] = [:]

  /// The callback in which a view is asking for content.
  ///
  /// Nothing is called while it is read or written, so that no two accesses overlap.
  @exclusivity(unchecked) private var served: StaticString?

  private init() {}

  // MARK: State

  /// Whether changes are drafted instead of made at once.
  var isDrafting: Bool { transactionDepth > 0 || current != nil || !drafts.isEmpty || isTakingDrafts }

  /// Whether data sources answer what views know, not what is drafted. Only a transaction's closure reads drafts: what
  /// waits for the main actor is in no view yet, and a view may ask meanwhile.
  var readsCommitted: Bool { current != nil || served != nil || transactionDepth == 0 }

  /// Runs a callback in which a view asks for content; changing content in it is refused.
  @inlinable
  package func serve<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
    let outer = setServed(name)
    defer { setServed(outer) }
    return answer()
  }

  @usableFromInline @discardableResult
  func setServed(_ name: StaticString?) -> StaticString? {
    defer { served = name }
    return served
  }

  /// Traps if content cannot be changed now.
  func checkChange() {
    guard MainThread.isCurrent else {
      trap(
        "Content was changed outside the main actor",
        cause: "code without concurrency checking called it from another thread",
        advice: "compute there, and apply on the main actor"
      )
    }
    if let served {
      trap(
        "Content was changed while a view was asking for it in \(served)",
        cause: "a cell, a height or a display callback changes what is being shown",
        advice: "change it in a handler of a user's action, in a `Task`, or in `coalesced { }`"
      )
    }
  }

  // MARK: Updates

  /// Makes an update.
  ///
  /// - Parameter body: goes through the rounds.
  @discardableResult
  func update(_ update: ContentUpdate = ContentUpdate(), _ body: () -> Void) -> ContentUpdate {
    current = update
    body()
    for follower in followers { follower.didUpdate() }
    followers = []
    update.isCommitted = true
    let told = told
    self.told = []
    toldPlaces = [:]
    for (changes, change) in told { changes.tell(change) }
    current = nil
    update.finishIfShown()
    if isUrgent || !isFlushScheduled { flush() }
    return update
  }

  /// Makes a change that nothing has to be drafted for, at once or in its turn.
  @discardableResult
  func perform(_ step: DraftedStep) -> ContentUpdate {
    checkChange()
    guard !isDrafting else { return add(WaitingChange(step)) }
    return update { run(step) }
  }

  func run(_ step: DraftedStep) {
    switch step.kind {
    case .stage(let stage): round([(step.changes, stage(), step.commit)])
    case .reload: reload(step.changes, commit: step.commit)
    case .announcement: reloadAll(step.changes)
    }
  }

  // MARK: Rounds

  /// Has data sources go through a stage each, at the same time.
  func round(_ edits: [(changes: ContentChanges, stage: ChangeStage, commit: () -> Void)]) {
    let plan = RoundPlan(edits.map { ($0.changes, $0.stage) })
    var steps: [(any ContentFollower, ContentStep)] = []
    for (changes, stage) in plan.stages where stage.count > 0 {
      note(changes, .update([stage]))
      for follower in changes.followers { steps.append((follower, .stage(stage))) }
    }
    prepare(steps.map(\.0))
    nest(steps[...]) {
      for edit in edits { edit.commit() }
      for (container, part) in plan.adoptions { container.adopt(part) }
    }
  }

  /// Changes a data source in a way that nobody knows: composites replace its sections, views reload.
  func reload(_ changes: ContentChanges, commit: @escaping () -> Void) {
    let places = changes.links.compactMap { link in
      link.container.flatMap { $0.shows(link.part) ? ($0, link.part) : nil }
    }
    for (container, part) in places { container.setSuspended(true, part) }
    note(changes, .reload)
    let followers = changes.followers
    prepare(followers)
    nest(followers.map { ($0, .reload) }[...], commit: commit)
    for link in changes.links { link.container?.adopt(link.part) }
    for (container, part) in places { container.setSuspended(false, part) }
  }

  /// Has everyone above a data source that has changed reload.
  private func reloadAll(_ changes: ContentChanges) {
    note(changes, .reload)
    let followers = changes.followers
    prepare(followers)
    nest(followers.map { ($0, .reload) }[...]) {}
    for link in changes.links {
      guard let container = link.container else { continue }
      container.adopt(link.part)
      if container.shows(link.part) { reloadAll(container.changes) }
    }
  }

  private func prepare(_ newFollowers: [any ContentFollower]) {
    guard let current else { return }
    for follower in newFollowers where !followers.contains(where: { $0 === follower }) {
      followers.append(follower)
      follower.willUpdate(current)
    }
  }

  /// Has each follower go through its step inside that of the one before, and commits in the innermost.
  private func nest(_ steps: ArraySlice<(any ContentFollower, ContentStep)>, commit: @escaping () -> Void) {
    guard let (follower, step) = steps.first else { return commit() }
    follower.perform(step) { self.nest(steps.dropFirst(), commit: commit) }
  }

  /// Keeps what observers are told at the end.
  private func note(_ changes: ContentChanges, _ change: ContentChange) {
    guard let place = toldPlaces[ObjectIdentifier(changes)] else {
      toldPlaces[ObjectIdentifier(changes)] = told.count
      told.append((changes, change))
      return
    }
    if case (.update(let known), .update(let new)) = (told[place].change, change) {
      told[place].change = .update(known + new)
    } else {
      told[place].change = .reload
    }
  }

  // MARK: Drafts

  /// Makes one update of what is drafted in a closure.
  func transaction<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> ContentUpdate {
    checkChange()
    let update = updateOfDrafts()
    transactionDepth += 1
    defer {
      transactionDepth -= 1
      if drafts.isEmpty, transactionDepth == 0 { finish(update) }
      flush()
    }
    try body()
    return update
  }

  /// Drafts what is changed in a closure until the main actor has nothing else to do, or another change is made.
  ///
  /// A callback in which a view asks for content may do so too.
  func coalesced(_ body: () -> Void) -> ContentUpdate {
    let outer = setServed(nil)
    defer { setServed(outer) }
    checkChange()
    let update = updateOfDrafts()
    let wasCoalescing = isCoalescing
    isCoalescing = true
    transactionDepth += 1
    body()
    transactionDepth -= 1
    isCoalescing = wasCoalescing
    if drafts.isEmpty, transactionDepth == 0 {
      finish(update)
    } else if !isFlushScheduled {
      isFlushScheduled = true
      Task {
        isFlushScheduled = false
        flush()
      }
    }
    return update
  }

  /// Adds content to those with changes that wait. Outside a transaction, nothing but a burst can have been waiting: it
  /// is taken along.
  ///
  /// - Returns: the update that will be made of all drafts.
  @discardableResult
  func add(_ draft: any ContentDraft) -> ContentUpdate {
    if !drafts.contains(where: { $0 === draft }) { drafts.append(draft) }
    if !isCoalescing { isUrgent = true }
    let update = updateOfDrafts()
    flush()
    return update
  }

  /// Makes the updates that wait, unless something has to end before.
  func flush() {
    while transactionDepth == 0, current == nil, !isTakingDrafts, !drafts.isEmpty {
      let drafts = drafts
      let update = updateOfDrafts()
      self.drafts = []
      draftedUpdate = nil
      isUrgent = false
      let clock = ContinuousClock()
      let start = clock.now
      isTakingDrafts = true
      let steps = drafts.map { $0.takeDraft() }
      isTakingDrafts = false
      update.diffing = clock.now - start
      self.update(update) {
        for phase in DraftPhase.allCases {
          let steps = steps.compactMap { $0[phase] }
          if phase.isShared {
            round(
              steps.compactMap { step in
                if case .stage(let stage) = step.kind { (step.changes, stage(), step.commit) } else { nil }
              }
            )
          } else {
            for step in steps { run(step) }
          }
        }
      }
    }
  }

  private func updateOfDrafts() -> ContentUpdate {
    if let draftedUpdate { return draftedUpdate }
    let update = ContentUpdate()
    draftedUpdate = update
    return update
  }

  /// Ends an update in which nothing changed.
  private func finish(_ update: ContentUpdate) {
    guard update === draftedUpdate else { return }
    draftedUpdate = nil
    update.isCommitted = true
    update.finishIfShown()
  }

  /// A change of a data source that drafts nothing itself.
  private final class WaitingChange: ContentDraft {
    private let step: DraftedStep

    init(_ step: DraftedStep) {
      self.step = step
    }

    func takeDraft() -> [DraftPhase: DraftedStep] {
      if case .announcement = step.kind { [.announcement: step] } else { [.composition: step] }
    }
  }
}
