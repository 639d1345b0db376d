import Roster

/// Shows a book, and whether somebody has borrowed it.
public final class BookCell: UITableViewCell, ReusablePresenter {
  public func present(viewModel book: Book) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = book.title
    content.secondaryText = "\(book.author), \(book.year)" + (book.isBorrowed ? ", borrowed" : "")
    contentConfiguration = content
    accessoryType = book.isBorrowed ? .checkmark : .none
  }
}
