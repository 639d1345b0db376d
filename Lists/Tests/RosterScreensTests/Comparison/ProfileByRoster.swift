import Roster

// A form of eight rows, one of which comes and goes, by Roster.

private struct Field: Identifiable, Equatable {
  let id: WritableKeyPath<Profile, String>
  let text: String
}

private struct Toggle: Identifiable, Equatable {
  let id: WritableKeyPath<Profile, Bool>
  let title: String
  let isOn: Bool
}

private struct Link: Identifiable, Equatable {
  let id: String
  var value: String?
}

private final class ProfileFieldCell: FieldCell, ReusablePresenter {
  func present(viewModel: Field) {
    if !field.isFirstResponder { field.text = viewModel.text }
  }
}

private final class ProfileSwitchCell: SwitchCell, ReusablePresenter {
  func present(viewModel: Toggle) {
    var content = UIListContentConfiguration.valueCell()
    content.text = viewModel.title
    contentConfiguration = content
    toggle.isOn = viewModel.isOn
  }
}

extension Field: TableViewPresentable {
  fileprivate typealias TableViewCell = ProfileFieldCell
}

extension Toggle: TableViewPresentable {
  fileprivate typealias TableViewCell = ProfileSwitchCell
}

extension Link: TableViewPresentable {
  @MainActor fileprivate func present(on cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = id
    content.secondaryText = value
    cell.contentConfiguration = content
  }
}

private enum Row: TableViewRow {
  case field(Field)
  case toggle(Toggle)
  case link(Link)

  var row: some TableViewPresentable {
    switch self {
    case .field(let field): field
    case .toggle(let toggle): toggle
    case .link(let link): link
    }
  }
}

final class ProfileByRoster: UITableViewController {
  private(set) var profile: Profile { didSet { rows.apply(sections) } }
  private let open: (String) -> Void
  private let rows = NestedDataSource<String, Row, Never>()

  init(_ profile: Profile, open: @escaping (String) -> Void) {
    self.profile = profile
    self.open = open
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.apply(sections)
    tableView.attach(rows)
      .configure(ProfileFieldCell.self) { [weak self] cell, field, _ in
        cell.onEdit = { self?.profile[keyPath: field.id] = $0 }
      }
      .configure(ProfileSwitchCell.self) { [weak self] cell, toggle, _ in
        cell.onToggle = { self?.profile[keyPath: toggle.id] = $0 }
      }
      .onSelect(Link.self) { [weak self] link in self?.open(link.id) }
  }

  private var sections: [ContentSection<String, Row, Never>] {
    let alerts = Row.toggle(Toggle(id: \.hasAlerts, title: "Alerts", isOn: profile.hasAlerts))
    let sounds = Row.toggle(Toggle(id: \.hasSounds, title: "Sounds", isOn: profile.hasSounds))
    return [
      ContentSection(
        header: "Account",
        items: [
          .field(Field(id: \.name, text: profile.name)),
          .field(Field(id: \.email, text: profile.email)),
        ]
      ),
      ContentSection(header: "Notifications", items: profile.hasAlerts ? [alerts, sounds] : [alerts]),
      ContentSection(
        header: "General",
        items: [
          .link(Link(id: "Language", value: profile.language)),
          .link(Link(id: "Text size", value: profile.textSize)),
          .link(Link(id: "Help")),
          .link(Link(id: "Sign out")),
        ]
      ),
    ]
  }
}
