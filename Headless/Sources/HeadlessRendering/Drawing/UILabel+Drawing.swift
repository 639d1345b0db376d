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

  /// The lines that are drawn: those that were measured, without the ones for which the label is too low.
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

  /// A label that is less than this too low for a line, in points, still shows it.
  private static let heightTolerance: CGFloat = 1
}

extension HeadlessDrawing.Line.Anchor {
  /// The anchor for an alignment in a view: natural and justified text begins where the view's content does.
  @MainActor init(_ alignment: NSTextAlignment, in view: UIView) {
    let start: Self = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    self = Self(alignment) ?? start
  }

  /// The anchor for an alignment that is the same in both directions of reading; `nil` for others.
  init?(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .middle
    case .right: self = .right
    case .left: self = .left
    case .justified, .natural: return nil
    }
  }
}
