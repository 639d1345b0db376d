extension UICollectionView: ListView {
  var listDelegate: (any UICollectionViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  var sourceObject: AnyObject? { dataSource }
  var visibleItems: [IndexPath] { indexPathsForVisibleItems }
  var scrollsSideways: Bool {
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout { return layout.scrollDirection == .horizontal }
    return sizeOfContent.width > bounds.width && sizeOfContent.height <= bounds.height
  }
  var sizeOfContent: CGSize { collectionViewLayout.collectionViewContentSize }

  func frame(ofItemAt indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }

  func shownCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  func indexPath(ofShown cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(indexPath(for:)) }

  func isSupplement(_ view: UIView, ofSection section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains {
      supplementaryView(forElementKind: $0, at: path) === view
    }
  }

  func numberOfItems(ofSection section: Int) -> Int { numberOfItems(inSection: section) }

  func select(_ indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func deselect(_ indexPath: IndexPath) { deselectItem(at: indexPath, animated: false) }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  func sectionsWillReload() { associated(CarouselOffsets.self)?.forgetShown() }

  static var standardAnimation: Void { () }
  static var noAnimation: Void { () }

  func insertSections(_ sections: IndexSet, animation: Void) { insertSections(sections) }

  func deleteSections(_ sections: IndexSet, animation: Void) { deleteSections(sections) }
}
