public import Observation

/// What the app knows.
@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
@MainActor @Observable public final class MessageStore {
  public var messages: [Message]

  public init(_ messages: [Message]) {
    self.messages = messages
  }

  public func markAsRead(_ id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isUnread = false
  }
}
