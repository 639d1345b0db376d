public import Roster

/// Why a server takes no edit.
public struct Refusal: Error {
  public init() {}
}

/// The unread messages of a store, searched, sorted and in sections.
public final class InboxViewController: UITableViewController {
  public let messages = FlatDataSource<Message>()
  public let folders = FlatDataSource<Folder>()
  /// The message that was read last, which is restored.
  public var lastRead: Message.ID?
  private let store: MessageStore
  private var following: [ContentFollowing] = []

  public init(_ store: MessageStore) {
    self.store = store
    super.init(style: .plain)
    title = "Inbox"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    let shown = messages.filtered(by: \.isUnread).searched(by: \.subject).sorted(by: \.subject)
    tableView.attach(shown)
      .onSelect(Message.self) { [weak self] message, _ in
        self?.lastRead = message.id
        self?.store.markAsRead(message.id)
      }
      .trailingSwipeActions(for: Message.self) { [weak self] message, _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            self?.messages.remove(id: message.id)
            completion(true)
          }
        ])
      }
    following = [
      messages.follow(observing: { [weak store] in store?.messages }) { [weak self] in
        $0.apply($1)
        self?.setNeedsUpdateContentUnavailableConfiguration()
      }
    ]
  }

  override public func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Messages"
    contentUnavailableConfiguration = messages.items.isEmpty ? empty : nil
  }

  /// Shows the newest of lists that come from somewhere.
  public func follow(_ lists: AsyncStream<[Message]>) { following = [messages.follow(lists)] }

  public func followById(_ lists: AsyncStream<[Message]>) { following = [messages.follow(lists, by: .id())] }

  public func show(_ list: [Message]) { messages.apply(list, by: .id()) }

  public func show(_ list: [Folder]) async { await folders.applyInBackground(list) }

  /// Marks a message as read, which the server refuses.
  public func edit(_ id: Message.ID) {
    messages.edit(id: id, { $0.isUnread = false }, commit: { throw Refusal() })
  }
}
