// What has the views that composites hand to children follow content.

extension TableViewDelegate {
  /// Has a table follow the content as long as what this returns lives.
  package func makeUpdater(of tableView: UITableView) -> ListUpdater { ListUpdater(TableViewDriver(self, tableView)) }
}

extension CollectionViewDelegate {
  /// Has a collection follow the content as long as what this returns lives.
  package func makeUpdater(of collectionView: UICollectionView) -> ListUpdater {
    ListUpdater(CollectionViewDriver(self, collectionView))
  }
}
