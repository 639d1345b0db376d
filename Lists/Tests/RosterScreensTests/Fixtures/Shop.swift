import Roster
import ScreenTesting

struct Article: Identifiable, Hashable, Sendable {
  var id: Int
  var name: String
  var isNew: Bool

  /// Text of a few lines.
  private static let long =
    " that goes on and on, as subjects do when somebody writes a whole letter into them, and needs four lines on a "
    + "telephone that is held upright"

  static func page(_ number: Int) -> [Article] {
    (0..<8).map { index in
      let id = number * 8 + index
      return Article(id: id, name: "Article \(id)" + (id % 5 == 3 ? long : ""), isNew: id % 3 == 0)
    }
  }
}

extension Article: TableViewPresentable { typealias TableViewCell = ArticleCell }

/// A name, and a checkmark for what is new.
final class ArticleCell: UITableViewCell, ReusablePresenter {
  func present(viewModel article: Article) {
    textLabel?.numberOfLines = 0
    textLabel?.font = .preferredFont(forTextStyle: .body)
    textLabel?.adjustsFontForContentSizeCategory = true
    textLabel?.text = article.name
  }
}

/// The mistakes that a shop can be made with.
enum ShopBug: String, CaseIterable, Codable, Sendable {
  case staleSwipePath, stateKeptByReuse, searchRace, doublePage, heightByIndex, selectionAfterDelete, leak
  case updateBehindTheBack, retryTwice, heightOfOneTextSize, dragByFirstIndex
}

/// Articles in a table on Roster: pages, search, deletion by swipe, selection and dragging.
final class ShopViewController: UITableViewController {
  private let server: SimulatedServer
  private let bug: ShopBug?
  private let content = FlatDataSource<Article>([])
  private var loaded: [Article] = []
  private var query = ""
  private var (pages, searches, orders, nextID) = (0, 0, 0, 1_000)
  private var isLoading = false
  private var (deleting, deleted): (Set<Int>, Set<Int>) = ([], [])
  private var search: Task<Void, Never>?
  private var (selectedID, selectedIndex): (Int?, Int?)
  private var draggedIndex: Int?
  private var heights: [Int: CGFloat] = [:]
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init(_ server: SimulatedServer, _ bug: ShopBug? = nil) {
    self.server = server
    self.bug = bug
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  private var articles: [Article] { content.items }

  /// What the shop knows: while nothing is searched, that is not the list's own content.
  var names: [String] { (query.isEmpty ? loaded : articles).map(\.name) }

  var selectedNames: [String] {
    if bug == .selectionAfterDelete {
      return selectedIndex.flatMap { $0 < articles.count ? [articles[$0].name] : nil } ?? []
    }
    return articles.filter { $0.id == selectedID }.map(\.name)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    navigationItem.rightBarButtonItems = [
      editButtonItem, UIBarButtonItem(title: "Order", primaryAction: UIAction { [weak self] _ in self?.order() }),
    ]
    field.accessibilityIdentifier = "search"
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.find($0.field.text ?? "") } },
      for: .editingChanged
    )
    tableView.tableHeaderView = field
    attach()
    loadPage()
    guard bug == .leak else { return }
    Task { [self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        _ = names.count
      }
    }
  }

  private func attach() {
    tableView.attach(content)
      .configure(ArticleCell.self) { [bug] (cell: ArticleCell, article: Article, _) in
        if article.isNew {
          cell.accessoryType = .checkmark
        } else if bug != .stateKeptByReuse {
          cell.accessoryType = .none
        }
      }
      .height(for: Article.self) { [weak self] article, _ in self?.height(of: article) }
      .onWillDisplay(Article.self) { [weak self] _, place in
        guard let self, let path = place.indexPath, path.row >= articles.count - 2 else { return }
        loadPage()
      }
      .onSelect(Article.self) { [weak self] article, place in
        self?.selectedID = article.id
        self?.selectedIndex = place.indexPath?.row
        if self?.bug == .updateBehindTheBack { self?.tableView.insertRows(at: [[0, 0]], with: .none) }
      }
      .trailingSwipeActions(for: Article.self) { [weak self] article, place in
        let path = place.indexPath
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          self?.delete(article, place, path, completion)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      .onDelete(Article.self) { [weak self] article, place in self?.remove(article, place, place.indexPath) }
      .canMove(Article.self) { [weak self] _, place in
        if self?.draggedIndex == nil { self?.draggedIndex = place.indexPath?.row }
        return true
      }
      .onMove { [weak self] source, destination in self?.move(source.row, to: destination.row) }
  }

  // MARK: Changes

  private func loadPage() {
    guard pages < 3, query.isEmpty, bug == .doublePage || !isLoading else { return }
    isLoading = true
    let number = pages
    Task { [weak self, server] in
      let page = try? await server.answer("page \(number)") { Article.page(number) }
      guard let self else { return }
      isLoading = false
      guard let page, pages == number else { return }
      pages = number + 1
      let new = page.filter { !self.deleted.contains($0.id) }
      loaded += new
      if query.isEmpty { content.append(contentsOf: new) }
    }
  }

  private func find(_ text: String) {
    guard text != query else { return }
    query = text
    if bug != .searchRace { search?.cancel() }
    guard !text.isEmpty else { return replace(loaded) }
    searches += 1
    search = Task { [weak self, server, searches] in
      let found = try? await server.answer("search \(searches): \(text)") {
        (0..<3).map { Article(id: 500 + $0, name: "\(text) \($0)", isNew: false) }
      }
      guard let self, let found, bug == .searchRace || !Task.isCancelled else { return }
      replace(found.filter { !self.deleted.contains($0.id) })
    }
  }

  private func replace(_ articles: [Article]) {
    (selectedID, selectedIndex) = (nil, nil)
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: false) }
    content.apply(articles)
  }

  func receive() {
    let article = Article(id: nextID, name: "New \(nextID)", isNew: true)
    nextID += 1
    loaded.insert(article, at: 0)
    if query.isEmpty { content.insert(article, at: 0) }
  }

  private func order() {
    orders += 1
    let name = "order \(orders)"
    Task { [weak self, server, bug] in
      do {
        try await server.answer(name) {}
      } catch {
        if bug == .retryTwice { Task { try? await server.answer(name) {} } }
        try? await server.answer(name) {}
      }
      self?.receive()
    }
  }

  private func delete(
    _ article: Article,
    _ place: ItemPlace,
    _ path: IndexPath?,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard deleting.insert(article.id).inserted else { return completion(false) }
    Task { [weak self, server] in
      let isGone: Void? = try? await server.answer("delete \(article.id)") {}
      self?.deleting.remove(article.id)
      if isGone != nil { self?.remove(article, place, path) }
      completion(isGone != nil)
    }
  }

  private func remove(_ article: Article, _ place: ItemPlace, _ path: IndexPath?) {
    deleted.insert(article.id)
    loaded.removeAll { $0.id == article.id }
    if selectedID == article.id { selectedID = nil }
    if bug == .staleSwipePath, let path {
      if path.row < articles.count { content.remove(at: path.row) }
    } else if let index = articles.firstIndex(where: { $0.id == article.id }) {
      content.remove(at: index)
    }
  }

  private func move(_ source: Int, to destination: Int) {
    content.move(from: source, to: destination)
    let first = bug == .dragByFirstIndex ? min(draggedIndex ?? source, loaded.count - 1) : source
    draggedIndex = nil
    if query.isEmpty { loaded.insert(loaded.remove(at: first), at: destination) }
  }

  private func height(of article: Article) -> CGFloat? {
    if bug == .heightOfOneTextSize { return article.name.count > 30 ? 130 : 44 }
    guard bug == .heightByIndex, let index = articles.firstIndex(of: article) else { return nil }
    if let known = heights[index] { return known }
    let height: CGFloat = article.name.count > 30 ? 210 : 44
    heights[index] = height
    return height
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing { (selectedID, selectedIndex) = (nil, nil) }
    super.setEditing(editing, animated: animated)
  }
}
