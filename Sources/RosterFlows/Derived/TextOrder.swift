import RosterCore

/// An order of texts, as keys of items are put in by ``SortedDataSource``.
///
/// ```swift
/// files.sorted(by: \.name)                       // .standard: "file 2" before "File 10", "Ana" before "Émile"
/// files.sorted(by: \.name, order: .unicode)      // as `<` compares strings
/// files.sorted(by: \.name, order: TextOrder { $0.localizedStandardCompare($1) == .orderedAscending })
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
  public func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
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

extension SortRule {
  @MainActor
  static func texts<Base: DataSource>(
    of base: Base,
    by key: @escaping (Base.Item) -> String,
    _ order: TextOrder,
    _ direction: SortDirection
  ) -> SortRule {
    @MainActor func rule<Key>(_ make: @escaping (String) -> Key, _ isLess: @escaping (Key, Key) -> Bool) -> SortRule {
      keys(
        { make(key(base.item(at: $0.item, inSection: $0.section))) },
        { paths, body in base.readItems(at: paths) { body($0, make(key($1))) } },
        isLess
      )
    }
    return switch (order.kind, direction) {
    case (.standard, .ascending): rule(TextKey.init) { $0 < $1 }
    case (.standard, .descending): rule(TextKey.init) { $1 < $0 }
    case (.comparator(let isLess), .ascending): rule({ $0 }, isLess)
    case (.comparator(let isLess), .descending): rule({ $0 }) { isLess($1, $0) }
    }
  }
}

extension DataSource {
  /// The items in the order of a text, as people look for names (``TextOrder/standard``), in each section; items with
  /// the same text are in the order in which they are here.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which texts come first.
  public func sorted(
    by key: @escaping (Item) -> String,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    sorted(by: key, order: .standard, direction)
  }

  /// The items in the order of a text, in each section; items with the same text are in the order in which they are here.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does. It is called once for each item that comes or changes.
  ///   - order: says which text comes before which.
  ///   - direction: which texts come first.
  public func sorted(
    by key: @escaping (Item) -> String,
    order: TextOrder,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    SortedDataSource(self, .texts(of: self, by: key, order, direction))
  }

  /// The items of this and other data sources in one section, in the order of a text.
  ///
  /// - Parameters:
  ///   - others: the other data sources; they are kept alive.
  ///   - key: computes the text of an item; a key path does.
  ///   - order: says which text comes before which.
  ///   - direction: which texts come first.
  public func merged(
    with others: any DataSource<Item>...,
    by key: @escaping (Item) -> String,
    order: TextOrder,
    _ direction: SortDirection = .ascending
  ) -> MergedDataSource<Item> {
    joined(with: others).sorted(by: key, order: order, direction)
  }
}

extension SortedDataSource {
  /// Shows the items in the order of a text, as people look for names (``TextOrder/standard``).
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does.
  ///   - direction: which texts come first.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*), with one call of the key for each item.
  @discardableResult
  public func sort(
    by key: @escaping (Base.Item) -> String,
    _ direction: SortDirection = .ascending
  ) -> ContentUpdate {
    sort(by: key, order: .standard, direction)
  }

  /// Shows the items in the order of a text.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does.
  ///   - order: says which text comes before which.
  ///   - direction: which texts come first.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*), with one call of the key for each item.
  @discardableResult
  public func sort(
    by key: @escaping (Base.Item) -> String,
    order: TextOrder,
    _ direction: SortDirection = .ascending
  ) -> ContentUpdate {
    show(.texts(of: base, by: key, order, direction))
  }
}
