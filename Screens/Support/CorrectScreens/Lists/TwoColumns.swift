import HeadlessUIKit

/// Folders at the left and the mails of the chosen one at the right, in two tables.
final class TwoColumnsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let folders = UITableView()
  private let mails = UITableView()
  private let names = (0..<25).map { "Box \($0)" }
  private var subjects = (0..<25).map { folder in (0..<(folder % 7) * 6).map { "Mail \(folder)-\($0)" } }
  private var folder = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    let columns = UIStackView(arrangedSubviews: [folders, mails])
    columns.distribution = .fillEqually
    columns.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(columns)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      columns.topAnchor.constraint(equalTo: safe.topAnchor),
      columns.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      columns.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    for table in [folders, mails] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      table.delegate = self
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView === folders ? names.count : subjects[folder].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tableView === folders ? names[indexPath.row] : subjects[folder][indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = tableView === folders && indexPath.row == folder ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard tableView === folders, indexPath.row != folder else { return }
    let old = folder
    folder = indexPath.row
    folders.reloadRows(at: [[0, old], indexPath], with: .none)
    mails.reloadData()
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard tableView === mails else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      subjects[folder].remove(at: indexPath.row)
      mails.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension CorrectScreen {
  static let twoColumns = CorrectScreen("two columns") { _ in TwoColumnsViewController() }
}
