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
/// Each row is an ``OutlineRow``: an item with its level, and whether it can be expanded and is. Children are asked for
/// when an item is expanded for the first time. Items stay expanded by identifier: through changes and moves, while
/// an item above is collapsed, and when an item goes and comes again. Every change is one animated update.
///
/// Items have one place in the tree: a second item with the same identifier stops the program.
@preconcurrency @MainActor public final class OutlineDataSource<Node: Identifiable>: DataSource {
  public typealias Item = OutlineRow<Node>
  typealias Slot = OutlineShape.Slot
  typealias Patch = OutlinePatch<Node>

  public let changes = ContentChannel()
  /// The tree as the last change left it.
  let shape = OutlineShape()
  let values = SlotValues<Node>()
  /// The slots of all items whose parents have been read, by their identifiers.
  var slots = EntryTable<Slot>()
  /// Why children are not there, of items that may have some.
  var states: [Slot: OutlineState<Node>] = [:]
  /// The data sources that children come from.
  var contentsBySlot: [Slot: OutlineContent<Node>] = [:]
  /// The items whose children are those of a data source, by its channel.
  var contents: [ObjectIdentifier: [OutlineContent<Node>]] = [:]
  /// They are called where nothing may be changed.
  let childrenOf: (Node) -> OutlineChildren<Node>
  let isExpandedAtFirst: (Node) -> Bool
  /// What the user wanted of items that are not in the tree: the last thousand of those that were.
  var remembered: OutlineMemory<Node.ID>
  private(set) var predicate: ((Node) -> Bool)?
  private(set) var order: ((Node, Node) -> Bool)?

  /// What views show instead of what the step that is being made leads to.
  var stepToCome: Patch?
  /// What was there before changes that wait for their turn.
  var drafted: Patch?
  package var readsAhead = false
  /// Whether a view or a handler has to get the change that is being made, and whether it has changed rows.
  var change = (isFollowed: false, changesRows: false)
  /// The moment of all places: they follow the identifiers of rows.
  let moment = ContentRevision()

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
    childrenOf = children
    isExpandedAtFirst = isExpanded
    remembered = OutlineMemory(awaited: expanded)
    changes.source = self
    changes.history.source = self
    // No change, as an outline may be made where none can be: in the rows of another item.
    add(roots, to: OutlineShape.root, at: 0)
  }

  /// Runs a function of the user's that says what is shown, and where; changing content in it is refused.
  static func asking<Answer>(_ answer: () -> Answer) -> Answer {
    UpdateCoordinator.shared.evaluate("OutlineDataSource", answer)
  }

  // MARK: Content

  public var numberOfSections: Int { 1 }

  public func numberOfItems(inSection section: Int) -> Int {
    checkIndex(section, of: .section, below: 1, in: "OutlineDataSource", #function)
    return numberOfReadRows
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    checkIndex(section, of: .section, below: 1, in: "OutlineDataSource", #function)
    checkIndex(index, of: .item, below: numberOfReadRows, in: "OutlineDataSource", #function)
    return readRow(at: index)
  }

  /// The rows that are shown, as the last change left them.
  ///
  /// - Complexity: O(*n*); a single row is read by `item(at:inSection:)`.
  public var rows: [Item] { rows(0..<shape.rowCount) }

  /// Rows as the last change left them.
  func rows(_ rows: Range<Int>) -> [Item] { shape.slots(atRows: rows).map(row) }

  /// The row of an item, or of what stands for the children of one.
  func row(_ slot: Slot) -> Item {
    let entry = shape[slot]
    let level = Int(entry.level)
    guard entry.flags.contains(.standsForChildren) else {
      let isExpandable = entry.flags.contains(.isExpandable)
      return Item(
        node: values[slot],
        role: .item,
        level: level,
        isExpandable: isExpandable,
        isExpanded: shape.isOpen(slot)
      )
    }
    let role: Item.Role = if case .failed(let error, _) = states[entry.parent] { .failed(error) } else { .loading }
    return Item(node: values[entry.parent], role: role, level: level, isExpandable: false, isExpanded: false)
  }

  // MARK: The tree

  /// The slot of the item with an identifier.
  func slot(of id: Node.ID) -> Slot? { slot(of: id, hash: hash(of: id)) }

  func slot(of id: Node.ID, hash: UInt32) -> Slot? { slots.first(hash: hash) { values[$0].id == id } }

  func hash(of id: Node.ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  func values(_ slots: [Slot]) -> [Node] { slots.map { values[$0] } }

  /// The item with an identifier; `nil` if it is not in the tree or its parent's children have not been read.
  public subscript(id: Node.ID) -> Node? { slot(of: id).map { values[$0] } }

  /// The items that are in no other.
  public var roots: [Node] { values(shape.children(of: OutlineShape.root)) }

  /// The children of an item, in the order in which they were given, as far as they have been read; `nil` if there is no
  /// such item.
  public func children(of id: Node.ID) -> [Node]? { slot(of: id).map { values(shape.children(of: $0)) } }

  /// The item that an item is in; `nil` for a root.
  public func parent(of id: Node.ID) -> Node? {
    slot(of: id).map { shape[$0].parent }.flatMap { $0 == OutlineShape.root ? nil : values[$0] }
  }

  /// The number of items that an item is in; `nil` if there is no such item.
  public func level(of id: Node.ID) -> Int? { slot(of: id).map { Int(shape[$0].level) } }

  /// The index of an item's row; `nil` if it is not shown.
  ///
  /// - Complexity: O(log *n*)
  public func row(of id: Node.ID) -> Int? { slot(of: id).flatMap(shape.row(of:)) }

  /// The place of an item's row, to scroll to or to edit; `nil` if it is not shown.
  public func place(of id: Node.ID) -> ItemPlace? {
    changes.history.place(ofID: Item.ID(node: id, standsForChildren: false), in: changes)
  }

  /// Whether the user or the program has expanded an item, whether it is shown or not.
  public func isExpanded(_ id: Node.ID) -> Bool {
    slot(of: id).map { shape.has(.isExpanded, $0) } ?? remembered[id] ?? false
  }

  /// The identifiers of all items that are expanded, to be kept and given to the initializer later.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var expandedIDs: Set<Node.ID> {
    let expanded = shape.slots(at: 0..<shape.count).filter { shape.has(.isExpanded, $0) }
    return Set(expanded.map { values[$0].id }).union(remembered.expanded)
  }

  // MARK: Filter and order

  /// Shows the items that match, and those that they are in, whether these are expanded or not.
  ///
  /// When the filter goes, the same items are expanded as before it. Children that have to be loaded do not match until they
  /// are there; others are read.
  ///
  /// - Parameters:
  ///   - includesDescendants: whether the items in an item that matches are shown, too.
  ///   - matches: whether an item matches; `nil` shows all items again.
  /// - Complexity: O(*n*) in the number of items: each is evaluated once.
  @discardableResult
  public func filter(includesDescendants: Bool = false, _ matches: ((Node) -> Bool)?) -> ContentUpdate {
    change {
      replaceRows(in: 0..<shape.rowCount) {
        // Items that are read now are evaluated with all others.
        predicate = nil
        if matches != nil { readAll(OutlineShape.root) }
        predicate = matches.map { matches in { node in Self.asking { matches(node) } } }
        for slot in shape.slots(at: 0..<shape.count) where !shape.has(.standsForChildren, slot) {
          shape.set(.matches, predicate?(values[slot]) ?? true, slot)
          shape.set(.isClosedInFilter, false, slot)
        }
        shape.filter = matches == nil ? .none : .matching(includesDescendants: includesDescendants)
        shape.refresh(in: OutlineShape.root)
      }
    }
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
    return change {
      replaceRows(in: 0..<shape.rowCount) {
        var line: [Slot] = []
        @MainActor func append(_ slot: Slot) {
          line.append(slot)
          appendContents(of: slot)
          if let placeholder = shape.placeholder(of: slot) { line.append(placeholder) }
        }
        @MainActor func appendContents(of slot: Slot) {
          for child in inOrder(shape.children(of: slot)) { append(child) }
        }
        appendContents(of: OutlineShape.root)
        shape.setContents(of: OutlineShape.root, shape.children(of: OutlineShape.root), line)
        shape.refresh(in: OutlineShape.root)
      }
    }
  }

  /// Children in the order in which they are shown.
  func inOrder(_ children: [Slot]) -> [Slot] {
    guard let order else { return children }
    return children.enumerated().sorted { first, second in
      if order(values[first.element], values[second.element]) { return true }
      return !order(values[second.element], values[first.element]) && first.offset < second.offset
    }.map(\.element)
  }

  /// Evaluates the filter for an item that has changed.
  func matchAgain(_ slot: Slot) { shape.set(.matches, predicate?(values[slot]) ?? true, slot) }

  /// Puts the children of an item in their order; what is in them stays.
  func order(in parent: Slot) {
    let children = shape.children(of: parent)
    let line = inOrder(children).flatMap { shape.slots(at: shape.places(of: $0)) }
    shape.setContents(of: parent, children, line + [shape.placeholder(of: parent)].compactMap(\.self))
    shape.refresh(in: parent)
  }
}
