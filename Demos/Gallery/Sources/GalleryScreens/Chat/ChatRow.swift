import Roster

/// A row of a conversation.
enum ChatRow: TableViewRow {
  case message(ChatMessage)
  case unreadLine(UnreadLine)

  init(_ item: InterleavedItem<ChatMessage, UnreadLine>) {
    switch item {
    case .item(let message): self = .message(message)
    case .separator(let line): self = .unreadLine(line)
    }
  }

  var row: some TableViewPresentable {
    switch self {
    case .message(let message): message
    case .unreadLine(let line): line
    }
  }
}

/// The line above what has not been read.
struct UnreadLine: Hashable, TableViewPresentable, SelectionProviding {
  var isSelectable: Bool { false }

  func present(on cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Unread messages"
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    content.textProperties.alignment = .center
    cell.contentConfiguration = content
  }
}
