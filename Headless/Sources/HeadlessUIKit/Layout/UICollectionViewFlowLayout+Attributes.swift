import Foundation

extension UICollectionViewFlowLayout {
  /// A rectangle of the content with the leading side at the left, where the reading direction puts it, and the other way round.
  func directed(_ rect: CGRect) -> CGRect { mirroredWidth.map(rect.mirrored(inWidth:)) ?? rect }

  /// The width in which elements are mirrored, in points; `nil` if they are not.
  func mirroredWidth(of geometry: FlowGeometry, in collectionView: UICollectionView) -> CGFloat? {
    guard collectionView.mirrorsElements else { return nil }
    let width = geometry.contentSize.width
    return geometry.axis == .vertical ? width : max(width, collectionView.bounds.width)
  }

  /// Above the items, so that they pass below a pinned header or footer.
  private static var pinnedZIndex: Int { 10 }

  func itemAttributes(at indexPath: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.represent(.cell, kind: nil, at: indexPath)
    attributes.frame = directed(frame)
    return attributes
  }

  func headerAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let pin = sectionHeadersPinToVisibleBounds ? visibleSpan?.start : nil
    guard let frame = geometry?.headerFrame(inSection: indexPath.section, pinnedTo: pin) else { return nil }
    return supplementaryAttributes(
      UICollectionView.elementKindSectionHeader,
      at: indexPath,
      frame: frame,
      isPinned: sectionHeadersPinToVisibleBounds
    )
  }

  func footerAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let pin = sectionFootersPinToVisibleBounds ? visibleSpan?.end : nil
    guard let frame = geometry?.footerFrame(inSection: indexPath.section, pinnedTo: pin) else { return nil }
    return supplementaryAttributes(
      UICollectionView.elementKindSectionFooter,
      at: indexPath,
      frame: frame,
      isPinned: sectionFootersPinToVisibleBounds
    )
  }

  private func supplementaryAttributes(
    _ kind: String,
    at indexPath: IndexPath,
    frame: CGRect,
    isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.represent(.supplementaryView, kind: kind, at: indexPath)
    attributes.frame = directed(frame)
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  /// The part of the content along the scroll direction that no bar covers.
  private var visibleSpan: (start: CGFloat, end: CGFloat)? {
    guard let collectionView, let geometry else { return nil }
    return geometry.axis.span(directed(collectionView.bounds.inset(by: collectionView.adjustedContentInset)))
  }
}

extension CGRect {
  /// Whether the inner parts of two rectangles have a point in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && width > 0 && height > 0 && other.width > 0 && other.height > 0
  }
}

extension CGSize {
  /// Whether two sizes differ by less than can be seen.
  func isNearly(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
