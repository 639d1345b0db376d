#if GRDB
  import Foundation

  /// How long a database's write-ahead log is.
  struct WriteAheadLog: Sendable {
    private let indexPath: String

    /// - Parameter path: the path of the database.
    init(ofDatabase path: String) {
      indexPath = path + "-shm"
    }

    /// The number of pages in the log; `nil` if that is not told.
    ///
    /// It stands in the header of the log's index: <https://www.sqlite.org/walformat.html#the_wal_index_header>. The log's own size says
    /// nothing, as the file stays when it begins anew.
    var numberOfPages: Int? {
      guard let file = fopen(indexPath, "rb") else { return nil }
      defer { fclose(file) }
      var header = [UInt32](repeating: 0, count: 5)
      guard fread(&header, 4, header.count, file) == header.count else { return nil }
      return Int(header[4])
    }
  }
#endif
