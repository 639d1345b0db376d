import HeadlessUIKit
import ScreenTesting

/// Names that are loaded one by one, each as its row is asked for.
final class LazyNamesViewController: UITableViewController {
  private let server: SimulatedServer
  private var names: [Int: String] = [:]
  private var asked: Set<Int> = []

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row] ?? "Loading…"
    load(indexPath.row)
    return cell
  }

  private func load(_ row: Int) {
    guard names[row] == nil, asked.insert(row).inserted else { return }
    Task { [weak self, server] in
      let name = try? await server.answer("name \(row)") { "Name \(row)" }
      guard let self else { return }
      asked.remove(row)
      guard let name else { return }
      names[row] = name
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }
}

extension CorrectScreen {
  static let lazyNames = CorrectScreen("lazy-names") { LazyNamesViewController($0.server()) }
}
