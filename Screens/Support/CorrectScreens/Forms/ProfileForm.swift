import HeadlessUIKit

/// A field in a cell that tells its delegate of each letter.
private final class FieldCell: UITableViewCell {
  let field = UITextField()
  var onChange: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    field.addAction(UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }
}

/// A form whose Save button waits for what is needed.
final class ProfileFormViewController: UITableViewController, UITextFieldDelegate {
  private let labels = ["Name", "Street", "City", "Telephone", "Email", "Nickname", "Company", "Website"]
  private var values: [String: String] = ["City": "Lisbon"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.keyboardDismissMode = .onDrag
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save",
      primaryAction: UIAction(title: "Save") { [weak self] _ in self?.view.endEditing(true) }
    )
    update()
  }

  private func update() { navigationItem.rightBarButtonItem?.isEnabled = values["Name", default: ""].count > 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { labels.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    guard let cell = cell as? FieldCell else { return cell }
    let label = labels[indexPath.row]
    cell.field.placeholder = label
    cell.field.accessibilityLabel = label
    cell.field.text = values[label]
    cell.field.delegate = self
    cell.onChange = { [weak self] text in
      self?.values[label] = text
      self?.update()
    }
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}

extension CorrectScreen {
  static let profileForm = CorrectScreen("profile-form") { _ in
    UINavigationController(rootViewController: ProfileFormViewController(style: .grouped))
  }
}
