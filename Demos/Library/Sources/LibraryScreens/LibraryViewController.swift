import GRDB
import Roster
import RosterGRDB

/// A library: searched as one types, in several orders, borrowed from by a tap, while others write to it.
public final class LibraryViewController: UITableViewController, UISearchBarDelegate {
  private let file: LibraryFile
  private let startWriter: (@MainActor () throws -> any BookWriter)?
  private let header = LibraryHeader()
  private var writer: (any BookWriter)?
  private var pool: DatabasePool?
  private var books: QueryDataSource<Book, String>?
  private var observations: [AnyObject] = []
  private var order = BookOrder.author
  private var query = ""
  private var problem: String?

  /// - Parameters:
  ///   - file: the library.
  ///   - startWriter: starts a process that changes the library; `nil` if there is none.
  public init(_ file: LibraryFile, startWriter: (@MainActor () throws -> any BookWriter)? = nil) {
    self.file = file
    self.startWriter = startWriter
    super.init(style: .plain)
    title = "Library"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    header.searchBar.delegate = self
    tableView.tableHeaderView = header
    navigationItem.leftBarButtonItem = button("Sort") { $0.sort(by: $0.order.next) }
    file.observe { [weak self] in self?.follow() }
    file.open()
    follow()
  }

  private func button(_ title: String, _ action: @escaping @MainActor (LibraryViewController) -> Void)
    -> UIBarButtonItem
  {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in
        if let self { action(self) }
      }
    )
  }

  // MARK: The library

  private func follow() {
    if case .ready(let pool) = file.state, books == nil { show(pool) }
    updateHeader()
  }

  private func show(_ pool: DatabasePool) {
    self.pool = pool
    let books = QueryDataSource(
      request,
      sectionedBy: order.sections,
      orderedBy: order.terms,
      in: pool,
      unreadable: Book.unreadable
    )
    self.books = books
    observations = [
      books.observeStatus { [weak self] _ in self?.updateHeader() },
      books.changes.observe { [weak self] _ in self?.updateHeader() },
    ]
    tableView.attach(books)
      .onSelect(Book.self) { [weak self] book, _ in self?.toggle(book) }
      .trailingSwipeActions(for: Book.self) { [weak self] book, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
            self?.write("DELETE FROM book WHERE id = ?", book.id)
            completion(true)
          }
        ])
      }
  }

  private var request: QueryInterfaceRequest<Book> { Book.all().searching(query, in: "bookSearch") }

  /// Shows the books with words that begin as those of a text do.
  public func search(for text: String) {
    query = text
    books?.show(request, sectionedBy: order.sections, orderedBy: order.terms)
  }

  /// Puts the books in another order.
  public func sort(by order: BookOrder) {
    self.order = order
    books?.show(request, sectionedBy: order.sections, orderedBy: order.terms)
  }

  /// Waits until what was written and searched for is shown.
  public func followed() async { await books?.followed() }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search(for: searchText) }

  // MARK: Writing

  private func toggle(_ book: Book) {
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: true) }
    write("UPDATE book SET isBorrowed = NOT isBorrowed WHERE id = ?", book.id)
  }

  /// Writes in the background; the list follows what was written.
  private func write(_ sql: String, _ id: Int64) {
    guard let pool else { return }
    Task { [weak self] in
      do {
        try await pool.write { try $0.execute(sql: sql, arguments: [id]) }
        self?.problem = nil
      } catch {
        self?.problem = "\(error)"
      }
      self?.updateHeader()
    }
  }

  private func toggleWriter() {
    if writer == nil {
      do {
        writer = try startWriter?()
      } catch {
        problem = "\(error)"
      }
    } else {
      writer = nil
    }
    updateHeader()
  }

  // MARK: The header

  private func updateHeader() {
    switch file.state {
    case .making(let part):
      header.show("Making \(Numbers.text(file.count)) books", progress: part)
    case .failed(let text):
      header.show(text)
    case .ready:
      header.show(problem ?? status)
    }
    var items: [UIBarButtonItem] = []
    if startWriter != nil, books != nil {
      items.append(button(writer == nil ? "Write" : "Stop writing") { $0.toggleWriter() })
    }
    if books?.status.phase.error != nil { items.append(button("Retry") { $0.books?.retry() }) }
    if case .failed = file.state { items.append(button("Retry") { $0.file.open() }) }
    if items.map(\.title) != (navigationItem.rightBarButtonItems ?? []).map(\.title) {
      navigationItem.rightBarButtonItems = items
    }
  }

  private var status: String {
    guard let books else { return "" }
    if let error = books.status.phase.error { return "\(error)" }
    switch books.progress {
    case .counted(let count): return "\(Numbers.text(count)) books counted, by \(order.rawValue)"
    case .compared(let count, let total): return "\(Numbers.text(count)) of \(Numbers.text(total)) books compared"
    case nil: break
    }
    return "\(Numbers.text(books.numberOfRows)) \(books.numberOfRows == 1 ? "book" : "books"), by \(order.rawValue)"
  }

  /// What the line below the search bar says.
  public var statusText: String { header.statusText }
}
