import GalleryScreens
import Roster

extension Exhibit {
  static func chat(_ conversation: [ChatMessage]) -> Exhibit {
    let start = Phone(ChatViewController(conversation))
    let reading = ChatViewController(conversation)
    let readingPhone = Phone(reading)
    reading.tableView.headlessScroll(by: CGPoint(x: 0, y: -400))
    for _ in 0..<3 { reading.receive() }
    readingPhone.window.layoutIfNeeded()
    return Exhibit(
      screen: .chat,
      caption:
        "A conversation opens at what is unread and stays where it is read, while messages arrive below, older ones are "
        + "loaded above and an answer grows. At its end it follows.",
      pictures: [
        Picture(name: "chat", window: start.window), Picture(name: "chat-reading", window: readingPhone.window),
      ]
    )
  }
}
