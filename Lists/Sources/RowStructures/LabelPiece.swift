/// The labels of neighbors in any order.
///
/// They're stored as distances from the least one, without common trailing zero bits. Distances take 4 bytes if they
/// fit, as for labels made together, and otherwise 8.
@usableFromInline
package struct LabelPiece: Sendable {
  @usableFromInline var origin: RowLabel = 0
  @usableFromInline var shift = 0
  @usableFromInline package var count = 0
  /// A word for each label, or two with the lower one first.
  @usableFromInline var words: ContiguousArray<UInt32> = []

  @inlinable
  package init() {}

  /// - Parameter label: A closure that returns a label.
  /// - Complexity: O(*n*)
  @inlinable
  package init(count: Int, _ label: (Int) -> RowLabel) {
    guard count > 0 else { return }
    self.count = count
    var (least, greatest) = (label(0), label(0))
    for index in 1..<Swift.max(1, count) {
      least = Swift.min(least, label(index))
      greatest = Swift.max(greatest, label(index))
    }
    origin = least
    var bits = 0
    for index in 0..<count { bits |= label(index) &- least }
    let isWide = bits != 0 && (greatest &- least) >> bits.trailingZeroBitCount > UInt32.max
    shift = bits == 0 || isWide ? 0 : bits.trailingZeroBitCount
    words.reserveCapacity(isWide ? 2 * count : count)
    for index in 0..<count { write(label(index) &- least, isWide) }
  }

  @inlinable @inline(__always)
  mutating func write(_ distance: Int, _ isWide: Bool) {
    words.append(UInt32(truncatingIfNeeded: distance >> shift))
    if isWide { words.append(UInt32(truncatingIfNeeded: distance >> 32)) }
  }

  @inlinable @inline(__always)
  var isWide: Bool { words.count > count }

  @inlinable @inline(__always)
  package subscript(index: Int) -> RowLabel {
    if !isWide { return origin &+ Int(words[index]) << shift }
    return origin &+ (Int(words[2 &* index]) | Int(words[2 &* index &+ 1]) << 32)
  }

  @inlinable
  package func part(_ range: Range<Int>) -> LabelPiece {
    LabelPiece(count: range.count) { self[range.lowerBound &+ $0] }
  }

  /// Returns the word for a label, or `nil` if it doesn't fit.
  @inlinable @inline(__always)
  func word(_ label: RowLabel) -> UInt32? {
    let distance = label &- origin
    guard !isWide, distance >= 0, distance & (1 << shift - 1) == 0 else { return nil }
    return UInt32(exactly: distance >> shift)
  }

  // MARK: Edits

  @inlinable
  package mutating func insert(_ label: RowLabel, at index: Int) {
    if count > 0, let word = word(label) {
      words.reserveOneMore()
      words.insert(word, at: index)
      count += 1
    } else {
      let old = self
      self = LabelPiece(count: count + 1) { $0 == index ? label : old[$0 < index ? $0 : $0 - 1] }
    }
  }

  @inlinable
  package mutating func remove(at index: Int) {
    if isWide { words.removeSubrange(2 * index..<2 * index + 2) } else { words.remove(at: index) }
    count -= 1
  }

  @inlinable
  package mutating func replace(at index: Int, with label: RowLabel) {
    if let word = word(label) {
      words[index] = word
    } else {
      let old = self
      self = LabelPiece(count: count) { $0 == index ? label : old[$0] }
    }
  }
}

extension LabelPiece: CountedLeaf {
  @inlinable
  static var size: Int { 128 }

  @inlinable @inline(__always)
  package var sum: Sum { Sum(count) }

  @inlinable @inline(__always)
  package var isSmall: Bool { count < Self.size / 4 }

  @inlinable
  package func fits(_ next: LabelPiece) -> Bool { count + next.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: LabelPiece) {
    let (old, first) = (self, count)
    self = LabelPiece(count: first + next.count) { $0 < first ? old[$0] : next[$0 &- first] }
  }
}
