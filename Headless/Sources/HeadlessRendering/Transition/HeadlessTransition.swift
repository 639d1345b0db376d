import Foundation
import HeadlessUIKit

/// Shows a change of lists as a picture that moves.
///
/// Cells, headers and footers that are displayed before and after the change slide from their old to their new place,
/// and what looks different in them fades from one look to the other. Those that are displayed only before fade out, and
/// those that are displayed only after fade in. Outside of lists, what is different fades. The picture plays forwards and
/// backwards; for readers who want less motion it rests at the end.
///
/// A cell is known for as long as it is displayed for the same row: one that is used again is another one.
@preconcurrency @MainActor public struct HeadlessTransition {
  /// How many cells, headers and footers come to another place.
  public let moved: Int
  /// How many fade in.
  public let appeared: Int
  /// How many fade out.
  public let disappeared: Int
  /// How many stay and look different.
  public let changed: Int
  let appearances: HeadlessScreen.Appearances

  /// Takes a picture of a view, makes a change, takes another picture, and finds out what became of what.
  ///
  /// - Parameters:
  ///   - view: the root of what is drawn; it is laid out before and after the change.
  ///   - showsStatusBar: whether a strip with the time and the battery is drawn above the view.
  ///   - change: changes what the lists show.
  public init(of view: UIView, showsStatusBar: Bool = true, change: () throws -> Void) rethrows {
    let parts = HeadlessTransitionParts()
    let styles = [UIUserInterfaceStyle.light, .dark]
    let before = styles.map { view.headlessDrawing(style: $0, parts: parts) }
    try change()
    let after = styles.map { view.headlessDrawing(style: $0, parts: parts) }
    var merger = HeadlessDrawingMerger()
    let drawings = styles.indices.map { index in
      merger = HeadlessDrawingMerger()
      let elements = merger.merge(before[index].elements, after[index].elements)
      let drawing = HeadlessDrawing(size: after[index].size, elements: elements)
      return showsStatusBar ? drawing.withStatusBar(style: styles[index], of: view) : drawing
    }
    moved = merger.moved
    appeared = merger.appeared
    disappeared = merger.disappeared
    changed = merger.changed
    appearances = .init(light: drawings[0], dark: drawings[1])
  }

  /// The picture as a standalone SVG document, animated by a style sheet in it.
  ///
  /// - Parameters:
  ///   - style: the appearance; `unspecified` is the light one.
  ///   - label: what the picture shows, in words.
  public func svgDocument(style: UIUserInterfaceStyle = .light, label: String = "Screen") -> String {
    HeadlessSVGWriter.element(appearances[style], idPrefix: "", label: label) + "\n"
  }
}

extension HeadlessScreen {
  /// Shows a transition as the one picture of a screen.
  ///
  /// - Parameters:
  ///   - name: what the screen is called.
  ///   - caption: what is to be seen on it, in a sentence.
  @preconcurrency @MainActor public init(name: String, caption: String = "", transition: HeadlessTransition) {
    self.name = name
    self.caption = caption
    pictures = [transition.appearances]
  }
}
