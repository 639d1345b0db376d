/// What a collection keeps alive while content is attached to it.
@MainActor final class CollectionViewAttachment {
  let delegate: CollectionViewDelegate
  private var observation: ContentObservation?

  init(_ delegate: CollectionViewDelegate, to collectionView: UICollectionView) {
    self.delegate = delegate
    observation = delegate.dataSource.content.changes.observe {
      [weak collectionView, weak dataSource = delegate.dataSource] _ in
      guard let collectionView, let dataSource else { return }
      // The collection that asked for the move shows its result already.
      guard dataSource.reorderingCollectionView !== collectionView else { return }
      collectionView.reloadData()
    }
  }
}
