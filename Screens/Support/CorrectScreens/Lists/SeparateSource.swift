import HeadlessUIKit

private struct Flight {
  var number: String
  var gate: String
}

private final class FlightsSource: NSObject, UITableViewDataSource {
  var flights = (1...18).map { Flight(number: "TP \(100 + $0)", gate: "Gate \($0 % 7 + 1)") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { flights.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "flight")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "flight")
    cell.textLabel?.text = flights[indexPath.row].number
    cell.detailTextLabel?.text = flights[indexPath.row].gate
    return cell
  }
}

private final class FlightsDelegate: NSObject, UITableViewDelegate {
  weak var owner: FlightsViewController?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    max(44, UIFontMetrics.default.scaledValue(for: 44))
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var content = UIListContentConfiguration.plainHeader()
    content.text = "Departures"
    header.contentConfiguration = content
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    owner?.changeGate(of: indexPath.row)
  }
}

/// A controller whose data source and delegate are objects of their own.
final class FlightsViewController: UIViewController {
  private let table = UITableView()
  private let source = FlightsSource()
  private let delegate = FlightsDelegate()

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate.owner = self
    table.dataSource = source
    table.delegate = delegate
  }

  func changeGate(of row: Int) {
    source.flights[row].gate = "Gate \(source.flights[row].gate.count + row)"
    table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension CorrectScreen {
  static let flights = CorrectScreen("flights") { _ in FlightsViewController() }
}
