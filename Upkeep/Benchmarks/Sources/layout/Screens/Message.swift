import Roster

/// What a cell of the measured lists shows.
struct Message {
  let title: String
  let body: String
  let badge: String

  /// As many messages as there are rows: the texts are different, and the bodies take one to four lines.
  static let all: [Message] = (0..<1_000).map { index in
    Message(
      title: "Message \(index)",
      body: Array(repeating: "word\(index % 10)", count: index * 7 % 25 + 1).joined(separator: " "),
      badge: "\(index % 90)"
    )
  }
}

/// The views of a message. Constraints or a superview lay them out.
@MainActor final class MessageViews {
  let avatar = UIView()
  let title = UILabel()
  let body = UILabel()
  let badge = UILabel()
  let line = UIView()

  init() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    body.numberOfLines = 0
  }

  var all: [UIView] { [avatar, title, body, badge, line] }

  func show(_ message: Message) {
    title.text = message.title
    body.text = message.body
    badge.text = message.badge
  }
}

/// A cell that shows a message.
@MainActor protocol MessageShowing: UITableViewCell {
  func show(_ message: Message)
}
