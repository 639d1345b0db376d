#if GRDB
  import Foundation
  import GRDB

  #if canImport(SQLite3)
    import SQLite3
  #else
    import GRDBSQLite
  #endif

  /// The rows of a request in one snapshot, in the order of their IDs, as bytes that are equal if the stored columns are.
  ///
  /// It reads some rows ahead, and needs exclusive use of its connection.
  final class RowBytes: @unchecked Sendable {
    // Sendable: only `SnapshotComparison` uses it, and its own thread waits while another reads, so only one thread accesses it.
    /// The number of bytes above which no further row is read ahead.
    private static let maximumByteCount = 1 << 19

    private let db: Database
    private let statement: Statement
    private let pointer: SQLiteStatement
    private let rowIDColumn: CInt
    private let numberOfColumns: CInt
    private var resultCode = SQLITE_ROW

    /// The rows that were read ahead, with their IDs and the ends of their bytes.
    private var rows: [(id: Int64, end: Int)] = []
    /// The number of skipped rows among them.
    private var place = 0
    private var bytes = Bytes()

    /// The number of rows before the next one.
    private(set) var numberOfSkippedRows = 0

    init(_ plan: QueryPlan, _ db: Database) throws {
      self.db = db
      rowIDColumn = CInt(plan.keyColumn + plan.order.terms.count - 1)
      numberOfColumns = CInt(plan.numberOfComparedColumns)
      let rowID = plan.order.terms[plan.order.terms.count - 1].sql
      statement = try db.makeStatement(sql: "\(plan.rows.head)1\(plan.rows.tail) ORDER BY \(rowID)")
      try statement.setArguments(plan.rows.values.arguments)
      pointer = statement.sqliteStatement
    }

    deinit { bytes.memory.deallocate() }

    func reset() { sqlite3_reset(pointer) }

    // MARK: Rows

    /// The ID of the next row, or `nil` if no more were read.
    var rowID: Int64? { place < rows.count ? rows[place].id : nil }

    /// A Boolean value that indicates whether all rows have been read.
    var isAtEnd: Bool { resultCode == SQLITE_DONE }

    /// Returns a Boolean value that indicates whether the next rows of both are the same.
    func isSame(as other: RowBytes) -> Bool {
      let (own, others) = (nextBytes, other.nextBytes)
      guard own.count == others.count, let start = own.baseAddress, let otherStart = others.baseAddress else {
        return own.count == others.count
      }
      return memcmp(start, otherStart, own.count) == 0
    }

    private var nextBytes: UnsafeRawBufferPointer {
      let start = place == 0 ? 0 : rows[place - 1].end
      return UnsafeRawBufferPointer(rebasing: bytes.memory[start..<rows[place].end])
    }

    func skip() {
      place += 1
      numberOfSkippedRows += 1
    }

    // MARK: Reading

    /// Reads until a number of rows haven't been skipped, all rows are read, or memory is full.
    func read(upTo count: Int) {
      forgetSkippedRows()
      // Accesses to stored properties of an object are checked at run time.
      var (rows, bytes) = (self.rows, self.bytes)
      self.rows = []
      defer { (self.rows, self.bytes) = (rows, bytes) }
      while rows.count < count, bytes.count < Self.maximumByteCount, resultCode == SQLITE_ROW {
        resultCode = sqlite3_step(pointer)
        guard resultCode == SQLITE_ROW else { return }
        for column in 0..<numberOfColumns { bytes.append(pointer, column) }
        rows.append((sqlite3_column_int64(pointer, rowIDColumn), bytes.count))
      }
    }

    /// Throws the error that ended reading before the last row.
    func check() throws {
      guard resultCode != SQLITE_ROW, resultCode != SQLITE_DONE else { return }
      let message = String(cString: sqlite3_errmsg(db.sqliteConnection))
      throw DatabaseError(resultCode: ResultCode(rawValue: resultCode), message: message)
    }

    private func forgetSkippedRows() {
      guard place > 0 else { return }
      let end = rows[place - 1].end
      bytes.removeFirst(end)
      rows.removeFirst(place)
      for row in rows.indices { rows[row].end -= end }
      place = 0
    }
  }

  /// Consecutive bytes, in memory that the owner deallocates.
  private struct Bytes {
    private(set) var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private(set) var count = 0

    /// Appends the type of a column's value, its length if it has one, and its bytes.
    mutating func append(_ statement: SQLiteStatement, _ column: CInt) {
      let type = sqlite3_column_type(statement, column)
      append(Int64(type))
      switch type {
      case SQLITE_INTEGER: append(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: append(Int64(bitPattern: sqlite3_column_double(statement, column).bitPattern))
      case SQLITE_NULL: break
      default:
        let start = sqlite3_column_blob(statement, column)
        let length = start == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
        append(Int64(length))
        reserve(length)
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(
          from: UnsafeRawBufferPointer(start: start, count: length)
        )
        count += length
      }
    }

    private mutating func append(_ number: Int64) {
      reserve(8)
      memory.storeBytes(of: number, toByteOffset: count, as: Int64.self)
      count += 8
    }

    private mutating func reserve(_ length: Int) {
      guard count + length > memory.count else { return }
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * (count + length), alignment: 1)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
      memory.deallocate()
      memory = larger
    }

    mutating func removeFirst(_ length: Int) {
      memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[length..<count]))
      count -= length
    }
  }
#endif
