/// A subscription to the changes of a data source: it ends when this value is released or cancelled.
///
/// ```swift
/// observation = content.changes.observe { _ in print("\(content.items.count) mails") }
/// ```
@preconcurrency @MainActor public final class ContentObservation {
  private var observer: ((ContentChange) -> Void)?

  init(_ observer: @escaping (ContentChange) -> Void) {
    self.observer = observer
  }

  /// Ends the subscription now.
  public func cancel() {
    observer = nil
  }

  /// Whether the observer is still called.
  public var isActive: Bool {
    observer != nil
  }

  func tell(_ change: ContentChange) {
    observer?(change)
  }
}
