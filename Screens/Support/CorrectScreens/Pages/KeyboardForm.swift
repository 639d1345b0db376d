import HeadlessUIKit

/// Fields in a scroll view, whose inset follows the keyboard.
final class AddressFormViewController: UIViewController, UITextFieldDelegate {
  private let scroller = UIScrollView()
  private let fields = ["Name", "Street", "Number", "Postcode", "City", "Country"].map { name in
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }
  private let hint = UILabel()
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroller.frame = view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.keyboardDismissMode = .interactive
    view.addSubview(scroller)
    hint.numberOfLines = 0
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.adjustsFontForContentSizeCategory = true
    hint.text = "All fields are needed."
    let stack = UIStackView(arrangedSubviews: fields + [hint])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroller.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroller.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
    for field in fields { field.delegate = self }
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("UIKeyboardWillHideNotification"),
      object: nil,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.scroller.contentInset.bottom = 0 } }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { scroller.contentInset.bottom = 300 }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let missing = fields.filter { !$0.hasText }.compactMap(\.placeholder)
    hint.text = missing.isEmpty ? "Thank you." : "Missing: " + missing.joined(separator: ", ")
    scroller.contentInset.bottom = 0
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}

extension CorrectScreen {
  static let addressForm = CorrectScreen("address-form") { _ in AddressFormViewController() }
}
