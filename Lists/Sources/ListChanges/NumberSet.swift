/// A set of numbers from 0 that are looked up without hashing.
@usableFromInline
struct NumberSet {
  @usableFromInline var isMember: [Bool]

  /// - Complexity: O(n) in the number of elements and in the greatest of them.
  @inlinable
  init(_ numbers: some Sequence<Int>) {
    isMember = []
    for number in numbers { insert(number) }
  }

  @inlinable
  mutating func insert(_ number: Int) {
    if number >= isMember.count {
      isMember.append(contentsOf: repeatElement(false, count: max(number, 2 * isMember.count) + 1 - isMember.count))
    }
    isMember[number] = true
  }

  @inlinable
  func contains(_ number: Int) -> Bool { number < isMember.count && isMember[number] }
}
