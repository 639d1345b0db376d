/// A list of bits, such as the visible rows of a base, as a value: a copy takes O(1).
@usableFromInline
package struct BitList: Sendable {
  @usableFromInline var tree: CountedTree<BitLeaf>

  @inlinable
  init(_ leaves: ContiguousArray<BitLeaf>) {
    tree = CountedTree(leaves, empty: BitLeaf())
  }

  /// Creates a list of bits.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package init(_ flags: ContiguousArray<Bool>) {
    self.init(Self.leaves(flags))
  }

  @inlinable
  package init(repeating bit: Bool, count: Int) {
    var leaves: ContiguousArray<BitLeaf> = []
    for start in stride(from: 0, to: count, by: BitLeaf.size) {
      var leaf = BitLeaf()
      let end = Swift.min(count, start + BitLeaf.size)
      for word in stride(from: start, to: end, by: 64) { leaf.append(bit ? ~0 : 0, count: Swift.min(64, end - word)) }
      leaves.append(leaf)
    }
    self.init(leaves)
  }

  @inlinable
  static func leaves(_ flags: ContiguousArray<Bool>) -> ContiguousArray<BitLeaf> {
    var leaves: ContiguousArray<BitLeaf> = []
    leaves.reserveCapacity(flags.count / BitLeaf.size + 1)
    flags.withUnsafeBufferPointer { flags in
      for start in stride(from: 0, to: flags.count, by: BitLeaf.size) {
        var leaf = BitLeaf()
        let end = Swift.min(flags.count, start + BitLeaf.size)
        for first in stride(from: start, to: end, by: 64) {
          var bits: UInt64 = 0
          let count = Swift.min(64, end - first)
          for bit in 0..<count { bits |= (flags[first &+ bit] ? 1 : 0) << UInt64(bit) }
          leaf.append(bits, count: count)
        }
        leaves.append(leaf)
      }
    }
    return leaves
  }

  // MARK: Reads

  @inlinable
  package var count: Int { tree.count }

  /// The number of set bits.
  @inlinable
  package var ones: Int { tree.weight }

  /// - Complexity: O(log *n*)
  @inlinable
  package subscript(index: Int) -> Bool { tree.read(index) { $0[$1] } }

  /// Returns the number of set bits before an index from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func rank(_ index: Int) -> Int { tree.rank(index) { $2 &+ $0.rank($1) } }

  /// Returns the index of a set bit from the number of those before it.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func select(_ one: Int) -> Int { tree.read(weight: one) { $2 &+ $0.select($1) } }

  /// All bits.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package var flags: ContiguousArray<Bool> {
    ContiguousArray(unsafeUninitializedCapacity: count) { flags, initialized in
      // Each leaf writes as many flags as it has bits, and their sum is the count.
      tree.forEach { leaf in
        for word in 0..<(leaf.count + 63) / 64 {
          var bits = leaf.words[word]
          for _ in 0..<Swift.min(64, leaf.count - word * 64) {
            flags.initializeElement(at: initialized, to: bits & 1 != 0)
            initialized += 1
            bits >>= 1
          }
        }
      }
    }
  }

  /// Calls a closure with the indexes of the set bits in a range, ascending.
  ///
  /// - Complexity: O(log *n* + *m*/64 + *k*) for *k* set bits among *m*.
  @inlinable @inline(__always)
  package func forEachOne(in range: Range<Int>, _ body: (Int) -> Void) {
    var start = range.lowerBound
    tree.forEach(in: range) { leaf, range in
      var index = range.lowerBound
      while index < range.upperBound {
        let left = range.upperBound - index
        var bits = leaf.bits(from: index)
        if left < 64 { bits &= BitLeaf.below(left) }
        while bits != 0 {
          body(start &+ index &- range.lowerBound &+ bits.trailingZeroBitCount)
          bits &= bits &- 1
        }
        index += 64
      }
      start += range.count
    }
  }

  /// Returns a Boolean value that indicates whether both are the same version.
  @inlinable
  package func isIdentical(to other: BitList) -> Bool { tree.isIdentical(to: other.tree) }

  // MARK: Edits

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert(_ bit: Bool, at index: Int) {
    tree.edit(index, isGap: true) { leaf, index, more in
      if leaf.count < BitLeaf.size { return leaf.insert(bit, at: index) }
      let half = BitLeaf.size / 2
      var next = leaf.part(half..<leaf.count)
      leaf = leaf.part(0..<half)
      if index <= half { leaf.insert(bit, at: index) } else { next.insert(bit, at: index - half) }
      more.append(next)
    }
  }

  /// - Complexity: O(log *n*)
  @discardableResult
  @inlinable
  package mutating func remove(at index: Int) -> Bool {
    tree.edit(index, isGap: false) { leaf, index, _ in leaf.remove(at: index) }
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func set(_ bit: Bool, at index: Int) {
    tree.edit(index, isGap: false) { leaf, index, _ in leaf[index] = bit }
  }

  /// Inserts many bits.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* bits.
  @inlinable
  package mutating func insert(contentsOf flags: ContiguousArray<Bool>, at index: Int) {
    if flags.isEmpty { return }
    tree.edit(index, isGap: true) { leaf, index, more in
      more = Self.leaves(flags)
      let after = leaf.part(index..<leaf.count)
      leaf = leaf.part(0..<index)
      if after.count > 0 { more.append(after) }
    }
  }

  /// Removes the bits of a range.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* leaves.
  @inlinable
  package mutating func removeSubrange(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of range")
    var left = range.count
    while left > 0 {
      left -= tree.edit(range.lowerBound, isGap: false) { leaf, index, _ in
        let end = Swift.min(leaf.count, index + left)
        let after = leaf.part(end..<leaf.count)
        leaf = leaf.part(0..<index)
        leaf.append(after)
        return end - index
      }
    }
  }
}
