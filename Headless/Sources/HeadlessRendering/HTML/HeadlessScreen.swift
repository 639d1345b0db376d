import Foundation
import HeadlessUIKit

/// A named picture of a screen, in the light and in the dark appearance.
///
/// The pictures are taken when the value is made: later changes of the views do not show.
public struct HeadlessScreen: Equatable, Sendable {
  /// What the screen is called.
  public var name: String
  /// What is to be seen on it, in a sentence.
  public var caption: String
  /// One or several pictures side by side.
  let pictures: [Appearances]

  struct Appearances: Equatable, Sendable {
    var light: HeadlessDrawing
    var dark: HeadlessDrawing
    /// Documents that were made elsewhere, which are shown instead of drawings.
    var documents: Documents?
  }

  /// SVG documents of the same picture.
  struct Documents: Equatable, Sendable {
    var light: String
    var dark: String
  }

  /// Takes the pictures of views that are shown side by side.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - caption: what is to be seen on it, in a sentence.
  ///   - views: the roots of what is drawn; they are laid out first where they need it.
  ///   - showsStatusBar: whether a strip with the time and the battery is drawn above each view.
  ///   - style: the appearance of the pictures on a light and on a dark page; `unspecified` takes one of each.
  @preconcurrency @MainActor public init(
    name: String,
    caption: String = "",
    of views: UIView...,
    showsStatusBar: Bool = true,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    self.init(name: name, caption: caption, of: views, showsStatusBar: showsStatusBar, style: style)
  }

  /// Takes the pictures of views that are shown side by side.
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

  /// Shows a picture that was made elsewhere, such as a film of a failure that `ScreenTesting` has written.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - caption: what is to be seen on it, in a sentence.
  ///   - light: the picture for light pages, as a standalone SVG document.
  ///   - dark: the picture for dark pages.
  ///   - size: how large both are, in points.
  public init(name: String, caption: String = "", light: String, dark: String, size: CGSize) {
    self.name = name
    self.caption = caption
    let empty = HeadlessDrawing(size: size, elements: [])
    pictures = [Appearances(light: empty, dark: empty, documents: Documents(light: light, dark: dark))]
  }

  /// The pictures as standalone SVG documents, from left to right.
  ///
  /// - Parameter style: the appearance; `unspecified` is the light one.
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
