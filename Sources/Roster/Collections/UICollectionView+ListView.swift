extension UICollectionView: ListView {
  var listDelegate: (any UICollectionViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  var visibleItems: [IndexPath] { indexPathsForVisibleItems }
  var sizeOfContent: CGSize { collectionViewLayout.collectionViewContentSize }

  func frame(ofItemAt indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }

  func numberOfItems(ofSection section: Int) -> Int { numberOfItems(inSection: section) }

  func select(_ indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  static var standardAnimation: Void { () }
  static var noAnimation: Void { () }

  func insertSections(_ sections: IndexSet, animation: Void) { insertSections(sections) }

  func deleteSections(_ sections: IndexSet, animation: Void) { deleteSections(sections) }
}
