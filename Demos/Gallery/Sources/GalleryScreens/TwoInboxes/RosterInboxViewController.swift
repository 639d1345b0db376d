import Foundation
import Roster

/// The same inbox with Roster: it changes its messages, and the table follows.
public final class RosterInboxViewController: UITableViewController, Inbox {
  private let mails: FlatDataSource<Mail>
  private let unread = Filter<Mail>(isActive: false) { !$0.isRead }
  private let search = Search<Mail>(\.subject, \.sender)
  private lazy var shown = mails.filtered(by: unread).searched(by: search)

  /// - Parameter mails: the messages, the newest first.
  public init(_ mails: [Mail]) {
    self.mails = FlatDataSource(mails)
    super.init(style: .plain)
    title = "With Roster"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach(shown.configured { $0.row })
  }

  public var ids: [Mail.ID] { mails.items.map(\.id) }

  public var subjects: [String] {
    (0..<shown.numberOfItems(inSection: 0)).map { shown.item(at: $0, inSection: 0).subject }
  }

  public func make(_ change: InboxChange) {
    switch change {
    case .arrival(let mail): mails.insert(mail, at: 0)
    case .answer(let id): if let index = index(of: id) { mails.move(from: index, to: 0) }
    case .deletion(let id): if let index = index(of: id) { mails.remove(at: index) }
    case .sync(let arrived, let deleted): mails.apply([arrived] + mails.items.filter { $0.id != deleted })
    case .search(let text): search.text = text
    case .unreadOnly(let isOn): unread.isActive = isOn
    }
  }

  private func index(of id: Mail.ID) -> Int? { mails.items.firstIndex { $0.id == id } }
}
