import HeadlessUIKit
import ScreenTesting

/// Figures that a server is asked for every few seconds while the screen is there.
final class DashboardViewController: UITableViewController {
  private let server: SimulatedServer
  private let names = ["Visitors", "Orders", "Returns", "Messages"]
  private var figures: [Int]?
  private var polling: Task<Void, Never>?

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    polling = Task { [weak self, server] in
      var round = 0
      while !Task.isCancelled {
        let answer = try? await server.answer("figures") { [round] in (1...4).map { $0 * (round + 1) } }
        if let answer, !Task.isCancelled { self?.show(answer) }
        round += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    polling?.cancel()
  }

  private func show(_ figures: [Int]) {
    self.figures = figures
    for cell in tableView.visibleCells {
      if let path = tableView.indexPath(for: cell) { cell.detailTextLabel?.text = "\(figures[path.row])" }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "figure")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "figure")
    cell.textLabel?.text = names[indexPath.row]
    cell.detailTextLabel?.text = figures.map { "\($0[indexPath.row])" } ?? "–"
    return cell
  }
}

extension CorrectScreen {
  static let dashboard = CorrectScreen("dashboard") { DashboardViewController($0.server(failing: 0.2)) }
}
