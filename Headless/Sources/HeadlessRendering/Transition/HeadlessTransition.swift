import Foundation
import HeadlessUIKit

/// A change of lists as an animated image.
///
/// Cells, headers, and footers that are displayed before and after the change slide to their new places, and crossfade changed
/// content. Those that are displayed only before fade out, and those that are displayed only after fade in. Outside of lists,
/// differences fade. The image plays forwards and backwards. For readers who prefer reduced motion, it shows the end.
///
/// A cell is the same as long as it's displayed for the same row. A reused one is another one.
@preconcurrency @MainActor public struct HeadlessTransition {
  /// The number of cells, headers, and footers that move.
  public let moved: Int
  /// The number that fade in.
  public let appeared: Int
  /// The number that fade out.
  public let disappeared: Int
  /// The number that change without being replaced.
  public let changed: Int
  let appearances: HeadlessScreen.Appearances

  /// Creates images of a view before and after a change, and matches their parts.
  ///
  /// - Parameters:
  ///   - view: The root, which is laid out before and after the change.
  ///   - showsStatusBar: A Boolean value that indicates whether to draw a status bar with the time and the battery above the
  ///     view.
  ///   - change: A closure that changes the lists.
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

  /// Returns the image as a standalone SVG document, animated by its own style sheet.
  ///
  /// - Parameters:
  ///   - style: The appearance. `unspecified` is the light one.
  ///   - label: The description of the image.
  public func svgDocument(style: UIUserInterfaceStyle = .light, label: String = "Screen") -> String {
    HeadlessSVGWriter.element(appearances[style], idPrefix: "", label: label) + "\n"
  }
}

extension HeadlessScreen {
  /// Creates a screen whose only image is a transition.
  ///
  /// - Parameters:
  ///   - name: The screen's name.
  ///   - caption: A sentence about the screen.
  @preconcurrency @MainActor public init(name: String, caption: String = "", transition: HeadlessTransition) {
    self.name = name
    self.caption = caption
    pictures = [transition.appearances]
  }
}
