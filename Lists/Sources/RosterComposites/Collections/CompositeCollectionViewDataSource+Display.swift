import Roster

/// Cells and supplementary views on the screen.
extension CompositeCollectionViewDataSource: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    tellWillDisplay(cell, collectionView, indexPath) {
      with(cell, $0.reachedDelegate?.collectionView(_:willDisplay:forItemAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    tellDidEndDisplaying(cell, collectionView, indexPath) {
      with(cell, $0.reachedDelegate?.collectionView(_:didEndDisplaying:forItemAt:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    tellWillDisplay(view, collectionView, indexPath) {
      with(view, elementKind, $0.reachedDelegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    tellDidEndDisplaying(view, collectionView, indexPath) {
      with(
        view,
        elementKind,
        $0.reachedDelegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      )
    }
  }
}
