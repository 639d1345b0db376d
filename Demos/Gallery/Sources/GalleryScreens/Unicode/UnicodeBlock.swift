/// A named range of Unicode.
struct UnicodeBlock: Hashable, Sendable {
  var name: String
  /// The code points up to the next block.
  var range: Range<UInt32>

  /// Every block in the order of its code points.
  static let all: [UnicodeBlock] = {
    let entries = table.split(separator: "\n").compactMap { line -> (start: UInt32, name: String)? in
      guard let space = line.firstIndex(of: " "), let start = UInt32(line[..<space], radix: 16) else { return nil }
      return (start, String(line[space...].dropFirst()))
    }
    let ends = entries.dropFirst().map(\.start) + [0x11_0000]
    return zip(entries, ends).map { UnicodeBlock(name: $0.name, range: $0.start..<$1) }
  }()

  /// The title in a section index: a character of the block, for those that many readers look for.
  var indexTitle: String? {
    UnicodeBlock.landmarks[range.lowerBound]
  }

  private static let landmarks: [UInt32: String] = [
    0x0000: "A", 0x0100: "Ā", 0x0370: "Ω", 0x0400: "Я", 0x0530: "Ա", 0x0590: "א", 0x0600: "ع", 0x10A0: "ა", 0x2000: "§",
    0x20A0: "€", 0x2150: "½", 0x2190: "→", 0x2200: "∑", 0x2500: "┼", 0x25A0: "■", 0x2600: "☀", 0x2700: "✓", 0x2800: "⠿",
    0x4E00: "漢", 0xAC00: "한", 0x1_D400: "𝐀", 0x1_F600: "☺",
  ]
}
