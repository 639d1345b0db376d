import Roster

/// The books to read: searched as one types, marked with a tap, deleted with a swipe.
public final class BooksViewController: UITableViewController, UISearchResultsUpdating {
  private let server: any BookServer
  private let books = FlatDataSource([Book]())
  private let search = Search<Book>(\.title, \.author)
  private lazy var shown = books.searched(by: search)
  private var refreshing: Task<Void, Never>?

  public init(_ server: any BookServer) {
    self.server = server
    super.init(style: .plain)
    title = "Books"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search books"
    navigationItem.searchController = searchController

    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.beginRefreshing() }, for: .valueChanged)
    refreshControl = refresh

    tableView.attach(shown)
      .onSelect(Book.self) { [weak self] book, _ in self?.setRead(!book.isRead, book) }
      .trailingSwipeActions(for: Book.self) { [weak self] book, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            self?.delete(book)
            completion(true)
          }
        ])
      }
    beginRefreshing()
  }

  /// Shows what the server keeps; what is shown stays if it does not answer.
  public func refresh() async {
    if let new = try? await server.books() { books.apply(new) }
    refreshControl?.endRefreshing()
  }

  private func beginRefreshing() {
    guard refreshing == nil else { return }
    refreshing = Task { [weak self] in
      await self?.refresh()
      self?.refreshing = nil
    }
  }

  // Both are shown at once, and taken back if the server says no.

  private func setRead(_ isRead: Bool, _ book: Book) {
    books.edit(id: book.id) {
      $0.isRead = isRead
    } commit: { [server] in
      try await server.setRead(isRead, id: book.id)
    }
  }

  private func delete(_ book: Book) {
    books.remove(id: book.id) { [server] in try await server.delete(book.id) }
  }

  public func updateSearchResults(for searchController: UISearchController) {
    search.text = searchController.searchBar.text ?? ""
  }

  /// The titles that are shown.
  public var titles: [String] {
    (0..<shown.numberOfItems(inSection: 0)).map { shown.item(at: $0, inSection: 0).title }
  }
}
