extension UICollectionView: ListView {
  package var listDelegate: (any UICollectionViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  package var sourceObject: AnyObject? { dataSource }
  package var visibleItems: [IndexPath] { indexPathsForVisibleItems }
  package var scrollsSideways: Bool {
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout { return layout.scrollDirection == .horizontal }
    return sizeOfContent.width > bounds.width && sizeOfContent.height <= bounds.height
  }
  /// A Boolean value that indicates whether the first item is at the right. Flow and compositional layouts place it there in
  /// right-to-left languages.
  package var startsAtRight: Bool {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft, scrollsSideways,
      let first = (0..<numberOfSections).first(where: { numberOfItems(inSection: $0) > 0 }),
      let last = (0..<numberOfSections).last(where: { numberOfItems(inSection: $0) > 0 }),
      let start = frame(ofItemAt: [first, 0]),
      let end = frame(ofItemAt: [last, numberOfItems(inSection: last) - 1])
    else { return false }
    return start.maxX > end.maxX
  }
  package var sizeOfContent: CGSize { collectionViewLayout.collectionViewContentSize }

  package func frame(ofItemAt indexPath: IndexPath) -> CGRect? { layoutAttributesForItem(at: indexPath)?.frame }

  package func shownCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  package func indexPath(ofShown cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(indexPath(for:))
  }

  package func isSupplement(_ view: UIView, ofSection section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains {
      supplementaryView(forElementKind: $0, at: path) === view
    }
  }

  package func numberOfItems(ofSection section: Int) -> Int { numberOfItems(inSection: section) }

  package func select(_ indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  package func deselect(_ indexPath: IndexPath) { deselectItem(at: indexPath, animated: false) }

  package func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  package func sectionsWillReload() { associated(CarouselOffsets.self)?.forgetShown() }

  package static var standardAnimation: Void { () }
  package static var noAnimation: Void { () }

  package func insertSections(_ sections: IndexSet, animation: Void) { insertSections(sections) }

  package func deleteSections(_ sections: IndexSet, animation: Void) { deleteSections(sections) }
}
