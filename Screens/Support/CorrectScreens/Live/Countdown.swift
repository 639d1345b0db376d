import HeadlessUIKit

/// Rows that count down; a timer of the controller tells those on the screen.
final class CountdownViewController: UITableViewController {
  private let ends = (1...30).map { Date().addingTimeInterval(Double($0) * 37) }
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "end")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    tick()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func tick() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { show(path.row, in: cell) }
    }
  }

  private func show(_ row: Int, in cell: UITableViewCell) {
    let rest = max(0, Int(ends[row].timeIntervalSinceNow.rounded(.up)))
    cell.textLabel?.text = "\(rest) s"
    cell.textLabel?.textColor = rest == 0 ? .secondaryLabel : .label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ends.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "end", for: indexPath)
    show(indexPath.row, in: cell)
    return cell
  }
}

extension CorrectScreen {
  static let countdown = CorrectScreen("countdown") { _ in CountdownViewController(style: .plain) }
}
