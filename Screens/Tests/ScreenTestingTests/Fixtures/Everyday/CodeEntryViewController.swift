import HeadlessUIKit
import ScreenTesting

/// A code of two letters, which is verified as soon as it is whole.
final class CodeEntryViewController: UITableViewController {
  private let mistake: EverydayMistake?
  private let server: SimulatedServer
  private let fields = (1...2).map { number in
    let field = UITextField()
    field.placeholder = "Part \(number)"
    field.accessibilityLabel = "Part \(number)"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .title2)
    field.adjustsFontForContentSizeCategory = true
    return field
  }
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var isVerifying = false
  private var isRight: Bool?

  init(_ server: SimulatedServer, _ mistake: EverydayMistake?) {
    (self.server, self.mistake) = (server, mistake)
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    let line = UIStackView(arrangedSubviews: fields + [spinner])
    line.spacing = 8
    line.distribution = .fillEqually
    line.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    tableView.tableHeaderView = line
    for (index, field) in fields.enumerated() {
      field.addAction(UIAction { [weak self] _ in self?.change(index) }, for: .editingChanged)
    }
  }

  private func change(_ index: Int) {
    guard fields[index].hasText else { return }
    if index + 1 < fields.count, !fields[index + 1].hasText { fields[index + 1].becomeFirstResponder() }
    if fields.allSatisfy(\.hasText) { verify() }
  }

  private func verify() {
    guard mistake == .codeVerifiedTwice || !isVerifying else { return }
    isVerifying = true
    spinner.startAnimating()
    Task { [weak self, server] in
      let answer = try? await server.answer("verify") { true }
      guard let self else { return }
      isVerifying = false
      isRight = answer ?? false
      if mistake != .spinnerAfterRefusal || answer != nil { spinner.stopAnimating() }
      tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = isRight.map { $0 ? "Welcome" : "That did not work" } ?? "Type the code"
    return cell
  }
}

extension EverydayScreen {
  static let codeEntry = EverydayScreen(name: "code-entry", mistakes: [.codeVerifiedTwice, .spinnerAfterRefusal]) {
    world,
    mistake in
    CodeEntryViewController(world.server(failing: 0.3), mistake)
  }
}
