import Foundation

extension UITableView {
  /// Whether a drag of a row by its handle may begin, which the data source is asked: in editing only.
  public func headlessCanMoveRow(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    return editing.isOn && loadedSpace().contains(indexPath)
      && (askCanMove(indexPath) ?? cellForRow(at: indexPath)?.showsReorderControl ?? false)
  }
}

extension UITableView {
  /// Simulates a long press on a row that lifts it; `nil` if the row cannot be dragged, or another drag is going on.
  public func headlessBeginDrag(at indexPath: IndexPath) -> HeadlessDrag? {
    HeadlessDrag(beginningAt: indexPath, in: self)
  }

  /// What the table shows of the drop that would happen now; `nil` if there is none.
  public var headlessDropIndication: HeadlessDropIndication? { dropIndication }

  /// The placeholders of dropped items that are not loaded yet. They take no room in the layout.
  public var headlessDropPlaceholders: [HeadlessDropPlaceholder] { dragState.shownPlaceholders }
}
