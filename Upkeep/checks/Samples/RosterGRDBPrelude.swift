import GRDB
import HeadlessUIKit
import Roster
import RosterGRDB

// What the samples of RosterGRDB take for granted.

struct Mail: Codable, FetchableRecord, TableRecord, Identifiable, Hashable {
  var id: Int64 = 0
  var subject: String
}

struct Book: Codable, FetchableRecord, TableRecord, Identifiable, Hashable {
  static let unreadable = Book(id: 0, title: "")
  var id: Int64
  var title: String
}

struct Post: Codable, FetchableRecord, PersistableRecord, Identifiable, Hashable {
  var id: Int64
}

nonisolated struct Server {
  func posts(_ request: RemoteRequest) async throws -> [Post] { [] }
}

let server = Server()
let pool: DatabasePool = { fatalError("samples are not run") }()
@MainActor let searchBar = UISearchBar()
@MainActor let books = QueryDataSource(Book.all(), orderedBy: [.ascending(Column("title"))], in: pool) { _ in
  .unreadable
}
