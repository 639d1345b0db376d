import Foundation

/// A placeholder in a list, which the data source does not know of.
class ListPlaceholder: HeadlessDragAnimation {
  let dragItem: UIDragItem
  /// Where the item will be inserted; `nil` once the placeholder has gone.
  var path: IndexPath?

  init(_ dragItem: UIDragItem, at path: IndexPath) {
    self.dragItem = dragItem
    self.path = path
  }

  /// The cell that stands for the item.
  var view: UIView { UIView() }
  var listDragState: ListDragState? {
    get { nil }
    set {}
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard path != nil else { return false }
    listDragState?.placeholders.removeAll { $0 === self }
    path = nil
    return true
  }
}
