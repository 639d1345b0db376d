import HeadlessUIKit
import ScreenTesting

/// Loads what comes next as the table says so, and calls off what it does not come to.
final class PrefetchedViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private let server: SimulatedServer
  private var loaded: [Int: String] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.prefetchDataSource = self
  }

  private func load(_ row: Int) {
    guard loaded[row] == nil, tasks[row] == nil else { return }
    tasks[row] = Task { [weak self, server] in
      let text = try? await server.answer("row \(row)") { "Row \(row)" }
      guard let self, !Task.isCancelled else { return }
      tasks[row] = nil
      loaded[row] = text
      if let cell = tableView.cellForRow(at: [0, row]) { show(row, in: cell) }
    }
  }

  private func show(_ row: Int, in cell: UITableViewCell) { cell.textLabel?.text = loaded[row] ?? "…" }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { load(path.row) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths where tableView.cellForRow(at: path) == nil {
      tasks.removeValue(forKey: path.row)?.cancel()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    show(indexPath.row, in: cell)
    load(indexPath.row)
    return cell
  }
}

extension CorrectScreen {
  static let prefetched = CorrectScreen("prefetched") { PrefetchedViewController($0.server()) }
}
