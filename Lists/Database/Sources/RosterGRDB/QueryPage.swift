#if GRDB
  import GRDB

  /// Rows that were read together.
  struct QueryPage<Record: FetchableRecord & Sendable>: Sendable {
    struct Loaded: Sendable {
      let rowID: Int64
      let record: Result<Record, any Error>
    }

    private(set) var rows: [Loaded] = []

    init(rows: [Loaded]) {
      self.rows = rows
    }

    /// Reads the rows of a state at indexes, without missing ones.
    init(_ indexes: Range<Int>, of state: QueryState, _ db: Database) throws {
      rows.reserveCapacity(indexes.count)
      try state.readRows(indexes, db) { row in
        rows.append(Loaded(rowID: state.plan.rowID(in: row), record: Result { try Record(row: row) }))
      }
    }
  }
#endif
