import RosterCore

/// An order of texts, as keys of items are put in by a ``Sorter``.
///
/// ```swift
/// let names = files.sorted(by: \.name)                          // .standard: "file 2" before "File 10", "Ana" before "Émile"
/// let scalars = files.sorted(by: Sorter(\.name, order: .unicode))  // as `<` compares strings
/// let finder = files.sorted(by: Sorter(\.name, order: TextOrder { $0.localizedStandardCompare($1) == .orderedAscending }))
/// ```
///
/// The first two are the same on every system and in every language, so that tests, servers and screens agree; rules of a
/// language, such as "ä" behind "z" in Swedish, are those of the third, which asks Foundation.
public struct TextOrder: Sendable {
  enum Kind: Sendable {
    case standard
    case comparator(@Sendable (String, String) -> Bool)
  }

  let kind: Kind

  /// As people look for names: without regard to case and diacritics, and digits as the numbers that they write. Texts that
  /// are the same then are in the order of ``unicode``.
  public static let standard = TextOrder(kind: .standard)

  /// As `String` is `Comparable`: by the values of characters, canonically equivalent ones being equal.
  public static let unicode = TextOrder { $0 < $1 }

  /// An order of one's own, such as one that Foundation knows for a language.
  ///
  /// - Parameter areInIncreasingOrder: whether the first text comes before the second.
  public init(_ areInIncreasingOrder: @escaping @Sendable (String, String) -> Bool) {
    kind = .comparator(areInIncreasingOrder)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Whether the first text comes before the second.
  func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
    switch kind {
    case .standard: TextKey(first) < TextKey(second)
    case .comparator(let areInIncreasingOrder): areInIncreasingOrder(first, second)
    }
  }
}

/// What is kept of a text to compare it by ``TextOrder/standard``: computed once, and compared byte by byte.
struct TextKey: Comparable {
  private let bytes: [UInt8]
  private let text: String

  init(_ text: String) {
    self.text = text
    bytes = TextKey.numbered(TextSearch.folded(text))
  }

  static func < (first: TextKey, second: TextKey) -> Bool {
    if first.bytes == second.bytes { return first.text < second.text }
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }

  /// Writes each number as how many digits it has, without zeros before it, and these: so the longer one is greater.
  private static func numbered(_ bytes: [UInt8]) -> [UInt8] {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
    guard bytes.contains(where: isDigit) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var index = 0
    while index < bytes.count {
      guard isDigit(bytes[index]) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isDigit($0) } ?? bytes.count
      let digits = bytes[index..<end].drop { $0 == 48 }
      // Where digits are among other characters.
      result.append(48)
      result += repeatElement(255, count: digits.count / 255)
      result.append(UInt8(digits.count % 255))
      result += digits
      index = end
    }
    return result
  }
}
