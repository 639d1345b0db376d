import Foundation

/// The heights of a section's rows: one standard height, and those that are known to differ or to be final.
///
/// Rows that were not measured take no memory and no time. Known ones lie in pieces of up to 64, with sums over the
/// pieces, so that a row comes or goes in one of them.
struct RowHeights: Sendable {
  private static let pieceSize = 64

  /// Some rows in a row: up to 64 of which one at least is known, or any number of which none is.
  private struct Piece: Sendable {
    var count: Int
    /// The heights of the rows; empty if none is known.
    var heights: [CGFloat] = []
    /// One bit for each row whose height was set.
    var known: UInt64 = 0
    /// One bit for each row whose height need not be asked for again.
    var final: UInt64 = 0

    func length(_ standard: CGFloat) -> CGFloat {
      heights.isEmpty ? CGFloat(count) * standard : heights.reduce(0, +)
    }

    /// The first rows, and the others.
    func divided(at position: Int) -> [Piece] {
      let low: UInt64 = position < 64 ? 1 << UInt64(position) - 1 : .max
      return [
        Piece(count: position, heights: Array(heights.prefix(position)), known: known & low, final: final & low),
        Piece(
          count: count - position,
          heights: Array(heights.dropFirst(position)),
          known: known >> UInt64(position),
          final: final >> UInt64(position)
        ),
      ]
    }
  }

  /// The number of rows.
  private(set) var count: Int
  /// The height of the rows that are not known, in points.
  let standard: CGFloat
  /// The rows in their order, none of them empty; no pieces if no row is known.
  private var pieces: [Piece] = []
  /// The numbers of rows in the pieces, and their heights.
  private var counts = PrefixSums([])
  private var lengths = PrefixSums([])
  /// How often all sums were made anew.
  private(set) var numberOfSummations = 0

  /// - Complexity: O(1)
  init(count: Int, standard: CGFloat) {
    self.count = count
    self.standard = standard
  }

  /// Rows that are all known.
  ///
  /// - Complexity: O(rows)
  init(count: Int, standard: CGFloat, areFinal: Bool, height: (Int) -> CGFloat) {
    self.init(count: count, standard: standard)
    for start in stride(from: 0, to: count, by: Self.pieceSize) {
      let heights = (start..<min(count, start + Self.pieceSize)).map(height)
      pieces.append(Piece(count: heights.count, heights: heights, known: .max, final: areFinal ? .max : 0))
    }
    sumUp()
  }

  private mutating func sumUp() {
    counts = PrefixSums(pieces.map { CGFloat($0.count) })
    lengths = PrefixSums(pieces.map { $0.length(standard) })
    numberOfSummations += 1
  }

  /// The height of all rows.
  var total: CGFloat { pieces.isEmpty ? CGFloat(count) * standard : lengths.total }

  // MARK: Look-up

  /// Whether a height was set.
  var areKnown: Bool { !pieces.isEmpty }

  /// The piece of a row that exists, if any row is known, and which of its rows that is.
  private func find(_ row: Int) -> (index: Int, position: Int) {
    let (index, rest) = counts.position(at: CGFloat(row))
    return (index, Int(rest))
  }

  /// The height of a row that exists.
  func height(of row: Int) -> CGFloat {
    if pieces.isEmpty { return standard }
    let (index, position) = find(row)
    return pieces[index].heights.isEmpty ? standard : pieces[index].heights[position]
  }

  /// Whether the height of a row need not be asked for again.
  func isFinal(_ row: Int) -> Bool {
    if pieces.isEmpty { return false }
    let (index, position) = find(row)
    return !pieces[index].heights.isEmpty && pieces[index].final & 1 << UInt64(position) != 0
  }

  /// Whether the height of a row was set.
  func isKnown(_ row: Int) -> Bool {
    if pieces.isEmpty { return false }
    let (index, position) = find(row)
    return !pieces[index].heights.isEmpty && pieces[index].known & 1 << UInt64(position) != 0
  }

  /// The height of all rows before a row.
  ///
  /// - Complexity: O(log rows)
  func offset(of row: Int) -> CGFloat {
    if pieces.isEmpty { return CGFloat(row) * standard }
    let (index, position) = find(row)
    let start = lengths.sum(before: index)
    let heights = pieces[index].heights
    return start + (heights.isEmpty ? CGFloat(position) * standard : heights[..<position].reduce(0, +))
  }

  /// The row that contains an offset from the top of the first one; the first and last rows bound it.
  ///
  /// - Precondition: there is a row.
  /// - Complexity: O(log rows)
  func row(at offset: CGFloat) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < total else { return count - 1 }
    if pieces.isEmpty { return standard > 0 ? min(count - 1, Int(offset / standard)) : 0 }
    var (index, rest) = lengths.position(at: offset)
    let start = Int(counts.sum(before: index))
    let piece = pieces[index]
    if piece.heights.isEmpty { return start + (standard > 0 ? min(piece.count - 1, Int(rest / standard)) : 0) }
    index = 0
    while index < piece.count - 1, rest >= piece.heights[index] {
      rest -= piece.heights[index]
      index += 1
    }
    return start + index
  }

  /// Calls `body` with each row whose height was set.
  func forEachKnown(_ body: (_ row: Int, _ height: CGFloat) -> Void) {
    var start = 0
    for piece in pieces {
      for (position, height) in piece.heights.enumerated() where piece.known & 1 << UInt64(position) != 0 {
        body(start + position, height)
      }
      start += piece.count
    }
  }

  // MARK: Changes

  /// Sets the height of a row and returns by how much it has grown.
  ///
  /// - Complexity: O(log rows); O(rows / 64) for the first in a piece
  @discardableResult
  mutating func set(_ height: CGFloat, isFinal: Bool, at row: Int) -> CGFloat {
    let (index, position) = makeKnown(row)
    let delta = height - pieces[index].heights[position]
    let bit: UInt64 = 1 << UInt64(position)
    pieces[index].heights[position] = height
    pieces[index].known |= bit
    if isFinal { pieces[index].final |= bit } else { pieces[index].final &= ~bit }
    if delta != 0 { lengths.add(delta, at: index) }
    return delta
  }

  /// Puts a row into a piece that has heights.
  private mutating func makeKnown(_ row: Int) -> (index: Int, position: Int) {
    if pieces.isEmpty {
      pieces = [Piece(count: count)]
      sumUp()
    }
    let (index, position) = find(row)
    if !pieces[index].heights.isEmpty { return (index, position) }
    let first = position / Self.pieceSize * Self.pieceSize
    let end = min(pieces[index].count, first + Self.pieceSize)
    var parts = [Piece(count: end - first, heights: Array(repeating: standard, count: end - first))]
    if first > 0 { parts.insert(Piece(count: first), at: 0) }
    if end < pieces[index].count { parts.append(Piece(count: pieces[index].count - end)) }
    pieces.replaceSubrange(index...index, with: parts)
    if parts.count > 1 { sumUp() }
    return (index + (first > 0 ? 1 : 0), position - first)
  }

  /// Has a row come that is not known.
  ///
  /// - Complexity: O(log rows); O(rows / 64) where a piece is divided
  mutating func insert(at row: Int) {
    count += 1
    if pieces.isEmpty { return }
    var (index, position) = find(max(0, row - 1))
    if row > 0 { position += 1 }
    if pieces[index].heights.count == Self.pieceSize {
      pieces.replaceSubrange(index...index, with: pieces[index].divided(at: Self.pieceSize / 2))
      sumUp()
      if position > Self.pieceSize / 2 { (index, position) = (index + 1, position - Self.pieceSize / 2) }
    }
    pieces[index].count += 1
    if !pieces[index].heights.isEmpty {
      let low: UInt64 = 1 << UInt64(position) - 1
      pieces[index].heights.insert(standard, at: position)
      pieces[index].known = pieces[index].known & low | (pieces[index].known & ~low) << 1
      pieces[index].final = pieces[index].final & low | (pieces[index].final & ~low) << 1
    }
    counts.add(1, at: index)
    lengths.add(standard, at: index)
  }

  /// Has a row go.
  ///
  /// - Complexity: O(log rows); O(rows / 64) for the last one of a piece
  mutating func remove(at row: Int) {
    count -= 1
    if pieces.isEmpty { return }
    let (index, position) = find(row)
    if pieces[index].count == 1 {
      pieces.remove(at: index)
      sumUp()
      return
    }
    var height = standard
    pieces[index].count -= 1
    if !pieces[index].heights.isEmpty {
      let low: UInt64 = 1 << UInt64(position) - 1
      height = pieces[index].heights.remove(at: position)
      pieces[index].known = pieces[index].known & low | pieces[index].known >> 1 & ~low
      pieces[index].final = pieces[index].final & low | pieces[index].final >> 1 & ~low
    }
    counts.add(-1, at: index)
    lengths.add(-height, at: index)
  }

  /// Takes over the heights of rows before an update, for those that stay in the section. All may be asked for again.
  ///
  /// - Parameters:
  ///   - section: where the rows were.
  ///   - newSection: where they are.
  /// - Returns: whether it did: it does not if many come or go, or the standard height is another.
  mutating func follow(_ mapping: ListUpdateMapping, _ old: RowHeights, from section: Int, to newSection: Int) -> Bool {
    let (removed, placed) = (mapping.removedItems(inSection: section), mapping.placedItems(inSection: newSection))
    guard standard == old.standard, (removed.count + placed.count) * 8 <= old.count else { return false }
    var rows = old
    for row in removed.reversed() { rows.remove(at: row) }
    for row in placed { rows.insert(at: row) }
    guard rows.count == count else { return false }
    rows.forgetFinality()
    self = rows
    return true
  }

  /// Lets every height be asked for again; until then it is what it was.
  mutating func forgetFinality() {
    for index in pieces.indices { pieces[index].final = 0 }
  }
}
