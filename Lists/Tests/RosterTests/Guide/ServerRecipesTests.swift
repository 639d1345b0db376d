import Foundation
import Roster
import TestSupport
import Testing

// The samples of the recipes of screens with a server, run.

private struct Message: Identifiable, Equatable {
  enum Delivery { case sending, sent, failed }

  let id: Int
  var text: String
  var delivery = Delivery.sent
}

private final class MessageCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Message) {
    var content = UIListContentConfiguration.valueCell()
    content.text = viewModel.text
    content.secondaryText = viewModel.delivery == .failed ? "Not sent. Tap to retry" : nil
    contentConfiguration = content
  }
}

extension Message: TableViewPresentable {
  fileprivate typealias TableViewCell = MessageCell
}

private struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
  var genre = "Drama"
  var isFavourite = false
}

extension Book: TableViewPresentable {
  @MainActor fileprivate func present(on cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
  }
}

private struct Offline: Error {}

/// A server whose answers come when a test lets them.
@MainActor private final class Server {
  var isOffline = false
  private(set) var log: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var holdsAnswers = false

  /// Lets the answer to a request come: that of the oldest, or that of another one.
  func answer(_ index: Int = 0) { waiting.remove(at: index).resume() }
  var waitingCount: Int { waiting.count }

  private func request(_ name: String) async throws {
    log.append(name)
    if holdsAnswers { await withCheckedContinuation { waiting.append($0) } }
    if isOffline { throw Offline() }
  }

  func messages(before id: Int?, limit: Int) async throws -> [Message] {
    try await request("messages before \(id ?? 0)")
    let end = id ?? 101
    return (max(1, end - limit)..<end).map { Message(id: $0, text: "Message \($0)") }
  }

  func send(_ text: String) async throws { try await request("send \(text)") }
  func delete(_ id: Int) async throws { try await request("delete \(id)") }

  func books(titled text: String) async throws -> [Book] {
    try await request("books \(text)")
    return (1...40).map { Book(id: $0, title: "\(text) \($0)") }
  }

  func books(around id: Int) async throws -> [Book] {
    try await request("books around \(id)")
    return (id - 20...id + 20).map { Book(id: $0, title: "Book \($0)") }
  }
}

@MainActor private final class Chat {
  let server: Server
  let messages = FlatDataSource<Message>()
  private var next = 1

  init(_ server: Server) { self.server = server }

  func send(_ text: String) {
    let message = Message(id: next, text: text, delivery: .sending)
    next += 1
    messages.append(message)
    Task { await deliver(message) }
  }

  func deliver(_ message: Message) async {
    messages.update(id: message.id) { $0.delivery = .sending }
    do {
      try await server.send(message.text)
      messages.update(id: message.id) { $0.delivery = .sent }
    } catch {
      messages.update(id: message.id) { $0.delivery = .failed }
    }
  }
}

@MainActor private final class BookSearch {
  let server: Server
  let results = FlatDataSource<Book>()
  var delegate: TableViewDelegate?
  private var searching: Task<Void, any Error>?

  init(_ server: Server) { self.server = server }

  func search(_ text: String) {
    searching?.cancel()
    searching = Task { [server, results, weak delegate] in
      try await Task.sleep(for: .milliseconds(300))
      let books = text.isEmpty ? [] : try await server.books(titled: text)
      try Task.checkCancellation()
      results.apply(books)
      if let first = books.first { delegate?.scroll(to: ListPosition(first.id)) }
    }
  }
}

@MainActor struct ServerRecipesTests {
  private let server = Server()
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  /// Waits until something has become true.
  private func wait(_ isTrue: () -> Bool) async {
    for _ in 0..<10_000 where !isTrue() { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(isTrue())
  }

  @Test func olderMessagesComeAbove() async {
    let chat = PagedDataSource<Message, Int>(PagingOptions(pageSize: 30)) { [server] request in
      let messages = try await server.messages(before: request.key, limit: request.size)
      let first = messages.first?.id ?? 1
      return Page(messages, previous: first > 1 ? first : nil)
    }
    var options = TableViewUpdateOptions()
    options.anchoring = .end
    let delegate = tableView.attach(chat, options: options)
    delegate.scrollToEnd()

    await wait { chat.items.count >= 30 }
    tableView.layoutIfNeeded()
    expectEqual(tableView.shownTexts.last, "Message 100")
    tableView.headlessScroll(to: .zero)
    let (read, count) = (tableView.shownTexts, chat.items.count)
    await wait { chat.items.count > count }
    tableView.layoutIfNeeded()
    expectEqual(tableView.shownTexts, read)
  }

  @Test(.slow) func theLatestSearchWins() async {
    let search = BookSearch(server)
    search.delegate = tableView.attach(search.results)
    server.holdsAnswers = true
    search.search("a")
    await wait { server.waitingCount == 1 }
    search.search("al")
    await wait { server.waitingCount == 2 }
    server.answer(1)
    await wait { search.results.items.count == 40 }
    tableView.layoutIfNeeded()
    tableView.headlessScroll(by: CGPoint(x: 0, y: 500))
    server.answer()
    search.search("ali")
    await wait { server.waitingCount == 1 }
    expectEqual(search.results.items.first?.title, "al 1")
    server.answer()
    await wait { search.results.items.first?.title == "ali 1" }
    tableView.layoutIfNeeded()
    expectEqual(tableView.shownTexts.first, "ali 1")
    search.search("")
    await wait { search.results.items.isEmpty }
  }

  @Test func whatIsNotSentStaysAndIsRetried() async {
    let chat = Chat(server)
    tableView.attach(chat.messages).onSelect(Message.self) { [chat] message in
      guard message.delivery == .failed else { return }
      Task { await chat.deliver(message) }
    }

    server.isOffline = true
    chat.send("Hello")
    await wait { chat.messages.items.first?.delivery == .failed }
    tableView.layoutIfNeeded()
    let content = tableView.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    expectEqual(content?.secondaryText, "Not sent. Tap to retry")
    server.isOffline = false
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    await wait { chat.messages.items.first?.delivery == .sent }
    expectEqual(server.log, ["send Hello", "send Hello"])
  }

  @Test func aRemovalCanBeTakenBack() async {
    let messages = FlatDataSource([Message(id: 1, text: "One"), Message(id: 2, text: "Two")])
    tableView.attach(messages)
    let removal = messages.remove(id: 2) { [server] in
      try await Task.sleep(for: .seconds(4))
      try await server.delete(2)
    }
    expectEqual(messages.items.map(\.id), [1])
    removal.cancel()
    expectEqual(messages.items.map(\.id), [1, 2])
    #expect(await removal.ended().isCancelled && server.log.isEmpty)
  }

  @Test func favouritesAreInTwoLists() {
    let books = FlatDataSource([Book(id: 1, title: "Alien"), Book(id: 2, title: "Brazil")])
    let favourites = books.filtered(by: \.isFavourite)
    let favouritesTable = UITableView(frame: tableView.frame)
    tableView.attach(books).onSelect(Book.self) { book in
      books.update(id: book.id) { $0.isFavourite.toggle() }
    }
    favouritesTable.attach(favourites).onDelete(Book.self) { book, _ in
      books.update(id: book.id) { $0.isFavourite = false }
    }

    window.addSubview(favouritesTable)
    tableView.layoutIfNeeded()
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    favouritesTable.layoutIfNeeded()
    expectEqual(favouritesTable.shownTexts, ["Brazil"])
    #expect(favouritesTable.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(row: 0, section: 0)))
    #expect(favourites.numberOfItems(inSection: 0) == 0 && books.items.count == 2)
  }

  @Test func chipsFilter() {
    let books = FlatDataSource([Book(id: 1, title: "Alien", genre: "Horror"), Book(id: 2, title: "Brazil")])
    let filter = Filter<Book> { _ in true }
    tableView.attach(books.filtered(by: filter))
    var genres: Set<String> = []
    func toggle(_ genre: String) {
      genres.formSymmetricDifference([genre])
      filter.predicate = { [genres] book in genres.isEmpty || genres.contains(book.genre) }
    }

    toggle("Drama")
    expectEqual(tableView.shownTexts, ["Brazil"])
    toggle("Drama")
    expectEqual(tableView.shownTexts, ["Alien", "Brazil"])
  }

  @Test func aMenuEdits() throws {
    let books = FlatDataSource([Book(id: 1, title: "Alien"), Book(id: 2, title: "Brazil")])
    tableView.attach(books).contextMenu(for: Book.self) { book, place in
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Favourite") { _ in books.update(place) { $0.isFavourite = true } },
          UIAction(title: "Delete", attributes: .destructive) { _ in books.remove(place) },
        ])
      }
    }

    tableView.layoutIfNeeded()
    let menu = try #require(tableView.headlessShowContextMenu(forRowAt: IndexPath(row: 0, section: 0)))
    books.insert(Book(id: 3, title: "Casablanca"), at: 0)
    menu.headlessTap(actionTitled: "Delete")
    expectEqual(books.items.map(\.title), ["Casablanca", "Brazil"])
  }

  @Test func aToolbarFollowsTheSelection() {
    let books = FlatDataSource([Book(id: 1, title: "Alien"), Book(id: 2, title: "Brazil")])
    let selected = SelectedItems<Book.ID>()
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.attach(books).keepSelection(of: Book.self, in: selected)
    let delete = UIBarButtonItem(
      title: "Delete",
      primaryAction: UIAction { _ in
        transaction {
          for id in selected.ids { books.remove(id: id) }
        }
        selected.ids = []
      }
    )
    selected.onChange { [weak delete] selected in
      delete?.isEnabled = !selected.isEmpty
      delete?.title = selected.isEmpty ? "Delete" : "Delete \(selected.count)"
    }

    tableView.isEditing = true
    tableView.layoutIfNeeded()
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    #expect(delete.isEnabled && delete.title == "Delete 1")
    delete.headlessTap()
    #expect(books.items.map(\.id) == [2] && !delete.isEnabled)
  }

  @Test func aLinkLeadsToARow() async throws {
    let books = FlatDataSource((1...40).map { Book(id: $0, title: "Book \($0)") })
    let delegate = tableView.attach(books)
    func open(_ id: Book.ID) async throws {
      let isThere = try await delegate.scroll(to: ListPosition(id)) { [server] id in
        books.apply(try await server.books(around: id))
      }
      guard isThere, let path = books.indexPath(ofID: id) else { return }
      tableView.selectRow(at: path, animated: true, scrollPosition: .none)
    }

    try await open(500)
    expectEqual(tableView.shownTexts.first, "Book 500")
    expectEqual(tableView.indexPathForSelectedRow.map { books.items[$0.row].id }, 500)
    try await open(505)
    expectEqual(server.log, ["books around 500"])
  }

  @Test func aBadgeCounts() {
    let books = FlatDataSource([Book(id: 1, title: "Alien", isFavourite: true), Book(id: 2, title: "Brazil")])
    let favourites = books.filtered(by: \.isFavourite)
    let item = UITabBarItem(title: "Favourites", image: nil, tag: 0)
    let counting = favourites.changes.observe { [weak favourites, weak item] _ in
      let count = favourites?.numberOfItems(inSection: 0) ?? 0
      item?.badgeValue = count == 0 ? nil : "\(count)"
    }

    books.update(id: 2) { $0.isFavourite = true }
    expectEqual(item.badgeValue, "2")
    books.apply([])
    #expect(item.badgeValue == nil)
    withExtendedLifetime(counting) {}
  }
}

extension PendingEdit.State {
  fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}
