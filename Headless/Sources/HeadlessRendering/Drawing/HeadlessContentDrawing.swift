import Foundation
import HeadlessUIKit

/// A view with content besides its background and its subviews.
///
/// At most one class in a line of ancestors conforms: a subclass is drawn as that class.
@MainActor protocol HeadlessContentDrawing: UIView {
  /// Draws the content behind the subviews, in the view's coordinates.
  func drawContent(in canvas: inout HeadlessCanvas)
  /// Draws the content in front of the subviews, in the view's coordinates.
  func drawOverlay(in canvas: inout HeadlessCanvas)
  /// The background color where `backgroundColor` is `nil`.
  var implicitBackgroundColor: UIColor? { get }
  /// The corners of the background and the clipped content, where the layer has no corner radius.
  var implicitCorners: HeadlessDrawing.Corners { get }
  /// The subviews, starting at the back.
  var subviewsFromBackToFront: [UIView] { get }
}

extension HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {}
  func drawOverlay(in canvas: inout HeadlessCanvas) {}
  var implicitBackgroundColor: UIColor? { nil }
  var implicitCorners: HeadlessDrawing.Corners { .square }
  var subviewsFromBackToFront: [UIView] { subviews }
}
