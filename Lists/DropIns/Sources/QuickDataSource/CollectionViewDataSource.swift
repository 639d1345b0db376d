import Foundation
import Roster

/// A data source that shows items in collection views. Register their cells, or use a storyboard.
@preconcurrency @MainActor open class CollectionViewDataSource: Roster.CollectionViewDataSource {
  /// The items to show.
  public let items: any DataSourceType

  /// Creates a data source with items.
  public init(items: any DataSourceType) {
    self.items = items
    super.init(items.content { _ in nil as Never? })
  }

  /// Returns the view of the section's item for a kind, if the layout requests one.
  override open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let binder = items.item(section: indexPath.section, kind: kind)?.cellToViewModelBinder() else {
      return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: binder.reuseId,
      for: indexPath
    )
    binder.update(cell: view)
    return view
  }
}
