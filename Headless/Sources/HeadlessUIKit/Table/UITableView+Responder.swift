import Foundation

extension UITableView {
  /// The failure of a first responder that stays inside a row or a header or footer that an update deletes.
  func responderFailure(_ mapping: ListUpdateMapping) -> HeadlessFailure? {
    guard let responder = UIResponder.firstResponder as? UIView, responder.isInside(self),
      let indexes = deletedPlace(of: responder, mapping), !responder.resignFirstResponder()
    else { return nil }
    return HeadlessFailure(
      .responderRefusedToResign,
      reason: "Attempt to delete row containing first responder that refused to resign",
      indexes: [indexes]
    )
  }

  /// The row or the section that a view is in, if an update deletes it; what is reloaded is not deleted.
  private func deletedPlace(of view: UIView, _ mapping: ListUpdateMapping) -> [Int]? {
    let cells = display.cells.merging(display.prepared) { cell, _ in cell }
    if let path = cells.first(where: { view.isInside($0.value) })?.key {
      let stays =
        mapping.indexPath(after: path) ?? mapping.reloadedIndexPath(after: path) != nil
        || mapping.reloadedSection(after: path.section) != nil
      return stays ? nil : Array(path)
    }
    let edges =
      Array(display.headers) + Array(display.footers) + display.keptEdges.map { ($0.key.section, $0.value) }
    guard let section = edges.first(where: { view.isInside($0.1) })?.0, mapping.section(after: section) == nil,
      mapping.reloadedSection(after: section) == nil
    else { return nil }
    return [section]
  }
}
