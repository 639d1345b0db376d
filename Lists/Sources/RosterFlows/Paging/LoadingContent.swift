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

  /// Asks again for all that failed.
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

  package init(_ observer: @escaping (LoadStatus) -> Void) {
    self.observer = observer
  }

  /// Ends the subscription now.
  public func cancel() {
    observer = nil
  }

  package func tell(_ status: LoadStatus) {
    observer?(status)
  }
}

/// The subscriptions to a status.
@MainActor package struct LoadObservers {
  private struct Subscription {
    weak var observation: LoadObservation?
  }

  private var subscriptions: [Subscription] = []

  package init() {}

  package mutating func add(_ observation: LoadObservation) {
    subscriptions.removeAll { $0.observation == nil }
    subscriptions.append(Subscription(observation: observation))
  }

  package var all: [LoadObservation] { subscriptions.compactMap(\.observation) }
}
