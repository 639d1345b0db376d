#if GRDB
  import Foundation
  import GRDB
  import Roster
  import RosterGRDB

  /// A row of the tests' table: columns that have few values, many, and NULL.
  struct Message: Codable, FetchableRecord, PersistableRecord, Hashable, Sendable {
    static let databaseTableName = "message"

    var id: Int64?
    var date: Int?
    var sender: String?
    var subject: String
    var code: Int?

    static let unreadable = Message(id: nil, date: nil, sender: nil, subject: "unreadable", code: nil)
  }

  final class MessageCell: UITableViewCell, ReusablePresenter {
    func present(viewModel: Message) { textLabel?.text = viewModel.subject }
  }

  extension Message: TableViewPresentable {
    typealias TableViewCell = MessageCell
  }

  final class MessageItem: UICollectionViewCell, ReusablePresenter {
    func present(viewModel: Message) {}
  }

  extension Message: CollectionViewPresentable {
    typealias CollectionViewCell = MessageItem
  }

  /// A file with a table of messages.
  final class TestDatabase {
    let pool: DatabasePool
    let path: String
    private let folder: URL

    init(_ count: Int = 0, seed: Int = 1) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("RosterGRDB-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.appendingPathComponent("messages.sqlite").path
      var configuration = Configuration()
      configuration.busyMode = .timeout(20)
      pool = try DatabasePool(path: path, configuration: configuration)
      try pool.write { db in
        try db.execute(
          sql: """
            CREATE TABLE message(id INTEGER PRIMARY KEY, date, sender TEXT COLLATE NOCASE, subject TEXT NOT NULL, code UNIQUE);
            CREATE TABLE written(count); INSERT INTO written VALUES (0);
            CREATE INDEX byDate ON message(date);
            CREATE INDEX bySender ON message(sender, date);
            """
        )
        for id in 0..<count {
          let mixed = (id &* 7919 &+ seed &* 104_729) % 1_000_003
          try Message(
            id: Int64(id + 1),
            date: mixed % 11 == 0 ? nil : mixed % 100,
            sender: mixed % 7 == 0 ? nil : ["ada", "Ada", "bob", "Cy", "É"][mixed % 5],
            subject: "subject \(mixed)",
            code: nil
          ).insert(db)
        }
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What a list has to show, by fetching all.
    func all(_ filter: String = "1", by ordering: String) throws -> [Message] {
      try pool.read { try Message.fetchAll($0, sql: "SELECT * FROM message WHERE \(filter) ORDER BY \(ordering)") }
    }
  }

  extension QueryDataSource {
    /// Each row, read one after the other.
    @MainActor var sections: [[Record]] {
      (0..<numberOfSections).map { section in
        (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) }
      }
    }

    @MainActor var rows: [Record] { Array(sections.joined()) }

    /// The number of rows in each section.
    @MainActor var counts: [Int] { (0..<numberOfSections).map(numberOfItems) }
  }

  extension QueryDataSource where Record == Message, Header == Never {
    @MainActor convenience init(
      _ request: QueryInterfaceRequest<Message> = Message.all(),
      orderedBy orders: [QueryOrder],
      in writer: any DatabaseWriter,
      options: QueryOptions
    ) {
      self.init(request, orderedBy: orders, in: writer, options: options) { _ in Message.unreadable }
    }
  }
#endif
