import Foundation
import Roster

/// A mailbox: searched as one types, sorted, grouped by day, and only what has not been read if one likes.
///
/// Messages are kept once. What is shown follows them through four data sources, none of which keeps a message; the screen
/// keeps the rules that these follow.
public final class MailViewController: UITableViewController {
  private let mails: FlatDataSource<Mail>
  private let unread = Filter<Mail>(isActive: false) { !$0.isRead }
  private let search = Search<Mail>(\.subject, \.sender)
  private let sorter = Sorter<Mail>(\.date, .descending)
  private var sortsBySender = false
  private var arrivals = 0

  /// - Parameter messages: the messages, in any order.
  public init(_ messages: [Mail]) {
    mails = FlatDataSource(messages)
    super.init(style: .insetGrouped)
    title = "Mail"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 90
    let searchBar = SearchBar(placeholder: "Search mail")
    searchBar.onChange = { [weak self] text in self?.search(for: text) }
    tableView.tableHeaderView = searchBar
    let sorted = mails.filtered(by: unread).searched(by: search).sorted(by: sorter)
    let days = sorted.grouped(by: \.day, .descending) { day, mails -> String? in
      let unread = mails.reduce(0) { $0 + ($1.isRead ? 0 : 1) }
      return unread == 0 ? day : "\(day), \(unread) unread"
    }
    tableView.attach(days)
      .onSelect(Mail.self) { [mails] _, place in mails.update(place) { $0.isRead = true } }
      .trailingSwipeActions(for: Mail.self) { [mails] _, place in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            completion(mails.remove(place).value != nil)
          }
        ])
      }
    navigationItem.leftBarButtonItems = [
      button("Unread", symbol: "envelope") { $0.toggleUnread() },
      button("Sort", symbol: "arrow.up.arrow.down") { $0.toggleOrder() },
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Receive",
      primaryAction: UIAction { [weak self] _ in self?.receive() }
    )
  }

  /// A button with a symbol: two titles would leave the small title no room.
  private func button(
    _ title: String,
    symbol: String,
    _ action: @escaping @MainActor (MailViewController) -> Void
  ) -> UIBarButtonItem {
    let perform = UIAction { [weak self] _ in
      if let self { action(self) }
    }
    let item = UIBarButtonItem(title: title, image: UIImage(systemName: symbol), primaryAction: perform)
    item.accessibilityLabel = title
    return item
  }

  /// Shows the messages with all words of a text in their subject or sender.
  public func search(for text: String) { search.text = text }

  /// Shows what has not been read, or everything again.
  public func toggleUnread() { unread.isActive.toggle() }

  /// Sorts each day by sender, or by time again.
  public func toggleOrder() {
    sortsBySender.toggle()
    if sortsBySender { sorter.sort(by: \.sender) } else { sorter.sort(by: \.date, .descending) }
  }

  /// Has a message arrive.
  public func receive() {
    mails.append(Mail.arriving(arrivals))
    arrivals += 1
  }
}
