import Foundation

extension UICollectionView {
  /// The colour behind the items if the first section is a list.
  package var headlessListBackgroundColor: UIColor? { storedLayout.list(ofSection: 0)?.backgroundColor }
}

extension UICollectionView: SwipedList {
  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing, contains(path) else { return nil }
    prepareLayout()
    return storedLayout.list(ofSection: path.section)?.swipeActions(at: path, isLeading: isLeading)
  }

  func headlessShow(_ path: IndexPath) -> Bool { headlessShowItem(at: path) }

  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func willOpenSwipe(at path: IndexPath) {}

  func didCloseSwipe(at path: IndexPath?) {}

  func setSwiped(_ isSwiped: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isSwiped = isSwiped
  }
}
