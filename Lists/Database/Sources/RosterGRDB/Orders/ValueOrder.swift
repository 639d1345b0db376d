#if GRDB
  import Foundation

  /// SQLite's order of values: NULL, numbers, texts, then data.
  ///
  /// It matches SQLite's comparisons: <https://www.sqlite.org/datatype3.html#comparison_expressions>
  enum ValueOrder {
    case binary
    case nocase
    case rtrim

    /// - Returns: The order, or `nil` if SQLite doesn't define the collation.
    init?(_ name: String) {
      switch name.uppercased() {
      case "BINARY": self = .binary
      case "NOCASE": self = .nocase
      case "RTRIM": self = .rtrim
      default: return nil
      }
    }

    /// Returns a negative number if the first value precedes the second, 0 if they are equal, or else a positive number.
    func compare(_ first: StoredValue, _ second: StoredValue) -> Int {
      switch (first, second) {
      case (.integer(let first), .integer(let second)): Self.compare(first, second)
      case (.real(let first), .real(let second)): Self.compare(first, second)
      case (.integer(let first), .real(let second)): Self.compare(first, second)
      case (.real(let first), .integer(let second)): -Self.compare(second, first)
      case (.data(let first), .data(let second)):
        first.withUnsafeBytes { first in second.withUnsafeBytes { Self.compareBytes(first, $0) } }
      case (.string, .string), (.string, .text), (.text, .string), (.text, .text):
        withBytes(of: first) { first in withBytes(of: second) { compareTexts(first, $0) } }
      case (let first, let second): Self.compare(Self.rank(first), Self.rank(second))
      }
    }

    private static func rank(_ value: StoredValue) -> Int {
      switch value {
      case .null: 0
      case .integer, .real: 1
      case .string, .text: 2
      case .data: 3
      }
    }

    private static func compare<Value: Comparable>(_ first: Value, _ second: Value) -> Int {
      first < second ? -1 : first == second ? 0 : 1
    }

    /// Compares without rounding the integer.
    private static func compare(_ first: Int64, _ second: Double) -> Int {
      if second >= 0x1p63 { return -1 }
      if second < -0x1p63 { return 1 }
      let whole = second.rounded(.down)
      let comparison = compare(first, Int64(whole))
      return comparison == 0 && whole < second ? -1 : comparison
    }

    // MARK: Texts

    /// Calls a closure with the bytes of a text for the collation. `BINARY` uses those in the file, in any encoding. SQLite
    /// converts them for others.
    private func withBytes(of value: StoredValue, _ body: (UnsafeRawBufferPointer) -> Int) -> Int {
      switch value {
      case .string(var string): string.withUTF8 { body(UnsafeRawBufferPointer($0)) }
      case .text(let text): (self == .binary ? text.stored : text.utf8).withUnsafeBytes(body)
      case .null, .integer, .real, .data: body(UnsafeRawBufferPointer(start: nil, count: 0))
      }
    }

    private func compareTexts(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
      switch self {
      case .binary: Self.compareBytes(first, second)
      case .nocase: Self.compareFolded(first, second)
      case .rtrim: Self.compareBytes(Self.trimmed(first), Self.trimmed(second))
      }
    }

    private static func compareBytes(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
      if let start = first.baseAddress, let other = second.baseAddress {
        let comparison = memcmp(start, other, min(first.count, second.count))
        if comparison != 0 { return comparison < 0 ? -1 : 1 }
      }
      return compare(first.count, second.count)
    }

    /// Compares like SQLite's `NOCASE`, which stops at a zero in both texts and then compares the lengths.
    private static func compareFolded(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
      for (byte, other) in zip(first, second) {
        let comparison = compare(folded(byte), folded(other))
        if comparison != 0 { return comparison }
        if byte == 0 { break }
      }
      return compare(first.count, second.count)
    }

    /// Returns the byte with ASCII capitals in lowercase, as in SQLite.
    private static func folded(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }

    private static func trimmed(_ text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
      let end = text.lastIndex { $0 != 32 }.map { $0 + 1 } ?? 0
      return UnsafeRawBufferPointer(rebasing: text[..<end])
    }
  }
#endif
