#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// A value as SQLite stores it in a file.
  ///
  /// Text is stored as bytes. They may be invalid Unicode or contain zeros, and SQLite distinguishes texts that are equal as a
  /// `String`. Values are equal if their stored forms are.
  enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    /// A text with the string's bytes in the file, without a zero. An empty text is one in all encodings.
    case string(String)
    /// Any other text.
    case text(StoredText)
    case data(Data)

    /// Reads a column of a statement's current row. Call it once and before other reads, because SQLite converts text in place.
    ///
    /// - Parameter isUTF8: A Boolean value that indicates whether the database's encoding is UTF-8.
    init(_ statement: SQLiteStatement, at column: CInt, isUTF8: Bool) {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
      case SQLITE_TEXT: self = Self.text(statement, column, isUTF8)
      case SQLITE_BLOB: self = .data(Data(Self.bytes(statement, column)))
      default: self = .null
      }
    }

    /// Creates a value from a request's argument.
    init(_ value: DatabaseValue) {
      switch value.storage {
      case .null: self = .null
      case .int64(let number): self = .integer(number)
      case .double(let number): self = .real(number)
      case .string(let string): self = .string(string)
      case .blob(let data): self = .data(data)
      }
    }

    private static func text(_ statement: SQLiteStatement, _ column: CInt, _ isUTF8: Bool) -> StoredValue {
      let bytes = bytes(statement, column)
      if bytes.isEmpty { return .string("") }
      if isUTF8 {
        // Invalid UTF-8 is repaired, which changes the text.
        var string = String(decoding: bytes, as: UTF8.self)
        if string.withUTF8({ bytes.elementsEqual($0) }), !bytes.contains(0) { return .string(string) }
      }
      let stored = Array(bytes)
      if isUTF8 { return .text(StoredText(stored: stored, utf8: stored)) }
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(StoredText(stored: stored, utf8: Array(UnsafeBufferPointer(start: start, count: count))))
    }

    /// Returns the bytes in the file, which are valid until the statement's next step.
    private static func bytes(_ statement: SQLiteStatement, _ column: CInt) -> UnsafeRawBufferPointer {
      let start = sqlite3_column_blob(statement, column)
      return UnsafeRawBufferPointer(
        start: start,
        count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
      )
    }

    var isNull: Bool {
      if case .null = self { true } else { false }
    }

    /// GRDB's value. A text ends at a zero, and is repaired.
    var databaseValue: DatabaseValue {
      switch self {
      case .null: .null
      case .integer(let number): number.databaseValue
      case .real(let number): number.databaseValue
      case .string(let string): string.databaseValue
      case .text(let text): String(decoding: text.utf8.prefix { $0 != 0 }, as: UTF8.self).databaseValue
      case .data(let data): data.databaseValue
      }
    }

    // MARK: In statements

    /// The placeholder for the value in a statement.
    ///
    /// A text that isn't a `String` is passed as data. SQLite would assume that a text argument is UTF-8, but accepts a function's
    /// result as is. The plus removes the result's text affinity in comparisons, as arguments have none:
    /// <https://www.sqlite.org/datatype3.html#affinity_of_expressions>
    var placeholder: String {
      if case .text = self { "+CAST(substr(?, 1) AS TEXT)" } else { "?" }
    }

    /// The argument of ``placeholder`` for GRDB.
    var argument: DatabaseValue {
      if case .text(let text) = self { Data(text.stored).databaseValue } else { databaseValue }
    }

    // MARK: Hashable

    static func == (first: StoredValue, second: StoredValue) -> Bool {
      switch (first, second) {
      case (.null, .null): true
      case (.integer(let first), .integer(let second)): first == second
      case (.real(let first), .real(let second)): first.bitPattern == second.bitPattern
      case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
      case (.text(let first), .text(let second)): first == second
      case (.data(let first), .data(let second)): first == second
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .null: break
      case .integer(let number): hasher.combine(number)
      case .real(let number): hasher.combine(number.bitPattern)
      case .string(let string): hasher.combine(string)
      case .text(let text): hasher.combine(text)
      case .data(let data): hasher.combine(data)
      }
    }
  }

  /// The bytes of a text, which may be invalid Unicode.
  struct StoredText: Hashable, Sendable {
    /// The bytes in the file, in the database's encoding.
    let stored: [UInt8]
    /// The bytes that SQLite converts them to.
    let utf8: [UInt8]
  }
#endif
