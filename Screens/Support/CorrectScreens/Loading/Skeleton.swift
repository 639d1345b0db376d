import HeadlessUIKit
import ScreenTesting

/// Grey rows until the content is there, section by section, asked for at once.
final class SkeletonViewController: UITableViewController {
  private let server: SimulatedServer
  private let titles = ["Today", "This week", "Earlier"]
  private var content: [Int: [String]] = [:]

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.allowsSelection = false
    for section in titles.indices { load(section) }
  }

  private func load(_ section: Int) {
    Task { [weak self, server] in
      let rows = try? await server.answer("section \(section)") { (0...section).map { "Event \(section)-\($0)" } }
      self?.content[section] = rows ?? []
      self?.tableView.reloadSections([section], with: .fade)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content[section]?.count ?? 3
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let text = content[indexPath.section]?[indexPath.row]
    cell.textLabel?.text = text ?? "Loading"
    cell.textLabel?.textColor = text == nil ? .tertiaryLabel : .label
    return cell
  }
}

extension CorrectScreen {
  static let skeleton = CorrectScreen("skeleton") { SkeletonViewController($0.server(failing: 0.1)) }
}
