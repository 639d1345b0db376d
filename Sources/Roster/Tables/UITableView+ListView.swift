extension UITableView: ListView {
  var listDelegate: (any UITableViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }
  var visibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }
  var sizeOfContent: CGSize { contentSize }

  func frame(ofItemAt indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }

  func select(_ indexPath: IndexPath) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    performBatchUpdates(changes) { _ in completion() }
  }

  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { moveRow(at: indexPath, to: newIndexPath) }

  func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }
}
