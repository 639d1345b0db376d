import Roster

/// Shows a book, at any text size.
public final class BookCell: UITableViewCell, ReusablePresenter {
  private let titleLabel = label(.headline)
  private let authorLabel = label(.subheadline)

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    authorLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [titleLabel, authorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func present(viewModel book: Book) {
    titleLabel.text = book.title
    authorLabel.text = book.author
    accessoryType = book.isRead ? .checkmark : .none
    accessibilityValue = book.isRead ? "read" : nil
  }

  private static func label(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
