import HeadlessUIKit

/// A message of the chat that is written twice.
struct Remark: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

/// The table and the field of both chats.
class RemarksViewController: UIViewController, UITextFieldDelegate {
  /// Loads the messages before one, or the newest.
  typealias Load = @MainActor (_ before: Remark.ID?) async throws -> [Remark]

  let tableView = UITableView()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = self
    for view in [tableView, field] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: field.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    append(textField.text ?? "")
    textField.text = ""
    return true
  }

  /// Shows a message that was written here or has come.
  func append(_ text: String) {}
}
