import Foundation

extension UIView {
  /// Whether the view's own content begins at the right.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of the view's content as it is laid out from the left, where the reading direction puts it.
  package final func directed(_ rect: CGRect) -> CGRect { isMirrored ? rect.mirrored(in: bounds) : rect }
}

extension CGRect {
  /// The rectangle on the other side of another one's middle.
  package func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
