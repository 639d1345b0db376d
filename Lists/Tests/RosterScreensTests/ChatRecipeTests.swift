#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster
  import ScreenTesting
  import TestSupport
  import Testing

  // The samples of the recipe of a chat with a server, run and simulated.

  private struct ChatMessage: Identifiable, Equatable, Sendable {
    enum Delivery { case sending, sent, failed }

    let id: UUID
    let text: String
    var delivery = Delivery.sent
  }

  private enum ChatRow: Identifiable, Equatable {
    case message(ChatMessage), spinner, retry(String)

    var id: UUID? { if case .message(let message) = self { message.id } else { nil } }

    @MainActor var content: UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      switch self {
      case .message(let message):
        content.text = message.text
        content.secondaryText = message.delivery == .failed ? "Not sent. Tap to retry" : nil
      case .spinner: content.text = "Loading…"
      case .retry(let text): content.text = text
      }
      return content
    }
  }

  private struct Offline: Error {}

  /// The app's client, whose server remembers messages: a later page has those that were sent before.
  @MainActor private final class ChatServer {
    private let server: SimulatedServer
    var isOffline = false
    private(set) var history = (1...70).map { ChatMessage(id: UUID(), text: "Message \($0)") }
    /// The messages that were ever to be sent, and those whose request is under way.
    private(set) var asked: Set<UUID> = []
    private(set) var sending: Set<UUID> = []

    init(_ server: SimulatedServer) { self.server = server }

    func messages(before id: UUID?, limit: Int) async throws -> (messages: [ChatMessage], hasOlder: Bool) {
      try await server.answer("messages before \(id?.uuidString ?? "now")") {}
      let end = history.firstIndex { $0.id == id } ?? history.endIndex
      let start = max(0, end - limit)
      return (Array(history[start..<end]), start > 0)
    }

    func send(_ message: ChatMessage) async throws {
      asked.insert(message.id)
      sending.insert(message.id)
      defer { sending.remove(message.id) }
      try await server.answer("send \(message.id)") {}
      if isOffline { throw Offline() }
      history.append(ChatMessage(id: message.id, text: message.text))
    }

    /// A message of somebody else, as a socket brings it.
    func receive(_ text: String) -> ChatMessage {
      let message = ChatMessage(id: UUID(), text: text)
      history.append(message)
      return message
    }
  }

  private final class ChatViewController: UIViewController, UITextFieldDelegate {
    private let server: ChatServer
    private let messages: PagedDataSource<ChatMessage, UUID>
    private let rows: CompositeDataSource<ChatRow, Never, Never>
    private let tableView = UITableView()
    private weak var list: TableViewDelegate?
    private let field = UITextField()

    init(_ server: ChatServer) {
      self.server = server
      messages = PagedDataSource(PagingOptions(pageSize: 30)) { request in
        let page = try await server.messages(before: request.key, limit: request.size)
        return Page(page.messages, previous: page.hasOlder ? page.messages.first?.id : nil)
      }
      let phases = PhaseRows<ChatRow>()
        .firstLoad(.spinner)
        .failed { _ in .retry("The messages could not be loaded. Tap to retry") }
        .failedOverContent { _ in .retry("The messages could not be loaded. Tap to retry") }
        .edge(.previous) { $0.state.error == nil ? .spinner : .retry("Older ones could not be loaded. Tap to retry") }
      rows = messages.map { ChatRow.message($0) }.showing(phases, of: messages)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      layOut()
      var options = TableViewUpdateOptions()
      options.anchoring = .end
      let delegate = tableView.attach(rows.configured { $0.content }, options: options)
      delegate.onSelect(ChatRow.self) { [weak self] row in self?.retry(row) }
      delegate.scrollToEnd()
      list = delegate
    }

    func receive(_ message: ChatMessage) { append(message) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      guard let text = textField.text, !text.isEmpty else { return false }
      textField.text = ""
      let message = ChatMessage(id: UUID(), text: text, delivery: .sending)
      append(message)
      list?.scrollToEnd()
      deliver(message)
      return true
    }

    private func append(_ message: ChatMessage) {
      messages.insert(message, at: ItemPath(section: 0, item: messages.items.count))
    }

    private func retry(_ row: ChatRow) {
      if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: true) }
      switch row {
      case .message(let message): if message.delivery == .failed { deliver(message) }
      case .retry: messages.retry()
      case .spinner: break
      }
    }

    private func deliver(_ message: ChatMessage) {
      messages.update(id: message.id) { $0.delivery = .sending }
      Task { [server, messages] in
        do {
          try await server.send(message)
          messages.update(id: message.id) { $0.delivery = .sent }
        } catch {
          messages.update(id: message.id) { $0.delivery = .failed }
        }
      }
    }
  }

  extension ChatViewController {
    private func layOut() {
      view.backgroundColor = .systemBackground
      field.placeholder = "Message"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.delegate = self
      for view in [tableView, field] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        tableView.topAnchor.constraint(equalTo: view.topAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        tableView.bottomAnchor.constraint(equalTo: field.topAnchor),
        field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  extension ChatViewController {
    fileprivate var texts: [String] {
      (0..<rows.numberOfSections).flatMap { section in
        (0..<rows.numberOfItems(inSection: section)).map { rows.item(at: $0, inSection: section).content.text ?? "" }
      }
    }

    /// A sentence about a message that is lost, or shown as what it is not.
    fileprivate var mistake: String? {
      let known = server.history.map(\.id)
      func shown(_ delivery: ChatMessage.Delivery) -> Set<UUID> {
        Set(messages.items.filter { $0.delivery == delivery }.map(\.id))
      }
      if Set(known).count < known.count { return "The server has a message twice." }
      if !shown(.sent).isSubset(of: known) { return "A message is shown as sent that the server does not have." }
      if !shown(.sending).isSubset(of: server.sending) {
        return "A message is shown as being sent, and nothing is asked."
      }
      return server.asked.isSubset(of: messages.items.map(\.id)) ? nil : "A message that was to be sent is not shown."
    }

    fileprivate func receive(_ text: String) { receive(server.receive(text)) }
  }

  @Suite @MainActor struct ChatRecipeTests {
    @Test(.slow) func aChatSurvivesLateAndFailingAnswers() throws {
      try simulate(
        ChatViewController.self,
        worlds: 12,
        events: [.arrival { chat, choices in chat.receive("News \(Int.random(in: 0..<1_000, using: &choices))") }],
        showing: { $0.texts },
        expecting: { chat, _ in chat.mistake }
      ) { world in
        let chat = ChatViewController(ChatServer(world.server(failing: 0.2)))
        chat.receive(ChatMessage(id: UUID(), text: "Lost", delivery: .failed))
        return chat
      }
    }

    @Test func aMessageThatIsNotSentIsSentAgainAndOlderOnesComeAbove() throws {
      try withVirtualTime { world, scheduler in
        let server = ChatServer(world.server())
        let chat = ChatViewController(server)
        let screen = TestScreen(chat)
        @MainActor func settle() {
          scheduler.advance(by: .seconds(3))
          screen.settle()
        }
        settle()
        #expect(chat.texts.first == "Loading…" && screen.visibleItems.last == "Message 70")
        server.isOffline = true
        try screen.type("Hello")
        try screen.tapReturn()
        settle()
        #expect(screen.shows("Not sent. Tap to retry") && server.history.count == 70)
        server.isOffline = false
        try screen.tap("Hello")
        settle()
        #expect(!screen.shows("Not sent. Tap to retry") && server.history.last?.text == "Hello")
        for _ in 0..<4 {
          try screen.scroll(by: -5_000)
          settle()
        }
        #expect(chat.texts == (1...70).map { "Message \($0)" } + ["Hello"])
      }
    }
  }
#endif
