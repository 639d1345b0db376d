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
  private let search = Search<Letter>(\.subject, \.sender)
  private let sorter = Sorter<Letter>(\.id, .descending)
  private var isSortedBySender = false

  init(_ load: @escaping @MainActor () async throws -> [Letter]) {
    letters = PagedDataSource { _ in Page(try await load()) }
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
    let sorted = letters.searched(by: search).sorted(by: sorter)
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
    if isSortedBySender { sorter.sort(by: \.sender) } else { sorter.sort(by: \.id, .descending) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search.text = searchText }
}
