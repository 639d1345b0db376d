import Foundation

extension UICollectionView {
  /// The failure of a first responder that stays inside a cell or another view of what an update deletes.
  func responderFailure(_ mapping: ListUpdateMapping) -> HeadlessFailure? {
    guard let responder = UIResponder.firstResponder as? UIView,
      let element = displayed.first(where: { responder.isInside($0.value.view) })?.key
        ?? prepared.first(where: { responder.isInside($0.value) }).map({ CollectionElement.cell($0.key) }),
      isDeleted(element, mapping), !responder.resignFirstResponder()
    else { return nil }
    return HeadlessFailure(
      .responderRefusedToResign,
      reason: "The first responder contained inside of a deleted section or item refused to resign.",
      indexes: [Array(element.indexPath)]
    )
  }

  private func isDeleted(_ element: CollectionElement, _ mapping: ListUpdateMapping) -> Bool {
    let path = element.indexPath
    guard path.count == 2 else { return false }
    if mapping.section(after: path.section) == nil { return mapping.reloadedSection(after: path.section) == nil }
    return element.category == .cell && mapping.indexPath(after: path) == nil
      && mapping.reloadedIndexPath(after: path) == nil
  }
}
