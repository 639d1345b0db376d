import HeadlessUIKit
import ScreenTesting

struct Message: Hashable, Sendable {
  var id: Int
  var subject: String
  var isUnread: Bool

  static let long =
    " that goes on and on, as subjects do when somebody writes a whole letter into them, and needs four lines on a "
    + "telephone that is held upright"

  static func page(_ number: Int) -> [Message] {
    (0..<8).map { index in
      let id = number * 8 + index
      return Message(id: id, subject: "Subject \(id)" + (id % 5 == 3 ? long : ""), isUnread: id % 3 == 0)
    }
  }
}

/// The mistakes that an inbox can be made with.
enum InboxBug: String, CaseIterable, Codable, Sendable {
  case staleSwipePath, stateKeptByReuse, searchRace, doublePage, heightByIndex, selectionAfterDelete, leak
  case updateInsideCallback, retryTwice, twoRowsForOneInsert, endlessWork
  case trapInSwipe, heightOfOneTextSize
}

/// A list of messages as it is written by hand: pages, search, deletion by swipe, editing and selection.
final class InboxViewController: UITableViewController, UITextFieldDelegate {
  private let server: SimulatedServer
  private let bug: InboxBug?
  private(set) var messages: [Message] = []
  private var loaded: [Message] = []
  private var query = ""
  private var isLoading = false
  private var pages = 0
  private var sent = 0
  private var nextID = 1_000
  private var deleting: Set<Int> = []
  private var deleted: Set<Int> = []
  private var searches = 0
  private var heights: [Int: CGFloat] = [:]
  private var search: Task<Void, Never>?
  private var selectedID: Int?
  private var selectedIndex: Int?
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init(_ server: SimulatedServer, _ bug: InboxBug? = nil) {
    self.server = server
    self.bug = bug
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var subjects: [String] { messages.map(\.subject) }

  /// The subject of the selected message.
  var selectedSubjects: [String] {
    if bug == .selectionAfterDelete {
      return selectedIndex.flatMap { $0 < messages.count ? [messages[$0].subject] : nil } ?? []
    }
    return messages.filter { $0.id == selectedID }.map(\.subject)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() }),
    ]
    field.accessibilityIdentifier = "search"
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        find(field.text ?? "")
      },
      for: .editingChanged
    )
    tableView.tableHeaderView = field
    loadPage()
    Task { [weak self, bug] in
      let strong = bug == .leak ? self : nil
      while self != nil {
        try? await Task.sleep(for: .seconds(1))
        _ = strong
      }
    }
  }

  // MARK: Changes

  private func loadPage() {
    guard pages < 3, query.isEmpty, bug == .doublePage || !isLoading else { return }
    isLoading = true
    let number = pages
    Task { [weak self, server] in
      let page = try? await server.answer("page \(number)") { Message.page(number) }
      guard let self else { return }
      isLoading = false
      guard let page, pages == number else { return }
      pages = number + 1
      loaded += page.filter { !deleted.contains($0.id) }
      guard query.isEmpty else { return }
      let start = messages.count
      messages += page.filter { !deleted.contains($0.id) }
      tableView.insertRows(at: (start..<messages.count).map { [0, $0] }, with: .automatic)
    }
  }

  private func find(_ text: String) {
    guard text != query else { return }
    query = text
    if bug != .searchRace { search?.cancel() }
    guard !text.isEmpty else {
      replace(loaded)
      return
    }
    searches += 1
    search = Task { [weak self, server, searches] in
      let found = try? await server.answer("search \(searches): \(text)") {
        (0..<3).map { Message(id: 500 + $0, subject: "\(text) \($0)" + ($0 == 2 ? Message.long : ""), isUnread: false) }
      }
      guard let self, let found, bug == .searchRace || !Task.isCancelled else { return }
      replace(found.filter { !self.deleted.contains($0.id) })
    }
  }

  private func replace(_ newMessages: [Message]) {
    messages = newMessages
    selectedID = nil
    selectedIndex = nil
    tableView.reloadData()
  }

  func receive() {
    let message = Message(id: nextID, subject: "New \(nextID)", isUnread: true)
    nextID += 1
    loaded.insert(message, at: 0)
    if bug == .endlessWork, nextID > 1_003 { spin() }
    guard query.isEmpty else { return }
    messages.insert(message, at: 0)
    if bug == .twoRowsForOneInsert, messages.count % 5 == 0 { messages.insert(message, at: 0) }
    tableView.insertRows(at: [[0, 0]], with: .top)
  }

  private func spin() {
    Task { [weak self] in self?.spin() }
  }

  private func send() {
    sent += 1
    let name = "send \(sent)"
    Task { [weak self, server, bug] in
      do {
        try await server.answer(name) {}
      } catch {
        if bug == .retryTwice {
          Task { try? await server.answer(name) {} }
        }
        try? await server.answer(name) {}
      }
      self?.receive()
    }
  }

  private func delete(_ id: Int, at path: IndexPath) {
    deleted.insert(id)
    if bug == .trapInSwipe { _ = messages[path.row + 1] }
    let row =
      bug == .staleSwipePath ? (path.row < messages.count ? path.row : nil) : messages.firstIndex { $0.id == id }
    loaded.removeAll { $0.id == id }
    guard let row else { return }
    if messages.remove(at: row).id == selectedID { selectedID = nil }
    tableView.deleteRows(at: [[0, row]], with: .automatic)
  }

  // MARK: The table

  override func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing {
      selectedID = nil
      selectedIndex = nil
    }
    super.setEditing(editing, animated: animated)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if bug == .updateInsideCallback, messages.count % 5 == 4 {
      messages.append(Message(id: -messages.count, subject: "Advertisement \(messages.count)", isUnread: false))
    }
    return messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.text = message.subject
    if bug == .stateKeptByReuse {
      if message.isUnread { cell.accessoryType = .checkmark }
    } else {
      cell.accessoryType = message.isUnread ? .checkmark : .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if bug == .heightOfOneTextSize { return messages[indexPath.row].subject.count > 30 ? 130 : 44 }
    guard bug == .heightByIndex else { return UITableView.automaticDimension }
    if let known = heights[indexPath.row] { return known }
    let height: CGFloat = messages[indexPath.row].subject.count > 30 ? 210 : 44
    heights[indexPath.row] = height
    return height
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row >= messages.count - 2 { loadPage() }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedID = messages[indexPath.row].id
    selectedIndex = indexPath.row
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = messages[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self, server] _, _, completion in
      guard let self, deleting.insert(id).inserted else { return completion(false) }
      Task { [weak self] in
        let isGone: Void? = try? await server.answer("delete \(id)") {}
        self?.deleting.remove(id)
        if isGone != nil { self?.delete(id, at: indexPath) }
        completion(isGone != nil)
      }
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delete(messages[indexPath.row].id, at: indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    if query.isEmpty { loaded = messages }
  }
}
