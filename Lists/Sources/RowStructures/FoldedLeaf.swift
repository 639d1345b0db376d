/// The folded texts of some neighbors, one after the other, each with an end byte.
struct FoldedLeaf: Sendable {
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// The length of each text with its end, or the maximum for longer texts.
  private(set) var lengths: ContiguousArray<UInt8> = []
  /// The number of texts with the maximum length.
  private var longTexts = 0

  private static var long: UInt8 { .max }

  /// The maximum number of texts.
  static var size: Int { 512 }

  var count: Int { lengths.count }

  var byteCount: Int { bytes.capacity + lengths.capacity + 2 * 32 }

  init() {}

  private init(bytes: ContiguousArray<UInt8>, lengths: ContiguousArray<UInt8>) {
    self.bytes = bytes
    self.lengths = lengths
    longTexts = lengths.count { $0 == Self.long }
  }

  /// A leaf without slack.
  var trimmed: FoldedLeaf {
    FoldedLeaf(bytes: ContiguousArray(bytes[...]), lengths: ContiguousArray(lengths[...]))
  }

  /// Returns the end of a row's text that begins at `start`.
  @inline(__always)
  func end(ofRow row: Int, from start: Int) -> Int {
    let length = lengths[row]
    if length < Self.long { return start + Int(length) }
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start + Int(Self.long) - 1
      while bytes[end] != FoldedColumn.end { end += 1 }
      return end + 1
    }
  }

  /// Returns the start of a row's text, given the start of an earlier one.
  ///
  /// - Complexity: O(1), as 512 lengths are few.
  func start(ofRow row: Int, after known: (row: Int, start: Int) = (0, 0)) -> Int {
    var start = known.start
    if longTexts > 0 {
      for before in known.row..<row { start = end(ofRow: before, from: start) }
    } else {
      for length in lengths[known.row..<row] { start += Int(length) }
    }
    return start
  }

  func range(_ row: Int) -> Range<Int> {
    let start = start(ofRow: row)
    return start..<end(ofRow: row, from: start)
  }

  func text(_ row: Int) -> ArraySlice<UInt8> { ArraySlice(bytes[range(row)]) }

  mutating func insert(_ text: some Collection<UInt8>, at row: Int) {
    bytes.insert(contentsOf: text, at: row == count ? bytes.count : start(ofRow: row))
    let length = UInt8(clamping: text.count)
    lengths.insert(length, at: row)
    if length == Self.long { longTexts += 1 }
  }

  mutating func remove(at row: Int) -> [UInt8] {
    let range = range(row)
    let text = Array(bytes[range])
    bytes.removeSubrange(range)
    if lengths.remove(at: row) == Self.long { longTexts -= 1 }
    return text
  }

  /// Retains the rows before one, and returns the rest.
  mutating func split(at row: Int) -> FoldedLeaf {
    let cut = start(ofRow: row)
    let second = FoldedLeaf(bytes: ContiguousArray(bytes[cut...]), lengths: ContiguousArray(lengths[row...]))
    bytes.removeSubrange(cut...)
    lengths.removeSubrange(row...)
    longTexts -= second.longTexts
    return second
  }

  /// A description of the first inconsistency, or `nil`.
  var firstViolation: String? {
    if count > Self.size { return "\(count) rows" }
    if start(ofRow: count) != bytes.count { return "the texts end elsewhere" }
    return longTexts == lengths.count { $0 == Self.long } ? nil : "\(longTexts) long texts are counted"
  }
}

extension FoldedLeaf: CountedLeaf {
  var sum: Sum { Sum(count) }
  var isSmall: Bool { count < Self.size / 4 }
  func fits(_ next: FoldedLeaf) -> Bool { count + next.count <= Self.size * 3 / 4 }

  mutating func append(_ next: FoldedLeaf) {
    bytes += next.bytes
    lengths += next.lengths
    longTexts += next.longTexts
  }
}
