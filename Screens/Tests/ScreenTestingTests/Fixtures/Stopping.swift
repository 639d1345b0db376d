import HeadlessUIKit
import ScreenTesting

/// Where an app stops.
enum Stop: String, CaseIterable, Sendable, Codable {
  /// One second after a row was tapped.
  case later
  /// Twenty seconds after a row was tapped, which is after the steps of most runs.
  case inTheEnd
  /// Where UIKit has an exception already, in the same step.
  case afterABrokenRule
  /// An index out of range, when a row is tapped.
  case atOnce
  /// Where a row is tapped first. One that is tapped later breaks a rule of UIKit.
  case besideTheFinding
}

/// Three rows, of which a tap stops the app.
final class StoppingViewController: UITableViewController {
  private let stop: Stop
  private var rows = ["Ada", "Grace", "Mary"]
  private var hasWaited = false
  private var work: Task<Void, Never>?

  init(_ stop: Stop) {
    self.stop = stop
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  /// Something else happens.
  func wait() { hasWaited = true }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    switch stop {
    case .later: stop(after: .seconds(1))
    case .inTheEnd: stop(after: .seconds(20))
    case .afterABrokenRule:
      tableView.deleteRows(at: [indexPath], with: .none)
      rows[rows.count] = ""
    case .atOnce: rows[rows.count] = ""
    case .besideTheFinding:
      guard hasWaited else { fatalError("Nothing has happened before") }
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  private func stop(after duration: Duration) {
    guard work == nil else { return }
    work = Task {
      try? await Task.sleep(for: duration)
      fatalError("It is too late")
    }
  }
}
