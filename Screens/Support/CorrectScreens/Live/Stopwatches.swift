import HeadlessUIKit

/// A cell with a timer of its own, which ends with its row.
private final class StopwatchCell: UITableViewCell {
  private var timer: Timer?
  private var start: Date?

  func show(_ start: Date?) {
    self.start = start
    update()
    run()
  }

  private func run() {
    timer?.invalidate()
    guard start != nil, window != nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    textLabel?.text = start.map { "\(Int(Date().timeIntervalSince($0))) s" } ?? "Not running"
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    run()
  }
}

/// Stopwatches that a tap starts and stops.
final class StopwatchesViewController: UITableViewController {
  private var starts: [Date?] = Array(repeating: nil, count: 25)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StopwatchCell.self, forCellReuseIdentifier: "watch")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { starts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "watch", for: indexPath)
    (cell as? StopwatchCell)?.show(starts[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    starts[indexPath.row] = starts[indexPath.row] == nil ? Date() : nil
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

extension CorrectScreen {
  static let stopwatches = CorrectScreen("stopwatches") { _ in StopwatchesViewController(style: .plain) }
}
