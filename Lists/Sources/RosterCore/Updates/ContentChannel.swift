import RosterDiagnostics
import RowStructures

/// Where a data source makes its changes known, whatever its items are.
@preconcurrency @MainActor public class AnyContentChannel {
  /// The data source; `nil` before it has given itself, and once it has gone.
  package weak var source: AnyObject?
  /// The channels of the content that this content is computed or composed of.
  package var bases: [AnyContentChannel] = []
  /// Those of them that are hidden.
  package var hiddenBases: [AnyContentChannel] = []
  /// Whether the content settles at the end of the innermost edit.
  fileprivate var isUnsettled = false
  /// Whether the content is made of a composite, directly or not, and isn't one.
  fileprivate lazy var isMadeOfComposite: Bool = bases.contains {
    $0.source is any ErasedComposite || $0.isMadeOfComposite
  }
  /// Objects that live as long as the content.
  package var companions: [AnyObject] = []
  /// Whether a closure is changing an item of the content, which is a copy until the closure ends.
  private var isItemBeingChanged = false
  /// Work for the data source, some of which may be done.
  private var tasks: [Task<Void, Never>] = []
  /// What is shown over the items until it is confirmed; see `OptimisticEdits`.
  package var overlay: AnyObject?

  init() {}

  deinit {
    for task in tasks { task.cancel() }
  }

  /// What texts call the data source.
  package var name: String { source.map { "\(type(of: $0))" } ?? "a data source" }

  /// Returns whether the content is made of other content, directly or not, or is that content.
  package func isMade(of other: AnyContentChannel) -> Bool {
    self === other || bases.contains { $0.isMade(of: other) }
  }

  /// Returns whether the content is made of other content that isn't hidden, or is that content.
  package func shows(_ other: AnyContentChannel) -> Bool {
    self === other || bases.contains { base in base.shows(other) && !hiddenBases.contains { $0 === base } }
  }

  /// Cancels a task when the data source goes.
  package func endWithContent(_ task: Task<Void, Never>) {
    tasks.removeAll(where: \.isCancelled)
    tasks.append(task)
  }

  // MARK: Changing items

  /// Calls a closure with a part of the content to change. The closure can't change the content itself: that change would
  /// be lost, or lead the changed part to another place.
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

  /// Subscribes until the returned value is released or cancelled.
  ///
  /// Roster calls observers after it has told views of a change, in the order in which they subscribed. If an observer
  /// changes the content, the observers after it get both changes in one call, because they read the content after both.
  ///
  /// - Parameter observer: A closure that's called with each change, after it.
  public func observe(_ observer: @escaping (ContentChange) -> Void) -> ContentObservation {
    ContentObservation(self, observer)
  }

  /// Has an inbox take the edits as long as it lives.
  func follow(_ inbox: ObservationInbox) { fatalError("abstract") }

  /// Returns where a followed item of a data source that keeps its items itself is; `nil` if it has gone.
  func path(ofLive item: FollowedItem) -> ItemPath? { nil }
}

/// Where a data source makes its changes known: to the views that show it, to content that is made of it, and to
/// observers.
///
/// Roster's data sources use it themselves. A data source of your own passes what it changes, and a closure that changes
/// it:
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
  /// Something that follows the edits.
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
  /// The number of sinks at which those of objects that have gone are removed.
  private var pruningCount = 4
  /// Where followed items are. `nil` until a place is asked for.
  @usableFromInline package var places: PlaceTable?
  /// The rows of a data source that keeps them itself.
  package var live: AnyObject?

  /// Makes the channel of a new data source, without observers.
  public override init() { super.init() }

  /// Whether nothing follows the edits.
  @inlinable package var isIdle: Bool { sinks.isEmpty && places == nil }

  /// Tells all that follow the content of an edit that has been made.
  @inlinable
  package func send(_ edit: ContentEdit<Item>) {
    places?.follow(edit)
    for sink in sinks { sink.receive(edit) }
  }

  /// Has followers take the version again: rows and their labels are the same, and a base has other labels, which places need.
  @usableFromInline
  package func sendNothing() { send(.relabel(Relabeling(), inSection: 0)) }

  /// Has an object follow the edits as long as it lives.
  ///
  /// - Parameter receive: is called with each edit. It must not retain the object.
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

  /// Ends what ``follow(_:_:)`` began.
  package func end(_ object: AnyObject) { sinks.removeAll { $0.object == nil || $0.object === object } }

  /// The number of objects that follow the edits.
  package var numberOfSinks: Int { sinks.count { $0.object != nil } }

  /// Prepares the channel of content that is made of a data source, and follows that.
  ///
  /// - Parameters:
  ///   - base: the data source below. It doesn't retain the content.
  ///   - content: the content.
  ///   - receive: is called with each edit of the base. It must not retain the content.
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
  /// Has the content settle, if it has followed an edit of a composite, whose version may be another one when that settles.
  package func noteUnsettled() {
    if changes.isUnsettled || !changes.isMadeOfComposite { return }
    changes.isUnsettled = true
    Turn.settle(self)
  }

  package func didSettle() { changes.isUnsettled = false }
}
