import Foundation
import HeadlessUIKit

/// A view that shows more than its background and its subviews.
///
/// A class conforms at most once in its line of ancestors: a subclass is drawn as the class that conforms.
@MainActor protocol HeadlessContentDrawing: UIView {
  /// Draws what is behind the subviews, in the view's coordinates.
  func drawContent(in canvas: inout HeadlessCanvas)
  /// Draws what is in front of the subviews, in the view's coordinates.
  func drawOverlay(in canvas: inout HeadlessCanvas)
  /// The background colour that is drawn where `backgroundColor` is `nil`.
  var implicitBackgroundColor: UIColor? { get }
  /// The corners of the background and of what is clipped, where the layer has no corner radius.
  var implicitCorners: HeadlessDrawing.Corners { get }
  /// The subviews, the one at the back first.
  var subviewsFromBackToFront: [UIView] { get }
}

extension HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {}
  func drawOverlay(in canvas: inout HeadlessCanvas) {}
  var implicitBackgroundColor: UIColor? { nil }
  var implicitCorners: HeadlessDrawing.Corners { .square }
  var subviewsFromBackToFront: [UIView] { subviews }
}
