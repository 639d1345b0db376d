import Foundation
import HeadlessUIKit

/// A named image of a screen, in the light and in the dark appearance.
///
/// The images are created with the value, so later changes of the views have no effect.
public struct HeadlessScreen: Equatable, Sendable {
  /// The screen's name.
  public var name: String
  /// A sentence about the screen.
  public var caption: String
  /// One or several images side by side.
  let pictures: [Appearances]

  struct Appearances: Equatable, Sendable {
    var light: HeadlessDrawing
    var dark: HeadlessDrawing
    /// External documents, which replace the drawings.
    var documents: Documents?
  }

  /// SVG documents of the same image.
  struct Documents: Equatable, Sendable {
    var light: String
    var dark: String
  }

  /// Creates images of views, which are shown side by side.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - caption: A sentence about the screen.
  ///   - views: The roots, which are laid out first if needed.
  ///   - showsStatusBar: A Boolean value that indicates whether to draw a status bar with the time and the battery above each
  ///     view.
  ///   - style: The appearance of the images on light and dark pages, or `unspecified` for one of each.
  @preconcurrency @MainActor public init(
    name: String,
    caption: String = "",
    of views: UIView...,
    showsStatusBar: Bool = true,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    self.init(name: name, caption: caption, of: views, showsStatusBar: showsStatusBar, style: style)
  }

  /// Creates images of views, which are shown side by side.
  @preconcurrency @MainActor public init(
    name: String,
    caption: String = "",
    of views: [UIView],
    showsStatusBar: Bool = true,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    self.name = name
    self.caption = caption
    pictures = views.map { view in
      @MainActor func drawing(_ style: UIUserInterfaceStyle) -> HeadlessDrawing {
        let drawing = view.headlessDrawing(style: style)
        return showsStatusBar ? drawing.withStatusBar(style: style, of: view) : drawing
      }
      guard style == .unspecified else {
        let only = drawing(style)
        return Appearances(light: only, dark: only)
      }
      return Appearances(light: drawing(.light), dark: drawing(.dark))
    }
  }

  /// Creates a screen with an external image, such as the film of a failure from `ScreenTesting`.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - caption: A sentence about the screen.
  ///   - light: The image for light pages, as a standalone SVG document.
  ///   - dark: The image for dark pages.
  ///   - size: The size of both, in points.
  public init(name: String, caption: String = "", light: String, dark: String, size: CGSize) {
    self.name = name
    self.caption = caption
    let empty = HeadlessDrawing(size: size, elements: [])
    pictures = [Appearances(light: empty, dark: empty, documents: Documents(light: light, dark: dark))]
  }

  /// Returns the images as standalone SVG documents, from left to right.
  ///
  /// - Parameter style: The appearance. `unspecified` is the light one.
  public func svgDocuments(style: UIUserInterfaceStyle = .light) -> [String] {
    pictures.map { picture in
      if let documents = picture.documents { return style == .dark ? documents.dark : documents.light }
      return HeadlessSVGWriter.element(picture[style], idPrefix: "", label: name) + "\n"
    }
  }
}

extension HeadlessScreen.Appearances {
  subscript(style: UIUserInterfaceStyle) -> HeadlessDrawing {
    style == .dark ? dark : light
  }
}
