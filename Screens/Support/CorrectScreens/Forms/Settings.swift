import HeadlessUIKit

/// Switches, values and links in groups, as most settings are.
final class SettingsViewController: UITableViewController {
  private enum Row: String { case notifications, sounds, badges, account, language, about }
  private let groups: [(title: String?, rows: [Row], footer: String?)] = [
    ("Alerts", [.notifications, .sounds, .badges], "Sounds and badges follow the switch for notifications."),
    ("Account", [.account, .language], nil),
    (nil, [.about], "Version 1.4"),
  ]
  private var isOn: Set<Row> = [.notifications, .badges]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    groups[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = row.rawValue.capitalized
    content.secondaryText = row == .language ? "English" : nil
    cell.contentConfiguration = content
    cell.accessoryView = nil
    cell.accessoryType = indexPath.section == 0 ? .none : .disclosureIndicator
    cell.selectionStyle = indexPath.section == 0 ? .none : .default
    guard indexPath.section == 0 else { return cell }
    let toggle = UISwitch()
    toggle.isOn = isOn.contains(row)
    toggle.isEnabled = row == .notifications || isOn.contains(.notifications)
    toggle.accessibilityLabel = row.rawValue.capitalized
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in self?.set(row, to: toggle?.isOn == true) },
      for: .valueChanged
    )
    cell.accessoryView = toggle
    return cell
  }

  private func set(_ row: Row, to value: Bool) {
    if value { isOn.insert(row) } else { isOn.remove(row) }
    if row == .notifications { tableView.reloadSections([0], with: .none) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension CorrectScreen {
  static let settings = CorrectScreen("settings") { _ in SettingsViewController(style: .insetGrouped) }
}
