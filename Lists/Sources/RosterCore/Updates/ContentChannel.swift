import RosterDiagnostics
import RowStructures

/// A channel that sends a data source's changes, with an erased item type.
@preconcurrency @MainActor public class AnyContentChannel {
  /// The data source, or `nil` before it's set and after it's deallocated.
  package weak var source: AnyObject?
  /// The channels of the content that this content is derived from or composed of.
  package var bases: [AnyContentChannel] = []
  /// The hidden ones among them.
  package var hiddenBases: [AnyContentChannel] = []
  /// A Boolean value that indicates whether the content settles at the end of the innermost edit.
  fileprivate var isUnsettled = false
  /// A Boolean value that indicates whether the content is made of a composite, directly or not.
  fileprivate lazy var isMadeOfComposite: Bool = bases.contains {
    $0.source is any ErasedComposite || $0.isMadeOfComposite
  }
  /// Objects that live as long as the content.
  package var companions: [AnyObject] = []
  /// A Boolean value that indicates whether a closure is changing an item of the content. The item is a copy until the
  /// closure ends.
  private var isItemBeingChanged = false
  /// Tasks of the data source, including finished ones.
  private var tasks: [Task<Void, Never>] = []
  /// The edits that overlay the items until they're confirmed. See `OptimisticEdits`.
  package var overlay: AnyObject?

  init() {}

  deinit {
    for task in tasks { task.cancel() }
  }

  /// The data source's name in messages.
  package var name: String { source.map { "\(type(of: $0))" } ?? "a data source" }

  /// Returns whether the content is other content, or is made of it, directly or not.
  package func isMade(of other: AnyContentChannel) -> Bool {
    self === other || bases.contains { $0.isMade(of: other) }
  }

  /// Returns whether the content is other content, or is made of it without hiding it.
  package func shows(_ other: AnyContentChannel) -> Bool {
    self === other || bases.contains { base in base.shows(other) && !hiddenBases.contains { $0 === base } }
  }

  /// Cancels a task when the data source is deallocated.
  package func endWithContent(_ task: Task<Void, Never>) {
    tasks.removeAll(where: \.isCancelled)
    tasks.append(task)
  }

  // MARK: Changing items

  /// Calls a closure with a part of the content to change. The closure can't change the content itself. That change
  /// would be lost, or move the changed part elsewhere.
  package func change<Part>(_ part: inout Part, by body: (inout Part) -> Void) {
    let outer = isItemBeingChanged
    isItemBeingChanged = true
    defer { isItemBeingChanged = outer }
    body(&part)
  }

  /// Traps if the content can't be changed now.
  @usableFromInline
  package func checkChange() {
    Turn.checkChange()
    if isItemBeingChanged { trapNestedChange() }
  }

  private func trapNestedChange() -> Never {
    trap(
      "Content was changed by a closure that was given an item or section of it to change",
      cause: "the closure of an `update` inserts, removes or applies, or sets a property that does",
      advice: "change what the closure is given, and the content before or after it"
    )
  }

  // MARK: Observing

  /// Calls an observer with each change until the returned value is released or canceled.
  ///
  /// Roster calls observers after it notifies views of a change, in the order of subscription. If an observer changes
  /// the content, later observers receive both changes in one call, because they read the content after both.
  ///
  /// - Parameter observer: A closure that's called after each change.
  public func observe(_ observer: @escaping (ContentChange) -> Void) -> ContentObservation {
    ContentObservation(self, observer)
  }

  /// Makes an inbox follow the edits for its lifetime.
  func follow(_ inbox: ObservationInbox) { fatalError("abstract") }

  /// Returns the path of a followed item of a data source that stores its items itself, or `nil` if it's deleted.
  func path(ofLive item: FollowedItem) -> ItemPath? { nil }
}

/// A channel that sends a data source's changes to its views, to content made of it, and to observers.
///
/// Roster's data sources use it themselves. In your own data source, pass the changes, and a closure that makes them:
///
/// ```swift
/// final class Countdown: DataSource {
///   let changes = ContentChannel<Int>()
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
@preconcurrency @MainActor public final class ContentChannel<Item>: AnyContentChannel {
  /// An object that follows the edits.
  @usableFromInline
  struct Sink {
    @usableFromInline weak var object: AnyObject?
    @usableFromInline let receive: @MainActor (ContentEdit<Item>) -> Void

    @usableFromInline
    init(_ object: AnyObject, _ receive: @escaping @MainActor (ContentEdit<Item>) -> Void) {
      self.object = object
      self.receive = receive
    }
  }

  @usableFromInline var sinks: [Sink] = []
  /// The number of sinks at which those of deallocated objects are removed.
  private var pruningCount = 4
  /// The positions of followed items, or `nil` until a place is requested.
  @usableFromInline package var places: PlaceTable?
  /// The rows of a data source that stores them itself.
  package var live: AnyObject?

  /// Creates the channel of a new data source, without observers.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the edits have no followers.
  @inlinable package var isIdle: Bool { sinks.isEmpty && places == nil }

  /// Sends an edit to all followers after it's made.
  @inlinable
  package func send(_ edit: ContentEdit<Item>) {
    places?.follow(edit)
    for sink in sinks { sink.receive(edit) }
  }

  /// Makes followers read the version again. Rows and their labels are the same, but a base has other labels, which
  /// places need.
  @usableFromInline
  package func sendNothing() { send(.relabel(Relabeling(), inSection: 0)) }

  /// Makes an object follow the edits for its lifetime.
  ///
  /// - Parameter receive: A closure that's called with each edit. It must not retain the object.
  package func follow(_ object: AnyObject, _ receive: @escaping @MainActor (ContentEdit<Item>) -> Void) {
    if sinks.count >= pruningCount {
      sinks.removeAll { $0.object == nil }
      pruningCount = Swift.max(4, 2 * sinks.count)
    }
    sinks.append(Sink(object, receive))
  }

  override func follow(_ inbox: ObservationInbox) {
    follow(inbox) { [weak inbox] in inbox?.receive($0) }
  }

  override func path(ofLive item: FollowedItem) -> ItemPath? {
    guard let row = places?.row(of: item), let sections = (live as? LiveRows<Item>)?.shown.sections else { return nil }
    return sections[row.section].rows.index(of: row.label).map { ItemPath(section: row.section, item: $0) }
  }

  /// Ends following that ``follow(_:_:)`` began.
  package func end(_ object: AnyObject) { sinks.removeAll { $0.object == nil || $0.object === object } }

  /// The number of objects that follow the edits.
  package var numberOfSinks: Int { sinks.count { $0.object != nil } }

  /// Prepares the channel of content that's made of a data source, and follows the data source.
  ///
  /// - Parameters:
  ///   - base: The data source below. It doesn't retain the content.
  ///   - content: The content.
  ///   - receive: A closure that's called with each edit of the base. It must not retain the content.
  @usableFromInline
  package func derive<Base: DataSource>(
    from base: Base,
    for content: AnyObject,
    _ receive: @escaping @MainActor (ContentEdit<Base.Item>) -> Void
  ) {
    source = content
    let changes = base.changes
    if changes.source == nil { changes.source = base }
    bases.append(changes)
    changes.follow(content, receive)
  }
}

extension VersionKeeping where Self: DataSource {
  /// Schedules settling if the content followed an edit of a composite, whose version may change when it settles.
  package func noteUnsettled() {
    if changes.isUnsettled || !changes.isMadeOfComposite { return }
    changes.isUnsettled = true
    Turn.settle(self)
  }

  package func didSettle() { changes.isUnsettled = false }
}
