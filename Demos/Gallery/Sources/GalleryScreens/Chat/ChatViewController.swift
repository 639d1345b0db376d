import Foundation
import Roster

/// A conversation: it opens at what has not been read, loads older messages at its top, and follows its end while the reader
/// is there.
public final class ChatViewController: UIViewController {
  /// The table with the messages.
  public let tableView = UITableView(frame: .zero, style: .plain)
  /// How long older messages take to load.
  public var loadingTime = Duration.milliseconds(400)
  /// How long an answer waits for its next word.
  public var wordTime = Duration.milliseconds(120)

  private static let pageSize = 20
  private static let numberOfUnread = 3

  /// What has not been loaded yet.
  private var older: ArraySlice<ChatMessage>
  private let messages: FlatDataSource<ChatMessage>
  private let rows: InterleavedDataSource<FlatDataSource<ChatMessage>, UnreadLine>
  private let bar = ChatBar()
  private var delegate: TableViewDelegate?
  private var isOpen = false
  private var loading: Task<Void, Never>?
  private var answers: [Task<Void, Never>] = []
  private var lastID: Int

  /// - Parameter conversation: the messages, the oldest first.
  public init(_ conversation: [ChatMessage]) {
    older = conversation.dropLast(ChatViewController.pageSize)
    messages = FlatDataSource(conversation.suffix(ChatViewController.pageSize))
    rows = messages.interleaved { _, _ in nil }
    lastID = conversation.map(\.id).max() ?? 0
    super.init(nibName: nil, bundle: nil)
    title = "Chat"
    if conversation.count > ChatViewController.numberOfUnread {
      rows.show(before: conversation[conversation.count - ChatViewController.numberOfUnread].id, UnreadLine())
    }
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    loading?.cancel()
    for answer in answers { answer.cancel() }
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 80
    tableView.keyboardDismissMode = .onDrag
    for part in [tableView, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    var options = TableViewUpdateOptions()
    options.anchoring = .end
    delegate = tableView.attach(rows.map(ChatRow.init), options: options)
      .onNewItemsBelow { [weak self] count in self?.bar.show(newItems: count) }
      .onWillDisplay(ChatMessage.self) { [weak self] message, _ in self?.willShow(message) }
    bar.onSend = { [weak self] text in self?.send(text) }
    bar.onShowNews = { [weak self] in self?.delegate?.scrollToEnd() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Receive",
      primaryAction: UIAction { [weak self] _ in self?.receive() }
    )
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isOpen, tableView.bounds.height > 0, tableView.window != nil else { return }
    isOpen = true
    if delegate?.scroll(to: ListPosition(UnreadLine())) != true { delegate?.scrollToEnd() }
  }

  // MARK: Messages

  /// Has a message arrive.
  public func receive() { messages.append(.arriving(nextID())) }

  /// Sends a message, and has it answered.
  public func send(_ text: String) {
    messages.append(ChatMessage(id: nextID(), sender: "You", text: text, isOwn: true))
    delegate?.scrollToEnd()
    answer()
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Answers word by word, in a row that grows.
  private func answer() {
    let words = ChatMessage.answer.split(separator: " ")
    messages.append(ChatMessage(id: nextID(), sender: "Observatory", text: String(words[0])))
    let place = messages.place(at: messages.items.count - 1, inSection: 0)
    answers.append(
      Task { [weak self, wordTime] in
        for word in words.dropFirst() {
          try? await Task.sleep(for: wordTime)
          guard !Task.isCancelled, let self else { return }
          messages.update(place) { $0.text += " \(word)" }
        }
      }
    )
  }

  // MARK: Older messages

  private func willShow(_ message: ChatMessage) {
    guard isOpen, loading == nil, !older.isEmpty, message.id == messages.items.first?.id else { return }
    loading = Task { [weak self, loadingTime] in
      try? await Task.sleep(for: loadingTime)
      guard !Task.isCancelled, let self else { return }
      let page = older.suffix(ChatViewController.pageSize)
      older = older.dropLast(page.count)
      loading = nil
      messages.insert(contentsOf: Array(page), at: 0)
    }
  }
}
