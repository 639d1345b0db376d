import Foundation

/// The finger of a simulated drag.
@MainActor struct HeadlessDragTouch {
  /// The place in the view's coordinates, in points.
  var point = CGPoint.zero
  weak var view: UIView?

  /// - Returns: the place in a view; where the two are in no common window, the place in the finger's own view.
  func location(in other: UIView) -> CGPoint {
    guard let view, view !== other else { return point }
    return view.convert(point, to: other)
  }
}
