import Foundation
import Roster

/// Shows a message in a bubble, which is on the leading side, or on the trailing one for the reader's own.
public final class ChatMessageCell: UITableViewCell, ReusablePresenter {
  private let bubble = UIView()
  private let sender = UILabel(style: .caption1, weight: .semibold, color: .secondaryLabel)
  private let message = UILabel(style: .body, lines: 0)
  private var leading: [NSLayoutConstraint] = []
  private var trailing: [NSLayoutConstraint] = []

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: ChatMessage) {
    sender.text = viewModel.sender
    message.text = viewModel.text
    bubble.backgroundColor = viewModel.isOwn ? .systemBlue : .tertiarySystemFill
    sender.textColor = viewModel.isOwn ? .white : .secondaryLabel
    message.textColor = viewModel.isOwn ? .white : .label
    NSLayoutConstraint.deactivate(viewModel.isOwn ? leading : trailing)
    NSLayoutConstraint.activate(viewModel.isOwn ? trailing : leading)
  }

  private func setUp() {
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    for view in [bubble, sender, message] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(sender)
    bubble.addSubview(message)
    let margins = contentView.layoutMarginsGuide
    leading = [bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)]
    trailing = [bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      bubble.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.8),
      sender.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      sender.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      sender.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -12),
      message.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      message.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }
}
