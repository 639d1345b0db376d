import RowStructures

/// The folded texts of the rows of a section, side by side in the order of the base.
///
/// Texts lie in leaves of up to 512 rows, in UTF-8, and each ends with a byte that is in no text. A search reads them one
/// after the other, and an edit shifts those of one leaf. That takes 2 bytes a row and those of the text.
struct FoldedTexts {
  /// Ends a text; a part of no character in UTF-8.
  static var end: UInt8 { 0xff }
  private static var leafRows: Int { 512 }

  private struct Leaf {
    private(set) var bytes: [UInt8] = []
    /// The length of each row's text with its end, or the greatest number if it is that long, or longer.
    private(set) var lengths: [UInt8] = []
    /// How many texts are that long.
    private var longTexts = 0

    private static var long: UInt8 { .max }

    var count: Int { lengths.count }

    init(bytes: [UInt8] = [], lengths: [UInt8] = []) {
      self.bytes = bytes
      self.lengths = lengths
      longTexts = lengths.count { $0 == Leaf.long }
    }

    /// Where the text of a row ends that begins at a place.
    @inline(__always)
    func end(ofRow row: Int, from start: Int) -> Int {
      let length = lengths[row]
      if length < Leaf.long { return start + Int(length) }
      return bytes.withUnsafeBufferPointer { bytes in
        var end = start + Int(Leaf.long) - 1
        while bytes[end] != FoldedTexts.end { end += 1 }
        return end + 1
      }
    }

    /// Where the text of a row begins, given where one before it does.
    ///
    /// - Complexity: O(1), 512 lengths being few.
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

    mutating func insert(_ text: some Collection<UInt8>, at row: Int) {
      bytes.insert(contentsOf: text, at: row == count ? bytes.count : start(ofRow: row))
      let length = UInt8(clamping: text.count)
      lengths.insert(length, at: row)
      if length == Leaf.long { longTexts += 1 }
    }

    mutating func remove(at row: Int) -> [UInt8] {
      let range = range(row)
      let text = Array(bytes[range])
      bytes.removeSubrange(range)
      if lengths.remove(at: row) == Leaf.long { longTexts -= 1 }
      return text
    }

    /// Leaves the rows before one, and returns the others.
    mutating func divide(at row: Int) -> Leaf {
      let cut = start(ofRow: row)
      let second = Leaf(bytes: Array(bytes[cut...]), lengths: Array(lengths[row...]))
      bytes.removeSubrange(cut...)
      lengths.removeSubrange(row...)
      longTexts -= second.longTexts
      return second
    }

    static func += (leaf: inout Leaf, other: Leaf) {
      leaf.bytes += other.bytes
      leaf.lengths += other.lengths
      leaf.longTexts += other.longTexts
    }

    /// What is wrong with it, or `nil`.
    var firstViolation: String? {
      if start(ofRow: count) != bytes.count { return "the texts end elsewhere" }
      return longTexts == lengths.count { $0 == Leaf.long } ? nil : "\(longTexts) long texts are counted"
    }
  }

  private var leaves: [Leaf] = []
  private var places = FenwickTree([])

  /// The number of rows.
  var count: Int { places.total }

  /// The number of bytes that it takes.
  var byteCount: Int { leaves.reduce(0) { $0 + $1.bytes.capacity + $1.lengths.capacity + 128 } }

  /// The text of a row, with its end.
  ///
  /// - Complexity: O(log *n*)
  subscript(row: Int) -> ArraySlice<UInt8> {
    let (leaf, local) = places.leaf(covering: row)
    return leaves[leaf].bytes[leaves[leaf].range(local)]
  }

  /// Adds a text behind all others; ``endAppending()`` has to be called after the last.
  mutating func append(_ text: some Collection<UInt8>) {
    if leaves.isEmpty {
      leaves.append(Leaf())
    } else if leaves[leaves.count - 1].count == Self.leafRows * 7 / 8 {
      // Without the room that is left from growing.
      let full = leaves.removeLast()
      leaves += [Leaf(bytes: full.bytes.map(\.self), lengths: full.lengths.map(\.self)), Leaf()]
    }
    leaves[leaves.count - 1].insert(text, at: leaves[leaves.count - 1].count)
  }

  mutating func endAppending() {
    places = FenwickTree(leaves.lazy.map(\.count))
  }

  /// Inserts a text, with its end, at a row from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*), amortised, and the length of the texts of a leaf.
  mutating func insert(_ text: some Collection<UInt8>, at row: Int) {
    if leaves.isEmpty {
      append(text)
      return endAppending()
    }
    var (leaf, local) = places.leaf(touching: row)
    if leaves[leaf].count == Self.leafRows {
      leaves.insert(leaves[leaf].divide(at: Self.leafRows / 2), at: leaf + 1)
      endAppending()
      (leaf, local) = places.leaf(touching: row)
    }
    leaves[leaf].insert(text, at: local)
    places.add(1, at: leaf)
  }

  /// - Complexity: O(log *n*), amortised, and the length of the texts of a leaf.
  @discardableResult
  mutating func remove(at row: Int) -> [UInt8] {
    let (leaf, local) = places.leaf(covering: row)
    let text = leaves[leaf].remove(at: local)
    places.add(-1, at: leaf)
    if leaves[leaf].count < Self.leafRows / 4, leaves.count > 1 { joinNeighbour(of: leaf) }
    return text
  }

  /// Joins a leaf with a neighbour if there is room for both in one of them, and some more.
  private mutating func joinNeighbour(of leaf: Int) {
    let left = leaf + 1 < leaves.count ? leaf : leaf - 1
    guard leaves[left].count + leaves[left + 1].count <= Self.leafRows * 3 / 4 else { return }
    leaves[left] += leaves.remove(at: left + 1)
    endAppending()
  }

  // MARK: Search

  /// Finds the rows whose texts contain words.
  ///
  /// - Parameters:
  ///   - words: none is empty.
  ///   - known: the rows that are shown.
  ///   - scope: the rows to look at; what is known of the others stays.
  /// - Complexity: O(*n*), and the length of the texts in the scope.
  func search(_ words: [[UInt8]], _ known: RankSelectBitVector, in scope: RuleScope) -> RankSelectBitVector {
    var result = RankSelectBitVector.Builder(reserving: known.count)
    var known = known.makeIterator()
    var wasShown: [Bool] = []
    wasShown.reserveCapacity(Self.leafRows)
    for leaf in leaves {
      wasShown.removeAll(keepingCapacity: true)
      var asked = 0
      for _ in 0..<leaf.count {
        let isShown = known.next() ?? false
        wasShown.append(isShown)
        if scope.contains(isShown) { asked += 1 }
      }
      leaf.bytes.withUnsafeBufferPointer { bytes in
        // Where many rows are asked for, one pass goes through all; elsewhere the texts of the others are passed over.
        let isOnePass = asked * 4 > leaf.count
        let first = words.first ?? []
        var found = -1
        var start = 0
        for row in 0..<leaf.count {
          let end = leaf.end(ofRow: row, from: start)
          defer { start = end }
          guard scope.contains(wasShown[row]) else {
            result.append(wasShown[row])
            continue
          }
          if !isOnePass {
            found = FoldedTexts.place(of: first, in: bytes, from: start, to: end)
          } else if found < start {
            found = FoldedTexts.place(of: first, in: bytes, from: start, to: bytes.count)
          }
          result.append(
            found < end
              && words.dropFirst().allSatisfy { FoldedTexts.place(of: $0, in: bytes, from: start, to: end) < end }
          )
        }
      }
    }
    return result.bits
  }

  /// Whether the texts of some rows contain words.
  ///
  /// - Parameters:
  ///   - words: none is empty.
  ///   - rows: ascending.
  func find(_ words: [[UInt8]], in rows: [Int]) -> [Bool] {
    var answers: [Bool] = []
    answers.reserveCapacity(rows.count)
    while answers.count < rows.count {
      let (number, local) = places.leaf(covering: rows[answers.count])
      let first = rows[answers.count] - local
      let leaf = leaves[number]
      leaf.bytes.withUnsafeBufferPointer { bytes in
        var known = (row: 0, start: 0)
        while answers.count < rows.count, rows[answers.count] - first < leaf.count {
          let row = rows[answers.count] - first
          known = (row, leaf.start(ofRow: row, after: known))
          let end = leaf.end(ofRow: row, from: known.start)
          answers.append(words.allSatisfy { FoldedTexts.place(of: $0, in: bytes, from: known.start, to: end) < .max })
        }
      }
    }
    return answers
  }

  /// Whether a text contains all words.
  static func contains(_ words: [[UInt8]], in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      words.allSatisfy { place(of: $0, in: bytes, from: 0, to: bytes.count) < bytes.count }
    }
  }

  /// The first place of a word between two places, or a place beyond all.
  private static func place(
    of word: [UInt8],
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    let last = end - word.count
    if last < start { return .max }
    return word.withUnsafeBufferPointer { word in
      guard let first = word.first else { return start }
      @inline(__always) func isHere(_ place: Int) -> Bool {
        var index = 1
        while index < word.count, bytes[place + index] == word[index] { index += 1 }
        return index == word.count
      }
      var place = start
      // Eight places at a time: where the first letter and the last may be, and what is read beyond is in the buffer.
      let (firsts, lasts) = (repeated(first), repeated(word[word.count - 1]))
      let memory = UnsafeRawBufferPointer(bytes)
      while place + 7 <= last {
        let head = memory.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian ^ firsts
        let tail = memory.loadUnaligned(fromByteOffset: place + word.count - 1, as: UInt64.self).littleEndian ^ lasts
        var candidates = zeroBytes(head) & zeroBytes(tail)
        while candidates != 0 {
          let candidate = place + candidates.trailingZeroBitCount / 8
          if bytes[candidate] == first, isHere(candidate) { return candidate }
          candidates &= candidates - 1
        }
        place += 8
      }
      while place <= last {
        if bytes[place] == first, isHere(place) { return place }
        place += 1
      }
      return .max
    }
  }

  /// A byte eight times.
  private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The highest bit of each byte that is zero, and of some above one that is.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// What is wrong with the texts, or `nil`.
  var firstViolation: String? {
    if places.count != leaves.count { return "sums of other leaves" }
    for (number, leaf) in leaves.enumerated() {
      if leaf.count > Self.leafRows { return "leaf \(number) has \(leaf.count) rows" }
      if places.sum(before: number + 1) - places.sum(before: number) != leaf.count { return "wrong sums" }
      if let violation = leaf.firstViolation { return "leaf \(number): \(violation)" }
    }
    return nil
  }
}
