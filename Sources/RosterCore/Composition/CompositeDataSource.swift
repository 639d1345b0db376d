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
/// at run time, and one without sections takes no space. A child may be a composite. What a child announces, the
/// composite announces once. A data source has one place in a tree of composites: a second one stops the program.
@MainActor public final class CompositeDataSource<Item, Header, Footer>: DataSource {
  /// A data source as this composite takes it.
  public typealias Child = ContentChild<Item, Header, Footer>
  typealias Tree = PrefixSumTree<Entry>

  final class Entry {
    let child: Child
    var isHidden = false
    var observation: ContentObservation?

    init(_ child: Child) {
      self.child = child
    }

    @MainActor var shownSections: Int { isHidden ? 0 : child.numberOfSections() }
  }

  public let changes = ContentChanges()
  var tree = Tree() {
    didSet { latest = nil }
  }
  /// The child that was looked up last, and its sections: a list that scrolls asks for its neighbours next.
  private var latest: (entry: Entry, sections: Range<Int>)?
  var elements: [ObjectIdentifier: Tree.Element] = [:]
  var composites: [ObjectIdentifier: any CompositeContent] = [:]
  weak var container: (any CompositeContent)?

  /// - Parameter children: the children in the order in which they are shown.
  public init(_ children: [Child] = []) {
    let entries = children.map(register)
    tree = Tree(entries.map { ($0, $0.shownSections) })
    for element in tree.elements { elements[tree[element].child.identity] = element }
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@CompositeBuilder<Item, Header, Footer> _ children: () -> [Child]) {
    self.init(children())
  }

  // MARK: Content

  public var numberOfSections: Int { tree.total }

  /// - Complexity: O(log *n*) in the number of children, and what the child takes.
  public func numberOfItems(inSection section: Int) -> Int {
    let (entry, local) = place(ofSection: section)
    return entry.child.numberOfItems(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and what the child takes.
  public func item(at index: Int, inSection section: Int) -> Item {
    let (entry, local) = place(ofSection: section)
    return entry.child.item(index, local)
  }

  /// - Complexity: O(log *n*) in the number of children, and what the child takes.
  public func header(ofSection section: Int) -> Header? {
    let (entry, local) = place(ofSection: section)
    return entry.child.header(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and what the child takes.
  public func footer(ofSection section: Int) -> Footer? {
    let (entry, local) = place(ofSection: section)
    return entry.child.footer(local)
  }

  /// - Complexity: O(log *n*) in the number of children, and what the child takes.
  public func indexTitle(ofSection section: Int) -> String? {
    let (entry, local) = place(ofSection: section)
    return entry.child.indexTitle(local)
  }

  private func place(ofSection section: Int, _ function: StaticString = #function) -> (Entry, Int) {
    if let latest, latest.sections.contains(section) { return (latest.entry, section - latest.sections.lowerBound) }
    checkIndex(section, of: .section, below: tree.total, in: "CompositeDataSource", function)
    let (element, local) = tree.element(covering: section)
    let entry = tree[element]
    latest = (entry, section - local..<section - local + tree.count(of: element))
    return (entry, local)
  }

  // MARK: Children's changes

  /// Starts to follow a child that has no place yet.
  func register(_ child: Child) -> Entry {
    checkPlace(of: child)
    let entry = Entry(child)
    elements[child.identity] = Tree.Element(node: Tree.none)
    if let composite = child.composite {
      composites[child.identity] = composite
      composite.setParent(self)
    }
    entry.observation = child.changes.observe { [weak self, weak entry] change in
      guard let self, let entry else { return }
      if let element = elements[entry.child.identity] { tree.setCount(entry.shownSections, of: element) }
      if !entry.isHidden { changes.announce(change) }
    }
    return entry
  }

  /// Stops to follow a child.
  func unregister(_ entry: Entry) {
    entry.observation = nil
    entry.child.composite?.setParent(nil)
    elements[entry.child.identity] = nil
    composites[entry.child.identity] = nil
  }

  private func checkPlace(of child: Child) {
    var root: any CompositeContent = self
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
    guard !added.contains(where: { $0 == ObjectIdentifier(root) || root.containsAnywhere($0) }) else {
      trap(
        "CompositeDataSource: a \(name) cannot be in two places of a composite, nor a composite in itself",
        cause: "it was added twice, here or in a nested composite",
        advice: "remove it from its place first, or give each place a data source of its own"
      )
    }
  }
}

extension CompositeDataSource: CompositeContent {
  var parent: (any CompositeContent)? { container }

  func setParent(_ parent: (any CompositeContent)?) {
    container = parent
  }

  var allIdentities: [ObjectIdentifier] {
    Array(elements.keys) + composites.values.flatMap(\.allIdentities)
  }

  func containsAnywhere(_ identity: ObjectIdentifier) -> Bool {
    elements[identity] != nil || composites.values.contains { $0.containsAnywhere(identity) }
  }
}
