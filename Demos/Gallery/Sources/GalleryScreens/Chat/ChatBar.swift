import Foundation
import Roster

/// The field in which a message is typed, and above it what is new below the screen.
final class ChatBar: UIView {
  private let field = UITextField()
  private let news = UIButton(type: .system)

  var onSend: (@MainActor (_ text: String) -> Void)?
  var onShowNews: (@MainActor () -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let send = UIButton(type: .system)
    send.setTitle("Send", for: .normal)
    for button in [send, news] {
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
    }
    send.keepWidth()
    send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    field.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    news.addAction(UIAction { [weak self] _ in self?.onShowNews?() }, for: .touchUpInside)
    news.isHidden = true
    let line = UIStackView(arrangedSubviews: [field, send])
    line.spacing = 12
    let stack = UIStackView(arrangedSubviews: [news, line])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      line.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      news.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows how many messages are new below the screen.
  func show(newItems count: Int) {
    news.setTitle("\(count) new", for: .normal)
    news.isHidden = count == 0
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    onSend?(text)
  }
}
