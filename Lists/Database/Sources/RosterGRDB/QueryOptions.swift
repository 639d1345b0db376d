#if GRDB
  /// How a ``QueryDataSource`` reads and follows a database.
  public struct QueryOptions: Sendable {
    /// The time between two checks for writes of another process or another connection to the file. The default is `nil`: no checks.
    ///
    /// Set it, for example to 40 milliseconds, if an app extension or another `DatabasePool` writes to the same file. Writes through the list's own
    /// database are followed without it.
    public var pollInterval: Duration?
    /// How many rows are read together where one is asked for.
    var pageSize = 32
    /// How many pages are kept.
    var maximumNumberOfPages = 48
    /// How many rows are between two keys that are kept.
    var bucketSize = 256
    /// How many rows a request that filters may have for all their keys to be kept; ten times as many if it searches in a virtual table.
    var maximumNumberOfKeptKeys = 20_000
    /// How many rows are counted before others may use the connection.
    var rowsPerTurn = 32_768
    /// The number of rows that SQLite may sort for each read without a note in debug builds.
    var rowsSortedWithoutNote = 10_000
    /// How many different rows are followed one by one, at most.
    var maximumNumberOfFollowedRows = WriteRecorder.maximumCount
    /// How long the write-ahead log may become before it is begun anew, in pages.
    var maximumLogPages = 4_096

    /// The standard options.
    public init() {}
  }
#endif
