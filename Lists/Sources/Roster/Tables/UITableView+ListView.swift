extension UITableView: ListView {
  package var listDelegate: (any UITableViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  package var sourceObject: AnyObject? { dataSource }
  package var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }
  package var visibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }
  package var firstVisibleItem: IndexPath? { indexPathForRow(at: CGPoint(x: bounds.midX, y: bounds.minY)) }
  package var scrollsSideways: Bool { false }
  package var sizeOfContent: CGSize { contentSize }

  package func frame(ofItemAt indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }

  package func shownCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

  package func indexPath(ofShown cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(indexPath(for:)) }

  package func isSupplement(_ view: UIView, ofSection section: Int) -> Bool {
    headerView(forSection: section) === view || footerView(forSection: section) === view
  }

  package func numberOfItems(ofSection section: Int) -> Int { numberOfRows(inSection: section) }

  package var isInEditingMode: Bool {
    guard isEditing else { return false }
    if let table = (self as? any ForwardingView)?.forwardingTarget as? UITableView { return table.isInEditingMode }
    let cells = visibleCells
    let swiped = cells.filter { $0.configurationState.isSwiped }
    return swiped.isEmpty || cells.contains { cell in cell.isEditing && !swiped.contains(cell) }
  }

  package func select(_ indexPath: IndexPath) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  package func deselect(_ indexPath: IndexPath) { deselectRow(at: indexPath, animated: false) }

  package func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  package static var standardAnimation: RowAnimation { .automatic }
  package static var noAnimation: RowAnimation { .none }

  package func insertSections(_ sections: IndexSet, animation: RowAnimation) {
    insertSections(sections, with: animation)
  }

  package func deleteSections(_ sections: IndexSet, animation: RowAnimation) {
    deleteSections(sections, with: animation)
  }

  package func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    moveRow(at: indexPath, to: newIndexPath)
  }

  package func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }
}
