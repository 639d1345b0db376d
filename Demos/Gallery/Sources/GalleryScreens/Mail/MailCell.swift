import Foundation
import Roster

/// Shows a message; one that has not been read has a dot.
public final class MailCell: StackCell, ReusablePresenter {
  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let sender = UILabel(style: .headline)
  private let time = UILabel(style: .footnote, color: .secondaryLabel)
  private let subject = UILabel(style: .subheadline)
  private let preview = UILabel(style: .footnote, color: .secondaryLabel, lines: 2)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel mail: Mail) {
    dot.alpha = mail.isRead ? 0 : 1
    sender.text = mail.sender
    time.text = mail.time
    subject.text = mail.subject
    preview.text = mail.preview
    accessibilityValue = mail.isRead ? nil : "unread"
  }

  private func setUp() {
    dot.frame.size = CGSize(width: 10, height: 10)
    dot.tintColor = .systemBlue
    dot.keepWidth()
    time.keepWidth()
    let head = UIStackView(arrangedSubviews: [sender, time])
    head.spacing = 8
    let texts = UIStackView(arrangedSubviews: [head, subject, preview])
    texts.axis = .vertical
    texts.spacing = 2
    stack.spacing = 10
    stack.addArrangedSubview(dot)
    stack.addArrangedSubview(texts)
  }
}
