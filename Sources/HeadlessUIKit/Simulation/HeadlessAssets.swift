import Foundation

/// The pictures and colours of an asset catalogue, which a test or a program without one names itself.
public final class HeadlessAssets: @unchecked Sendable {
  // Sendable: both dictionaries are read and written only while the lock is held.
  private static let shared = HeadlessAssets()
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]
  private var colors: [String: UIColor] = [:]

  private init() {}

  /// Names a picture for `UIImage(named:)`; `nil` takes the name back.
  public static func setImage(_ image: UIImage?, named name: String) {
    shared.lock.withLock { shared.images[name] = image }
  }

  /// Names a colour for `UIColor(named:)`; `nil` takes the name back.
  public static func setColor(_ color: UIColor?, named name: String) {
    shared.lock.withLock { shared.colors[name] = color }
  }

  static func image(named name: String) -> UIImage? { shared.lock.withLock { shared.images[name] } }

  static func color(named name: String) -> UIColor? { shared.lock.withLock { shared.colors[name] } }
}
