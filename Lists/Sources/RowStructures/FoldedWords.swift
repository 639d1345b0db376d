/// A search for words in texts.
enum FoldedWords {
  /// Returns the first place of a word between two places, or `Int.max`.
  static func place(
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
      // Finds candidates for the first and the last letter, eight places at a time. All reads are in the buffer.
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

  /// Returns a byte repeated eight times.
  private static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Returns the highest bit of each zero byte, and of some bytes above one.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
