import Foundation
import Roster

/// Shows items in collections. The app registers their cells, or has them in a storyboard.
@preconcurrency @MainActor open class CollectionViewDataSource: Roster.CollectionViewDataSource {
  /// What the collections show.
  public let items: any DataSourceType

  public init(items: any DataSourceType) {
    self.items = items
    super.init(items.content { _ in nil as Never? })
  }

  /// The view of the section's item for the kind, where the layout makes room for one.
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
