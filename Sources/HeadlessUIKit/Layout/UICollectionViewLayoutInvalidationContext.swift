import Foundation

/// Which parts of a layout are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all of the layout is out of date.
  public internal(set) final var invalidateEverything = false
  /// Whether the layout has to ask for the numbers of sections and items again.
  public internal(set) final var invalidateDataSourceCounts = false
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is to be scrolled, in points.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// How much the content's size changes, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// Where the items that the user moves were before; `nil` where no item is moved.
  public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that the user moves would be dropped; `nil` where no item is moved.
  public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content that the user moves items to.
  public internal(set) final var interactiveMovementTarget: CGPoint = .zero
  /// What self-sizing measured, for the layout that made the context.
  final var preferredAttributes: UICollectionViewLayoutAttributes?

  override public required init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
