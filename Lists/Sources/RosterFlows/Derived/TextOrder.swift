import RosterCore

/// An order of texts that are keys of a ``Sorter``.
///
/// ```swift
/// let names = files.sorted(by: \.name)                          // .standard: "file 2" before "File 10", "Ana" before "Émile"
/// let scalars = files.sorted(by: Sorter(\.name, order: .unicode))  // as `<` compares strings
/// let finder = files.sorted(by: Sorter(\.name, order: TextOrder { $0.localizedStandardCompare($1) == .orderedAscending }))
/// ```
///
/// The first two are the same on every system and in every language, so that tests, servers, and screens agree. For the rules of a
/// language, such as "ä" after "z" in Swedish, use the third, which calls Foundation.
public struct TextOrder: Sendable {
  enum Kind: Sendable {
    case standard
    case comparator(@Sendable (String, String) -> Bool)
  }

  let kind: Kind

  /// The order in which people look for names, ignoring case and diacritics, with digits as numbers. Otherwise equal texts are in the
  /// order of ``unicode``.
  public static let standard = TextOrder(kind: .standard)

  /// The order of `String` as `Comparable`: by the values of characters, with canonically equivalent ones equal.
  public static let unicode = TextOrder { $0 < $1 }

  /// Creates an order, such as Foundation's for a language.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether the first text precedes the second.
  public init(_ areInIncreasingOrder: @escaping @Sendable (String, String) -> Bool) {
    kind = .comparator(areInIncreasingOrder)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Returns a Boolean value that indicates whether the first text precedes the second.
  func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
    switch kind {
    case .standard: TextKey(first) < TextKey(second)
    case .comparator(let areInIncreasingOrder): areInIncreasingOrder(first, second)
    }
  }
}

/// The key of a text for ``TextOrder/standard``, computed once and compared byte by byte.
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

  /// Writes each number as its number of digits, without leading zeros, and its digits. So the longer one is greater.
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
      // The place of digits among other characters.
      result.append(48)
      result += repeatElement(255, count: digits.count / 255)
      result.append(UInt8(digits.count % 255))
      result += digits
      index = end
    }
    return result
  }
}
