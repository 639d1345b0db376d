import Foundation
import RosterDiagnostics

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
///     let changeset = ListChangeset(deletes: [0])
///     changes.perform(SectionedChangeset(changeset, inSection: 0)) { self.count -= 1 }
///   }
/// }
/// ```
@preconcurrency @MainActor public final class ContentChannel {
  private struct Subscription {
    weak var observation: ContentObservation?
  }

  private struct LinkID: Hashable {
    let container: ObjectIdentifier
    let part: ObjectIdentifier

    init(container: ObjectIdentifier, part: ObjectIdentifier) {
      self.container = container
      self.part = part
    }

    @MainActor init?(_ link: ContainerLink) {
      guard let container = link.container else { return nil }
      self.init(container: ObjectIdentifier(container), part: link.part)
    }
  }

  private struct Following {
    weak var follower: (any ContentFollower)?
  }

  private var subscriptions = PruningList<Subscription>()
  private var followings: [Following] = []
  private var linkList = PruningList<ContainerLink>() { didSet { ContentChannel.linking += 1 } }
  /// The containers and parts that have a link; one of a container that has gone may be there still.
  private var linked: Set<LinkID> = []
  /// Grows with each link that comes or goes, anywhere: how deep channels are may be something else by then.
  private static var linking = 1
  private var cachedDepth = (linking: 0, depth: 0)
  /// The data source that changes; `nil` before it has given itself, and once it has gone.
  package weak var source: AnyObject?
  /// The moments at which places of items were made.
  package let history = ItemHistory()
  /// What is shown over the items until it is confirmed; see `OptimisticEdits`.
  package var overlay: AnyObject?
  /// Whether a closure is changing an item of the content, which is a copy until the closure ends.
  private var isItemBeingChanged = false
  /// Work for the data source, some of which may be done.
  private var tasks: [Task<Void, Never>] = []

  /// Makes the channel of a new data source, without observers.
  public init() {}

  deinit {
    for task in tasks { task.cancel() }
  }

  /// Cancels work when the data source goes.
  package func endWithContent(_ task: Task<Void, Never>) {
    tasks.removeAll(where: \.isCancelled)
    tasks.append(task)
  }

  // MARK: Changing items

  /// Calls a closure with a part of the content to change; changing the content itself in it is refused, as it would be lost or
  /// lead the changed part to another place.
  package func change<Part>(_ part: inout Part, by body: (inout Part) -> Void) {
    let outer = isItemBeingChanged
    isItemBeingChanged = true
    defer { isItemBeingChanged = outer }
    body(&part)
  }

  /// Is called before the content is changed: traps if a closure is changing a part of it.
  package func checkChange() {
    guard isItemBeingChanged else { return }
    trap(
      "Content was changed by a closure that was given an item or section of it to change",
      cause: "the closure of an `update` inserts, removes or applies, or sets a property that does",
      advice: "change what the closure is given, and the content before or after it"
    )
  }

  // MARK: Observing

  /// Subscribes until the returned value is released or cancelled.
  ///
  /// Observers are called after a change, in the order in which they subscribed. A change that an observer makes happens
  /// after all observers of the first one have been called.
  ///
  /// - Parameter observer: is called with each change, after it.
  public func observe(_ observer: @escaping (ContentChange) -> Void) -> ContentObservation {
    let observation = ContentObservation(observer)
    subscriptions.append(Subscription(observation: observation)) { $0.observation == nil }
    return observation
  }

  /// The number of live subscriptions.
  var numberOfObservers: Int {
    subscriptions.entries.count { $0.observation?.isActive == true }
  }

  /// Whether no container goes through its updates, no subscription observes them, and no place of an item is followed.
  package var hasNoSubscribers: Bool {
    for link in links where link.container != nil { return false }
    for following in followings where following.follower != nil { return false }
    return !isObserved && history.isIdle
  }

  /// Whether a subscription observes its changes.
  var isObserved: Bool {
    for subscription in subscriptions.entries where subscription.observation?.isActive == true { return true }
    return false
  }

  func tell(_ change: ContentChange) {
    for subscription in subscriptions.entries { subscription.observation?.tell(change) }
    subscriptions.removeAll { $0.observation == nil }
  }

  /// What texts call the data source.
  package var name: String { source.map { "\(type(of: $0))" } ?? "a data source" }

  // MARK: Following

  /// Has a view go through each step of the updates, as long as it lives.
  package func follow(_ follower: any ContentFollower) {
    followings.removeAll { $0.follower == nil || $0.follower === follower }
    followings.append(Following(follower: follower))
    UpdateCoordinator.shared.displayDidChange(of: [self])
  }

  var followers: [any ContentFollower] {
    var followers: [any ContentFollower] = []
    for following in followings {
      if let follower = following.follower { followers.append(follower) }
    }
    return followers
  }

  /// The containers that the content is part of, in the order in which they came.
  var links: [ContainerLink] { linkList.entries }

  /// - Complexity: O(1), amortised, for a container that comes for the first time.
  package func link(to container: any ContentContainer, part: ObjectIdentifier) {
    let id = LinkID(container: ObjectIdentifier(container), part: part)
    if !linked.insert(id).inserted {
      unlink(from: container, part: part)
      linked.insert(id)
    }
    linkList.append(ContainerLink(container: container, part: part)) { $0.container == nil }
    if linked.count > 2 * links.count { linked = Set(links.compactMap(LinkID.init)) }
  }

  package func unlink(from container: any ContentContainer, part: ObjectIdentifier) {
    linked.remove(LinkID(container: ObjectIdentifier(container), part: part))
    linkList.removeAll { $0.container == nil || $0.container === container && $0.part == part }
  }

  /// Whether a change here may be one of another data source: it is the same, or above in composites and derived content.
  package func leads(to other: ContentChannel) -> Bool {
    self === other || links.contains { $0.container?.changes.leads(to: other) ?? false }
  }

  /// The path in content above of an item here; `nil` if it is not shown there.
  func path(_ path: ItemPath, upTo top: ContentChannel) -> ItemPath? {
    if self === top { return path }
    for link in links {
      guard let container = link.container else { continue }
      for outer in container.paths(path, ofPart: link.part) {
        if let found = container.changes.path(outer, upTo: top) { return found }
      }
    }
    return nil
  }

  /// Where the item of a place is here, whatever way leads to it from the data source that has it; `nil` if it is not shown.
  package func indexPath(of place: ItemPlace) -> IndexPath? {
    let origin = place.track.changes
    guard let path = origin.history.path(of: place), let shown = origin.path(path, upTo: self) else { return nil }
    return IndexPath(indexes: [shown.section, shown.item])
  }

  /// The parts of content above that an item here belongs to, one for each way that leads there; none if it is not below it.
  package func parts(of top: any ContentContainer) -> [ObjectIdentifier] {
    links.flatMap { link -> [ObjectIdentifier] in
      guard let container = link.container else { return [] }
      return container === top ? [link.part] : container.changes.parts(of: top)
    }
  }

  /// Whether content above is computed from it, and learns what comes before it is there.
  var isDerivedFrom: Bool {
    for link in links {
      guard let container = link.container else { continue }
      if container is any DerivedContent || container.changes.isDerivedFrom { return true }
    }
    return false
  }

  /// How many containers are above, at most.
  ///
  /// - Complexity: O(1), and after a link has come or gone somewhere O(*n*) in the number of containers above.
  var depth: Int {
    if cachedDepth.linking == ContentChannel.linking { return cachedDepth.depth }
    var depth = 0
    for link in links {
      if let container = link.container { depth = max(depth, container.changes.depth + 1) }
    }
    cachedDepth = (ContentChannel.linking, depth)
    return depth
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
  func perform(
    _ stage: ChangeStage,
    updates: ChangeStage?,
    ahead: (any AheadReadable)? = nil,
    commit: @escaping () -> Void
  ) -> ContentUpdate {
    UpdateCoordinator.shared.perform(
      UpdateStep(self, StagedUpdate(stage, updates: updates), ahead: ahead) { [history] in
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
    reload(.unknown, commit: commit)
  }

  /// Goes through a change that is too large to be compared, of which is known where some items are afterwards.
  ///
  /// - Parameters:
  ///   - path: the path of an item after the change, given that before it; `nil` if it is not known. It is called later, too.
  ///   - commit: changes the content, as in ``reload(commit:)``.
  @discardableResult
  package func reload(
    following path: @escaping (ItemPath) -> ItemPath?,
    commit: @escaping () -> Void
  ) -> ContentUpdate {
    reload(.paths(path), commit: commit)
  }

  private func reload(_ change: ContentRevision.Change, commit: @escaping () -> Void) -> ContentUpdate {
    var step = UpdateStep(self) { [history] in
      commit()
      history.advance(change)
    }
    step.kind = .reload
    return UpdateCoordinator.shared.perform(step)
  }

  /// Tells of a change that has already happened: all views that show the data source, alone or in a composite, reload.
  ///
  /// `perform(_:commit:)` and ``reload(commit:)`` are kinder to views.
  ///
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func announceReload() -> ContentUpdate {
    history.advance(.unknown)
    var step = UpdateStep(self)
    step.kind = .announcement
    return UpdateCoordinator.shared.perform(step)
  }
}
