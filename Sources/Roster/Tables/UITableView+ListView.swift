extension UITableView: ListView {
  var listDelegate: (any UITableViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  var sourceObject: AnyObject? { dataSource }
  var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }
  var visibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }
  var firstVisibleItem: IndexPath? { indexPathForRow(at: CGPoint(x: bounds.midX, y: bounds.minY)) }
  var scrollsSideways: Bool { false }
  var sizeOfContent: CGSize { contentSize }

  func frame(ofItemAt indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }

  func shownCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

  func indexPath(ofShown cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(indexPath(for:)) }

  func isSupplement(_ view: UIView, ofSection section: Int) -> Bool {
    headerView(forSection: section) === view || footerView(forSection: section) === view
  }

  func numberOfItems(ofSection section: Int) -> Int { numberOfRows(inSection: section) }

  func select(_ indexPath: IndexPath) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func deselect(_ indexPath: IndexPath) { deselectRow(at: indexPath, animated: false) }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  static var standardAnimation: RowAnimation { .automatic }
  static var noAnimation: RowAnimation { .none }

  func insertSections(_ sections: IndexSet, animation: RowAnimation) { insertSections(sections, with: animation) }

  func deleteSections(_ sections: IndexSet, animation: RowAnimation) { deleteSections(sections, with: animation) }

  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveRow(at: indexPath, to: newIndexPath) }

  func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }
}
