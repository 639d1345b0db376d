import Foundation

/// What was copied, for this process alone: texts, addresses, pictures and colours.
///
/// Sendable because the contents are read and replaced with the lock held, and pictures, colours and the rest of them are sendable themselves.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// What was copied together.
  private struct Contents: Sendable {
    var strings: [String] = []
    var urls: [URL] = []
    var images: [UIImage] = []
    var colors: [UIColor] = []
    var changeCount = 0
  }

  /// The pasteboard of the system.
  public static let general = UIPasteboard()

  /// Posted after something else was copied.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private let lock = NSLock()
  private var contents = Contents()

  /// How often something was copied.
  public var changeCount: Int { read(\.changeCount) }

  public var strings: [String]? {
    get { filled(\.strings) }
    set { copy { $0.strings = newValue ?? [] } }
  }
  public var urls: [URL]? {
    get { filled(\.urls) }
    set { copy { $0.urls = newValue ?? [] } }
  }
  public var images: [UIImage]? {
    get { filled(\.images) }
    set { copy { $0.images = newValue ?? [] } }
  }
  public var colors: [UIColor]? {
    get { filled(\.colors) }
    set { copy { $0.colors = newValue ?? [] } }
  }

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var hasStrings: Bool { strings != nil }
  public var hasURLs: Bool { urls != nil }
  public var hasImages: Bool { images != nil }
  public var hasColors: Bool { colors != nil }

  /// Runs a function, after which there is what was copied before it.
  package func headlessRestored<Result>(after body: () throws -> Result) rethrows -> Result {
    let before = lock.withLock { contents }
    defer { lock.withLock { contents = before } }
    return try body()
  }

  private func read<Value>(_ path: KeyPath<Contents, Value>) -> Value { lock.withLock { contents[keyPath: path] } }

  private func filled<Value>(_ path: KeyPath<Contents, [Value]>) -> [Value]? {
    let values = read(path)
    return values.isEmpty ? nil : values
  }

  /// Replaces all that was copied before.
  private func copy(_ change: (inout Contents) -> Void) {
    lock.withLock {
      var next = Contents(changeCount: contents.changeCount + 1)
      change(&next)
      contents = next
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
