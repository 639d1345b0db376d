import Foundation

/// What bars cover of a controller's view, as constraints name it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that is covered, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
