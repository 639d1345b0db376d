/// Up to 448 bits, and their count in a last word, as long as a cache line. Bits beyond the count are zero.
@usableFromInline
package struct BitLeaf: Sendable {
  @usableFromInline var words = SIMD8<UInt64>()

  @inlinable
  init() {}

  /// The number of words with bits.
  @inlinable
  static var wordCount: Int { 7 }

  /// The maximum number of bits.
  @inlinable
  static var size: Int { wordCount * 64 }

  @inlinable @inline(__always)
  var count: Int {
    get { Int(truncatingIfNeeded: words[7]) }
    set { words[7] = UInt64(newValue) }
  }

  @inlinable @inline(__always)
  subscript(index: Int) -> Bool {
    get { words[index >> 6] >> UInt64(index & 63) & 1 != 0 }
    set {
      let bit = 1 << UInt64(index & 63) as UInt64
      if newValue { words[index >> 6] |= bit } else { words[index >> 6] &= ~bit }
    }
  }

  /// Returns a word with the bits below one set.
  @inlinable @inline(__always)
  static func below(_ bit: Int) -> UInt64 { (1 << UInt64(bit & 63)) &- 1 }

  /// Returns the number of ones before an index.
  @inlinable
  func rank(_ index: Int) -> Int {
    var ones = 0
    let word = index >> 6
    for place in 0..<word { ones &+= words[place].nonzeroBitCount }
    if index & 63 > 0 { ones &+= (words[word] & Self.below(index)).nonzeroBitCount }
    return ones
  }

  /// Returns the index of a one from the number of those before it.
  @inlinable
  func select(_ one: Int) -> Int {
    var one = one
    var word = 0
    while true {
      let ones = words[word].nonzeroBitCount
      if one < ones { break }
      one &-= ones
      word &+= 1
    }
    var bits = words[word]
    for _ in 0..<one { bits &= bits &- 1 }
    return word << 6 &+ bits.trailingZeroBitCount
  }

  @inlinable
  mutating func insert(_ bit: Bool, at index: Int) {
    let word = index >> 6
    for place in stride(from: Self.wordCount &- 1, to: word, by: -1) {
      words[place] = words[place] << 1 | words[place &- 1] >> 63
    }
    let below = Self.below(index)
    let old = words[word]
    words[word] = old & below | (old & ~below) << 1 | (bit ? 1 << UInt64(index & 63) : 0)
    count += 1
  }

  @inlinable
  mutating func remove(at index: Int) -> Bool {
    let bit = self[index]
    let word = index >> 6
    let below = Self.below(index)
    words[word] = words[word] & below | (words[word] >> 1) & ~below
    for place in word..<Self.wordCount &- 1 {
      words[place] = words[place] & ~(1 << 63) | words[place &+ 1] << 63
      words[place &+ 1] >>= 1
    }
    count -= 1
    return bit
  }

  /// Appends the lowest bits of a word. There must be room.
  @inlinable @inline(__always)
  mutating func append(_ bits: UInt64, count added: Int) {
    if added == 0 { return }
    let bits = added == 64 ? bits : bits & Self.below(added)
    let (word, shift) = (count >> 6, UInt64(count & 63))
    words[word] |= bits << shift
    if shift > 0, shift &+ UInt64(added) > 64 { words[word &+ 1] |= bits >> (64 &- shift) }
    count += added
  }

  /// Returns a part of the bits.
  @inlinable
  func part(_ range: Range<Int>) -> BitLeaf {
    var part = BitLeaf()
    var index = range.lowerBound
    while index < range.upperBound {
      let added = Swift.min(64, range.upperBound - index)
      part.append(bits(from: index), count: added)
      index += added
    }
    return part
  }

  /// Returns the 64 bits from an index.
  @inlinable @inline(__always)
  func bits(from index: Int) -> UInt64 {
    let (word, shift) = (index >> 6, UInt64(index & 63))
    if shift == 0 { return words[word] }
    return words[word] >> shift | (word < Self.wordCount - 1 ? words[word &+ 1] << (64 &- shift) : 0)
  }
}

extension BitLeaf: CountedLeaf {
  @inlinable @inline(__always)
  package var sum: Sum {
    var ones = 0
    for word in 0..<Self.wordCount { ones &+= words[word].nonzeroBitCount }
    return Sum(count, ones)
  }

  @inlinable @inline(__always)
  package var isSmall: Bool { count < Self.size / 4 }

  @inlinable
  package func fits(_ next: BitLeaf) -> Bool { count + next.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: BitLeaf) {
    for word in 0..<(next.count + 63) / 64 {
      append(next.words[word], count: Swift.min(64, next.count - word * 64))
    }
  }
}
