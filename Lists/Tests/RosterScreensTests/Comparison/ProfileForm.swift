import HeadlessUIKit

/// What the form edits.
struct Profile: Equatable {
  var name = "Ada"
  var email = "ada@example.org"
  var hasAlerts = true
  var hasSounds = true
  var language = "English"
  var textSize = "Medium"
}

/// A row with a text field, which both forms fill.
class FieldCell: UITableViewCell {
  let field = UITextField()
  var onEdit: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [unowned self] _ in onEdit(field.text ?? "") }, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: margins.topAnchor),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A row with a switch, which both forms fill.
class SwitchCell: UITableViewCell {
  let toggle = UISwitch()
  var onToggle: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    toggle.addAction(UIAction { [unowned self] _ in onToggle(toggle.isOn) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}
