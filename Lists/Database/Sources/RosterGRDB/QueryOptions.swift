#if GRDB
  /// The options with which a ``QueryDataSource`` reads and follows a database.
  public struct QueryOptions: Sendable {
    /// The time between checks for writes of another process or connection to the file. The default is `nil`, without checks.
    ///
    /// For example, set it to 40 milliseconds if an app extension or another `DatabasePool` writes to the file. Writes through the
    /// list's own database are always followed.
    public var pollInterval: Duration?
    /// The number of rows in a page.
    var pageSize = 32
    /// The maximum number of retained pages.
    var maximumNumberOfPages = 48
    /// The number of rows between two retained keys.
    var bucketSize = 256
    /// The maximum number of retained keys for a filtered request, multiplied by ten if it searches in a virtual table.
    var maximumNumberOfKeptKeys = 20_000
    /// The number of rows to count before others can use the connection.
    var rowsPerTurn = 32_768
    /// The number of rows that SQLite can sort for each read without a debug note.
    var rowsSortedWithoutNote = 10_000
    /// The maximum number of different rows to follow one by one.
    var maximumNumberOfFollowedRows = WriteRecorder.maximumCount
    /// The length of the write-ahead log at which it's restarted, in pages.
    var maximumLogPages = 4_096

    /// Creates the default options.
    public init() {}
  }
#endif
