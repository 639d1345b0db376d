/// A view model that provides its item's size in a flow layout.
///
/// ```swift
/// extension Note: ItemSizeProviding {
///   func itemSize(in collectionView: UICollectionView) -> CGSize { CGSize(width: 120, height: isPinned ? 120 : 60) }
/// }
/// ```
///
/// Corresponds to `collectionView(_:layout:sizeForItemAt:)`. The default is the layout's `itemSize`.
public protocol ItemSizeProviding {
  /// Returns the size in points.
  @MainActor func itemSize(in collectionView: UICollectionView) -> CGSize
}
