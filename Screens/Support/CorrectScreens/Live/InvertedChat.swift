import HeadlessUIKit
import ScreenTesting

private struct Message {
  let text: String
  let isMine: Bool
}

private final class InvertedBubbleCell: UITableViewCell {
  let bubble = UIView()
  let label = UILabel()
  var leading: NSLayoutConstraint!
  var trailing: NSLayoutConstraint!
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    transform = CGAffineTransform(scaleX: 1, y: -1)
    bubble.layer.cornerRadius = 14
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  func show(_ message: Message) {
    label.text = message.text
    leading.isActive = false
    trailing.isActive = false
    (message.isMine ? trailing : leading)?.isActive = true
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    label.textColor = message.isMine ? .white : .label
  }
}

/// A chat whose table is upside down, as many are.
final class InvertedChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate
{
  let table = UITableView()
  let field = UITextField()
  let button = UIButton(type: .system)
  private var messages: [Message] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Chat"
    table.transform = CGAffineTransform(scaleX: 1, y: -1)
    table.dataSource = self
    table.delegate = self
    table.separatorStyle = .none
    table.register(InvertedBubbleCell.self, forCellReuseIdentifier: "bubble")
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for v in [table, field, button] { v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v) }
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    for i in 0..<25 {
      messages.insert(
        Message(text: "Message \(i) " + String(repeating: "and more ", count: i % 7), isMine: i % 3 == 0),
        at: 0
      )
    }
  }
  func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = nil
    receive(text, isMine: true)
  }
  func receive(_ text: String, isMine: Bool = false) {
    messages.insert(Message(text: text, isMine: isMine), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { send(); return true }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath) as! InvertedBubbleCell
    cell.show(messages[indexPath.row])
    return cell
  }
}

extension CorrectScreen {
  static let invertedChat = CorrectScreen(
    "inverted chat",
    events: [.arrival { $0.receive("News \(Int.random(in: 0..<100, using: &$1))") }]
  ) { _ in InvertedChatViewController() }
}
