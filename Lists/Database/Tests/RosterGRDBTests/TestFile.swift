#if GRDB
  import Foundation
  import GRDB
  import Roster
  import RosterGRDB

  /// A file with tables of any kind.
  final class TestFile {
    let pool: DatabasePool
    let path: String
    private let folder: URL

    /// - Parameters:
    ///   - schema: is executed in an empty file.
    ///   - encoding: that of texts in the file.
    ///   - folder: where the file is; a temporary one if nothing else is said.
    init(_ schema: String, encoding: String = "UTF-8", in folder: String? = nil) throws {
      let parent = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
      self.folder = parent.appendingPathComponent("RosterGRDB-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
      path = self.folder.appendingPathComponent("items.sqlite").path
      // The encoding is that of the first connection that writes.
      try DatabaseQueue(path: path, configuration: Self.configuration(encoding: encoding)).writeWithoutTransaction {
        try $0.execute(sql: schema)
      }
      pool = try DatabasePool(path: path, configuration: Self.configuration())
    }

    /// Connections that have a collation of their own.
    static func configuration(encoding: String? = nil) -> Configuration {
      var configuration = Configuration()
      configuration.prepareDatabase { db in
        if let encoding { try db.execute(sql: "PRAGMA encoding = '\(encoding)'") }
        db.add(collation: DatabaseCollation("custom") { $1.compare($0) })
      }
      return configuration
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What a list has to show, by fetching all.
    func all(by ordering: String) throws -> [Entry] {
      try pool.read { try Entry.fetchAll($0, sql: "SELECT * FROM item ORDER BY \(ordering)") }
    }
  }

  /// A row of a table whose columns the schema says: a number of its own, one that is another after each write, and anything.
  struct Entry: FetchableRecord, TableRecord, Hashable, Sendable {
    static let databaseTableName = "item"
    static let unreadable = Entry(number: -1, version: -1, values: [])

    let number: Int64
    let version: Int64
    /// Those of all columns.
    let values: [DatabaseValue]

    /// Another row that says which items have a mark.
    struct Mark: TableRecord {
      static let databaseTableName = "mark"
    }
    static let mark = hasOne(Mark.self, using: ForeignKey(["item"], to: ["n"]))

    private init(number: Int64, version: Int64, values: [DatabaseValue]) {
      self.number = number
      self.version = version
      self.values = values
    }

    init(row: Row) {
      number = row["n"] ?? 0
      version = row["v"] ?? 0
      values = row.filter { !$0.0.hasPrefix("roster") }.map(\.1)
    }
  }

  extension QueryDataSource where Record == Entry, Header == Never {
    @MainActor convenience init(
      _ request: QueryInterfaceRequest<Entry>,
      orderedBy orders: [QueryOrder],
      in writer: any DatabaseWriter,
      options: QueryOptions = QueryOptions()
    ) {
      self.init(request, orderedBy: orders, in: writer, options: options) { _ in Entry.unreadable }
    }
  }
#endif
