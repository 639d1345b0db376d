/// Where a data source announces its changes, and where others learn of them.
///
/// Observers are told after a change, in the order in which they subscribed. A change that an observer makes while
/// it is told of another is announced after that other, so that everyone sees the changes in the same order.
@MainActor public final class ContentChanges {
  private struct Subscription {
    weak var observation: ContentObservation?
  }

  private var subscriptions: [Subscription] = []
  private var waiting: [ContentChange] = []
  private var isAnnouncing = false

  public init() {}

  /// Subscribes until the returned value is released or cancelled.
  ///
  /// - Parameter observer: is told of each change, after it.
  public func observe(_ observer: @escaping (ContentChange) -> Void) -> ContentObservation {
    let observation = ContentObservation(observer)
    subscriptions.removeAll { $0.observation == nil }
    subscriptions.append(Subscription(observation: observation))
    return observation
  }

  /// Tells all observers of a change that the content has just gone through.
  ///
  /// Roster's data sources call this themselves; a data source of your own calls it at the end of each change.
  public func announce(_ change: ContentChange) {
    waiting.append(change)
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      for subscription in subscriptions {
        subscription.observation?.tell(next)
      }
    }
    subscriptions.removeAll { $0.observation == nil }
  }

  /// The number of live subscriptions.
  var numberOfObservers: Int {
    subscriptions.count { $0.observation?.isActive == true }
  }
}
