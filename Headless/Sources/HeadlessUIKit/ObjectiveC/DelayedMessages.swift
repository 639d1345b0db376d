#if !canImport(ObjectiveC)
  import Foundation

  /// The messages that are sent later.
  ///
  /// Sendable because its only state is read and changed with the lock held.
  final class DelayedMessages: @unchecked Sendable {
    static let shared = DelayedMessages()

    struct Message {
      let target: AnyObject
      let selector: Selector
      let argument: Any?

      /// Whether the argument is equal to another one, as `isEqual(_:)` says.
      func takes(_ other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): true
        case (let mine as AnyHashable, let other as AnyHashable): mine == other
        case (let mine?, let other?): mine as AnyObject === other as AnyObject
        default: false
        }
      }
    }

    private let lock = NSLock()
    private var messages: [Int: Message] = [:]
    private var nextNumber = 0

    func send(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval) {
      let number = lock.withLock {
        nextNumber += 1
        messages[nextNumber] = Message(target: target, selector: selector, argument: argument)
        return nextNumber
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        guard let message = self.lock.withLock({ self.messages.removeValue(forKey: number) }) else { return }
        message.selector.send(to: message.target, message.argument)
      }
    }

    func cancel(where isCancelled: (Message) -> Bool) {
      // The messages are released without the lock: an object that goes away may send others.
      let cancelled = lock.withLock {
        let cancelled = messages.filter { isCancelled($0.value) }
        for number in cancelled.keys { messages[number] = nil }
        return cancelled
      }
      withExtendedLifetime(cancelled) {}
    }
  }
#endif
