import Roster

/// A book that somebody reads, or wants to.
public struct Book: Identifiable, Hashable, Sendable {
  public let id: Int
  public var title: String
  public var author: String
  public var isRead: Bool

  public init(id: Int, title: String, author: String, isRead: Bool = false) {
    self.id = id
    self.title = title
    self.author = author
    self.isRead = isRead
  }
}

extension Book: TableViewPresentable {
  public typealias TableViewCell = BookCell
}
