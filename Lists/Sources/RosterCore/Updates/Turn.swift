import RosterDiagnostics

/// Something that catches up with content at the end of a turn: what a view shows.
@MainActor package protocol TurnFollower: AnyObject {
  /// What texts call the content.
  var name: String { get }

  /// Shows what has changed.
  ///
  /// - Parameter update: the update that tells when it is shown.
  /// - Returns: a Boolean value that indicates whether it could: a view can't while it asks for content, and while a batch is open
  ///   that someone else began.
  func catchUp(_ update: ContentUpdate) -> Bool
}

/// Content that keeps versions of other content.
@MainActor package protocol VersionKeeping: AnyObject {
  /// Takes versions again that could be those of half an edit.
  func settle()

  /// Ends settling: the content that the versions are of has settled.
  func didSettle()
}

/// When views and observers learn of changes: at the end of the outermost edit or transaction, one after the other.
@usableFromInline
@MainActor package enum Turn {
  // Integers and references that are read and written at once, on the main actor. No two accesses overlap.
  @usableFromInline @exclusivity(unchecked) package static var depth = 0
  @usableFromInline @exclusivity(unchecked) static var hasWaiting = false
  @usableFromInline @exclusivity(unchecked) static var hasUnsettled = false
  private static var unsettled: [any VersionKeeping] = []
  /// The update of the changes since the last turn, if somebody waits for it.
  @usableFromInline @exclusivity(unchecked) package static var update: ContentUpdate?
  /// The derived data source whose predicate, key or comparator is being asked.
  @usableFromInline @exclusivity(unchecked) static var evaluated: StaticString?

  /// How many callbacks are running in which views ask for content.
  @usableFromInline @exclusivity(unchecked) static var serving = 0

  private static var views: [any TurnFollower] = []
  private static var observers: [ObservationInbox] = []
  /// What has to be done before followers learn of the changes: contents of a burst that are compared late.
  private static var settling: [@MainActor () -> Void] = []
  private static var isFlushing = false
  /// Whether changes are made that may wait until the main actor has nothing else to do.
  package private(set) static var isCoalescing = false
  /// The update of a burst, until its turn of the main actor has come.
  private static var burst: ContentUpdate?
  /// Whether something waits that isn't a part of a burst.
  private static var isUrgent = false
  private static var handlers: ArraySlice<() -> Void> = []
  private static var isCallingHandlers = false
  private static var cascade = UpdateCascade()
  private static var isRetrying = false

  // MARK: Edits

  /// Makes an edit. Followers learn of it at the end of the outermost one.
  ///
  /// - Returns: the update that tells when it is shown.
  @inlinable @discardableResult
  package static func edit(_ body: () -> Void) -> ContentUpdate {
    depth &+= 1
    body()
    if hasUnsettled { settle() }
    depth &-= 1
    guard hasWaiting else { return .nothing }
    return endEdit()
  }

  /// Has content take what it keeps of others again at the end of the innermost edit, when all have followed it.
  package static func settle(_ content: any VersionKeeping) {
    unsettled.append(content)
    hasUnsettled = true
  }

  @usableFromInline
  static func settle() {
    hasUnsettled = false
    let contents = unsettled
    unsettled.removeAll()
    // In each round, one more level of composites in composites has settled.
    for _ in contents { for content in contents { content.settle() } }
    for content in contents { content.didSettle() }
  }

  @usableFromInline
  static func endEdit() -> ContentUpdate {
    let update = openUpdate()
    if depth == 0 { flush() }
    return update
  }

  /// Makes one update of the changes in a closure.
  package static func transaction<Failure: Error>(
    animated: Bool,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> ContentUpdate {
    checkChange()
    let update = openUpdate()
    if !animated { update.isAnimated = false }
    depth += 1
    defer {
      settle()
      depth -= 1
      if depth == 0 { flush() }
    }
    try body()
    return update
  }

  /// Makes changes that followers learn of when the main actor has nothing else to do, or at the next change.
  package static func coalesced(_ body: () -> Void) -> ContentUpdate {
    checkChange()
    let update = openUpdate()
    let wasCoalescing = isCoalescing
    isCoalescing = true
    depth += 1
    body()
    settle()
    depth -= 1
    isCoalescing = wasCoalescing
    guard depth == 0 else { return update }
    if burst !== update {
      burst = update
      Task {
        guard burst === update else { return }
        flush()
      }
    }
    return update
  }

  /// Traps if content can't be changed now.
  @usableFromInline
  package static func checkChange() {
    if evaluated != nil { trapEvaluation() }
    if !MainThread.isCurrent { trapThread() }
  }

  private static func trapThread() -> Never {
    trap(
      "Content was changed outside the main actor",
      cause: "code without concurrency checking called it from another thread",
      advice: "compute there, and apply on the main actor"
    )
  }

  private static func trapEvaluation() -> Never {
    trap(
      "Content was changed while \(evaluated ?? "a data source") asked which items it shows, and where",
      cause: "a predicate, a key, a comparator or `==` changes content, or sets a property that does",
      advice: "compute it from the item alone, and change content where the item changes"
    )
  }

  /// Runs closures that decide what a derived data source shows. Changing content in them traps.
  @inlinable
  package static func evaluate<Answer>(_ name: StaticString, _ answer: () -> Answer) -> Answer {
    let outer = evaluated
    evaluated = name
    defer { evaluated = outer }
    return answer()
  }

  /// Runs a callback in which a view asks for content. Changes in it wait: views are told of them in the next turn of the main actor.
  @inlinable @inline(__always)
  package static func serve<Answer>(_ answer: () -> Answer) -> Answer {
    serving &+= 1
    defer { serving &-= 1 }
    return answer()
  }

  // MARK: Waiting

  /// Has a view catch up at the end of the turn.
  package static func wait(view: any TurnFollower) {
    views.append(view)
    noteWaiting()
  }

  private static func noteWaiting() {
    hasWaiting = true
    if !isCoalescing { isUrgent = true }
  }

  /// Has an observer catch up at the end of the turn, after all views.
  static func wait(observer: ObservationInbox) {
    observers.append(observer)
    noteWaiting()
  }

  /// Does something before followers learn of the changes.
  package static func settleFirst(_ action: @escaping @MainActor () -> Void) {
    settling.append(action)
    noteWaiting()
  }

  /// The update of the changes since the last turn.
  @usableFromInline
  package static func openUpdate() -> ContentUpdate {
    if let update { return update }
    let made = ContentUpdate()
    update = made
    return made
  }

  /// Has views keep what is visible where it is in the update of what waits, also at the start of a list.
  package static func keepVisibleItems() { openUpdate().keepsVisibleItems = true }

  /// Whether no edit is being made, nobody is learning of one, and nothing waits.
  package static var isIdle: Bool { depth == 0 && !isFlushing && !hasWaiting }

  // MARK: Catching up

  /// Has followers catch up, unless an edit is being made or a view asks for content. During another call, that one goes on with what is new.
  package static func flush() {
    guard depth == 0, !isFlushing else { return }
    if serving > 0 { return retry() }
    isFlushing = true
    var isFollowing = isCallingHandlers
    var later: [any TurnFollower] = []
    while true {
      while !settling.isEmpty {
        let actions = settling
        settling = []
        depth += 1
        for action in actions { action() }
        settle()
        depth -= 1
      }
      let current = openUpdate()
      update = nil
      (hasWaiting, isUrgent, burst) = (false, false, nil)
      let (turnViews, turnObservers) = (views, observers)
      (views, observers) = ([], [])
      if !turnViews.isEmpty || !turnObservers.isEmpty {
        cascade.note(isFollowing: isFollowing) { turnViews.map(\.name) + turnObservers.map(\.name) }
      }
      for view in turnViews where !view.catchUp(current) { later.append(view) }
      // An observer learns of what the one before it has changed, too: it reads the content after both.
      for observer in turnObservers { observer.tell() }
      current.isCommitted = true
      current.finishIfShown()
      isFollowing = true
      // A burst that has begun meanwhile waits until the main actor has nothing else to do.
      guard isUrgent || update != nil && update !== burst else { break }
    }
    isFlushing = false
    guard !later.isEmpty else { return }
    views = later + views
    hasWaiting = true
    retry()
  }

  /// Has views catch up in the next turn of the main actor: a view begins and ends a batch, and asks for content, in one turn.
  private static func retry() {
    if isRetrying || !hasWaiting { return }
    isRetrying = true
    Task {
      isRetrying = false
      flush()
    }
  }

  // MARK: Handlers

  /// Calls handlers of an update, after those that are being called: handlers that lead to each other aren't a recursion.
  static func call(_ newHandlers: [() -> Void]) {
    if newHandlers.isEmpty { return }
    handlers += newHandlers
    if isCallingHandlers { return }
    isCallingHandlers = true
    while let handler = handlers.popFirst() { handler() }
    isCallingHandlers = false
  }
}

/// Makes one update of all changes in a closure, of any number of data sources.
///
/// ```swift
/// transaction {
///   inbox.remove(at: 3)
///   archive.insert(mail, at: 0)
///   composite.setHidden(false, archive)
/// }
/// ```
///
/// Content changes at once. Views and observers follow at the end of the closure, and what they get is the difference: an
/// item that was inserted and removed again never arrived. Transactions nest, and the outermost makes the update. If the
/// closure throws, the changes that it made before stay.
///
/// - Parameters:
///   - animated: whether views animate the update.
///   - changes: makes the changes.
/// - Returns: the update, which tells when it is shown.
@preconcurrency @MainActor @discardableResult
public func transaction<Failure: Error>(
  animated: Bool = true,
  _ changes: () throws(Failure) -> Void
) throws(Failure) -> ContentUpdate {
  try Turn.transaction(animated: animated, changes)
}

/// Makes one update of all changes in closures like this one, once the main actor has nothing else to do.
///
/// Of a burst of new contents, only the last is compared with the content on the screen, and shown:
///
/// ```swift
/// for await mails in server.mails() {
///   coalesced { content.apply(mails) }
/// }
/// ```
///
/// A change that is made in the ordinary way takes those that wait along, so that none overtakes another.
///
/// - Returns: the update, which tells when it is shown.
@preconcurrency @MainActor @discardableResult
public func coalesced(_ changes: () -> Void) -> ContentUpdate { Turn.coalesced(changes) }
