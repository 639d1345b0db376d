import Roster

/// A message of a conversation.
public struct ChatMessage: Identifiable, Hashable, Sendable {
  public let id: Int
  public let sender: String
  public var text: String
  /// Whether the reader has written it.
  public let isOwn: Bool

  public init(id: Int, sender: String, text: String, isOwn: Bool = false) {
    self.id = id
    self.sender = sender
    self.text = text
    self.isOwn = isOwn
  }
}

extension ChatMessage: TableViewPresentable {
  public typealias TableViewCell = ChatMessageCell
}

extension ChatMessage: SelectionProviding {
  public var isSelectable: Bool { false }
}
