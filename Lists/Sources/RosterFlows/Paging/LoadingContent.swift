/// Content that loads, and its status.
///
/// ```swift
/// tableView.pullsToRefresh(feed)
/// feed.retry()
/// ```
@preconcurrency @MainActor public protocol LoadingContent: AnyObject {
  /// The loading status.
  var status: LoadStatus { get }

  /// Adds a closure that's called after each change of ``status``, until you release or cancel the returned value.
  func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation

  /// Loads the list again, retaining its items until the new ones arrive. Does nothing during a refresh.
  func refresh()

  /// Repeats failed requests and a canceled first load.
  func retry()

  /// Loads more at an edge, even if that isn't automatic or a request failed there.
  func loadMore(_ edge: PageEdge)
}

/// A subscription to a loading status, which ends when you release or cancel it.
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

  /// Ends the subscription.
  public func cancel() {
    observer = nil
    goneHandler = nil
  }

  /// Sets a closure that's called once the content is deallocated.
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

/// The subscriptions to a status, which end when their content is deallocated.
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
