/// The number of elements in a part of a tree, and their weight in another measure, such as set bits.
@usableFromInline
package struct Sum: Hashable, Sendable {
  @usableFromInline package var count: Int
  @usableFromInline package var weight: Int

  @inlinable @inline(__always)
  package init(_ count: Int = 0, _ weight: Int = 0) {
    self.count = count
    self.weight = weight
  }

  @inlinable @inline(__always)
  package static func += (left: inout Sum, right: Sum) {
    left.count &+= right.count
    left.weight &+= right.weight
  }

  @inlinable @inline(__always)
  package static func - (left: Sum, right: Sum) -> Sum {
    Sum(left.count &- right.count, left.weight &- right.weight)
  }
}

/// A leaf of a counted tree: some neighbors.
@usableFromInline
package protocol CountedLeaf {
  var sum: Sum { get }
  /// A Boolean value that indicates whether it should join a neighbor.
  var isSmall: Bool { get }
  /// Returns a Boolean value that indicates whether the next leaf can become a part of it.
  func fits(_ next: Self) -> Bool
  mutating func append(_ next: Self)
  /// The first label of its rows, if it has labeled rows.
  var first: RowLabel { get }
}

extension CountedLeaf {
  @inlinable @inline(__always)
  package var first: RowLabel { 0 }
}

/// A persistent B+tree that counts its elements. A copy takes O(1) and shares everything that neither changes later.
///
/// Reads pass nodes as unmanaged references, without retaining each. The tree that's read owns its root, and a node
/// owns the nodes below it.
@usableFromInline
package struct CountedTree<Leaf: CountedLeaf> {
  @usableFromInline var root: TreeNode<Leaf>
  /// The number of levels above the lowest one.
  @usableFromInline var height: Int
  @usableFromInline package var total: Sum

  /// Creates a tree of leaves.
  ///
  /// - Parameter empty: The only leaf if there aren't any.
  /// - Complexity: O(*m*) for *m* leaves.
  @inlinable
  package init(_ leaves: ContiguousArray<Leaf>, empty: @autoclosure () -> Leaf) {
    let leaves = leaves.isEmpty ? [empty()] : leaves
    var nodes = TreeNode<Leaf>.parts(leaves.count).map { TreeNode(leaves: ContiguousArray(leaves[$0])) }
    height = 0
    while nodes.count > 1 {
      nodes = TreeNode<Leaf>.parts(nodes.count).map { TreeNode(nodes: ContiguousArray(nodes[$0])) }
      height += 1
    }
    root = nodes[0]
    total = root.total
  }

  @inlinable
  package var count: Int { total.count }

  @inlinable
  package var weight: Int { total.weight }

  /// Returns a Boolean value that indicates whether both are the same version.
  @inlinable
  package func isIdentical(to other: CountedTree) -> Bool { root === other.root }

  // MARK: Reads

  /// Reads the leaf with an element.
  ///
  /// - Parameter body: A closure that receives the leaf and the index in it.
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func read<Result>(_ index: Int, _ body: (borrowing Leaf, Int) -> Result) -> Result {
    precondition(index >= 0 && index < total.count, "index out of range")
    var index = index
    var node = Unmanaged.passUnretained(root)
    for _ in 0..<height {
      node = node._withUnsafeGuaranteedRef { $0.child($0.entry(&index, isGap: false)) }
    }
    return node._withUnsafeGuaranteedRef { node in
      let entry = node.entry(&index, isGap: false)
      return node.leaves.withUnsafeBufferPointer { body($0[entry], index) }
    }
  }

  /// Reads the leaf that covers a weight.
  ///
  /// - Parameter body: A closure that receives the leaf, the weight in it, and the number of elements before it.
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func read<Result>(
    weight: Int,
    _ body: (borrowing Leaf, _ weight: Int, _ before: Int) -> Result
  ) -> Result {
    precondition(weight >= 0 && weight < total.weight, "place out of range")
    var weight = weight
    var before = 0
    var node = Unmanaged.passUnretained(root)
    for _ in 0..<height {
      node = node._withUnsafeGuaranteedRef { $0.child($0.entry(weight: &weight, &before)) }
    }
    return node._withUnsafeGuaranteedRef { node in
      let entry = node.entry(weight: &weight, &before)
      return node.leaves.withUnsafeBufferPointer { body($0[entry], weight, before) }
    }
  }

  /// Reads the leaf that has an index or ends at it.
  ///
  /// - Parameter body: A closure that receives the leaf, the index in it, and the weight of the leaves before it.
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func rank<Result>(_ index: Int, _ body: (borrowing Leaf, Int, _ weight: Int) -> Result) -> Result {
    precondition(index >= 0 && index <= total.count, "index out of range")
    var index = index
    var weight = 0
    var node = Unmanaged.passUnretained(root)
    for _ in 0..<height {
      node = node._withUnsafeGuaranteedRef { $0.child($0.entry(&index, &weight)) }
    }
    return node._withUnsafeGuaranteedRef { node in
      let entry = node.entry(&index, &weight)
      return node.leaves.withUnsafeBufferPointer { body($0[entry], index, weight) }
    }
  }

  /// Reads the last leaf that begins at or before a position, or the first leaf if none does.
  ///
  /// - Parameters:
  ///   - begins: A closure that returns whether a leaf begins at or before the position.
  ///   - body: A closure that receives the leaf and the number of elements before it.
  /// - Complexity: O(log *n*) calls of `begins`.
  @inlinable @inline(__always)
  package func search<Result>(
    _ begins: (borrowing Leaf) -> Bool,
    _ body: (borrowing Leaf, _ before: Int) -> Result
  ) -> Result {
    var before = 0
    var node = Unmanaged.passUnretained(root)
    for level in stride(from: height, to: 0, by: -1) {
      node = node._withUnsafeGuaranteedRef { node in
        node.child(
          node.entry(&before) { entry in
            var first = node.child(entry)
            for _ in 1..<level { first = first._withUnsafeGuaranteedRef { $0.child(0) } }
            return first._withUnsafeGuaranteedRef { $0.leaves.withUnsafeBufferPointer { begins($0[0]) } }
          }
        )
      }
    }
    return node._withUnsafeGuaranteedRef { node in
      node.leaves.withUnsafeBufferPointer { leaves in
        let entry = node.entry(&before) { begins(leaves[$0]) }
        return body(leaves[entry], before)
      }
    }
  }

  /// Reads the last leaf whose first label isn't after `label`, or the first leaf if all are.
  ///
  /// - Parameter body: A closure that receives the leaf and the number of elements before it.
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func search<Result>(label: RowLabel, _ body: (borrowing Leaf, _ before: Int) -> Result) -> Result {
    var before = 0
    var node = Unmanaged.passUnretained(root)
    for _ in 0..<height {
      node = node._withUnsafeGuaranteedRef { $0.child($0.entry(&before, label: label)) }
    }
    return node._withUnsafeGuaranteedRef { node in
      let entry = node.entry(&before, label: label)
      return node.leaves.withUnsafeBufferPointer { body($0[entry], before) }
    }
  }

  /// Calls a closure with the leaves in order until it returns `false`.
  @inlinable
  package func scan(_ body: (borrowing Leaf) -> Bool) {
    _ = root.scan(height, body)
  }

  /// Calls a closure with the leaves in order.
  @inlinable
  package func forEach(_ body: (borrowing Leaf) -> Void) {
    scan {
      body($0)
      return true
    }
  }

  /// Calls a closure with the leaves in order that have elements in a range.
  ///
  /// - Parameter body: A closure that receives a leaf and the range in it.
  /// - Complexity: O(log *n* + *m*) for *m* leaves.
  @inlinable
  package func forEach(in range: Range<Int>, _ body: (borrowing Leaf, Range<Int>) -> Void) {
    precondition(range.lowerBound >= 0 && range.upperBound <= total.count, "range out of range")
    if !range.isEmpty { root.forEach(height, in: range, body) }
  }

  // MARK: Edits

  /// Changes the leaf with an element.
  ///
  /// - Parameters:
  ///   - index: The index of the element.
  ///   - isGap: A Boolean value that indicates whether the index is the gap before an element. Then it may be
  ///     ``count``.
  ///   - body: A closure that receives the leaf, the index in it, and a list for leaves to insert after it.
  /// - Complexity: O(log *n*), plus the inserted leaves.
  @inlinable @inline(__always)
  package mutating func edit<Result>(
    _ index: Int,
    isGap: Bool,
    _ body: (inout Leaf, Int, inout ContiguousArray<Leaf>) -> Result
  ) -> Result {
    precondition(index >= 0 && (isGap ? index <= total.count : index < total.count), "index out of range")
    if !isKnownUniquelyReferenced(&root) { root = root.copy }
    let (growth, result) = root.edit(height, index, isGap: isGap, body)
    total += growth
    let width = root.entries.count
    if width > TreeNode<Leaf>.width || (height > 0 && width == 1) { balance() }
    return result
  }

  /// Adds levels above a root that's too wide, and removes those with one node.
  @inlinable
  mutating func balance() {
    while root.entries.count > TreeNode<Leaf>.width {
      var nodes: ContiguousArray = [root]
      nodes += root.split()
      root = TreeNode(nodes: nodes)
      height += 1
    }
    while height > 0, root.nodes.count == 1 {
      root = root.nodes[0]
      height -= 1
    }
  }
}

extension CountedTree: Sendable where Leaf: Sendable {}
