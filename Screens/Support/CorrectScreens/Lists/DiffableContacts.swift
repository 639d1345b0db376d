import HeadlessUIKit
import ScreenTesting

/// A diffable table in which people come, go and are sorted.
final class DiffableContactsViewController: UIViewController, UITableViewDelegate {
  private struct Person: Hashable { var id: Int, name: String }
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var people = (0..<12).map { Person(id: $0, name: "Person \($0 * 7 % 12)") }
  private var isAscending = true
  private lazy var source = UITableViewDiffableDataSource<Int, Person>(tableView: table) { table, path, person in
    let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
    cell.textLabel?.text = person.name
    return cell
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    table.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction(title: "Sort") { [weak self] _ in
        self?.isAscending.toggle()
        self?.apply()
      }
    )
    apply(animated: false)
  }

  func receive(_ number: Int) {
    people.append(Person(id: people.map(\.id).max().map { $0 + 1 } ?? 0, name: "Person \(number)"))
    apply()
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(people.sorted { ($0.name < $1.name) == isAscending && $0.name != $1.name })
    source.apply(snapshot, animatingDifferences: animated)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let person = source.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.people.removeAll { $0.id == person.id }
      self?.apply()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension CorrectScreen {
  static let diffableContacts = CorrectScreen(
    "diffable-contacts",
    events: [.arrival { contacts, choices in contacts.receive(Int.random(in: 0..<100, using: &choices)) }]
  ) { _ in DiffableContactsViewController() }
}
