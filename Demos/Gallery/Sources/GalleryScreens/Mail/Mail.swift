import Roster

/// A message in a mailbox.
public struct Mail: Identifiable, Hashable, Sendable {
  public let id: Int
  public let sender: String
  public let subject: String
  public let preview: String
  /// When it was sent, as year, month, day, hour and minute: `2026-03-14 09:26`.
  public let date: String
  public var isRead: Bool

  public init(id: Int, sender: String, subject: String, preview: String, date: String, isRead: Bool = false) {
    self.id = id
    self.sender = sender
    self.subject = subject
    self.preview = preview
    self.date = date
    self.isRead = isRead
  }

  /// The day on which it was sent.
  var day: String { String(date.prefix(10)) }
  /// The hour and the minute at which it was sent.
  var time: String { String(date.dropFirst(11)) }
}

extension Mail: TableViewPresentable {
  public typealias TableViewCell = MailCell
}
