import Foundation
import RosterCore
import RosterDiagnostics

/// A tree of items, whose children are shown or not, in one section.
///
/// ```swift
/// let files = OutlineDataSource(roots) { folder in
///   folder.isDirectory ? .loaded { try await list(folder) } : .none
/// }
/// tableView.attach(TableViewDataSource(files, cell: FileCell.self))
///   .onSelect(OutlineRow<File>.self) { row in files.toggle(row.node.id) }
/// ```
///
/// Each row is an ``OutlineRow``: an item with its level, and whether it can be expanded and is. Children are asked for
/// when an item is expanded for the first time. What is expanded stays so by identifier: through changes and moves, while
/// an item above is collapsed, and when an item goes and comes again. Every change is one animated update.
///
/// Items have one place in the tree: a second item with the same identifier stops the program.
@preconcurrency @MainActor public final class OutlineDataSource<Node: Identifiable>: DataSource {
  public typealias Item = OutlineRow<Node>
  typealias Tree = OutlineNode<Node>

  private(set) var store: SectionStore<Never, Item, Never>
  let root = Tree(nil)
  /// All items whose parents have been read.
  var nodes: [Node.ID: Tree] = [:]
  private let childrenOf: (Node) -> OutlineChildren<Node>
  private let isExpandedAtFirst: (Node) -> Bool
  /// What the user wanted of items that are not in the tree: the last thousand of those that were.
  private var remembered: OutlineMemory<Node.ID>
  var filterState = OutlineFilterState.none
  /// The items whose children are those of a data source, by its channel.
  var contents: [ObjectIdentifier: [OutlineContent<Node>]] = [:]
  /// What is planned for the round that is being made.
  var planned: ChangeStage?
  private(set) var predicate: ((Node) -> Bool)?
  private var order: ((Node, Node) -> Bool)?

  /// - Parameters:
  ///   - roots: the items that are in no other.
  ///   - expanded: the identifiers of items that are expanded once they are there, as ``expandedIDs`` gave them.
  ///   - isExpanded: whether an item is expanded of which the user has said nothing; `false` by default.
  ///   - children: what an item has below it. It is called once for each item, when its row could be shown first. A tree
  ///     has at most 500 levels.
  public init(
    _ roots: [Node],
    expanded: Set<Node.ID> = [],
    isExpanded: @escaping (Node) -> Bool = { _ in false },
    children: @escaping (Node) -> OutlineChildren<Node>
  ) {
    childrenOf = { node in Self.asking { children(node) } }
    isExpandedAtFirst = { node in Self.asking { isExpanded(node) } }
    store = SectionStore([ContentSection(items: [])], .keep)
    remembered = OutlineMemory(awaited: expanded)
    store.changes.source = self
    for (index, value) in roots.enumerated() { add(makeNode(value), to: root, at: index) }
    // No change, as an outline may be made where none can be: in the rows of another item.
    store = SectionStore([ContentSection(items: root.rows(filterState))], .keep)
    store.changes.source = self
  }

  /// Runs a function of the user's that says what is shown, and where; changing content in it is refused.
  private static func asking<Answer>(_ answer: () -> Answer) -> Answer {
    UpdateCoordinator.shared.evaluate("OutlineDataSource", answer)
  }

  // MARK: Content

  public var numberOfSections: Int { 1 }

  public func numberOfItems(inSection section: Int) -> Int {
    store.numberOfItems(inSection: section, in: "OutlineDataSource")
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    store.item(at: index, inSection: section, in: "OutlineDataSource")
  }

  public var changes: ContentChannel { store.changes }

  /// The rows that are shown, as the last change left them.
  public var rows: [Item] { store.newest.sections[0].items }

  // MARK: The tree

  /// The item with an identifier; `nil` if it is not in the tree or its parent's children have not been read.
  public subscript(id: Node.ID) -> Node? { nodes[id]?.value }

  /// The items that are in no other.
  public var roots: [Node] { root.children.map(\.value) }

  /// The children of an item, in the order in which they were given, as far as they have been read; `nil` if there is no
  /// such item.
  public func children(of id: Node.ID) -> [Node]? { nodes[id]?.children.map(\.value) }

  /// The item that an item is in; `nil` for a root.
  public func parent(of id: Node.ID) -> Node? {
    nodes[id]?.parent.flatMap { $0.isRoot ? nil : $0.value }
  }

  /// The number of items that an item is in; `nil` if there is no such item.
  public func level(of id: Node.ID) -> Int? { nodes[id]?.level }

  /// The index of an item's row; `nil` if it is not shown.
  ///
  /// - Complexity: O(*d* log *n*) for *d* levels of up to *n* items each.
  public func row(of id: Node.ID) -> Int? {
    guard let node = nodes[id], node.isShown(filterState) else { return nil }
    return node.position(filterState)
  }

  /// The place of an item's row, to scroll to or to edit; `nil` if it is not shown.
  public func place(of id: Node.ID) -> ItemPlace? { row(of: id).map { place(at: $0, inSection: 0) } }

  /// Whether the user or the program has expanded an item, whether it is shown or not.
  public func isExpanded(_ id: Node.ID) -> Bool { nodes[id]?.isExpanded ?? remembered[id] ?? false }

  /// The identifiers of all items that are expanded, to be kept and given to the initializer later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var expandedIDs: Set<Node.ID> {
    Set(nodes.values.filter { $0.isExpanded }.map(\.value.id)).union(remembered.expanded)
  }

  // MARK: Making items

  /// How many levels a tree may have: it is walked level by level on the stack.
  static var maximumLevels: Int { 500 }

  /// Makes an item of the tree, without what is below it.
  func makeNode(_ value: Node) -> Tree {
    guard nodes[value.id] == nil else {
      trap(
        "OutlineDataSource: there is an item with the identifier \(value.id) already",
        cause: "one item was added in two places, or an identifier is not unique at its origin",
        advice: "give each place in the tree an identifier of its own, such as its path"
      )
    }
    let node = Tree(value)
    node.isExpanded = remembered.take(value.id) ?? isExpandedAtFirst(value)
    node.match(predicate)
    nodes[value.id] = node
    readKind(of: node)
    return node
  }

  /// Finds out what is below an item, without reading it.
  func readKind(of node: Tree) {
    switch (childrenOf(node.value), node.state) {
    case (.none, .leaf): break
    case (.none, _): setChildren(of: node, to: [], state: .leaf)
    case (.nodes(let values), .leaf), (.nodes(let values), .unread): node.state = .unread(values)
    case (.nodes(let values), _): setChildren(of: node, to: values)
    case (.loaded(let load), .leaf), (.loaded(let load), .unread), (.loaded(let load), .unloaded):
      node.state = .unloaded(load)
    case (.loaded, _): break
    case (.content(let content), _):
      if node.content == nil { follow(content, in: node) }
    }
  }

  /// Puts an item into another, and reads what is below it as far as it is expanded.
  func add(_ node: Tree, to parent: Tree, at index: Int) {
    let level = parent.isRoot ? 0 : parent.level + 1
    guard level < Self.maximumLevels else {
      trap(
        "OutlineDataSource: the item \(node.value.id) is in \(level) others, and no more than \(Self.maximumLevels) levels are shown",
        cause:
          "items are made for each other without end, or an item is among its own children with another identifier",
        advice: "end the children somewhere, or expand items when the user does"
      )
    }
    var position = index
    if let order {
      position = parent.children.enumerated().count { sibling in
        if order(sibling.element.value, node.value) { return true }
        return sibling.offset < index && !order(node.value, sibling.element.value)
      }
    }
    parent.insert(node, at: index, shownAt: position, filterState)
    if node.isExpanded { open(node) }
    if predicate != nil {
      readAll(node)
      node.recount(filterState)
    }
    node.weightDidChange(filterState)
  }

  /// Puts other children into an item. Those with a known identifier stay what they are.
  func setChildren(of parent: Tree, to values: [Node], state newState: Tree.State = .loaded) {
    var known: [Node.ID: Tree] = [:]
    for child in parent.children {
      known[child.value.id] = child
      parent.remove(child)
    }
    let ids = Set(values.map(\.id))
    for (id, child) in known where !ids.contains(id) { forget(child) }
    if !parent.isRoot { parent.state = newState }
    for (index, value) in values.enumerated() {
      guard let child = known.removeValue(forKey: value.id) else {
        add(makeNode(value), to: parent, at: index)
        continue
      }
      child.value = value
      child.matchAgain(predicate)
      readKind(of: child)
      add(child, to: parent, at: index)
    }
    parent.weightDidChange(filterState)
  }

  /// Reads an item's children, or begins to load them.
  func open(_ node: Tree) {
    switch node.state {
    case .leaf, .loaded, .loading: break
    case .unread(let values):
      node.state = .loaded
      for (index, value) in values.enumerated() { add(makeNode(value), to: node, at: index) }
    case .unloaded(let load), .failed(_, let load):
      node.state = .loading(self.load(node.value.id, load))
    }
    node.weightDidChange(filterState)
  }

  /// Reads all children that need not be loaded, here and below.
  func readAll(_ node: Tree) {
    if case .unread = node.state { open(node) }
    for child in node.children { readAll(child) }
  }

  /// Forgets an item and what is below it, but for what is expanded.
  func forget(_ node: Tree) {
    node.forEach { gone in
      if let content = gone.content { unfollow(content) }
      gone.content = nil
      if gone.isRoot { return }
      nodes[gone.value.id] = nil
      remembered.remember(gone.value.id, isExpanded: gone.isExpanded)
    }
  }

  // MARK: Loading

  private func load(_ id: Node.ID, _ load: @escaping Tree.Load) -> RunningLoad {
    RunningLoad(
      Task { [weak self] in
        let result: Result<[Node], any Error>
        do { result = .success(try await load()) } catch { result = .failure(error) }
        guard !Task.isCancelled, let self, let node = nodes[id], case .loading = node.state else { return }
        change(node) {
          switch result {
          case .success(let values): node.state = .unread(values)
          case .failure(let error): node.state = .failed(error, load)
          }
          if node.isExpanded || self.predicate != nil, case .unread = node.state { self.open(node) }
        }
      }
    )
  }

  // MARK: Changing

  /// Changes what is below an item, and shows what is different in its rows.
  ///
  /// - Complexity: O(*r*) in the number of rows that the item and what is below it take before and after, and in that of
  ///   all rows, which are copied; with a filter, all rows are compared.
  @discardableResult
  func change(_ node: Tree, _ body: () -> Void) -> ContentUpdate {
    self.changes.checkChange()
    let top = predicate == nil ? node : root
    guard top.isShown(filterState), let start = top.position(filterState) else {
      body()
      node.weightDidChange(filterState)
      return .nothing
    }
    let range = start..<start + top.weight(filterState)
    body()
    node.weightDidChange(filterState)
    return show(top.rows(filterState), insteadOf: range)
  }

  /// The rows that are different after a change, and all rows.
  func differences(_ new: [Item], insteadOf range: Range<Int>) -> (changes: ListChangeset, rows: [Item]) {
    var all = rows
    let differences = ListChangeset(from: all[range], to: new, by: OutlineMatcher())
    if !differences.isEmpty { all.replaceSubrange(range, with: new) }
    return (differences.shifted(by: range.lowerBound), all)
  }

  /// Puts rows in the place of others.
  private func show(_ new: [Item], insteadOf range: Range<Int>) -> ContentUpdate {
    let (changes, all) = differences(new, insteadOf: range)
    return changes.isEmpty ? .nothing : perform(changes, all)
  }

  /// Shows rows of which the differences are known.
  func perform(_ changes: ListChangeset, _ all: [Item]) -> ContentUpdate {
    self.changes.checkChange()
    // Of what goes and comes in a transaction, only what is different in the end is told; equality says what that is.
    if Node.self is any Equatable.Type, UpdateCoordinator.shared.isDrafting {
      return store.assign([ContentSection(items: all)], unique: nil, animated: true) { old, new in
        let changes = ListChangeset(from: old[0].items, to: new[0].items, by: OutlineMatcher())
        return SectionedChangeset(changes, inSection: 0)
      }
    }
    return store.perform(SectionEdit.structure(ofSection: 0, from: rows, to: all, changes)) {
      self.updates(changes, all)
    }
  }

  /// The edits of rows that show something else.
  func updates(_ changes: ListChangeset, _ all: [Item]) -> [SectionEdit<Never, Item, Never>] {
    changes.updates.map { .replaceItem(ItemPath(section: 0, item: $0.to), all[$0.to]) }
  }

  // MARK: Filter and order

  /// Shows the items that match, and those that they are in, whether these are expanded or not.
  ///
  /// What the user expands and collapses meanwhile is forgotten when the filter goes. Children that have to be loaded do
  /// not match until they are there; others are read.
  ///
  /// - Parameters:
  ///   - includesDescendants: whether what is in an item that matches is shown, too.
  ///   - matches: whether an item matches; `nil` shows all items again.
  /// - Complexity: O(*n*) in the number of items: each is evaluated once.
  @discardableResult
  public func filter(includesDescendants: Bool = false, _ matches: ((Node) -> Bool)?) -> ContentUpdate {
    let range = 0..<rows.count
    // Items that are read now are evaluated with all others.
    predicate = nil
    if matches != nil { readAll(root) }
    predicate = matches.map { matches in { node in Self.asking { matches(node) } } }
    filterState = matches == nil ? .none : .matching(includesDescendants: includesDescendants)
    root.match(predicate)
    root.recount(filterState)
    return show(root.rows(filterState), insteadOf: range)
  }

  /// Shows the items of each level in an order; those that the order does not tell apart stay as they were given.
  ///
  /// - Parameter areInIncreasingOrder: a strict order of items; `nil` shows them as they were given.
  /// - Complexity: O(*n* log *n*) in the number of items.
  @discardableResult
  public func sort(by areInIncreasingOrder: ((Node, Node) -> Bool)?) -> ContentUpdate {
    order = areInIncreasingOrder.map { isBefore in { first, second in Self.asking { isBefore(first, second) } } }
    if let order, let first = roots.first {
      checkStrictness(order, at: first, in: "OutlineDataSource", "sort(by:)")
    }
    let range = 0..<rows.count
    root.forEach { $0.order(inOrder($0.children), filterState) }
    root.recount(filterState)
    return show(root.rows(filterState), insteadOf: range)
  }

  /// Items in the order in which they are shown.
  func inOrder(_ children: [Tree]) -> [Tree] {
    guard let order else { return children }
    return children.enumerated().sorted { first, second in
      if order(first.element.value, second.element.value) { return true }
      return !order(second.element.value, first.element.value) && first.offset < second.offset
    }.map(\.element)
  }

  /// Evaluates the filter again for an item that has changed, and puts it where the order has it.
  func review(_ node: Tree) {
    node.matchAgain(predicate)
    node.recount(filterState)
    if order != nil, let parent = node.parent { parent.order(inOrder(parent.children), filterState) }
    node.weightDidChange(filterState)
  }

  /// Whether a change below an item changes no rows but those that come, go or are of the changed item.
  func showsInPlace(_ parent: Tree) -> Bool {
    predicate == nil && order == nil && parent.isOpen(filterState)
      && (parent.isRoot || parent.position(filterState) != nil)
  }
}

extension ListChangeset {
  /// The same changes of items that come behind others.
  fileprivate func shifted(by offset: Int) -> ListChangeset {
    if offset == 0 { return self }
    func shifted(_ moves: [IndexMove<Int>]) -> [IndexMove<Int>] {
      moves.map { IndexMove(from: $0.from + offset, to: $0.to + offset) }
    }
    return ListChangeset(
      deletes: deletes.map { $0 + offset },
      inserts: inserts.map { $0 + offset },
      moves: shifted(moves),
      updates: shifted(updates)
    )
  }
}
