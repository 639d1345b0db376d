import Foundation

/// The part of a view's backing layer that a list's cells use: rounded corners and borders.
@preconcurrency @MainActor public final class CALayer {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
}
