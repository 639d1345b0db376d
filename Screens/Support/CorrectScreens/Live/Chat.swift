import HeadlessUIKit

private final class BubbleCell: UITableViewCell {
  let label = UILabel()
  private let bubble = UIView()
  private lazy var ours = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
  private lazy var theirs = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    bubble.layer.cornerRadius = 12
    bubble.addSubview(label)
    contentView.addSubview(bubble)
    for view in [label, bubble] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOurs: Bool) {
    label.text = text
    bubble.backgroundColor = isOurs ? .systemGray4 : .secondarySystemBackground
    ours.isActive = false
    theirs.isActive = false
    (isOurs ? ours : theirs).isActive = true
  }
}

/// Messages in bubbles, a field at the bottom, and somebody who answers after a while.
final class ConversationViewController: UIViewController, UITableViewDataSource, UITextFieldDelegate {
  private let table = UITableView()
  private let field = UITextField()
  private var messages = [
    ("Hello!", false), ("Hi, how are you? I have not heard from you for a very long time.", true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.separatorStyle = .none
    table.dataSource = self
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = self
    let send = UIButton(type: .system)
    send.setTitle("Send", for: .normal)
    send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [field, send])
    row.spacing = 8
    for view in [table, row] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: row.topAnchor),
      row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    add(text, isOurs: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated { self?.add("You said \(text)", isOurs: false) }
    }
  }

  private func add(_ text: String, isOurs: Bool) {
    messages.append((text, isOurs))
    let path = IndexPath(row: messages.count - 1, section: 0)
    table.insertRows(at: [path], with: .bottom)
    table.scrollToRow(at: path, at: .bottom, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row].0, isOurs: messages[indexPath.row].1)
    return cell
  }
}

extension CorrectScreen {
  static let conversation = CorrectScreen("conversation") { _ in ConversationViewController() }
}
