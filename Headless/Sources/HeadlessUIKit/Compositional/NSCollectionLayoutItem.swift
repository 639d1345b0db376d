import Foundation

/// What is one cell of a compositional layout, or a group of such.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room inside of the item's size, in points; without effect in directions in which the size is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room outside of the item's size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The views that belong to each item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: ownSupplementaryItems)
    copyProperties(to: copy)
    return copy
  }

  final func copyProperties(to copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }

  /// The insets that count: none in directions in which the size is estimated.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    let measured = layoutSize.measuredAxes
    guard measured != [] else { return contentInsets }
    var insets = contentInsets
    if measured.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if measured.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  override open nonisolated var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)); size=\(layoutSize)>" }
  }
}
