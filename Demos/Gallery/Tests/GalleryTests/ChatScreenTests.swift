import Foundation
import GalleryScreens
import Roster
import Testing

@testable import gallery

@MainActor struct ChatScreenTests {
  private let screen = ChatViewController(ChatMessage.sample)
  private let phone: Phone

  init() {
    screen.loadingTime = .milliseconds(1)
    screen.wordTime = .milliseconds(1)
    phone = Phone(screen)
    phone.window.layoutIfNeeded()
  }

  private var table: UITableView { screen.tableView }

  private func texts() -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map(text)
  }

  /// What a cell says.
  private func text(_ cell: UITableViewCell) -> String {
    if let content = cell.contentConfiguration as? UIListContentConfiguration { return content.text ?? "" }
    return labels(in: cell.contentView).joined(separator: ": ")
  }

  private func labels(in view: UIView) -> [String] {
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(labels)
  }

  /// The titles of the buttons that can be seen.
  private func buttons(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    if let button = view as? UIButton { return [button.title(for: .normal) ?? ""] }
    return view.subviews.flatMap(buttons)
  }

  /// What is read, and where it is from the upper edge of the screen.
  private func read() -> (id: String, y: CGFloat)? {
    table.layoutIfNeeded()
    return table.visibleCells.dropFirst().first.map {
      (text($0), $0.frame.minY - table.contentOffset.y)
    }
  }

  private func isSame(_ before: (id: String, y: CGFloat)?) -> Bool {
    guard let before else { return false }
    table.layoutIfNeeded()
    return table.visibleCells.contains {
      text($0) == before.id && abs($0.frame.minY - table.contentOffset.y - before.y) < 0.5
    }
  }

  @Test func opensAtWhatIsUnread() {
    #expect(texts().contains("Unread messages"))
  }

  @Test func whatIsReadStaysWhileMessagesArrive() {
    table.headlessScroll(by: CGPoint(x: 0, y: -300))
    let before = read()
    for _ in 0..<5 { screen.receive() }
    #expect(isSame(before))
    #expect(buttons(in: screen.view).contains("5 new"))
  }

  @Test func olderMessagesComeAboveWhatIsRead() async throws {
    let count = table.numberOfRows(inSection: 0)
    table.headlessScroll(to: .zero)
    let before = read()
    try await waitUntil { table.numberOfRows(inSection: 0) >= count + 20 }
    #expect(isSame(before))
  }

  @Test func anAnswerGrowsAtTheEnd() async throws {
    screen.send("When are they best?")
    try await waitUntil { texts().contains { $0.contains("used to the dark.") } }
    table.layoutIfNeeded()
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    #expect(abs(table.contentOffset.y - end) < 1)
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    for _ in 0..<5_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
    #expect(condition())
  }

  @Test func aConversationInJSONLinesIsRead() throws {
    let text = """
      {"sender": "Ines", "text": "Hello"}

      {"sender": "You", "text": "Hi", "isOwn": true}
      """
    let messages = try ChatFile.messages(in: text, of: "a file")
    #expect(messages.map(\.sender) == ["Ines", "You"])
    #expect(messages.map(\.isOwn) == [false, true])
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Samples")
    #expect(try ChatFile.messages(at: sample.appendingPathComponent("conversation.jsonl").path).count == 5)
    #expect(throws: GalleryError.self) { try ChatFile.messages(in: "{}", of: "a file") }
    #expect(throws: GalleryError.self) { try ChatFile.messages(in: "\n", of: "a file") }
    #expect(throws: GalleryError.self) { try ChatFile.messages(at: "/missing") }
  }

  /// CR LF is one `Character`, which no `"\n"` equals.
  @Test func linesOfAConversationEndWithEither() throws {
    let text =
      #"{"sender": "Ines", "text": "Good morning"}"# + "\r\n\r\n" + #"{"sender": "Rui", "text": "Hello"}"# + "\r\n"
    let messages = try ChatFile.messages(in: "\u{FEFF}" + text, of: "a file")
    #expect(messages.map(\.sender) == ["Ines", "Rui"])
    #expect(messages.map(\.id) == [0, 2])
    let error = GalleryError("Line 2 of a file is no message: it needs a \"sender\" and a \"text\" in JSON.")
    #expect(throws: error) { try ChatFile.messages(in: text.prefix { $0 != "\r\n" } + "\r\n{}", of: "a file") }
    let folder = try TemporaryFolder()
    #expect(try ChatFile.messages(at: folder.pipe(with: text)).map(\.text) == ["Good morning", "Hello"])
  }
}
