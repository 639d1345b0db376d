import GRDB
import Roster
import RosterGRDB

/// A book of a library.
public struct Book: Codable, Identifiable, Hashable, Sendable, FetchableRecord, TableRecord {
  public static let databaseTableName = "book"

  public var id: Int64
  public var title: String
  public var author: String
  public var year: Int
  public var isBorrowed: Bool

  /// What is shown in the place of a book that cannot be read.
  static func unreadable(_ error: any Error) -> Book {
    Book(id: 0, title: "Unreadable", author: "\(error)", year: 0, isBorrowed: false)
  }
}

extension Book: TableViewPresentable {
  public typealias TableViewCell = BookCell
}
