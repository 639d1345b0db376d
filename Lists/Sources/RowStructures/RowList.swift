/// The rows of a section with their labels, as a value: a copy takes O(1).
///
/// A list that's created from an array shares that array until an edit. Then the rows around each edit are in arrays of
/// their own. The rest stay in the original array as long as they are at least half of it.
@usableFromInline
package struct RowList<Item> {
  /// All rows and their labels while there isn't a tree: in an assigned array, or few.
  @usableFromInline var items: [Item]
  @usableFromInline var labels: LabelRun
  @usableFromInline var tree: CountedTree<RowLeaf<Item>>?
  /// The label assigned last.
  @usableFromInline var lastLabel: RowLabel?
  /// The number of rows in the long arrays of which leaves have parts.
  @usableFromInline var assigned = 0
  /// The number of rows in those parts.
  @usableFromInline var lent = 0

  /// - Complexity: O(1)
  @inlinable
  package init(_ items: [Item]) {
    self.items = items
    let count = items.count
    labels = LabelRun(first: LabelSpacing.first(for: count), step: LabelSpacing.step(for: count), count: count)
  }

  /// The maximum number of rows in one array of its own.
  @inlinable
  static var size: Int { RowLeaf<Item>.size }

  // MARK: Reads

  @inlinable
  package var count: Int { tree?.count ?? items.count }

  /// - Complexity: O(log *n*), O(1) before the first edit.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Item {
    guard let tree else { return items[index] }
    return tree.read(index) { leaf, index in leaf.piece.array[leaf.piece.start &+ index] }
  }

  /// - Complexity: O(log *n*), O(1) before the first edit.
  @inlinable @inline(__always)
  package func label(at index: Int) -> RowLabel {
    guard let tree else {
      precondition(index >= 0 && index < labels.count, "index out of range")
      return labels[index]
    }
    return tree.read(index) { leaf, index in leaf.piece.labels[index] }
  }

  /// Returns the index of the row with a label, or `nil` if there isn't one.
  ///
  /// - Complexity: O(log *n*), O(1) before the first edit.
  @inlinable
  package func index(of label: RowLabel) -> Int? {
    guard let tree else { return labels.index(of: label) }
    return tree.search(label: label) { leaf, before in
      leaf.piece.labels.index(of: label).map { before &+ $0 }
    }
  }

  /// Returns the item of the row with a label, or `nil` if there isn't one.
  ///
  /// - Complexity: O(log *n*), O(1) before the first edit.
  @inlinable
  package func item(labeled label: RowLabel) -> Item? {
    guard let tree else { return labels.index(of: label).map { items[$0] } }
    return tree.search(label: label) { leaf, _ in
      leaf.piece.labels.index(of: label).map { leaf.piece.array[leaf.piece.start &+ $0] }
    }
  }

  /// Calls a closure with the rows in order.
  @inlinable @inline(__always)
  package func forEach(_ body: (RowLabel, Item) -> Void) {
    forEach(in: 0..<count, body)
  }

  /// Calls a closure with the rows of a range in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* rows.
  @inlinable @inline(__always)
  package func forEach(in range: Range<Int>, _ body: (RowLabel, Item) -> Void) {
    guard let tree else { return Self.read(items, 0, labels, range, body) }
    tree.forEach(in: range) { leaf, range in
      let piece = leaf.piece
      Self.read(piece.array, piece.start, piece.labels, range, body)
    }
  }

  @inlinable @inline(__always)
  static func read(
    _ items: [Item],
    _ start: Int,
    _ labels: LabelRun,
    _ range: Range<Int>,
    _ body: (RowLabel, Item) -> Void
  ) {
    items.withUnsafeBufferPointer { items in
      for index in range { body(labels[index], items[start &+ index]) }
    }
  }

  /// The items.
  ///
  /// - Complexity: O(*n*), O(1) before the first edit.
  @inlinable
  package var array: [Item] {
    guard let tree else { return items }
    var array: [Item] = []
    array.reserveCapacity(tree.count)
    tree.forEach { array.append(contentsOf: $0.piece.items) }
    return array
  }

  /// Returns a Boolean value that indicates whether both are known to have the same rows, without comparing them.
  @inlinable
  package func isIdentical(to other: RowList) -> Bool {
    if let tree, let other = other.tree { return tree.isIdentical(to: other) }
    guard tree == nil, other.tree == nil, items.count == other.items.count else { return false }
    let isSameArray = items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer { items.baseAddress == $0.baseAddress }
    }
    return isSameArray && labels.origin == other.labels.origin && labels.step == other.labels.step
      && labels.words == other.labels.words
  }

  // MARK: Edits

  /// Returns a label for a row to insert at an index, or `nil` if there isn't one between the neighbors.
  ///
  /// If it's `nil`, call ``makeRoom(at:)`` first.
  @inlinable
  package func newLabel(at index: Int) -> RowLabel? {
    let (before, after) = neighbors(of: index)
    return LabelSpacing.between(before, after, last: lastLabel)
  }

  /// Returns the labels of the rows before and after a gap.
  @inlinable
  func neighbors(of index: Int) -> (before: RowLabel?, after: RowLabel?) {
    (index > 0 ? label(at: index - 1) : nil, index < count ? label(at: index) : nil)
  }

  /// Inserts a row with a label between those of its neighbors.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert(_ item: Item, _ label: RowLabel, at index: Int) {
    lastLabel = label
    if tree == nil, items.count < Self.size {
      items.insert(item, at: index)
      labels.insert(label, at: index)
      return
    }
    edit(index, isGap: true) { piece, index in
      piece.array.reserveOneMore()
      piece.array.insert(item, at: index)
      piece.labels.insert(label, at: index)
    }
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func remove(at index: Int) -> (label: RowLabel, item: Item) {
    if tree == nil, items.count <= Self.size {
      let removed = (labels[index], items.remove(at: index))
      labels.remove(at: index)
      return removed
    }
    let removed = edit(index, isGap: false) { piece, index in
      let label = piece.labels[index]
      piece.labels.remove(at: index)
      return (label, piece.array.remove(at: index))
    }
    if count < Self.size / 4 { cut() }
    return removed
  }

  /// Replaces the item of a row, which retains its label.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func replace(at index: Int, with item: Item) -> (label: RowLabel, old: Item) {
    if tree == nil, items.count <= Self.size {
      let old = items[index]
      items[index] = item
      return (labels[index], old)
    }
    return edit(index, isGap: false) { piece, index in
      let old = piece.array[index]
      piece.array[index] = item
      return (piece.labels[index], old)
    }
  }

  /// Changes the rows around an index, in a tree.
  @inlinable @inline(__always)
  mutating func edit<Result>(_ index: Int, isGap: Bool, _ body: (RowPiece<Item>, Int) -> Result) -> Result {
    if tree == nil { plant() }
    // There's a tree by now.
    let (result, taken) = tree!.edit(index, isGap: isGap) { leaf, index, more in leaf.edit(index, &more, body) }
    if taken > 0 { take(taken) }
    return result
  }

  /// Converts the array into a tree.
  @inlinable
  mutating func plant() {
    let leaf = RowLeaf(RowPiece(items, labels))
    tree = CountedTree([leaf], empty: leaf)
    (assigned, lent) = (0, 0)
    if leaf.piece.isLong { lend(leaf.piece.count) }
    (items, labels) = ([], LabelRun())
  }

  /// Converts a tree with few rows into an array.
  @inlinable
  mutating func cut() {
    items = array
    var list: ContiguousArray<RowLabel> = []
    forEach { label, _ in list.append(label) }
    labels = LabelRun(list)
    tree = nil
  }

  /// Copies the rows in parts of long arrays if these parts have less than half of the rows.
  @inlinable
  mutating func take(_ count: Int) {
    lent -= count
    guard lent < assigned / 2, let old = tree else { return }
    (assigned, lent) = (0, 0)
    var leaves: ContiguousArray<RowLeaf<Item>> = []
    old.forEach { leaf in
      if leaf.piece.isPart {
        leaves += leaf.copies
      } else {
        leaves.append(copy leaf)
        if leaf.piece.isLong { lend(leaf.piece.count) }
      }
    }
    tree = CountedTree(leaves, empty: leaves[0])
  }

  /// Counts the rows of a long array.
  @inlinable
  mutating func lend(_ count: Int) {
    assigned += count
    lent += count
  }
}

extension RowList: Sendable where Item: Sendable {}

extension RowList {
  /// Replaces the items of all rows, which retain their labels.
  ///
  /// - Complexity: O(1) before the first edit, otherwise O(*n*).
  @inlinable
  package mutating func replaceAll(_ new: [Item]) {
    precondition(new.count == count, "each row needs an item")
    if let tree {
      var all: ContiguousArray<RowLabel> = []
      all.reserveCapacity(new.count)
      tree.forEach { leaf in
        for index in 0..<leaf.piece.count { all.append(leaf.piece.labels[index]) }
      }
      labels = LabelRun(all)
      self.tree = nil
      (assigned, lent) = (0, 0)
    }
    items = new
  }
}
