/// Sums over the leaves of a list, as a Fenwick tree: which leaf covers a place, and where a leaf begins, in O(log *m*) for
/// *m* leaves (Fenwick, "A new data structure for cumulative frequency tables", 1994).
@usableFromInline
package struct FenwickTree {
  /// The sum of as many leaves before an index, that included, as its lowest bit says; counted from 1.
  @usableFromInline
  var sums: [Int]
  @usableFromInline
  package var total = 0

  /// - Complexity: O(*m*)
  @inlinable
  package init(_ counts: some Sequence<Int>) {
    sums = [0]
    for count in counts {
      sums.append(count)
      total += count
    }
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// The number of leaves.
  @inlinable
  package var count: Int { sums.count - 1 }

  @inlinable
  package mutating func add(_ amount: Int, at leaf: Int) {
    total += amount
    var index = leaf + 1
    while index < sums.count {
      sums[index] += amount
      index += index & -index
    }
  }

  /// The sum of the leaves before one.
  @inlinable
  package func sum(before leaf: Int) -> Int {
    var sum = 0
    var index = leaf
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// The leaf that covers a place below ``total``, and which of its places that is.
  @inlinable
  package func leaf(covering place: Int) -> (leaf: Int, local: Int) {
    var leaf = 0
    var rest = place
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = leaf + step
      if next < sums.count, sums[next] <= rest {
        leaf = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return (leaf, rest)
  }

  /// The leaf that a place from 0 to ``total`` is in or at the end of, and which of its places that is.
  @inlinable
  package func leaf(touching place: Int) -> (leaf: Int, local: Int) {
    if place < total { return leaf(covering: place) }
    let last = count - 1
    return (last, place - sum(before: last))
  }
}
