import Roster

// An inbox that is searched, sorted and grouped by days, with swipes and a pull, by Roster.

extension Letter: TableViewPresentable {
  @MainActor func present(on cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = isRead ? subject : "• \(subject)"
    content.secondaryText = sender
    cell.contentConfiguration = content
  }
}

final class InboxByRoster: UITableViewController, UISearchBarDelegate {
  private let letters: PagedDataSource<Letter, Int>
  private let found: SearchedDataSource<PagedDataSource<Letter, Int>>
  private let sorted: SortedDataSource<SearchedDataSource<PagedDataSource<Letter, Int>>>
  private var isSortedBySender = false

  init(_ load: @escaping @MainActor () async throws -> [Letter]) {
    letters = PagedDataSource { _ in Page(try await load()) }
    found = letters.searched(by: \.subject, \.sender)
    sorted = found.sorted(by: \.id, .descending)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [weak self] _ in self?.toggleOrder() }
    )
    tableView.pullsToRefresh(letters)
    tableView.attach(sorted.grouped(by: \.day, .descending) { day, _ in "Day \(day)" })
      .trailingSwipeActions(for: Letter.self) { [letters] letter, place in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            letters.remove(place)
            done(true)
          },
          UIContextualAction(style: .normal, title: letter.isRead ? "Unread" : "Read") { _, _, done in
            letters.update(place) { $0.isRead.toggle() }
            done(true)
          },
        ])
      }
  }

  private func toggleOrder() {
    isSortedBySender.toggle()
    if isSortedBySender { sorted.sort(by: \.sender) } else { sorted.sort(by: \.id, .descending) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { found.query = searchText }
}
