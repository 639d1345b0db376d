import Foundation

/// Recognises fingers that come in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []

  /// How far from the edge the fingers may start, in points; UIKit does not document it.
  static let edgeWidth: CGFloat = 20

  override func accepts(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = touch.location(in: window)
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    let bounds = window.bounds
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }
}
