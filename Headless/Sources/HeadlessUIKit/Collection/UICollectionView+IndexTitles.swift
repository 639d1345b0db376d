import Foundation

extension UICollectionView {
  /// The titles of the index, as the data source says them now; empty if there is none.
  package var shownIndexTitles: [String] {
    guard let dataSource else { return [] }
    let titles = headlessEvents.ask(of: dataSourceAnswers, "indexTitles(for:)", "indexTitles") {
      dataSource.indexTitles(for: self)
    }
    return (titles ?? nil) ?? []
  }

  /// Scrolls to the item of an index title; `false` if the data source does not say which one that is.
  func goToIndexTitle(_ title: String, at index: Int) -> Bool {
    guard let path = askIndexPath(ofIndexTitle: title, at: index) else { return false }
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
    layoutIfNeeded()
    return true
  }

  /// The item of an index title; `nil` if the data source does not say which one that is.
  func askIndexPath(ofIndexTitle title: String, at index: Int) -> IndexPath? {
    guard let dataSource else { return nil }
    return headlessEvents.ask(
      of: dataSourceAnswers,
      "collectionView(_:indexPathForIndexTitle:at:)",
      "indexPathForIndexTitle",
      detail: title
    ) {
      dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    }
  }
}
