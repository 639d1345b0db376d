import Roster

/// Shows a book, and whether somebody has borrowed it.
public final class BookCell: UITableViewCell, ReusablePresenter {
  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = .secondaryLabel
  }

  public required init?(coder: NSCoder) { nil }

  public func present(viewModel book: Book) {
    textLabel?.text = book.title
    detailTextLabel?.text = "\(book.author), \(book.year)" + (book.isBorrowed ? ", borrowed" : "")
    accessoryType = book.isBorrowed ? .checkmark : .none
  }
}
