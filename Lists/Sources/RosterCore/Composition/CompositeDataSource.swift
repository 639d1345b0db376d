import RosterDiagnostics
import RowStructures

/// Content that is made of other data sources, one after the other, each of which keeps its own indexes.
///
/// ```swift
/// let screen = CompositeDataSource<Row, String, Never> {
///   header
///   orders
///   places
/// }
/// ```
///
/// A section of a child that starts at section 5 of the composite is section 0 to the child. Children come, go and move
/// at run time, and a child without sections takes no space. A child may be a composite. A small change of a child is a small
/// change of the composite. A data source may be in a tree of composites once: a second time stops the program.
@preconcurrency @MainActor public final class CompositeDataSource<Item, Header, Footer>: DataSource {
  /// A data source as this composite takes it.
  public typealias Child = ContentChild<Item, Header, Footer>
  typealias Tree = PrefixSumTree<Entry>

  @usableFromInline
  final class Entry {
    @usableFromInline let child: Child
    /// Whether it is hidden, or will be at the end of the transaction.
    var isHidden = false
    /// Whether views leave it out: it is hidden, or a change of it that cannot be compared is being made.
    var isLeftOut = false

    init(_ child: Child) {
      self.child = child
    }

    @MainActor var shownSections: Int { isLeftOut ? 0 : child.numberOfSections() }
  }

  /// The child that shows some sections of the composite: one below if the child is a composite that is shown as it is.
  @usableFromInline
  struct SectionPlace {
    /// Not kept alive. It is read at the ``revision`` only, at which a composite has it: the code that removes it keeps it until its
    /// going has made that another.
    @usableFromInline unowned(unsafe) let entry: Entry
    @usableFromInline let sections: Range<Int>
    /// The coordinator's revision, as long as every caller gets the same place.
    @usableFromInline let revision: Int

    @inlinable @inline(__always)
    @MainActor func shows(_ section: Int) -> Bool {
      revision == UpdateCoordinator.shared.placeRevision && sections.contains(section)
    }
  }

  public let changes = ContentChannel()
  var tree = Tree() {
    didSet { UpdateCoordinator.shared.forgetPlaces() }
  }
  /// The places that were looked up last: a list that scrolls asks for their neighbours next, at both of its edges.
  ///
  /// They are read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline var lastPlaces: (SectionPlace?, SectionPlace?)
  var elements: [ObjectIdentifier: Tree.Element] = [:]
  /// The children, those that come at the end of the transaction included.
  var identities: Set<ObjectIdentifier> = []
  var composites: [ObjectIdentifier: any ErasedComposite] = [:]
  weak var container: (any ErasedComposite)?
  /// The children after the end of the transaction.
  var drafted: [Entry]?
  /// What the update that is being made is about to do to the children.
  var pending: ((inout [Entry]) -> Void)?
  /// The children without those that go at the end of the update that is being made.
  var remaining: [Entry]?
  /// Whether a child is being left out or taken back around a change that cannot be compared.
  var isReplacing = false
  /// The children that go through a stage in the round that is being planned, in order.
  var staged: [StagedChild] = []
  /// Whether it answers what it will be after the stage of ``staged``.
  package var readsAhead = false {
    didSet { UpdateCoordinator.shared.forgetPlaces() }
  }
  /// Says which items are the same, wherever they are; `nil` if items have no identity.
  private(set) lazy var matcher = inferredMatcher(of: Item.self)
  /// Whether it is the composite of one view, whose children have followers that tell the view themselves.
  var isInView = false
  /// The items that leave a child and come to another in the stage that was planned last, if it is one of a view.
  var joinedItems: [JoinedItem] = []

  /// - Parameter children: the children in the order in which they are shown.
  public init(_ children: [Child] = []) {
    changes.source = self
    let entries = children.map(register)
    tree = Tree(entries.map { ($0, $0.shownSections) })
    for element in tree.elements { elements[tree[element].child.identity] = element }
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@CompositeBuilder<Item, Header, Footer> _ children: () -> [Child]) {
    self.init(children())
  }

  // MARK: Content

  public var numberOfSections: Int {
    if readsAhead { return numberOfSectionsAhead }
    guard readsDrafts else { return tree.total }
    return draftedOrder.reduce(0) { $0 + draftedCount($1) }
  }

  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  public func numberOfItems(inSection section: Int) -> Int {
    let (entry, local) = place(ofSection: section)
    return entry.child.numberOfItems(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    let (entry, local) = place(ofSection: section)
    return entry.child.item(index, local)
  }

  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  public func header(ofSection section: Int) -> Header? {
    let (entry, local) = place(ofSection: section)
    return entry.child.header(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  public func footer(ofSection section: Int) -> Footer? {
    let (entry, local) = place(ofSection: section)
    return entry.child.footer(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  public func indexTitle(ofSection section: Int) -> String? {
    let (entry, local) = place(ofSection: section)
    return entry.child.indexTitle(local)
  }

  /// Has the child of a section show its header and footer anew.
  ///
  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    let (entry, local) = place(ofSection: index)
    return entry.child.reconfigureSection(local)
  }

  /// The child that shows a section, here or below, and which of its sections that is.
  @inlinable
  func place(ofSection section: Int, _ function: StaticString = #function) -> (Entry, Int) {
    let place = sectionPlace(ofSection: section, function)
    return (place.entry, section - place.sections.lowerBound)
  }

  @inlinable
  func sectionPlace(ofSection section: Int, _ function: StaticString) -> SectionPlace {
    if let place = lastPlaces.0, place.shows(section) { return place }
    if let place = lastPlaces.1, place.shows(section) { return place }
    return findPlace(ofSection: section, function)
  }

  @usableFromInline
  func findPlace(ofSection section: Int, _ function: StaticString) -> SectionPlace {
    var (entry, sections) = child(ofSection: section, function)
    // In a transaction the answer depends on who asks.
    var isKept = !readsAhead && !UpdateCoordinator.shared.isInTransaction
    if let nested = entry.child.nested {
      let start = sections.lowerBound
      let below = nested.sectionPlace(ofSection: section - start, function)
      if !below.shows(section - start) { isKept = false }
      entry = below.entry
      // It is a part of what the child has, but only once the composite has followed the child.
      sections = start + below.sections.lowerBound..<min(start + below.sections.upperBound, sections.upperBound)
    }
    let revision = UpdateCoordinator.shared.placeRevision
    let place = SectionPlace(entry: entry, sections: sections, revision: isKept ? revision : revision &- 1)
    if isKept { lastPlaces = (place, lastPlaces.0) }
    return place
  }

  /// The child that has a section, and the sections of the composite that it has, at least up to that one.
  private func child(ofSection section: Int, _ function: StaticString) -> (Entry, Range<Int>) {
    if readsDrafts || readsAhead {
      let (entry, local) =
        readsDrafts ? draftedPlace(ofSection: section, function) : placeAhead(ofSection: section, function)
      return (entry, section - local..<section + 1)
    }
    checkIndex(section, of: .section, below: tree.total, in: "CompositeDataSource", function)
    let (element, local) = tree.element(covering: section)
    return (tree[element], section - local..<section - local + tree.count(of: element))
  }

  // MARK: Drafts

  /// Whether sections are counted by asking the children, which are being changed in a transaction.
  var readsDrafts: Bool { UpdateCoordinator.shared.readsDrafts }

  /// The children in the order in which they will be shown.
  var draftedOrder: [Entry] { newestOrder ?? tree.elements.map { tree[$0] } }

  /// The children as the last change left them, if views show others.
  var newestOrder: [Entry]? {
    if let drafted { return drafted }
    return coming
  }

  /// The children that the update leads to which is being made, if it changes them.
  private var coming: [Entry]? {
    guard let pending else { return remaining }
    var entries = tree.elements.map { tree[$0] }
    pending(&entries)
    return entries
  }

  func draftedCount(_ entry: Entry) -> Int { entry.isHidden ? 0 : entry.child.numberOfSections() }

  /// - Complexity: O(*n*) in the number of children.
  private func draftedPlace(ofSection section: Int, _ function: StaticString) -> (Entry, Int) {
    checkIndex(section, of: .section, below: numberOfSections, in: "CompositeDataSource", function)
    var local = section
    for entry in draftedOrder {
      let count = draftedCount(entry)
      if local < count { return (entry, local) }
      local -= count
    }
    trap(
      "CompositeDataSource: section \(section) is in no child",
      cause: "a child's number of sections changed while it was counted",
      advice: "report this as a bug of Roster"
    )
  }

  // MARK: Children

  /// Makes a child part of the composite, which has no place for it yet.
  func register(_ child: Child) -> Entry {
    checkPlace(of: child)
    identities.insert(child.identity)
    if let composite = child.composite {
      composites[child.identity] = composite
      composite.setParent(self)
    }
    if child.changes.source == nil { child.changes.source = child.content }
    child.changes.link(to: self, part: child.identity)
    return Entry(child)
  }

  /// Frees the place of a child, whose changes reach views as long as it is shown: one that comes in the update that is
  /// being made goes in the next.
  func unregister(_ entry: Entry) {
    entry.child.composite?.setParent(nil)
    identities.remove(entry.child.identity)
    composites[entry.child.identity] = nil
    guard elements[entry.child.identity] == nil else { return }
    if coming?.contains(where: { $0 === entry }) != true { unlink(entry) }
  }

  /// Lets a child go, unless it has a place again.
  func unlink(_ entry: Entry) {
    if !identities.contains(entry.child.identity) { entry.child.changes.unlink(from: self, part: entry.child.identity) }
  }

  private func checkPlace(of child: Child) {
    var root: any ErasedComposite = self
    while let parent = root.parent { root = parent }
    let name: Any.Type = type(of: child.content)
    guard child.composite?.parent == nil else {
      trap(
        "CompositeDataSource: a \(name) cannot be a child of two composites",
        cause: "it was not removed from the composite that it is in",
        advice: "remove it there first, or make a composite of its own for each place"
      )
    }
    let added = [child.identity] + (child.composite?.allIdentities ?? [])
    if let twice = added.first(where: { $0 == ObjectIdentifier(root) || root.containsAnywhere($0) }) {
      let part = child.composite?.child(twice).map { type(of: $0) as Any.Type }
      trap(
        "CompositeDataSource: a \(part ?? name) cannot be in two places of a composite, nor a composite in itself",
        cause: part == nil
          ? "it was added twice, here or in a nested composite, perhaps as its `map`"
          : "it is in the \(name) that is added and in the composite already, perhaps as its `map`",
        advice: "remove it from its place first, or give each place a data source of its own"
      )
    }
    guard !changes.leads(to: child.changes) else {
      trap(
        "CompositeDataSource: a \(name) cannot be in a composite that it is derived from",
        cause: "it filters or sorts the composite itself, or something that the composite is part of",
        advice: "derive it from the children that it is about, or show it beside the composite"
      )
    }
  }
}

extension CompositeDataSource: ErasedComposite {
  @usableFromInline var parent: (any ErasedComposite)? { container }

  @usableFromInline func setParent(_ parent: (any ErasedComposite)?) {
    container = parent
  }

  @usableFromInline var allIdentities: [ObjectIdentifier] {
    Array(identities) + composites.values.flatMap(\.allIdentities)
  }

  @usableFromInline func child(_ identity: ObjectIdentifier) -> AnyObject? {
    guard let element = elements[identity] else {
      return composites.values.lazy.compactMap { $0.child(identity) }.first
    }
    let content = tree[element].child.content
    return (content as? any MappedContent)?.unmapped ?? content
  }

  @usableFromInline func containsAnywhere(_ identity: ObjectIdentifier) -> Bool {
    identities.contains(identity) || composites.values.contains { $0.containsAnywhere(identity) }
  }
}
