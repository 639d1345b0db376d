import Roster

/// A list of messages, to which anything can happen.
@MainActor public protocol Inbox: UITableViewController {
  /// The identifiers of all messages, also of those that are not shown.
  var ids: [Mail.ID] { get }
  /// The subjects of the messages that the inbox has to show, from top to bottom.
  var subjects: [String] { get }

  /// Makes a change, and shows it.
  func make(_ change: InboxChange)
}

extension Mail {
  /// What a row of an inbox shows of the message.
  var row: UIListContentConfiguration {
    var row = UIListContentConfiguration.subtitleCell()
    row.text = subject
    row.secondaryText = isRead ? sender : "\(sender) · unread"
    return row
  }
}
