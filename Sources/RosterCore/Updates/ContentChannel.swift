/// Where a data source makes its changes known: to the views that show it, to the composites that it is part of, and to
/// observers.
///
/// Roster's data sources use it themselves. A data source of your own passes what it is about to change, and a closure that
/// changes it, so that views can make an animated update of it:
///
/// ```swift
/// final class Countdown: DataSource {
///   let changes = ContentChannel()
///   private var count = 10
///   var numberOfSections: Int { 1 }
///   func numberOfItems(inSection section: Int) -> Int { count }
///   func item(at index: Int, inSection section: Int) -> Int { count - index }
///
///   func tick() {
///     let stage = ChangeStage(items: .init(deletes: [ItemPath(section: 0, item: 0)]))
///     changes.perform(stage) { self.count -= 1 }
///   }
/// }
/// ```
@preconcurrency @MainActor public final class ContentChannel {
  private struct Subscription {
    weak var observation: ContentObservation?
  }

  private struct Following {
    weak var follower: (any ContentFollower)?
  }

  private var subscriptions: [Subscription] = []
  private var followings: [Following] = []
  private(set) var links: [ContainerLink] = []
  /// The data source that changes; `nil` before it has given itself, and once it has gone.
  weak var source: AnyObject?
  /// The moments at which places of items were made.
  let history = ItemHistory()

  /// Makes the channel of a new data source, without observers.
  public init() {}

  // MARK: Observing

  /// Subscribes until the returned value is released or cancelled.
  ///
  /// Observers are called after a change, in the order in which they subscribed. A change that an observer makes happens
  /// after all observers of the first one have been called.
  ///
  /// - Parameter observer: is called with each change, after it.
  public func observe(_ observer: @escaping (ContentChange) -> Void) -> ContentObservation {
    let observation = ContentObservation(observer)
    subscriptions.removeAll { $0.observation == nil }
    subscriptions.append(Subscription(observation: observation))
    return observation
  }

  /// The number of live subscriptions.
  var numberOfObservers: Int {
    subscriptions.count { $0.observation?.isActive == true }
  }

  func tell(_ change: ContentChange) {
    for subscription in subscriptions { subscription.observation?.tell(change) }
    subscriptions.removeAll { $0.observation == nil }
  }

  /// What texts call the data source.
  var name: String { source.map { "\(type(of: $0))" } ?? "a data source" }

  // MARK: Following

  /// Has a view go through each step of the updates, as long as it lives.
  package func follow(_ follower: any ContentFollower) {
    followings.removeAll { $0.follower == nil || $0.follower === follower }
    followings.append(Following(follower: follower))
  }

  /// Lets a view go.
  package func unfollow(_ follower: any ContentFollower) {
    followings.removeAll { $0.follower == nil || $0.follower === follower }
  }

  var followers: [any ContentFollower] { followings.compactMap(\.follower) }

  func link(to container: any ContentContainer, part: ObjectIdentifier) {
    unlink(from: container, part: part)
    links.append(ContainerLink(container: container, part: part))
  }

  func unlink(from container: any ContentContainer, part: ObjectIdentifier) {
    links.removeAll { $0.container == nil || $0.container === container && $0.part == part }
  }

  /// Whether a change here may be one of another data source: it is the same, or above in composites and derived content.
  func leads(to other: ContentChannel) -> Bool {
    self === other || links.contains { $0.container?.changes.leads(to: other) ?? false }
  }

  /// How many containers are above, at most.
  var depth: Int {
    links.reduce(0) { max($0, ($1.container?.changes.depth ?? -1) + 1) }
  }

  // MARK: Changing

  /// Goes through one stage of an update.
  ///
  /// - Parameters:
  ///   - stage: what changes, in the data source's own indexes.
  ///   - commit: changes the content. It is called once: before this method returns, or in its turn if there is a
  ///     transaction or an update is being made.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func perform(_ stage: ChangeStage, commit: @escaping () -> Void) -> ContentUpdate {
    perform(stage, updates: nil, commit: commit)
  }

  /// Goes through a stage of structure after which some items show differently.
  func perform(_ stage: ChangeStage, updates: ChangeStage?, commit: @escaping () -> Void) -> ContentUpdate {
    UpdateCoordinator.shared.perform(
      DraftedStep(changes: self, kind: .stage { stage }, updates: updates) { [history] in
        commit()
        history.advance(.stage(stage))
      }
    )
  }

  /// Goes through a change that cannot be compared: views reload.
  ///
  /// In a composite the sections of the data source are replaced, and everything else stays as it is.
  ///
  /// - Parameter commit: changes the content. It is called once: before this method returns, or in its turn if there is
  ///   a transaction or an update is being made.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func reload(commit: @escaping () -> Void) -> ContentUpdate {
    UpdateCoordinator.shared.perform(
      DraftedStep(changes: self, kind: .reload) { [history] in
        commit()
        history.advance(.unknown)
      }
    )
  }

  /// Tells of a change that has already happened: all views that show the data source, alone or in a composite, reload.
  ///
  /// `perform(_:commit:)` and ``reload(commit:)`` are kinder to views.
  ///
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func announceReload() -> ContentUpdate {
    history.advance(.unknown)
    return UpdateCoordinator.shared.perform(DraftedStep(changes: self, kind: .announcement) {})
  }
}
