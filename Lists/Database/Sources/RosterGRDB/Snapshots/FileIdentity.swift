#if GRDB
  import Foundation

  /// The identity of the file at a path when the database was opened.
  struct FileIdentity: Sendable {
    private let path: String
    private let number: UInt64?

    init(path: String) {
      self.path = path
      number = Self.number(path)
    }

    /// Throws if the path has another file, or none.
    func check() throws {
      guard Self.number(path) == number else { throw QueryError.fileWasReplaced(path: path) }
    }

    private static func number(_ path: String) -> UInt64? {
      var status = stat()
      return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
  }
#endif
