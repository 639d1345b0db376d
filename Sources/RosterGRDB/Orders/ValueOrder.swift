#if GRDB
  import Foundation
  import GRDB

  /// SQLite's order of values: NULL, numbers, texts, then data.
  ///
  /// It says in memory what SQLite says in a file: <https://www.sqlite.org/datatype3.html#comparison_expressions>
  enum ValueOrder {
    case binary
    case nocase
    case rtrim

    /// - Returns: `nil` if the collation is not one that SQLite brings.
    init?(_ name: String) {
      switch name.uppercased() {
      case "BINARY": self = .binary
      case "NOCASE": self = .nocase
      case "RTRIM": self = .rtrim
      default: return nil
      }
    }

    /// Below 0 if the first value comes first, 0 if they are equal, otherwise above 0.
    func compare(_ first: DatabaseValue, _ second: DatabaseValue) -> Int {
      switch (first.storage, second.storage) {
      case (.int64(let first), .int64(let second)): Self.compare(first, second)
      case (.double(let first), .double(let second)): Self.compare(first, second)
      case (.int64(let first), .double(let second)): Self.compare(first, second)
      case (.double(let first), .int64(let second)): -Self.compare(second, first)
      case (.string(let first), .string(let second)): compare(first, second)
      case (.blob(let first), .blob(let second)): Self.compareBytes(first, second)
      case (let first, let second): Self.compare(Self.rank(first), Self.rank(second))
      }
    }

    private static func rank(_ storage: DatabaseValue.Storage) -> Int {
      switch storage {
      case .null: 0
      case .int64, .double: 1
      case .string: 2
      case .blob: 3
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

    private func compare(_ first: String, _ second: String) -> Int {
      switch self {
      case .binary:
        Self.compareBytes(first.utf8, second.utf8)
      case .nocase:
        Self.compareBytes(first.utf8.lazy.map(Self.folded), second.utf8.lazy.map(Self.folded))
      case .rtrim:
        Self.compareBytes(Self.trimmed(first), Self.trimmed(second))
      }
    }

    /// Capital letters of ASCII as small ones, as in SQLite.
    private static func folded(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }

    private static func trimmed(_ text: String) -> Substring.UTF8View {
      var end = text.utf8.endIndex
      while end > text.utf8.startIndex {
        let last = text.utf8.index(before: end)
        guard text.utf8[last] == 32 else { break }
        end = last
      }
      return text[..<end].utf8
    }

    private static func compareBytes(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Int {
      var rest = second.makeIterator()
      for byte in first {
        guard let other = rest.next() else { return 1 }
        if byte != other { return byte < other ? -1 : 1 }
      }
      return rest.next() == nil ? 0 : -1
    }
  }
#endif
