#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// A value as SQLite has it in a file.
  ///
  /// Of a text it has the bytes: they need not be Unicode, they may have a zero among them, and SQLite tells apart what a `String` takes for
  /// equal. Values are equal if they are stored as the same.
  enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    /// A text whose bytes in the file are those of the string, without a zero. An empty text is one in all encodings.
    case string(String)
    /// Any other text.
    case text(StoredText)
    case data(Data)

    /// Reads a column of the row at which a statement stands: once, and before any other code does, as SQLite translates a text where it is.
    ///
    /// - Parameter isUTF8: whether the database's encoding is UTF-8.
    init(_ statement: SQLiteStatement, at column: CInt, isUTF8: Bool) {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
      case SQLITE_TEXT: self = Self.text(statement, column, isUTF8)
      case SQLITE_BLOB: self = .data(Data(Self.bytes(statement, column)))
      default: self = .null
      }
    }

    /// A value of a request's arguments.
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
        // What is not UTF-8 is repaired, and so becomes another text.
        var string = String(decoding: bytes, as: UTF8.self)
        if string.withUTF8({ bytes.elementsEqual($0) }), !bytes.contains(0) { return .string(string) }
      }
      let stored = Array(bytes)
      if isUTF8 { return .text(StoredText(stored: stored, utf8: stored)) }
      let start = sqlite3_column_text(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(StoredText(stored: stored, utf8: Array(UnsafeBufferPointer(start: start, count: count))))
    }

    /// The bytes in the file, until the statement goes on.
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

    /// What GRDB makes of the value: a text ends at a zero, and is repaired.
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

    /// What stands for the value in a statement.
    ///
    /// A text that is no `String` is given as data. SQLite would take an argument for UTF-8 where it makes a text of it, and takes what a
    /// function gives as it is. The plus takes away that the result is a text to whatever it is compared with, as an
    /// argument has no affinity either: <https://www.sqlite.org/datatype3.html#affinity_of_expressions>
    var placeholder: String {
      if case .text = self { "+CAST(substr(?, 1) AS TEXT)" } else { "?" }
    }

    /// The argument of ``placeholder`` where GRDB binds it.
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

  /// The bytes of a text, which need not be Unicode.
  struct StoredText: Hashable, Sendable {
    /// Those in the file, in the database's encoding.
    let stored: [UInt8]
    /// What SQLite translates them to.
    let utf8: [UInt8]
  }
#endif
