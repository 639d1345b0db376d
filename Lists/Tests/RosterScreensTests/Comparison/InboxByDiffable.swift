import Foundation
import HeadlessUIKit

// An inbox that is searched, sorted and grouped by days, with swipes and a pull, by a diffable data source.

final class InboxByDiffable: UITableViewController, UISearchBarDelegate {
  private final class Days: UITableViewDiffableDataSource<Int, Letter.ID> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "Day \($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let load: @MainActor () async throws -> [Letter]
  private var letters: [Letter.ID: Letter] = [:]
  private var query = ""
  private var isSortedBySender = false
  private var refreshing: Task<Void, Never>?
  private lazy var days = Days(tableView: tableView) { [weak self] tableView, path, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: path)
    guard let letter = self?.letters[id] else { return cell }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.isRead ? letter.subject : "• \(letter.subject)"
    content.secondaryText = letter.sender
    cell.contentConfiguration = content
    return cell
  }

  init(_ load: @escaping @MainActor () async throws -> [Letter]) {
    self.load = load
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.dataSource = days
    let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [weak self] _ in
        self?.isSortedBySender.toggle()
        self?.show()
      }
    )
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refresh()
  }

  private func refresh() {
    guard refreshing == nil else { return }
    refreshing = Task { [weak self, load] in
      let answer = try? await load()
      self?.refreshing = nil
      self?.refreshControl?.endRefreshing()
      if let answer { self?.receive(answer) }
    }
  }

  private func receive(_ answer: [Letter]) {
    let changed = answer.filter { letter in letters[letter.id].map { $0 != letter } ?? false }
    letters = Dictionary(uniqueKeysWithValues: answer.map { ($0.id, $0) })
    show(changed: changed.map(\.id))
  }

  private func show(changed: [Letter.ID] = []) {
    let words = query.split(separator: " ")
    let found = letters.values.filter { letter in
      words.allSatisfy { letter.subject.localizedStandardContains($0) || letter.sender.localizedStandardContains($0) }
    }
    let sorted = found.sorted {
      let order = isSortedBySender ? $0.sender.localizedStandardCompare($1.sender) : .orderedSame
      return order == .orderedSame ? $0.id > $1.id : order == .orderedAscending
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter.ID>()
    for (day, letters) in Dictionary(grouping: sorted, by: \.day).sorted(by: { $0.key > $1.key }) {
      snapshot.appendSections([day])
      snapshot.appendItems(letters.map(\.id), toSection: day)
    }
    snapshot.reconfigureItems(changed.filter { snapshot.indexOfItem($0) != nil })
    days.apply(snapshot)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    show()
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = days.itemIdentifier(for: indexPath), let letter = letters[id] else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.letters[id] = nil
        self?.show()
        done(true)
      },
      UIContextualAction(style: .normal, title: letter.isRead ? "Unread" : "Read") { [weak self] _, _, done in
        self?.letters[id]?.isRead.toggle()
        self?.show(changed: [id])
        done(true)
      },
    ])
  }
}
