import Roster
import ScreenTesting

/// A list whose errands are done when a server says so, and that may take away the row where the errand was when it was swiped.
final class ErrandsViewController: UITableViewController {
  private let server: SimulatedServer
  private let findsErrand: Bool
  private(set) var errands = ["Bread", "Milk", "Post"]

  init(_ server: SimulatedServer, findsErrand: Bool) {
    self.server = server
    self.findsErrand = findsErrand
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
  }

  func receive(_ number: Int) {
    errands.insert("Errand \(number)", at: 0)
    tableView.insertRows(at: [[0, 0]], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    cell.textLabel?.text = errands[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let errand = errands[indexPath.row]
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self, server] _, _, completion in
      completion(true)
      Task {
        try? await server.answer("done \(errand)") {}
        self?.remove(errand, from: indexPath.row)
      }
    }
    return UISwipeActionsConfiguration(actions: [done])
  }

  private func remove(_ errand: String, from row: Int) {
    guard let place = errands.firstIndex(of: errand) else { return }
    let row = findsErrand ? place : min(row, errands.count - 1)
    errands.remove(at: row)
    tableView.deleteRows(at: [[0, row]], with: .none)
  }
}
