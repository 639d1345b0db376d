import Foundation

/// A view that belongs to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Where the view is at its item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is at the container's anchor; without one the view is inside the container's edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What is drawn above what.
  open var zIndex = CompositionalAssumptions.supplementaryZIndex

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      storedItemAnchor: nil
    )
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      storedItemAnchor: itemAnchor
    )
  }

  init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    storedItemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = storedItemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      storedItemAnchor: itemAnchor
    )
    copyProperties(to: copy)
    copy.zIndex = zIndex
    return copy
  }

  /// The view's place at a rectangle.
  ///
  /// - Parameter measured: the size that the view asked for; `nil` before it was asked
  func frame(at container: CGRect, measured: CGSize?) -> CGRect {
    var size = layoutSize.size(in: container.size)
    let axes = layoutSize.measuredAxes
    if let measured, axes.contains(.horizontal) { size.width = measured.width }
    if let measured, axes.contains(.vertical) { size.height = measured.height }
    let point = containerAnchor.point(of: container)
    let distance = containerAnchor.distance(for: size)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let shift = itemAnchor?.distance(for: size) ?? .zero
    let frame = CGRect(
      x: point.x + distance.x - own.x + shift.x,
      y: point.y + distance.y - own.y + shift.y,
      width: size.width,
      height: size.height
    )
    return frame.inset(by: effectiveInsets)
  }
}

extension CGRect {
  /// The rectangle made smaller by insets, with the leading edge at its left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
