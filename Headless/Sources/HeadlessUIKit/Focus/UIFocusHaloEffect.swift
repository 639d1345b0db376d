import Foundation

/// A line around a focused item.
///
/// UIKit's `init(path:)` is absent, as Bézier paths are.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of the shape's edge the line is.
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }

  /// The shape's rectangle in the item's coordinates, in points; `nil` for the item's own bounds.
  public let headlessRect: CGRect?
  /// The radius of the shape's corners, in points.
  public let headlessCornerRadius: CGFloat
  let curve: CALayerCornerCurve
  /// The view that the line is put into; `nil` leaves that to the system.
  open weak var containerView: UIView?
  /// The view that the line is above.
  open weak var referenceView: UIView?
  open var position: Position = .automatic

  override public convenience init() {
    self.init(shape: nil, cornerRadius: 0, curve: .circular)
  }

  /// A line around a rectangle of the item's coordinates.
  public convenience init(rect: CGRect) {
    self.init(shape: rect, cornerRadius: 0, curve: .circular)
  }

  /// A line around a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - roundedRect: the rectangle in the item's coordinates, in points
  ///   - cornerRadius: the radius of the corners, in points
  ///   - curve: how the corners are round
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(shape: roundedRect, cornerRadius: cornerRadius, curve: curve)
  }

  private init(shape: CGRect?, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    headlessRect = shape
    headlessCornerRadius = cornerRadius
    self.curve = curve
    super.init()
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(shape: headlessRect, cornerRadius: headlessCornerRadius, curve: curve)
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}
