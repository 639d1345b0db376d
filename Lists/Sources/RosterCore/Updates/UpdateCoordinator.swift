import RosterDiagnostics

/// Makes updates, one after the other: the only place where content changes.
///
/// An update is a list of rounds. In a round one or more data sources go through a stage each; composites above them map
/// the stages and join them, so that every view gets one stage. The views begin their batches, one in the other, and in
/// the innermost the content changes.
@usableFromInline
@MainActor package final class UpdateCoordinator {
  @usableFromInline package static let shared = UpdateCoordinator()

  // MARK: What waits

  /// What is to be made after the current update, or at the end of a transaction.
  package var drafts: [any ContentDraft] = []
  var draftedUpdate: ContentUpdate?
  /// How many transactions are open; read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) var transactionDepth = 0 {
    didSet { forgetPlaces() }
  }
  /// The update of the last burst, until its turn of the main actor has come.
  var burst: ContentUpdate?
  /// Whether changes are made that may wait until the main actor has nothing else to do.
  var isCoalescing = false
  /// Whether some of what waits is to be made as soon as possible.
  var isUrgent = false
  /// Whether drafts are being compared: views may still read what was there before, as children of composites come first.
  var isTakingDrafts = false
  /// The channels of all content that changes, while drafts are being compared.
  var channelsWithDrafts: Set<ObjectIdentifier> = []
  /// The update that goes on when the open batch of a view ends.
  var openBatch: OpenBatch?
  /// The update that goes on when the batches end that someone else has begun at views.
  var paused: PausedUpdate?

  // MARK: What is being made

  /// The update that is being made.
  package var current: ContentUpdate?
  var followers: [any ContentFollower] = []
  /// What the last round has left to do before the next.
  var followingRounds: ArraySlice<() -> Void> = []
  /// What observers are called with at the end.
  var noted: [(changes: ContentChannel, change: ContentChange)] = []
  var notedPlaces: [ObjectIdentifier: Int] = [:]
  /// What has changed, observed or not; some of it several times.
  var changed: [ContentChannel] = []
  /// Handlers of updates that views show, in the order in which they are called.
  var handlers: ArraySlice<() -> Void> = []
  var isCallingHandlers = false
  /// The updates that led to each other since the last change that was made in the ordinary way.
  var cascade = UpdateCascade()

  /// The callback in which a view is asking for content.
  ///
  /// Nothing is called while it is read or written, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline var served: StaticString?

  /// The derived data source whose predicate, key or comparator is being asked.
  private var evaluated: StaticString?
  /// The content that is called when views may show something else.
  var displayFollowers: [DisplayFollower] = []
  /// Another number whenever sections may be at other places; read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline private(set) var placeRevision = 0
  /// Another number after each change that waits, so that what was computed from drafts can be kept until then.
  package var revision = 0

  private init() {}

  // MARK: State

  /// Whether changes are drafted instead of made at once.
  package var isDrafting: Bool { transactionDepth > 0 || current != nil || !drafts.isEmpty || isTakingDrafts }

  /// Whether an update is being made: views may show a part of it.
  package var isUpdating: Bool { current != nil }

  /// Whether data sources answer what is drafted, not what views show. Only a transaction's closure reads drafts: what
  /// waits for the main actor is in no view yet, and a view may ask meanwhile.
  package var readsDrafts: Bool { isInTransaction && served == nil && current == nil }

  /// Whether a transaction is open.
  var isInTransaction: Bool { transactionDepth > 0 }

  /// Has composites look up anew which child a section belongs to.
  func forgetPlaces() { placeRevision &+= 1 }

  /// Runs closures that decide what a derived data source shows; changing content in them is refused.
  package func evaluate<Answer>(_ name: StaticString, _ answer: () -> Answer) -> Answer {
    let outer = evaluated
    evaluated = name
    defer { evaluated = outer }
    return answer()
  }

  /// Runs a callback in which a view asks for content; changing content in it is refused.
  @inlinable @inline(__always)
  package func serve<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
    let outer = served
    served = name
    defer { served = outer }
    return answer()
  }

  /// Reads content as views show it: in a transaction, too, that is what is there before it.
  @inlinable @inline(__always)
  package func readShown<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
    served == nil ? serve(name, answer) : answer()
  }

  /// Is called before content is changed: traps if that cannot be done now.
  ///
  /// - Parameter isWaiting: whether the change waits in any case, so that nothing has to be made before it.
  package func checkChange(isWaiting: Bool = false) {
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
    if let evaluated {
      trap(
        "Content was changed while \(evaluated) asked which items it shows, and where",
        cause: "a predicate, a key, a comparator or `==` changes content, or sets a property that does",
        advice: "compute it from the item alone, and change content where the item changes"
      )
    }
    revision += 1
    if !isWaiting { resumeIfBatchesEnded() }
  }

  // MARK: Updates

  /// Makes an update.
  ///
  /// - Parameter rounds: each goes through one round.
  @discardableResult
  package func update(_ rounds: [() -> Void], as update: ContentUpdate = ContentUpdate()) -> ContentUpdate {
    begin(update)
    run(rounds[...], of: update)
    flushWhatFollows()
    return update
  }

  func begin(_ update: ContentUpdate) {
    current = update
  }

  /// Ends the update that is being made: it calls observers, and then the handlers of the update.
  ///
  /// - Parameter isFollowing: whether an update before led to it.
  func end(_ update: ContentUpdate, isFollowing: Bool = false) {
    makeFollowingRounds()
    for follower in followers { follower.didUpdate() }
    followers = []
    update.isCommitted = true
    let (noted, changed) = (noted, changed)
    (self.noted, notedPlaces, self.changed) = ([], [:], [])
    cascade.note(changed, isFollowing: isFollowing || isCallingHandlers)
    for (changes, change) in noted { changes.tell(change) }
    current = nil
    displayDidChange(of: changed)
    update.finishIfShown()
  }

  /// Makes a change that nothing has to be drafted for, at once or in its turn.
  @discardableResult
  func perform(_ step: UpdateStep) -> ContentUpdate {
    checkChange()
    guard !isDrafting else { return add(DraftedChange(step)) }
    return update(steps(of: UpdateRound(steps: [step]).asLast))
  }

  /// Counts an update, already made, of a data source whose updates no container goes through.
  package func noteUpdate(of changes: ContentChannel) -> ContentUpdate {
    cascade.note([changes], isFollowing: isCallingHandlers)
    return .nothing
  }

  // MARK: Handlers

  /// Calls handlers of an update, after those that are being called: handlers that lead to each other are no recursion.
  func call(_ newHandlers: [() -> Void]) {
    handlers += newHandlers
    if isCallingHandlers { return }
    isCallingHandlers = true
    while let handler = handlers.popFirst() { handler() }
    isCallingHandlers = false
  }
}
