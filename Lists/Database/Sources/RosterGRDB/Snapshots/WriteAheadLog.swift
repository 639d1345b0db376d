#if GRDB
  import Foundation

  /// The length of a database's write-ahead log.
  ///
  /// It never opens the log's index. When a process closes any descriptor of a file, POSIX releases all its locks on the file.
  /// Other processes could then overwrite pages that are being read. No connection locks the log itself:
  /// <https://www.sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
  struct WriteAheadLog: Sendable {
    private let path: String

    /// - Parameter path: The path of the database.
    init(ofDatabase path: String) {
      self.path = path + "-wal"
    }

    /// Returns a Boolean value that indicates whether it has more pages of the usual size than a number.
    func isLonger(than count: Int) -> Bool {
      var status = stat()
      // The file is never shorter than the log.
      guard stat(path, &status) == 0, status.st_size > count * 4_120 else { return false }
      return numberOfPages.map { $0 > count } ?? false
    }

    /// The number of pages in the log, or `nil` if it can't be read.
    ///
    /// The log's size isn't sufficient, because the file remains when the log restarts. Then its header has a salt that only later
    /// pages repeat: <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>
    var numberOfPages: Int? {
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      func bytes(at offset: Int, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        guard fseek(file, offset, SEEK_SET) == 0, fread(&bytes, 1, count, file) == count else { return nil }
        return bytes
      }
      guard let header = bytes(at: 0, count: 32), fseek(file, 0, SEEK_END) == 0 else { return 0 }
      let pageSize = header[8..<12].reduce(0) { $0 << 8 | Int($1) }
      guard pageSize >= 512 else { return nil }
      let frameSize = 24 + pageSize
      var low = 0
      var high = (ftell(file) - 32) / frameSize
      while low < high {
        let middle = (low + high + 1) / 2
        let isNew = bytes(at: 32 + (middle - 1) * frameSize + 8, count: 8).map { $0 == Array(header[16..<24]) } ?? false
        if isNew { low = middle } else { high = middle - 1 }
      }
      return low
    }
  }
#endif
