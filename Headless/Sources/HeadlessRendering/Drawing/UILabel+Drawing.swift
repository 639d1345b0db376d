import Foundation
import HeadlessUIKit

extension UILabel: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let text, !text.isEmpty, bounds.width > 0, let rect = headlessDrawnTextRect, rect.width > 0 else { return }
    canvas.text(
      drawnLayout(in: rect.size),
      of: text,
      font: headlessDrawnFont(in: rect.width),
      color: effectiveTextColor,
      in: rect,
      anchor: HeadlessDrawing.Line.Anchor(textAlignment, in: self)
    )
  }

  /// Returns the lines to draw: the measured ones, without those that don't fit into the height.
  private func drawnLayout(in size: CGSize) -> HeadlessTextLayout {
    let layout = headlessTextLayout(in: size.width)
    if layout.isAttributed {
      let fitting = max(1, layout.lines.count { $0.bottom <= size.height + UILabel.heightTolerance })
      guard layout.lines.count > fitting else { return layout }
      return headlessTextLayout(in: size.width, maximumLines: fitting)
    }
    let metrics = headlessDrawnFont(in: size.width).headlessMetrics
    let fitting = max(1, Int(((size.height + UILabel.heightTolerance) / metrics.lineHeight).rounded(.down)))
    guard layout.lines.count > fitting else { return layout }
    return headlessTextLayout(in: size.width, maximumLines: fitting)
  }

  /// The tolerated missing height of a label for a line, in points.
  private static let heightTolerance: CGFloat = 1
}

extension HeadlessDrawing.Line.Anchor {
  /// Creates the anchor for an alignment in a view: natural and justified text begins at the view's leading edge.
  @MainActor init(_ alignment: NSTextAlignment, in view: UIView) {
    let start: Self = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    self = Self(alignment) ?? start
  }

  /// Creates the anchor for an alignment that's the same in both layout directions, or returns `nil` for others.
  init?(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .middle
    case .right: self = .right
    case .left: self = .left
    case .justified, .natural: return nil
    }
  }
}
