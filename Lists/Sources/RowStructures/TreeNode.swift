/// A node of a counted tree. Nodes of the lowest level have leaves, and all others have nodes.
///
/// It's changed only while exactly one version has it. Only one thread can have that version, because it's a variable
/// that changes. So nodes can be sent if leaves can be. Accesses don't need exclusivity checks, because an edit of a
/// tree already is an exclusive access to the tree.
@usableFromInline
package final class TreeNode<Leaf: CountedLeaf> {
  @exclusivity(unchecked) @usableFromInline var entries: ContiguousArray<TreeEntry>
  @exclusivity(unchecked) @usableFromInline var leaves: ContiguousArray<Leaf>
  @exclusivity(unchecked) @usableFromInline var nodes: ContiguousArray<TreeNode>

  @inlinable
  init(entries: ContiguousArray<TreeEntry>, leaves: ContiguousArray<Leaf>, nodes: ContiguousArray<TreeNode>) {
    self.entries = entries
    self.leaves = leaves
    self.nodes = nodes
  }

  @inlinable
  convenience init(leaves: ContiguousArray<Leaf>) {
    self.init(entries: ContiguousArray(leaves.map { TreeEntry($0) }), leaves: leaves, nodes: [])
  }

  @inlinable
  convenience init(nodes: ContiguousArray<TreeNode>) {
    self.init(entries: ContiguousArray(nodes.map { TreeEntry($0) }), leaves: [], nodes: nodes)
  }

  @inlinable
  var copy: TreeNode { TreeNode(entries: entries, leaves: leaves, nodes: nodes) }

  @inlinable
  var total: Sum {
    var total = Sum()
    for entry in entries { total += entry.sum }
    return total
  }

  /// The maximum number of entries of a node.
  @inlinable
  static var width: Int { 16 }

  /// Returns as few ranges of at most ``width`` as possible, of about the same length.
  @inlinable
  static func parts(_ count: Int) -> ContiguousArray<Range<Int>> {
    let parts = (count + width - 1) / width
    return ContiguousArray((0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts })
  }

  // MARK: Descent

  @inlinable @inline(__always)
  func child(_ entry: Int) -> Unmanaged<TreeNode> {
    nodes.withUnsafeBufferPointer { Unmanaged.passUnretained($0[entry]) }
  }

  /// Returns the entry that has an index. The index becomes the one in the entry.
  @inlinable @inline(__always)
  func entry(_ index: inout Int, isGap: Bool) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var entry = 0
      let last = entries.count &- 1
      while entry < last {
        let count = entries[entry].sum.count
        if isGap ? index <= count : index < count { break }
        index &-= count
        entry &+= 1
      }
      return entry
    }
  }

  /// Returns the entry that has an index or ends at it, and adds the weight of those before it.
  @inlinable @inline(__always)
  func entry(_ index: inout Int, _ weight: inout Int) -> Int {
    let entry = entry(&index, isGap: true)
    entries.withUnsafeBufferPointer { entries in
      for place in 0..<entry { weight &+= entries[place].sum.weight }
    }
    return entry
  }

  /// Returns the entry that covers a weight, and adds the number of elements before it.
  @inlinable @inline(__always)
  func entry(weight: inout Int, _ before: inout Int) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var entry = 0
      while weight >= entries[entry].sum.weight {
        weight &-= entries[entry].sum.weight
        before &+= entries[entry].sum.count
        entry &+= 1
      }
      return entry
    }
  }

  /// Returns the last entry that begins at or before a position, or the first one, and adds the number of elements
  /// before it.
  @inlinable @inline(__always)
  func entry(_ before: inout Int, _ begins: (Int) -> Bool) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var low = 0
      var high = entries.count
      while low &+ 1 < high {
        let middle = (low &+ high) / 2
        if begins(middle) { low = middle } else { high = middle }
      }
      for place in 0..<low { before &+= entries[place].sum.count }
      return low
    }
  }

  /// Returns the last entry whose first label isn't after `label`, or the first entry, and adds the number of elements
  /// before it.
  @inlinable @inline(__always)
  func entry(_ before: inout Int, label: RowLabel) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var entry = 0
      let last = entries.count &- 1
      while entry < last, entries[entry &+ 1].first <= label {
        before &+= entries[entry].sum.count
        entry &+= 1
      }
      return entry
    }
  }

  // MARK: Passes

  @inlinable
  func scan(_ height: Int, _ body: (borrowing Leaf) -> Bool) -> Bool {
    if height == 0 {
      return leaves.withUnsafeBufferPointer { leaves in leaves.indices.allSatisfy { body(leaves[$0]) } }
    }
    return nodes.withUnsafeBufferPointer { nodes in nodes.indices.allSatisfy { nodes[$0].scan(height - 1, body) } }
  }

  @inlinable
  func forEach(_ height: Int, in range: Range<Int>, _ body: (borrowing Leaf, Range<Int>) -> Void) {
    var start = range.lowerBound
    var entry = entry(&start, isGap: false)
    var left = range.count
    while left > 0 {
      let part = start..<Swift.min(entries[entry].sum.count, start + left)
      if !part.isEmpty {
        if height == 0 { body(leaves[entry], part) } else { nodes[entry].forEach(height - 1, in: part, body) }
      }
      left -= part.count
      start = 0
      entry += 1
    }
  }

  // MARK: Edits

  /// Changes the leaf with an index, and returns the node's growth.
  @inlinable
  func edit<Result>(
    _ height: Int,
    _ index: Int,
    isGap: Bool,
    _ body: (inout Leaf, Int, inout ContiguousArray<Leaf>) -> Result
  ) -> (growth: Sum, result: Result) {
    var index = index
    let entry = entry(&index, isGap: isGap)
    if height > 0 {
      if !isKnownUniquelyReferenced(&nodes[entry]) { nodes[entry] = nodes[entry].copy }
      let edited = nodes[entry].edit(height &- 1, index, isGap: isGap, body)
      entries[entry].sum += edited.growth
      entries[entry].first = nodes[entry].entries[0].first
      let width = nodes[entry].entries.count
      if width > Self.width || width < Self.width / 4 || entries[entry].sum.count == 0 { balanceNode(entry) }
      return edited
    }
    var more = ContiguousArray<Leaf>()
    let result = body(&leaves[entry], index, &more)
    let new = TreeEntry(leaves[entry])
    var growth = new.sum - entries[entry].sum
    entries[entry] = new
    if !more.isEmpty {
      leaves.insert(contentsOf: more, at: entry + 1)
      entries.insert(contentsOf: more.lazy.map { TreeEntry($0) }, at: entry + 1)
      for leaf in more { growth += leaf.sum }
      for place in stride(from: entry + more.count, to: entry, by: -1) { balanceLeaf(place) }
    }
    balanceLeaf(entry)
    return (growth, result)
  }

  @inlinable @inline(__always)
  func balanceLeaf(_ entry: Int) {
    if leaves[entry].isSmall { joinLeaf(entry) }
  }

  /// Removes an empty leaf, or joins a small one with a neighbor.
  @inlinable
  func joinLeaf(_ entry: Int) {
    if entries[entry].sum.count == 0 {
      guard leaves.count > 1 else { return }
      leaves.remove(at: entry)
      entries.remove(at: entry)
    } else if entry + 1 < leaves.count, leaves[entry].fits(leaves[entry + 1]) {
      leaves[entry].append(leaves.remove(at: entry + 1))
      entries[entry].sum += entries.remove(at: entry + 1).sum
    } else if entry > 0, leaves[entry - 1].fits(leaves[entry]) {
      leaves[entry - 1].append(leaves.remove(at: entry))
      entries[entry - 1].sum += entries.remove(at: entry).sum
    }
  }

  /// Splits a node that's too wide, removes an empty one, or joins a narrow one with a neighbor.
  @inlinable
  func balanceNode(_ entry: Int) {
    if nodes[entry].entries.count > Self.width {
      let next = nodes[entry].split()
      entries[entry] = TreeEntry(nodes[entry])
      entries.insert(contentsOf: next.lazy.map { TreeEntry($0) }, at: entry + 1)
      nodes.insert(contentsOf: next, at: entry + 1)
      return
    }
    guard nodes.count > 1 else { return }
    if entries[entry].sum.count == 0 {
      nodes.remove(at: entry)
      entries.remove(at: entry)
      return
    }
    let first = entry + 1 < nodes.count ? entry : entry - 1
    guard nodes[first].entries.count + nodes[first + 1].entries.count <= Self.width else { return }
    if !isKnownUniquelyReferenced(&nodes[first]) { nodes[first] = nodes[first].copy }
    let next = nodes.remove(at: first + 1)
    nodes[first].entries += next.entries
    nodes[first].leaves += next.leaves
    nodes[first].nodes += next.nodes
    entries[first].sum += entries.remove(at: first + 1).sum
  }

  /// Retains a part of the entries, and returns nodes with the rest.
  @inlinable
  func split() -> ContiguousArray<TreeNode> {
    let parts = Self.parts(entries.count)
    func part(_ range: Range<Int>) -> TreeNode {
      TreeNode(
        entries: ContiguousArray(entries[range]),
        leaves: leaves.isEmpty ? [] : ContiguousArray(leaves[range]),
        nodes: nodes.isEmpty ? [] : ContiguousArray(nodes[range])
      )
    }
    let next = ContiguousArray(parts.dropFirst().map(part))
    let kept = part(parts[0])
    (entries, leaves, nodes) = (kept.entries, kept.leaves, kept.nodes)
    return next
  }
}

// A node is changed only while exactly one version has it, so threads with copies of a tree only read shared nodes.
extension TreeNode: @unchecked Sendable where Leaf: Sendable {}

/// A summary of a leaf or node in the node above it.
@usableFromInline
package struct TreeEntry: Sendable {
  @usableFromInline var sum: Sum
  @usableFromInline var first: RowLabel

  @inlinable
  init<Leaf: CountedLeaf>(_ leaf: Leaf) {
    sum = leaf.sum
    first = leaf.first
  }

  @inlinable
  init<Leaf>(_ node: TreeNode<Leaf>) {
    sum = node.total
    first = node.entries[0].first
  }
}
