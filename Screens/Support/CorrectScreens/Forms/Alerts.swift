import HeadlessUIKit

/// Buttons that ask before they do anything: alerts, sheets, one after the other.
final class AlertsViewController: UIViewController {
  private let status = UILabel()
  private var count = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.font = .preferredFont(forTextStyle: .title2)
    status.adjustsFontForContentSizeCategory = true
    status.numberOfLines = 0
    status.text = "3 files"
    let delete = button("Delete a file") { [weak self] in self?.askToDelete() }
    let share = button("Share") { [weak self] in self?.share() }
    let stack = UIStackView(arrangedSubviews: [status, delete, share])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }

  private func askToDelete() {
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    present(alert, animated: true)
  }

  private func delete() {
    guard count > 0 else {
      let alert = UIAlertController(title: "Nothing is left", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    count -= 1
    status.text = "\(count) files"
  }

  private func share() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for name in ["Mail", "Copy"] {
      sheet.addAction(UIAlertAction(title: name, style: .default) { [weak self] _ in self?.status.text = name })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

extension CorrectScreen {
  static let alerts = CorrectScreen("alerts") { _ in AlertsViewController() }
}
