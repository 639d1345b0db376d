extension UICollectionView: ListView {
  var listDelegate: (any UICollectionViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  var visibleItems: [IndexPath] { indexPathsForVisibleItems }
  var sizeOfContent: CGSize { collectionViewLayout.collectionViewContentSize }

  func frame(ofItemAt indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }

  func select(_ indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    performBatchUpdates(changes) { _ in completion() }
  }
}
