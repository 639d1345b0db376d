/// The folded texts of the rows of a section, side by side in the order of the base.
///
/// Texts lie in leaves of up to 512 rows, in UTF-8, and each ends with a byte that is in no text. A search reads them one
/// after the other, and an edit shifts those of one leaf. That takes 5 bytes a row and those of the text.
struct FoldedTexts {
  /// Ends a text; a part of no character in UTF-8.
  static var end: UInt8 { 0xff }
  private static var leafRows: Int { 512 }

  private struct Leaf {
    var bytes: [UInt8] = []
    /// Where the text of each row ends.
    var ends: [UInt32] = []

    func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row]) }
  }

  private var leaves: [Leaf] = []
  private var places = LeafSums([])

  /// The number of rows.
  var count: Int { places.total }

  /// The number of bytes that it takes.
  var byteCount: Int { leaves.reduce(0) { $0 + $1.bytes.capacity + 4 * $1.ends.capacity + 128 } }

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
    } else if leaves[leaves.count - 1].ends.count == Self.leafRows * 7 / 8 {
      // Without the room that is left from growing.
      let full = leaves.removeLast()
      leaves += [Leaf(bytes: full.bytes.map(\.self), ends: full.ends.map(\.self)), Leaf()]
    }
    let last = leaves.count - 1
    leaves[last].bytes.append(contentsOf: text)
    leaves[last].ends.append(UInt32(leaves[last].bytes.count))
  }

  mutating func endAppending() {
    places = LeafSums(leaves.lazy.map(\.ends.count))
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
    if leaves[leaf].ends.count == Self.leafRows {
      divide(leaf)
      (leaf, local) = places.leaf(touching: row)
    }
    let start = local == 0 ? 0 : Int(leaves[leaf].ends[local - 1])
    leaves[leaf].bytes.insert(contentsOf: text, at: start)
    let length = UInt32(text.count)
    leaves[leaf].ends.insert(UInt32(start), at: local)
    for index in local..<leaves[leaf].ends.count { leaves[leaf].ends[index] += length }
    places.add(1, at: leaf)
  }

  /// - Complexity: O(log *n*), amortised, and the length of the texts of a leaf.
  @discardableResult
  mutating func remove(at row: Int) -> [UInt8] {
    let (leaf, local) = places.leaf(covering: row)
    let range = leaves[leaf].range(local)
    let text = Array(leaves[leaf].bytes[range])
    leaves[leaf].bytes.removeSubrange(range)
    leaves[leaf].ends.remove(at: local)
    for index in local..<leaves[leaf].ends.count { leaves[leaf].ends[index] -= UInt32(range.count) }
    places.add(-1, at: leaf)
    if leaves[leaf].ends.count < Self.leafRows / 4, leaves.count > 1 { joinNeighbour(of: leaf) }
    return text
  }

  private mutating func divide(_ leaf: Int) {
    let half = Self.leafRows / 2
    let cut = leaves[leaf].ends[half - 1]
    let second = Leaf(
      bytes: Array(leaves[leaf].bytes[Int(cut)...]),
      ends: leaves[leaf].ends[half...].map { $0 - cut }
    )
    leaves[leaf].bytes.removeSubrange(Int(cut)...)
    leaves[leaf].ends.removeSubrange(half...)
    leaves.insert(second, at: leaf + 1)
    endAppending()
  }

  /// Joins a leaf with a neighbour if there is room for both in one of them, and some more.
  private mutating func joinNeighbour(of leaf: Int) {
    let left = leaf + 1 < leaves.count ? leaf : leaf - 1
    guard leaves[left].ends.count + leaves[left + 1].ends.count <= Self.leafRows * 3 / 4 else { return }
    let second = leaves.remove(at: left + 1)
    let length = UInt32(leaves[left].bytes.count)
    leaves[left].bytes += second.bytes
    leaves[left].ends += second.ends.map { $0 + length }
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
  func search(_ words: [[UInt8]], _ known: RankedBits, in scope: RuleScope) -> RankedBits {
    var result = RankedBits.Builder(reserving: known.count)
    var known = known.makeIterator()
    var wasShown: [Bool] = []
    wasShown.reserveCapacity(Self.leafRows)
    for leaf in leaves {
      wasShown.removeAll(keepingCapacity: true)
      var asked = 0
      for _ in 0..<leaf.ends.count {
        let isShown = known.next() ?? false
        wasShown.append(isShown)
        if scope.contains(isShown) { asked += 1 }
      }
      leaf.bytes.withUnsafeBufferPointer { bytes in
        // Where many rows are asked for, one pass goes through all; elsewhere the texts of the others are passed over.
        let isOnePass = asked * 4 > leaf.ends.count
        let first = words.first ?? []
        var found = -1
        var start = 0
        for row in 0..<leaf.ends.count {
          let end = Int(leaf.ends[row])
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
        while answers.count < rows.count, rows[answers.count] - first < leaf.ends.count {
          let range = leaf.range(rows[answers.count] - first)
          answers.append(
            words.allSatisfy {
              FoldedTexts.place(of: $0, in: bytes, from: range.lowerBound, to: range.upperBound) < .max
            }
          )
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
      if leaf.ends.count > Self.leafRows { return "leaf \(number) has \(leaf.ends.count) rows" }
      if places.sum(before: number + 1) - places.sum(before: number) != leaf.ends.count { return "wrong sums" }
      if leaf.ends.last.map(Int.init) ?? 0 != leaf.bytes.count { return "the ends of leaf \(number) are elsewhere" }
    }
    return nil
  }
}
