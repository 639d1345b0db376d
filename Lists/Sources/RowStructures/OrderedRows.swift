/// The rows of a section in the order of their keys, as a value: a copy takes O(1).
///
/// Each row has a key, its label in the base, and its own label. Rows with equal keys are in the order of the base's
/// labels. Keys with base labels ascend, and so do own labels. So one tree finds a row by each of them and by its
/// index.
///
/// Only code that inserts or compares rows knows the type of keys.
@usableFromInline
package struct OrderedRows {
  @usableFromInline var tree: CountedTree<OrderLeaf>
  /// The label assigned last.
  @usableFromInline var lastLabel: RowLabel?

  @inlinable
  package init() { tree = CountedTree([], empty: OrderLeaf()) }

  /// Creates an order of sorted rows.
  ///
  /// - Parameter labels: Ascending own labels, or `nil` for fresh ones.
  /// - Complexity: O(*n*)
  @inlinable
  package init<Key>(_ rows: ContiguousArray<KeyedRow<Key>>, labels: ContiguousArray<RowLabel>? = nil) {
    var leaves: ContiguousArray<OrderLeaf> = []
    let (size, count) = (OrderLeaf.size, rows.count)
    let (first, step) = (LabelSpacing.first(for: count), LabelSpacing.step(for: count))
    leaves.reserveCapacity(count / size + 1)
    for start in stride(from: 0, to: count, by: size) {
      let range = start..<Swift.min(count, start + size)
      let run =
        labels.map { labels in LabelRun(count: range.count) { labels[start &+ $0] } }
        ?? LabelRun(first: first + start * step, step: step, count: range.count)
      leaves.append(OrderLeaf(rows, range, run))
    }
    tree = CountedTree(leaves, empty: OrderLeaf())
  }

  // MARK: Reads

  @inlinable
  package var count: Int { tree.count }

  /// Returns the label of a row in the base.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func base(at index: Int) -> RowLabel { tree.read(index) { $0.bases[$1] } }

  /// Returns the own label of a row.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func label(at index: Int) -> RowLabel { tree.read(index) { $0.labels[$1] } }

  /// Returns the index of the row with an own label, or `nil` if there isn't one.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func index(of label: RowLabel) -> Int? {
    tree.search(label: label) { leaf, before in leaf.labels.index(of: label).map { before &+ $0 } }
  }

  /// Returns the indexes of the rows with some own labels, all of which exist, in the order of the labels.
  ///
  /// - Complexity: O(*k* log *n*) for *k* labels. Many are found in one pass over all rows.
  @inlinable
  package func indexes(of labels: ContiguousArray<RowLabel>) -> ContiguousArray<Int> {
    var indexes = ContiguousArray(repeating: 0, count: labels.count)
    guard labels.count > count / 16 else {
      for place in labels.indices { indexes[place] = index(of: labels[place]) ?? 0 }
      return indexes
    }
    var order = ContiguousArray(labels.indices)
    order.sort { labels[$0] < labels[$1] }
    var (index, next) = (0, 0)
    forEach { label, _ in
      while next < order.count, labels[order[next]] == label {
        indexes[order[next]] = index
        next += 1
      }
      index += 1
    }
    return indexes
  }

  /// Calls a closure with the labels of the rows in order.
  @inlinable @inline(__always)
  package func forEach(_ body: (_ label: RowLabel, _ base: RowLabel) -> Void) {
    tree.forEach { leaf in
      for index in 0..<leaf.count { body(leaf.labels[index], leaf.bases[index]) }
    }
  }

  /// The own labels of the rows in order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package var labels: ContiguousArray<RowLabel> {
    var labels: ContiguousArray<RowLabel> = []
    labels.reserveCapacity(count)
    forEach { label, _ in labels.append(label) }
    return labels
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package func key<Key>(at index: Int, _ type: Key.Type) -> Key { tree.read(index) { $0.key($1, type) } }

  /// Returns a Boolean value that indicates whether both are the same version.
  @inlinable
  package func isIdentical(to other: OrderedRows) -> Bool { tree.isIdentical(to: other.tree) }

  // MARK: Search

  /// Returns the index at which to insert a row.
  ///
  /// - Complexity: O(log *n*) comparisons.
  @inlinable
  package func place<Key>(of row: KeyedRow<Key>, by precedes: (Key, Key) -> Bool) -> Int {
    tree.search({ leaf in
      guard leaf.count > 0 else { return false }
      return KeyedRow(leaf.key(0, Key.self), leaf.bases[0]).comes(before: row, by: precedes)
    }) { leaf, before in
      guard let keys = leaf.list(of: Key.self)?.keys else { return before }
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low &+ high) / 2
        if KeyedRow(keys[middle], leaf.bases[middle]).comes(before: row, by: precedes) {
          low = middle &+ 1
        } else {
          high = middle
        }
      }
      return before &+ low
    }
  }

  /// Returns a Boolean value that indicates whether a row belongs between the neighbors of the row at an index.
  ///
  /// - Complexity: O(log *n*), 2 comparisons.
  @inlinable
  package func fits<Key>(_ row: KeyedRow<Key>, at index: Int, by precedes: (Key, Key) -> Bool) -> Bool {
    func keyed(_ index: Int) -> KeyedRow<Key> { tree.read(index) { KeyedRow($0.key($1, Key.self), $0.bases[$1]) } }
    if index > 0, !keyed(index - 1).comes(before: row, by: precedes) { return false }
    return index + 1 == count || row.comes(before: keyed(index + 1), by: precedes)
  }

  // MARK: Edits

  /// Inserts a row with a label between those of its neighbors.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert<Key>(_ row: KeyedRow<Key>, _ label: RowLabel, at index: Int) {
    lastLabel = label
    tree.edit(index, isGap: true) { leaf, index, more in
      leaf.edit(Key.self) { keys in
        keys.reserveOneMore()
        keys.insert(row.key, at: index)
      }
      leaf.bases.insert(row.base, at: index)
      leaf.labels.insert(label, at: index)
      if leaf.count > OrderLeaf.size {
        let half = leaf.count / 2
        more.append(leaf.part(half..<leaf.count, Key.self))
        leaf = leaf.part(0..<half, Key.self)
      }
    }
  }

  /// - Returns: The own label and the row.
  /// - Complexity: O(log *n*)
  @discardableResult
  @inlinable
  package mutating func remove<Key>(at index: Int, _ type: Key.Type) -> (label: RowLabel, row: KeyedRow<Key>) {
    tree.edit(index, isGap: false) { leaf, index, _ in
      let (label, base) = (leaf.labels[index], leaf.bases[index])
      leaf.bases.remove(at: index)
      leaf.labels.remove(at: index)
      return (label, KeyedRow(leaf.edit(Key.self) { $0.remove(at: index) }, base))
    }
  }

  /// Replaces the key and the base label of a row, which retains its own label.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func replace<Key>(at index: Int, with row: KeyedRow<Key>) {
    tree.edit(index, isGap: false) { leaf, index, _ in
      leaf.edit(Key.self) { $0[index] = row.key }
      leaf.bases.replace(at: index, with: row.base)
    }
  }

  // MARK: Labels

  /// Returns a label for a row to insert at an index, or `nil` if there isn't one between the neighbors.
  ///
  /// If it's `nil`, call ``makeRoom(at:)`` first.
  @inlinable
  package func newLabel(at index: Int) -> RowLabel? {
    LabelSpacing.between(
      index > 0 ? label(at: index - 1) : nil,
      index < count ? label(at: index) : nil,
      last: lastLabel
    )
  }

  /// Spreads the own labels of as few rows as possible, to make room in a full gap.
  ///
  /// - Returns: The index of the first relabeled row, and the labels.
  /// - Complexity: O(log *n*) labels, amortized.
  @inlinable
  package mutating func makeRoom(at index: Int) -> (first: Int, relabeling: Relabeling) {
    let (first, relabeling) = Relabeling.spread(around: index, of: count) { label(at: $0) }
    lastLabel = nil
    var place = 0
    while place < relabeling.new.count {
      place += tree.edit(first + place, isGap: false) { leaf, index, _ in
        let count = Swift.min(leaf.count - index, relabeling.new.count - place)
        leaf.labels.replace(index..<index + count) { relabeling.new[place + $0] }
        return count
      }
    }
    return (first, relabeling)
  }

  /// Replaces the base labels of rows after a relabeling of the base.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package mutating func relabelBases(_ relabeling: Relabeling) {
    guard let first = relabeling.old.first, let last = relabeling.old.last else { return }
    var leaves: ContiguousArray<OrderLeaf> = []
    tree.forEach { leaf in
      let bases = leaf.bases
      let isOther = (0..<leaf.count).contains { bases[$0] >= first && bases[$0] <= last }
      let new = isOther ? LabelPiece(count: leaf.count) { relabeling.map(bases[$0]) } : bases
      leaves.append(OrderLeaf(leaf.keys, new, leaf.labels))
    }
    tree = CountedTree(leaves, empty: OrderLeaf())
  }
}
