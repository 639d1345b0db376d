import Foundation

/// Which parts of a flow layout are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes, insets and spacings are asked for again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are computed again.
  open var invalidateFlowLayoutAttributes = true
}
