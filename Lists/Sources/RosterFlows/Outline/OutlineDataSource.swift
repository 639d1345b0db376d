import Foundation
import RosterCore
import RosterDiagnostics
import RowStructures

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
/// Each row is an ``OutlineRow``: an item with its level, and whether it can be expanded and is. The outline asks for children
/// when an item is expanded for the first time. Items stay expanded by identifier: through changes and moves, while an item
/// above is collapsed, and when an item is removed and inserted again. Every change is one animated update.
///
/// Items have one place in the tree: a second item with the same identifier stops the program.
@preconcurrency @MainActor public final class OutlineDataSource<Node: Identifiable>: VersionedDataSource {
  public typealias Item = OutlineRow<Node>
  typealias Slot = OutlineTree.Slot
  typealias Branch = OutlineTree.Branch

  public let changes = ContentChannel<Item>()
  /// The rows with their labels.
  var list = RowList<OutlineLine>([])
  /// The items that the rows show, by slots.
  var shownNodes = RowList<Node?>([])
  /// Why children could not be loaded, by slots.
  var errors: [UInt32: any Error] = [:]
  let tree = OutlineTree()
  /// The items by slots, but for those that are being added.
  var nodes = RowList<Node?>([])
  /// Items that are being added, in the slots after the others.
  var newNodes: [Node?] = []
  var isMakingItems = false
  /// The slots of all items whose parents have been read, by their identifiers.
  var slots: [Node.ID: Slot] = [:]
  /// Why children aren't there, of items that can have some.
  var states: [Slot: State] = [:]
  /// The data sources that children come from.
  var contents: [Slot: OutlineContent<Node>] = [:]
  let childrenOf: (Node) -> OutlineChildren<Node>
  let isExpandedAtFirst: (Node) -> Bool
  /// What the user wanted of items that aren't in the tree: the last thousand of those that were.
  var remembered: OutlineMemory<Node.ID>
  /// The filter. Its closure is called where content can't be changed.
  var predicate: ((Node) -> Bool)?
  var order: ((Node, Node) -> Bool)?
  /// The items that show something else since the change began.
  var changed: Set<Slot> = []
  /// The slots of items that have left since the change began.
  var departed: [Slot] = []
  /// The slots of items whose children could not be loaded before the change.
  var staleErrors: [Slot] = []
  /// What's released when the change has ended, as that may run any code.
  var released: [Any] = []

  typealias Load = @MainActor () async throws -> [Node]

  /// Why the children of an item that can have some aren't in the tree.
  enum State {
    /// They are known, and become items of the tree when a view or the app looks for them.
    case unread([Node])
    /// They are loaded when the item is expanded.
    case unloaded(Load)
    case loading(RunningLoad)
    case failed(any Error, Load)
  }

  /// Makes an outline of a tree.
  ///
  /// - Parameters:
  ///   - roots: The items that are in no other.
  ///   - expanded: The identifiers of items that are expanded once they are there, as ``expandedIDs`` returned them.
  ///   - isExpanded: Returns a Boolean value that indicates whether an item is expanded of which the user has said nothing. The
  ///     default is `false`.
  ///   - children: Returns what an item has below it. It's called once for each item, when its row could first be shown. A
  ///     tree has at most 500 levels.
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
    // No change, as an outline can be made where none can be changed: in the rows of another item.
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

  /// The rows that are shown.
  ///
  /// - Complexity: O(*n*). Read a single row with `item(at:inSection:)`.
  public var rows: [Item] { version.items(inSection: 0) }

  // MARK: The tree

  /// Returns the item of a slot that has one.
  func node(_ slot: Slot) -> Node {
    let index = Int(slot)
    guard let node = index < nodes.count ? nodes[index] : newNodes[index - nodes.count] else {
      fatalError("slot \(slot) has no item")
    }
    return node
  }

  /// Returns the item with an identifier, or `nil` if it isn't in the tree or its parent's children have not been read.
  public subscript(id: Node.ID) -> Node? { slots[id].map(node) }

  /// The items that are in no other.
  public var roots: [Node] { tree.top.children.map(node) }

  /// Returns the children of an item, in the order in which they were given, as far as they have been read; `nil` if there's
  /// no such item.
  public func children(of id: Node.ID) -> [Node]? { slots[id].map { tree.children(of: $0).map(node) } }

  /// Returns the item that an item is in; `nil` for a root.
  public func parent(of id: Node.ID) -> Node? {
    slots[id].map { tree[$0].parent }.flatMap { $0 == OutlineTree.root ? nil : node($0) }
  }

  /// Returns the number of items that an item is in; `nil` if there's no such item.
  public func level(of id: Node.ID) -> Int? { slots[id].map { Int(tree[$0].level) } }

  /// Returns the index of an item's row; `nil` if it isn't shown.
  ///
  /// - Complexity: O(log *n*)
  public func row(of id: Node.ID) -> Int? { slots[id].flatMap(row) }

  /// Returns the place of an item's row, to scroll to or to edit; `nil` if it isn't shown.
  public func place(of id: Node.ID) -> ItemPlace? { row(of: id).map { version.place(at: $0, inSection: 0) } }

  /// Returns a Boolean value that indicates whether the user or the program has expanded an item, whether it's shown or not.
  public func isExpanded(_ id: Node.ID) -> Bool {
    slots[id].map { tree.has(.isExpanded, $0) } ?? remembered[id] ?? false
  }

  /// The identifiers of all items that are expanded, to be stored and passed to the initializer later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var expandedIDs: Set<Node.ID> {
    var ids = remembered.expanded
    tree.forEach(in: OutlineTree.root) { if tree.has(.isExpanded, $0) { ids.insert(node($0).id) } }
    return ids
  }
}
