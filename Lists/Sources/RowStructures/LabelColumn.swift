/// A label for each row of a section, in any order, such as the rows' labels in another order.
@usableFromInline
package struct LabelColumn: Sendable {
  @usableFromInline var tree: CountedTree<LabelPiece>

  /// - Complexity: O(*n*)
  @inlinable
  package init(_ labels: ContiguousArray<RowLabel> = []) {
    var leaves: ContiguousArray<LabelPiece> = []
    let size = LabelPiece.size
    labels.withUnsafeBufferPointer { labels in
      for start in stride(from: 0, to: labels.count, by: size) {
        leaves.append(LabelPiece(count: Swift.min(size, labels.count - start)) { labels[start &+ $0] })
      }
    }
    tree = CountedTree(leaves, empty: LabelPiece())
  }

  @inlinable
  package var count: Int { tree.count }

  /// - Complexity: O(log *n*)
  @inlinable
  package subscript(index: Int) -> RowLabel {
    get { tree.read(index) { $0[$1] } }
    set { tree.edit(index, isGap: false) { leaf, index, _ in leaf.replace(at: index, with: newValue) } }
  }

  /// All labels.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package var labels: ContiguousArray<RowLabel> {
    var labels: ContiguousArray<RowLabel> = []
    labels.reserveCapacity(count)
    tree.forEach { leaf in
      for index in 0..<leaf.count { labels.append(leaf[index]) }
    }
    return labels
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert(_ label: RowLabel, at index: Int) {
    tree.edit(index, isGap: true) { leaf, index, more in
      leaf.insert(label, at: index)
      if leaf.count > LabelPiece.size {
        let half = leaf.count / 2
        more.append(leaf.part(half..<leaf.count))
        leaf = leaf.part(0..<half)
      }
    }
  }

  /// - Complexity: O(log *n*)
  @discardableResult
  @inlinable
  package mutating func remove(at index: Int) -> RowLabel {
    tree.edit(index, isGap: false) { leaf, index, _ in
      let label = leaf[index]
      leaf.remove(at: index)
      return label
    }
  }
}
