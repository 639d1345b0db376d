import Foundation

/// The heights of a section's rows: one standard height, and those that are known to differ or to be final.
///
/// Rows that nobody has looked at take no memory and no time.
struct RowHeights: Sendable {
  private static let chunkSize = 64

  /// Some rows in a row, at least one of which is known.
  private struct Chunk: Sendable {
    var heights: [CGFloat]
    /// One bit for each row whose height was set.
    var known: UInt64 = 0
    /// One bit for each row whose height need not be asked for again.
    var final: UInt64 = 0

    init(count: Int, standard: CGFloat) {
      heights = Array(repeating: standard, count: count)
    }
  }

  /// The number of rows.
  let count: Int
  /// The height of the rows that are not known, in points.
  let standard: CGFloat
  private var chunks: [Int: Chunk] = [:]
  /// The heights of the chunks, from the first known row on.
  private var sums: PrefixSums?

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
    var chunkHeights: [CGFloat] = []
    var start = 0
    while start < count {
      var chunk = Chunk(count: min(Self.chunkSize, count - start), standard: standard)
      for position in chunk.heights.indices { chunk.heights[position] = height(start + position) }
      chunk.known = .max
      if areFinal { chunk.final = .max }
      chunkHeights.append(chunk.heights.reduce(0, +))
      chunks[start / Self.chunkSize] = chunk
      start += Self.chunkSize
    }
    if count > 0 { sums = PrefixSums(chunkHeights) }
  }

  /// The height of all rows.
  var total: CGFloat {
    sums?.total ?? CGFloat(count) * standard
  }

  /// The height of a row that exists.
  func height(of row: Int) -> CGFloat {
    chunks[row / Self.chunkSize]?.heights[row % Self.chunkSize] ?? standard
  }

  /// Whether the height of a row need not be asked for again.
  func isFinal(_ row: Int) -> Bool {
    guard let chunk = chunks[row / Self.chunkSize] else { return false }
    return chunk.final & (1 << UInt64(row % Self.chunkSize)) != 0
  }

  /// The height of all rows before a row.
  ///
  /// - Complexity: O(log rows)
  func offset(of row: Int) -> CGFloat {
    let index = row / Self.chunkSize
    let position = row % Self.chunkSize
    let start = sums?.sum(before: index) ?? CGFloat(index * Self.chunkSize) * standard
    guard position > 0 else { return start }
    guard let chunk = chunks[index] else { return start + CGFloat(position) * standard }
    return start + chunk.heights[..<position].reduce(0, +)
  }

  /// The row that contains an offset from the top of the first one; the first and last rows bound it.
  ///
  /// - Precondition: there is a row.
  /// - Complexity: O(log rows)
  func row(at offset: CGFloat) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < total else { return count - 1 }
    guard let sums else { return standard > 0 ? min(count - 1, Int(offset / standard)) : 0 }
    var (index, rest) = sums.position(at: offset)
    let start = index * Self.chunkSize
    let length = min(Self.chunkSize, count - start)
    guard let chunk = chunks[index] else {
      return standard > 0 ? start + min(length - 1, Int(rest / standard)) : start
    }
    index = 0
    while index < length - 1, rest >= chunk.heights[index] {
      rest -= chunk.heights[index]
      index += 1
    }
    return start + index
  }

  /// Sets the height of a row and returns by how much it has grown.
  ///
  /// - Complexity: O(log rows), and O(rows / 64) the first time
  @discardableResult
  mutating func set(_ height: CGFloat, isFinal: Bool, at row: Int) -> CGFloat {
    let index = row / Self.chunkSize
    let position = row % Self.chunkSize
    let delta = height - self.height(of: row)
    if sums == nil, delta != 0 {
      let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
      var lengths = Array(repeating: CGFloat(Self.chunkSize) * standard, count: chunkCount)
      lengths[chunkCount - 1] = CGFloat(count - (chunkCount - 1) * Self.chunkSize) * standard
      sums = PrefixSums(lengths)
    }
    let length = min(Self.chunkSize, count - index * Self.chunkSize)
    let bit: UInt64 = 1 << UInt64(position)
    chunks[index, default: Chunk(count: length, standard: standard)].heights[position] = height
    chunks[index]?.known |= bit
    if isFinal {
      chunks[index]?.final |= bit
    } else {
      chunks[index]?.final &= ~bit
    }
    if delta != 0 { sums?.add(delta, at: index) }
    return delta
  }

  /// Lets every height be asked for again; until then it is what it was.
  mutating func forgetFinality() {
    for index in chunks.keys { chunks[index]?.final = 0 }
  }

  /// Calls `body` with each row whose height was set, in no particular order.
  func forEachKnown(_ body: (_ row: Int, _ height: CGFloat) -> Void) {
    for (index, chunk) in chunks {
      for (position, height) in chunk.heights.enumerated() where chunk.known & (1 << UInt64(position)) != 0 {
        body(index * Self.chunkSize + position, height)
      }
    }
  }
}
