import Foundation
import HeadlessUIKit

/// Draws views as SVG.
public enum HeadlessSVG {
  /// A view as a standalone SVG document: one element, with nothing outside of it that it needs.
  ///
  /// The view is laid out first where it needs it.
  ///
  /// - Parameters:
  ///   - view: the root of what is drawn; it is drawn even if it is hidden itself.
  ///   - style: the appearance; `unspecified` is the view's own.
  ///   - size: the size of the picture in points, from the view's top left corner; `nil` is the view's size.
  ///   - showsStatusBar: whether a strip with the time and the battery is drawn above the view.
  ///   - label: what the picture shows, in words.
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

  /// A view as an element of a larger picture.
  ///
  /// - Parameter idPrefix: the beginning of every id, which differs among the elements of the picture.
  @MainActor package static func element(of view: UIView, style: UIUserInterfaceStyle, idPrefix: String) -> String {
    HeadlessSVGWriter.element(view.headlessDrawing(style: style), idPrefix: idPrefix, label: nil)
  }
}
