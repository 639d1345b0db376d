/// The rows of a leaf: a part of an assigned array, or a few rows in an array of their own.
///
/// It's changed only while exactly one version has it, like a node of the tree.
@usableFromInline
package final class RowPiece<Item> {
  @exclusivity(unchecked) @usableFromInline var array: [Item]
  /// The index of the first row in the array.
  @exclusivity(unchecked) @usableFromInline var start: Int
  @exclusivity(unchecked) @usableFromInline var labels: LabelRun

  @inlinable
  init(_ array: [Item], from start: Int = 0, _ labels: LabelRun) {
    self.array = array
    self.start = start
    self.labels = labels
  }

  @inlinable @inline(__always)
  var count: Int { labels.count }

  @inlinable @inline(__always)
  var items: ArraySlice<Item> { array[start..<start + labels.count] }

  /// A Boolean value that indicates whether the rows are a part of a longer array.
  @inlinable @inline(__always)
  var isPart: Bool { array.count > labels.count }

  /// A Boolean value that indicates whether the array is longer than a piece's own array can be.
  @inlinable @inline(__always)
  var isLong: Bool { array.count > 2 * RowLeaf<Item>.size }
}

// A piece is changed only while exactly one version has it, so threads with copies of a list only read shared pieces.
extension RowPiece: @unchecked Sendable where Item: Sendable {}

/// A leaf of a list of rows.
@usableFromInline
package struct RowLeaf<Item>: CountedLeaf {
  @usableFromInline var piece: RowPiece<Item>

  @inlinable
  init(_ piece: RowPiece<Item>) {
    self.piece = piece
  }

  /// The maximum number of rows in an array of their own.
  @inlinable
  static var size: Int { 128 }

  @inlinable @inline(__always)
  package var sum: Sum { Sum(piece.count) }

  @inlinable @inline(__always)
  package var first: RowLabel { piece.labels.first }

  @inlinable @inline(__always)
  package var isSmall: Bool { piece.count < Self.size / 4 }

  @inlinable
  package func fits(_ next: RowLeaf) -> Bool { piece.count + next.piece.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: RowLeaf) {
    // In a new array with little slack.
    var array: [Item] = []
    array.reserveCapacity(piece.count + next.piece.count + 4)
    array.append(contentsOf: piece.items)
    array.append(contentsOf: next.piece.items)
    var labels = piece.labels
    labels.append(next.piece.labels)
    piece = RowPiece(array, labels)
  }

  /// Returns a leaf with some of the rows in the same array.
  @inlinable
  func part(_ range: Range<Int>) -> RowLeaf {
    RowLeaf(RowPiece(piece.array, from: piece.start + range.lowerBound, piece.labels.part(range)))
  }

  /// Returns a leaf with some of the rows in an array of their own.
  @inlinable
  func copy(_ range: Range<Int>) -> RowLeaf {
    var array: [Item] = []
    array.reserveCapacity(range.count + 4)
    array.append(contentsOf: piece.array[piece.start + range.lowerBound..<piece.start + range.upperBound])
    return RowLeaf(RowPiece(array, piece.labels.part(range)))
  }

  /// Returns leaves with all rows in arrays of their own.
  @inlinable
  var copies: ContiguousArray<RowLeaf> {
    let (count, size) = (piece.count, Self.size * 3 / 4)
    let parts = Swift.max(1, (count + size - 1) / size)
    return ContiguousArray((0..<parts).map { copy(count * $0 / parts..<count * ($0 + 1) / parts) })
  }

  /// Gives this leaf a piece of its own, with an array of its own.
  ///
  /// - Returns: The number of rows that are no longer part of a long array.
  @inlinable
  mutating func own() -> Int {
    if piece.isPart {
      let taken = piece.isLong ? piece.count : 0
      self = copy(0..<piece.count)
      return taken
    }
    if !isKnownUniquelyReferenced(&piece) { piece = RowPiece(piece.array, piece.labels) }
    return 0
  }

  /// Changes the rows around an index. Other rows of a long array's part stay there.
  ///
  /// - Parameters:
  ///   - more: The leaves after this one.
  ///   - body: A closure that receives a piece with an array of its own, and the index in it.
  /// - Returns: The body's result, and the number of rows that are no longer part of a long array.
  @inlinable
  mutating func edit<Result>(
    _ index: Int,
    _ more: inout ContiguousArray<RowLeaf>,
    _ body: (RowPiece<Item>, Int) -> Result
  ) -> (result: Result, taken: Int) {
    let (size, count) = (Self.size, piece.count)
    if count <= size {
      let taken = own()
      let result = body(piece, index)
      if piece.count > size {
        let half = piece.count / 2
        more.append(copy(half..<piece.count))
        self = copy(0..<half)
      }
      return (result, taken)
    }
    var low = Swift.max(0, index - size / 4)
    var high = Swift.min(count, index + size / 4)
    if low <= size / 4 { low = 0 }
    if count - high <= size / 4 { high = count }
    let (around, taken) = (copy(low..<high), piece.isLong ? high - low : 0)
    let result = body(around.piece, index - low)
    if high < count { more.append(part(high..<count)) }
    if low > 0 {
      more.insert(around, at: 0)
      self = part(0..<low)
    } else {
      self = around
    }
    return (result, taken)
  }
}

extension RowLeaf: Sendable where Item: Sendable {}
