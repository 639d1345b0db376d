import Foundation
import RosterCore
import RosterDiagnostics
import RowStructures

/// A data source of a tree with items to expand, in one section.
///
/// ```swift
/// let files = OutlineDataSource(roots) { folder in
///   folder.isDirectory ? .loaded { try await list(folder) } : .none
/// }
/// tableView.attach(TableViewDataSource(files, cell: FileCell.self))
///   .onSelect(OutlineRow<File>.self) { row in files.toggle(row.node.id) }
/// ```
///
/// Each row is an ``OutlineRow``: an item with its level, and whether it can be expanded and is. The outline requests children when
/// an item is first expanded. Items stay expanded by identifier: through changes and moves, under a collapsed item, and after a
/// removal and a new insertion. Every change is one animated update.
///
/// Items have one place in the tree: a second item with the same identifier stops the program.
@preconcurrency @MainActor public final class OutlineDataSource<Node: Identifiable>: VersionedDataSource {
  public typealias Item = OutlineRow<Node>
  typealias Slot = OutlineTree.Slot
  typealias Branch = OutlineTree.Branch

  public let changes = ContentChannel<Item>()
  /// The rows with their labels.
  var list = RowList<OutlineLine>([])
  /// The items of the rows, by slots.
  var shownNodes = RowList<Node?>([])
  /// The errors of loading children, by slots.
  var errors: [UInt32: any Error] = [:]
  let tree = OutlineTree()
  /// The items by slots, except those that are being added.
  var nodes = RowList<Node?>([])
  /// Items that are being added, in the slots after the others.
  var newNodes: [Node?] = []
  var isMakingItems = false
  /// The slots of the items whose parents have been read, by their identifiers.
  var slots: [Node.ID: Slot] = [:]
  /// The reasons why children of expandable items aren't there.
  var states: [Slot: State] = [:]
  /// The data sources of children.
  var contents: [Slot: OutlineContent<Node>] = [:]
  let childrenOf: (Node) -> OutlineChildren<Node>
  let isExpandedAtFirst: (Node) -> Bool
  /// The expansion of items that aren't in the tree, with the last thousand of those that were.
  var remembered: OutlineMemory<Node.ID>
  /// The filter. Its closure can't change content.
  var predicate: ((Node) -> Bool)?
  var order: ((Node, Node) -> Bool)?
  /// The items that have changed since the change began.
  var changed: Set<Slot> = []
  /// The slots of items that were removed since the change began.
  var departed: [Slot] = []
  /// The slots of items whose loading had failed before the change.
  var staleErrors: [Slot] = []
  /// Objects to release after the change, as that may run any code.
  var released: [Any] = []

  typealias Load = @MainActor () async throws -> [Node]

  /// The reason why the children of an expandable item aren't in the tree.
  enum State {
    /// The children are known, and become items of the tree when a view or the app needs them.
    case unread([Node])
    /// The children load when the item is expanded.
    case unloaded(Load)
    case loading(RunningLoad)
    case failed(any Error, Load)
  }

  /// Creates an outline of a tree.
  ///
  /// - Parameters:
  ///   - roots: The top-level items.
  ///   - expanded: The identifiers of items to expand once they are there, from ``expandedIDs``.
  ///   - isExpanded: A closure that returns whether an item is expanded before the user decides. The default is `false`.
  ///   - children: A closure that returns an item's children. It's called when the item's row could first be shown, and again when
  ///     its parent's children are replaced. A tree has at most 500 levels.
  public init(
    _ roots: [Node],
    expanded: Set<Node.ID> = [],
    isExpanded: @escaping (Node) -> Bool = { _ in false },
    children: @escaping (Node) -> OutlineChildren<Node>
  ) {
    childrenOf = children
    isExpandedAtFirst = isExpanded
    remembered = OutlineMemory(awaited: expanded)
    changes.source = self
    // This isn't a change, as an outline can be created where content can't change: in the rows of another item.
    add(roots, to: OutlineTree.root, at: 0)
    let lines = tree.lines(of: tree.top.line)
    (list, shownNodes) = (RowList(lines), nodes)
    setLabels(lines.indices)
    tree.top.rowCount = lines.count
  }

  public var version: OutlineVersion<Node> {
    OutlineVersion(rows: list, nodes: shownNodes, errors: errors, channel: changes)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }

  /// The rows of the outline.
  ///
  /// - Complexity: O(*n*). Read a single row with `item(at:inSection:)`.
  public var rows: [Item] { version.items(inSection: 0) }

  // MARK: The tree

  /// Returns the item of an occupied slot.
  func node(_ slot: Slot) -> Node {
    let index = Int(slot)
    guard let node = index < nodes.count ? nodes[index] : newNodes[index - nodes.count] else {
      fatalError("slot \(slot) has no item")
    }
    return node
  }

  /// Returns the item with an identifier, or `nil` if it isn't in the tree or hasn't been read.
  public subscript(id: Node.ID) -> Node? { slots[id].map(node) }

  /// The top-level items.
  public var roots: [Node] { tree.top.children.map(node) }

  /// Returns the children of an item in their given order, as far as they have been read, or `nil` if there's no such item.
  public func children(of id: Node.ID) -> [Node]? { slots[id].map { tree.children(of: $0).map(node) } }

  /// Returns the parent of an item, or `nil` for a root.
  public func parent(of id: Node.ID) -> Node? {
    slots[id].map { tree[$0].parent }.flatMap { $0 == OutlineTree.root ? nil : node($0) }
  }

  /// Returns the number of items above an item, or `nil` if there's no such item.
  public func level(of id: Node.ID) -> Int? { slots[id].map { Int(tree[$0].level) } }

  /// Returns the index of an item's row, or `nil` if it isn't shown.
  ///
  /// - Complexity: O(log *n*)
  public func row(of id: Node.ID) -> Int? { slots[id].flatMap(row) }

  /// Returns the place of an item's row, or `nil` if it isn't shown.
  public func place(of id: Node.ID) -> ItemPlace? { row(of: id).map { version.place(at: $0, inSection: 0) } }

  /// Returns a Boolean value that indicates whether an item is expanded, shown or not.
  public func isExpanded(_ id: Node.ID) -> Bool {
    slots[id].map { tree.has(.isExpanded, $0) } ?? remembered[id] ?? false
  }

  /// The identifiers of all expanded items, to store and pass to the initializer later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var expandedIDs: Set<Node.ID> {
    var ids = remembered.expanded
    tree.forEach(in: OutlineTree.root) { if tree.has(.isExpanded, $0) { ids.insert(node($0).id) } }
    return ids
  }
}
