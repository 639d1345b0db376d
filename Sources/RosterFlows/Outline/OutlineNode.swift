import RosterDiagnostics
import RowStructures

/// An item in the tree of an ``OutlineDataSource``.
@MainActor final class OutlineNode<Node: Identifiable> {
  typealias Row = OutlineRow<Node>
  typealias Load = @MainActor () async throws -> [Node]

  /// Whether the children are there.
  enum State {
    case leaf
    case loaded
    /// The children are known and become items of the tree when somebody looks for them.
    case unread([Node])
    /// The children are asked for when the item is expanded.
    case unloaded(Load)
    case loading(RunningLoad)
    case failed(any Error, Load)
  }

  private var stored: Node?
  private(set) weak var parent: OutlineNode?
  /// The children in the order in which they were given.
  private(set) var children: [OutlineNode] = []
  /// The children in the order in which they are shown, each with the number of rows that it and what is below it take.
  private(set) var shown = PrefixSumTree<OutlineNode>()
  /// What the parent knows this item by in ``shown``.
  private var element: PrefixSumElement?
  var state = State.leaf
  /// Whether the user wants to see the children.
  var isExpanded = false
  /// Whether the user has closed the item since there is a filter.
  var isClosedInFilter = false
  /// Whether the filter lets the item through; `true` without one.
  var matches = true
  /// How many of the items here and below match.
  private(set) var matchCount = 1
  /// The data source that the children come from.
  var content: OutlineContent<Node>?

  /// - Parameter value: the item; `nil` for what stands for the whole tree and has no row.
  init(_ value: Node?) {
    stored = value
    if value == nil { state = .loaded }
  }

  /// Whether it stands for the whole tree and has no row.
  var isRoot: Bool { stored == nil }

  var value: Node {
    get {
      guard let stored else {
        trap(
          "OutlineDataSource: the whole tree was asked for its item",
          cause: "it was taken for an item of the tree",
          advice: "report this as a bug of Roster"
        )
      }
      return stored
    }
    set { stored = newValue }
  }

  var level: Int { parent.map { $0.isRoot ? 0 : $0.level + 1 } ?? 0 }

  var isExpandable: Bool {
    if case .leaf = state { false } else { true }
  }

  /// The row that stands for children that are not there.
  private var placeholder: Row.Role? {
    switch state {
    case .loading: .loading
    case .failed(let error, _): .failed(error)
    case .leaf, .loaded, .unread, .unloaded: nil
    }
  }

  func isInside(_ other: OutlineNode) -> Bool { self === other || parent?.isInside(other) ?? false }

  // MARK: Rows

  /// Whether the item's children are shown wherever the item is.
  func isOpen(_ filter: OutlineFilterState) -> Bool {
    if isRoot { return true }
    guard isExpandable else { return false }
    switch filter {
    case .none: return isExpanded
    case .matching(let includesDescendants):
      if isClosedInFilter { return false }
      return matchCount > (matches ? 1 : 0) || includesDescendants && isBelowMatch
    }
  }

  /// Whether the item has a row where its parent is open.
  func isShown(_ filter: OutlineFilterState) -> Bool {
    guard !isRoot, case .matching(let includesDescendants) = filter else { return true }
    return matchCount > 0 || includesDescendants && parent?.isBelowMatch ?? false
  }

  /// Whether the item or one that it is in matches the filter.
  private var isBelowMatch: Bool { !isRoot && (matches || parent?.isBelowMatch ?? false) }

  /// The number of rows that the item and what is below it take where its parent is open.
  func weight(_ filter: OutlineFilterState) -> Int {
    guard isShown(filter) else { return 0 }
    return (isRoot ? 0 : 1) + (isOpen(filter) ? shown.total + (placeholder == nil ? 0 : 1) : 0)
  }

  /// The row of the item.
  func row(_ filter: OutlineFilterState) -> Row {
    Row(node: value, role: .item, level: level, isExpandable: isExpandable, isExpanded: isOpen(filter))
  }

  /// The rows of the item and of what is shown below it.
  func rows(_ filter: OutlineFilterState) -> [Row] {
    var rows: [Row] = []
    appendRows(to: &rows, level: level, filter)
    return rows
  }

  private func appendRows(to rows: inout [Row], level: Int, _ filter: OutlineFilterState) {
    guard isShown(filter) else { return }
    let isOpen = isOpen(filter)
    if !isRoot {
      rows.append(Row(node: value, role: .item, level: level, isExpandable: isExpandable, isExpanded: isOpen))
    }
    guard isOpen else { return }
    let below = isRoot ? 0 : level + 1
    for element in shown.elements { shown[element].appendRows(to: &rows, level: below, filter) }
    if let row = placeholderRow(level: below) { rows.append(row) }
  }

  private func placeholderRow(level: Int) -> Row? {
    placeholder.map { Row(node: value, role: $0, level: level, isExpandable: false, isExpanded: false) }
  }

  /// The row that stands for the item's children where it is open, and how far below the item's row it is; `nil` if there is none.
  func placeholderRow(_ filter: OutlineFilterState) -> (offset: Int, row: Row)? {
    guard isOpen(filter) else { return nil }
    return placeholderRow(level: level + 1).map { (weight(filter) - 1, $0) }
  }

  /// The index of the item's row, or of where it would be; `nil` if an item that it is in is closed or hidden.
  ///
  /// - Complexity: O(*d* log *n*) for *d* levels above it with up to *n* items each.
  func position(_ filter: OutlineFilterState) -> Int? {
    guard let parent, let element else { return isRoot ? 0 : nil }
    guard parent.isOpen(filter), parent.isRoot || parent.isShown(filter) else { return nil }
    return parent.position(filter).map { $0 + (parent.isRoot ? 0 : 1) + parent.shown.offset(of: element) }
  }

  /// The item at a row below this one, counted from this item's own row; `nil` for a row that stands for children.
  func node(atRow row: Int) -> OutlineNode? {
    if row == 0, !isRoot { return self }
    let below = isRoot ? row : row - 1
    guard below < shown.total else { return nil }
    let (element, local) = shown.element(covering: below)
    return shown[element].node(atRow: local)
  }

  /// Counts rows anew here and in all items that this one is in.
  func weightDidChange(_ filter: OutlineFilterState) {
    var node: OutlineNode? = self
    while let current = node, let parent = current.parent, let element = current.element {
      parent.shown.setCount(current.weight(filter), of: element)
      node = parent
    }
  }

  /// Counts the rows of all items below anew.
  func recount(_ filter: OutlineFilterState) {
    for child in children {
      child.recount(filter)
      if let element = child.element { shown.setCount(child.weight(filter), of: element) }
    }
  }

  // MARK: Matches

  /// Evaluates a filter for this item and all below it.
  func match(_ predicate: ((Node) -> Bool)?) {
    for child in children { child.match(predicate) }
    matches = !isRoot && predicate?(value) ?? true
    isClosedInFilter = false
    matchCount = children.reduce(matches ? 1 : 0) { $0 + $1.matchCount }
  }

  /// Evaluates a filter for this item alone.
  func matchAgain(_ predicate: ((Node) -> Bool)?) {
    let now = predicate?(value) ?? true
    if now == matches { return }
    matches = now
    addMatches(now ? 1 : -1)
  }

  private func addMatches(_ difference: Int) {
    matchCount += difference
    parent?.addMatches(difference)
  }

  // MARK: Children

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - index: where it is among the children.
  ///   - position: where it is shown among them.
  func insert(_ child: OutlineNode, at index: Int, shownAt position: Int, _ filter: OutlineFilterState) {
    child.parent = self
    children.insert(child, at: index)
    child.element = shown.insert(child, count: 0, at: position)
    addMatches(child.matchCount)
    if let element = child.element { shown.setCount(child.weight(filter), of: element) }
  }

  /// Takes a child out.
  func remove(_ child: OutlineNode) {
    guard let element = child.element, let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    shown.remove(element)
    child.element = nil
    child.parent = nil
    addMatches(-child.matchCount)
  }

  /// Shows the children in another order.
  func order(_ shownChildren: [OutlineNode], _ filter: OutlineFilterState) {
    shown = PrefixSumTree(shownChildren.map { ($0, $0.weight(filter)) })
    for (element, child) in zip(shown.elements, shownChildren) { child.element = element }
  }

  /// The children in the order in which they are shown.
  var shownChildren: [OutlineNode] { shown.elements.map { shown[$0] } }

  func forEach(_ body: (OutlineNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
