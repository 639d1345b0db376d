/// What a collection keeps alive while content is attached to it.
@MainActor final class CollectionViewAttachment {
  let delegate: CollectionViewDelegate
  private let updater: CollectionViewUpdater

  init(_ delegate: CollectionViewDelegate, to collectionView: UICollectionView) {
    self.delegate = delegate
    updater = CollectionViewUpdater(delegate, of: collectionView)
  }
}
