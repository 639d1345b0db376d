/// Content that is loaded, and says how far that has come.
///
/// ```swift
/// tableView.pullsToRefresh(feed)
/// feed.retry()
/// ```
@preconcurrency @MainActor public protocol LoadingContent: AnyObject {
  /// How far loading has come, and how much of that is shown.
  var status: LoadStatus { get }

  /// Is called after each change of ``status``, until the returned value is released or cancelled.
  func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation

  /// Loads the list anew; its items stay until the answer. A refresh that is under way is joined.
  func refresh()

  /// Asks again for all that failed, and for a first load that was cancelled.
  func retry()

  /// Asks for more at an edge, also where that is not done automatically, or a request has failed there.
  func loadMore(_ edge: PageEdge)
}

/// A subscription to the status of content that is loaded: it ends when this value is released or cancelled.
///
/// ```swift
/// let loading = feed.observeStatus { status in print(status.phase) }
/// ```
@preconcurrency @MainActor public final class LoadObservation {
  private var observer: ((LoadStatus) -> Void)?
  private var goneHandler: (() -> Void)?

  package init(_ observer: @escaping (LoadStatus) -> Void) {
    self.observer = observer
  }

  /// Ends the subscription now.
  public func cancel() {
    observer = nil
    goneHandler = nil
  }

  /// Sets a closure that's called once the content has gone.
  package func onContentGone(_ handler: @escaping () -> Void) {
    goneHandler = handler
  }

  fileprivate func contentDidGo() {
    let handler = goneHandler
    cancel()
    handler?()
  }

  package func tell(_ status: LoadStatus) {
    observer?(status)
  }
}

/// The subscriptions to a status, which end when the content that has them goes.
@MainActor package final class LoadObservers {
  private struct Subscription {
    weak var observation: LoadObservation?
  }

  private var subscriptions: [Subscription] = []

  package init() {}

  deinit {
    let left = subscriptions.compactMap { $0.observation }
    if left.isEmpty { return }
    Task { @MainActor in for observation in left { observation.contentDidGo() } }
  }

  package func add(_ observation: LoadObservation) {
    subscriptions.removeAll { $0.observation == nil }
    subscriptions.append(Subscription(observation: observation))
  }

  package var isEmpty: Bool { subscriptions.allSatisfy { $0.observation == nil } }

  package func tell(_ status: LoadStatus) {
    for observation in subscriptions.compactMap(\.observation) { observation.tell(status) }
  }
}
