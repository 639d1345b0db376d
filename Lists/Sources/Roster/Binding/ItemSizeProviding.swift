/// A view model that knows how large its item is in a flow layout.
///
/// ```swift
/// extension Note: ItemSizeProviding {
///   func itemSize(in collectionView: UICollectionView) -> CGSize { CGSize(width: 120, height: isPinned ? 120 : 60) }
/// }
/// ```
///
/// Corresponds to `collectionView(_:layout:sizeForItemAt:)`. Without it an item is as large as the layout's `itemSize`.
public protocol ItemSizeProviding {
  /// The size in points.
  @MainActor func itemSize(in collectionView: UICollectionView) -> CGSize
}
