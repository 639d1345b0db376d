import HeadlessUIKit

// A form of eight rows, one of which comes and goes, by a diffable data source.

final class ProfileByDiffable: UITableViewController {
  private enum Row: String {
    case name = "Name"
    case email = "E-mail"
    case alerts = "Alerts"
    case sounds = "Sounds"
    case language = "Language"
    case textSize = "Text size"
    case help = "Help"
    case signOut = "Sign out"
  }

  private final class Sections: UITableViewDiffableDataSource<String, Row> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private(set) var profile: Profile
  private let open: (String) -> Void
  private lazy var rows = Sections(tableView: tableView) { [weak self] _, path, row in self?.cell(for: row, at: path) }

  init(_ profile: Profile, open: @escaping (String) -> Void) {
    self.profile = profile
    self.open = open
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "link")
    tableView.dataSource = rows
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
    snapshot.appendSections(["Account", "Notifications", "General"])
    snapshot.appendItems([.name, .email], toSection: "Account")
    snapshot.appendItems(profile.hasAlerts ? [.alerts, .sounds] : [.alerts], toSection: "Notifications")
    snapshot.appendItems([.language, .textSize, .help, .signOut], toSection: "General")
    rows.apply(snapshot, animatingDifferences: animated)
  }

  private func cell(for row: Row, at path: IndexPath) -> UITableViewCell? {
    switch row {
    case .name: field(\.name, at: path)
    case .email: field(\.email, at: path)
    case .alerts: toggle(row, \.hasAlerts, at: path)
    case .sounds: toggle(row, \.hasSounds, at: path)
    case .language: link(row, profile.language, at: path)
    case .textSize: link(row, profile.textSize, at: path)
    case .help, .signOut: link(row, nil, at: path)
    }
  }

  private func field(_ value: WritableKeyPath<Profile, String>, at path: IndexPath) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: path) as? FieldCell
    cell?.field.text = profile[keyPath: value]
    cell?.onEdit = { [weak self] in self?.profile[keyPath: value] = $0 }
    return cell
  }

  private func toggle(_ row: Row, _ value: WritableKeyPath<Profile, Bool>, at path: IndexPath) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: path) as? SwitchCell
    fill(cell, row.rawValue, nil)
    cell?.toggle.isOn = profile[keyPath: value]
    cell?.onToggle = { [weak self] in
      self?.profile[keyPath: value] = $0
      self?.show(animated: true)
    }
    return cell
  }

  private func link(_ row: Row, _ value: String?, at path: IndexPath) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(withIdentifier: "link", for: path)
    fill(cell, row.rawValue, value)
    return cell
  }

  private func fill(_ cell: UITableViewCell?, _ text: String, _ value: String?) {
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    cell?.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let links: Set<Row> = [.language, .textSize, .help, .signOut]
    if let row = rows.itemIdentifier(for: indexPath), links.contains(row) { open(row.rawValue) }
  }
}
