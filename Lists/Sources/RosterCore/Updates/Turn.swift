import RosterDiagnostics

/// An object that catches up with content at the end of a turn, such as a view's content.
@MainActor package protocol TurnFollower: AnyObject {
  /// The content's name in messages.
  var name: String { get }

  /// Shows the changes.
  ///
  /// - Parameter update: The update that waits for the view.
  /// - Returns: A Boolean value that indicates whether it could. A view can't while it requests content, or has an open
  ///   batch from elsewhere.
  func catchUp(_ update: ContentUpdate) -> Bool
}

/// Content that stores versions of other content.
@MainActor package protocol VersionKeeping: AnyObject {
  /// Reads versions again that could be from the middle of an edit.
  func settle()

  /// Ends settling, because the content of the versions has settled.
  func didSettle()
}

/// The schedule that notifies views and observers of changes, at the end of the outermost edit or transaction.
@usableFromInline
@MainActor package enum Turn {
  // Integers and references with instantaneous accesses on the main actor, which don't overlap.
  @usableFromInline @exclusivity(unchecked) package static var depth = 0
  @usableFromInline @exclusivity(unchecked) static var hasWaiting = false
  @usableFromInline @exclusivity(unchecked) static var hasUnsettled = false
  private static var unsettled: [any VersionKeeping] = []
  /// The update of the changes since the last turn, if there is one.
  @usableFromInline @exclusivity(unchecked) package static var update: ContentUpdate?
  /// The name of the data source or method that's evaluating a predicate, a key, or a comparator.
  @usableFromInline @exclusivity(unchecked) static var evaluated: StaticString?

  /// The number of running callbacks in which views request content.
  @usableFromInline @exclusivity(unchecked) static var serving = 0

  private static var views: [any TurnFollower] = []
  private static var observers: [ObservationInbox] = []
  /// The actions before followers are notified of changes, such as late comparisons of a burst.
  private static var settling: [@MainActor () -> Void] = []
  private static var isFlushing = false
  /// A Boolean value that indicates whether changes are made that may wait until the main actor is idle.
  package private(set) static var isCoalescing = false
  /// The update of a burst, until its turn of the main actor.
  private static var burst: ContentUpdate?
  /// A Boolean value that indicates whether a change waits that isn't part of a burst.
  private static var isUrgent = false
  private static var handlers: ArraySlice<() -> Void> = []
  private static var isCallingHandlers = false
  private static var cascade = UpdateCascade()
  private static var isRetrying = false

  // MARK: Edits

  /// Makes an edit. Followers are notified at the end of the outermost one.
  ///
  /// - Returns: An update you can await.
  @inlinable @discardableResult
  package static func edit(_ body: () -> Void) -> ContentUpdate {
    depth &+= 1
    body()
    if hasUnsettled { settle() }
    depth &-= 1
    guard hasWaiting else { return .nothing }
    return endEdit()
  }

  /// Makes content read its stored versions again at the end of the innermost edit, when all have followed it.
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

  /// Makes changes that followers receive when the main actor is idle, or at the next change.
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

  /// Evaluates closures that determine the items of a derived data source. Changing content in them traps.
  @inlinable
  package static func evaluate<Answer>(_ name: StaticString, _ answer: () -> Answer) -> Answer {
    let outer = evaluated
    evaluated = name
    defer { evaluated = outer }
    return answer()
  }

  /// Runs a callback in which a view requests content. Views are notified of changes in it in the main actor's next
  /// turn.
  @inlinable @inline(__always)
  package static func serve<Answer>(_ answer: () -> Answer) -> Answer {
    serving &+= 1
    defer { serving &-= 1 }
    return answer()
  }

  // MARK: Waiting

  /// Makes a view catch up at the end of the turn.
  package static func wait(view: any TurnFollower) {
    views.append(view)
    noteWaiting()
  }

  private static func noteWaiting() {
    hasWaiting = true
    if !isCoalescing { isUrgent = true }
  }

  /// Makes an observer catch up at the end of the turn, after all views.
  static func wait(observer: ObservationInbox) {
    observers.append(observer)
    noteWaiting()
  }

  /// Performs an action before followers are notified of the changes.
  package static func settleFirst(_ action: @escaping @MainActor () -> Void) {
    settling.append(action)
    noteWaiting()
  }

  /// Returns the update of the changes since the last turn.
  @usableFromInline
  package static func openUpdate() -> ContentUpdate {
    if let update { return update }
    let made = ContentUpdate()
    update = made
    return made
  }

  /// Makes views retain the position of visible items in the pending update, even at the start of a list.
  package static func keepVisibleItems() { openUpdate().keepsVisibleItems = true }

  /// A Boolean value that indicates whether no edit is being made or sent, and no change waits.
  package static var isIdle: Bool { depth == 0 && !isFlushing && !hasWaiting }

  // MARK: Catching up

  /// Makes followers catch up, unless an edit is being made or a view requests content. A running call continues with
  /// new changes.
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
      // An observer also receives the changes of the one before it, because it reads the content after both.
      for observer in turnObservers { observer.tell() }
      current.isCommitted = true
      current.finishIfShown()
      isFollowing = true
      // A burst that began meanwhile waits until the main actor is idle.
      guard isUrgent || update != nil && update !== burst else { break }
    }
    isFlushing = false
    guard !later.isEmpty else { return }
    views = later + views
    hasWaiting = true
    retry()
  }

  /// Makes views catch up in the next turn of the main actor. Views finish batches and requests for content within one
  /// turn.
  private static func retry() {
    if isRetrying || !hasWaiting { return }
    isRetrying = true
    Task {
      isRetrying = false
      flush()
    }
  }

  // MARK: Handlers

  /// Calls handlers of an update after those that are being called, so handlers that lead to each other don't recurse.
  static func call(_ newHandlers: [() -> Void]) {
    if newHandlers.isEmpty { return }
    handlers += newHandlers
    if isCallingHandlers { return }
    isCallingHandlers = true
    while let handler = handlers.popFirst() { handler() }
    isCallingHandlers = false
  }
}

/// Makes one update of all changes in a closure, for any number of data sources.
///
/// ```swift
/// transaction {
///   inbox.remove(at: 3)
///   archive.insert(mail, at: 0)
///   composite.setHidden(false, archive)
/// }
/// ```
///
/// Content changes immediately. Views and observers are notified of the difference at the end of the closure. It
/// doesn't include an item that was inserted and removed again. Transactions nest, and the outermost makes the update.
/// If the closure throws, its earlier changes remain.
///
/// - Parameters:
///   - animated: A Boolean value that indicates whether views animate the update. The default is `true`.
///   - changes: A closure that makes the changes.
/// - Returns: An update you can await.
@preconcurrency @MainActor @discardableResult
public func transaction<Failure: Error>(
  animated: Bool = true,
  _ changes: () throws(Failure) -> Void
) throws(Failure) -> ContentUpdate {
  try Turn.transaction(animated: animated, changes)
}

/// Makes one update of all changes in closures like this one, once the main actor is idle.
///
/// Only the last content of a burst is compared with the visible content, and shown:
///
/// ```swift
/// for await mails in server.mails() {
///   coalesced { content.apply(mails) }
/// }
/// ```
///
/// A change outside of such closures includes those that wait, so changes stay in order.
///
/// - Returns: An update you can await.
@preconcurrency @MainActor @discardableResult
public func coalesced(_ changes: () -> Void) -> ContentUpdate { Turn.coalesced(changes) }
