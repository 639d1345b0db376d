import HeadlessUIKit
import ScreenTesting

/// Two fields and a button, without a list; wrong words bring an alert.
final class SignInViewController: UIViewController {
  private let server: SimulatedServer
  private let user = UITextField()
  private let password = UITextField()
  private let button = UIButton(configuration: .filled())
  private let spinner = UIActivityIndicatorView(style: .medium)

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Welcome back"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0
    for (field, name) in [(user, "User"), (password, "Password")] {
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    }
    password.isSecureTextEntry = true
    button.configuration?.title = "Sign in"
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [heading, user, password, button, spinner])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
    update()
  }

  private func update() { button.isEnabled = user.hasText && password.hasText && !spinner.isAnimating }

  private func signIn() {
    spinner.startAnimating()
    update()
    Task { [weak self, server, user = user.text ?? ""] in
      let isKnown = (try? await server.answer("sign in \(user)") { user == "abc" }) ?? false
      self?.finish(isKnown)
    }
  }

  private func finish(_ isKnown: Bool) {
    spinner.stopAnimating()
    update()
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(
      title: isKnown ? "Hello" : "Sorry",
      message: isKnown ? nil : "Nobody has this name.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

extension CorrectScreen {
  static let signIn = CorrectScreen("sign-in") { SignInViewController($0.server(failing: 0.2)) }
}
