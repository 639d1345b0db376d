import Foundation
import HeadlessUIKit

/// A namespace for drawing views as SVG.
public enum HeadlessSVG {
  /// Returns a view as a standalone SVG document: one self-contained element.
  ///
  /// The view is laid out first if needed.
  ///
  /// - Parameters:
  ///   - view: The root, which is drawn even if it's hidden itself.
  ///   - style: The appearance, or `unspecified` for the view's own.
  ///   - size: The size of the image in points, from the view's top left corner, or `nil` for the view's size.
  ///   - showsStatusBar: A Boolean value that indicates whether to draw a status bar with the time and the battery above the
  ///     view.
  ///   - label: The description of the image.
  @preconcurrency @MainActor public static func document(
    of view: UIView,
    style: UIUserInterfaceStyle = .unspecified,
    size: CGSize? = nil,
    showsStatusBar: Bool = false,
    label: String = "Screen"
  ) -> String {
    var drawing = view.headlessDrawing(style: style, size: size)
    if showsStatusBar { drawing = drawing.withStatusBar(style: style, of: view) }
    return HeadlessSVGWriter.element(drawing, idPrefix: "", label: label) + "\n"
  }

  /// Returns a view as an element of a larger image.
  ///
  /// - Parameter idPrefix: The prefix of every id, which differs among the elements of the image.
  @MainActor package static func element(of view: UIView, style: UIUserInterfaceStyle, idPrefix: String) -> String {
    HeadlessSVGWriter.element(view.headlessDrawing(style: style), idPrefix: idPrefix, label: nil)
  }
}
