import Foundation
import Roster

/// Shows a post: who wrote it, and what.
public final class FeedPostCell: UITableViewCell, ReusablePresenter {
  private let author = UILabel(style: .headline, lines: 0)
  private let message = UILabel(style: .body, lines: 0)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: FeedPost) {
    author.text = viewModel.author
    message.text = viewModel.text
  }

  private func setUp() {
    let stack = UIStackView(arrangedSubviews: [author, message])
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
