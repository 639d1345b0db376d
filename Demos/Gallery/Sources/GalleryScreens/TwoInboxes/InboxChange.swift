/// Something that happens to an inbox, by its reader's hand or from elsewhere.
public enum InboxChange: Equatable, Sendable {
  /// A message arrives, and stands above the others.
  case arrival(Mail)
  /// A conversation has an answer, and goes to the top.
  case answer(to: Mail.ID)
  /// The reader deletes a message.
  case deletion(Mail.ID)
  /// The server says at once what has arrived and what was deleted on another device.
  case sync(arrived: Mail, deleted: Mail.ID)
  /// The reader types into the search field, a letter at a time.
  case search(String)
  /// The reader wants to see all messages, or those that were not read alone.
  case unreadOnly(Bool)

  /// The change in a few words.
  public var summary: String {
    switch self {
    case .arrival: "A message arrives."
    case .answer: "An answer takes a conversation to the top."
    case .deletion: "The reader deletes a message."
    case .sync: "A message arrives, and one was deleted on another device."
    case .search(""): "The search is cleared."
    case .search(let text): "The reader searches for “\(text)”."
    case .unreadOnly(true): "The reader filters what is unread."
    case .unreadOnly(false): "The reader shows all messages."
    }
  }
}
