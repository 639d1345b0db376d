import Foundation

/// Which parts of a layout are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all of the layout is out of date.
  open internal(set) var invalidateEverything = false
  /// Whether the layout has to ask for the numbers of sections and items again.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is to be scrolled, in points.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// How much the content's size changes, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// Where the items that the user moves were before; `nil` where no item is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that the user moves would be dropped; `nil` where no item is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content that the user moves items to.
  open internal(set) var interactiveMovementTarget: CGPoint = .zero
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
