import Foundation

extension UIScrollView {
  /// The offset at which a part of the content is at a place of the view; without a place, the nearest that shows it.
  func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let horizontal: Alignment? =
      position.contains(.left)
      ? .start : position.contains(.centeredHorizontally) ? .middle : position.contains(.right) ? .end : nil
    let vertical: Alignment? =
      position.contains(.top)
      ? .start : position.contains(.centeredVertically) ? .middle : position.contains(.bottom) ? .end : nil
    return CGPoint(
      x: Self.offset(
        horizontal,
        target: (frame.minX, frame.maxX),
        visible: (bounds.minX + inset.left, bounds.maxX - inset.right),
        insetBefore: inset.left
      ),
      y: Self.offset(
        vertical,
        target: (frame.minY, frame.maxY),
        visible: (bounds.minY + inset.top, bounds.maxY - inset.bottom),
        insetBefore: inset.top
      )
    )
  }

  private enum Alignment {
    case start, middle, end
  }

  private static func offset(
    _ alignment: Alignment?,
    target: (start: CGFloat, end: CGFloat),
    visible: (start: CGFloat, end: CGFloat),
    insetBefore: CGFloat
  ) -> CGFloat {
    let length = visible.end - visible.start
    switch alignment {
    case .start: return target.start - insetBefore
    case .middle: return (target.start + target.end - length) / 2 - insetBefore
    case .end: return target.end - length - insetBefore
    case nil:
      if target.start < visible.start { return target.start - insetBefore }
      if target.end > visible.end { return target.end - length - insetBefore }
      return visible.start - insetBefore
    }
  }
}
