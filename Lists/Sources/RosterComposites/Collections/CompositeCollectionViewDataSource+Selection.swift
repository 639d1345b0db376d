import Roster

/// Selection and editing, as only collections ask for them.
extension CompositeCollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask(collectionView, indexPath, or: true) { $0.reachedDelegate?.collectionView(_:shouldSelectItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask(collectionView, indexPath, or: true) { $0.reachedDelegate?.collectionView(_:shouldDeselectItemAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    ask(collectionView, indexPath, or: true) { $0.reachedDelegate?.collectionView(_:canEditItemAt:) }
  }
}
