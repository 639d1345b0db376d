import Foundation

/// What can be focused next: the cell of a row or an item, which may not exist yet, or anything else.
@MainActor enum FocusTarget {
  case item(any UIFocusItem)
  case cell(any FocusList, IndexPath)

  /// A view or another item; the cells of lists stand for their rows and items.
  init(_ item: any UIFocusItem) {
    if let cell = item as? UIView, let (list, path) = cell.rowOfCell {
      self = .cell(list, path)
    } else {
      self = .item(item)
    }
  }
}

extension UIView {
  /// The list and the index path of a cell; `nil` for other views.
  var rowOfCell: (list: any FocusList, path: IndexPath)? {
    if let cell = self as? UITableViewCell, let table = cell.place.table, let path = cell.place.indexPath {
      return (table, path)
    }
    guard let cell = self as? UICollectionViewCell, let collection = cell.headlessCollectionView else { return nil }
    return collection.indexPath(for: cell).map { (collection, $0) }
  }

  /// The index path of the cell of a list that the view is or is in; `nil` if it is in none.
  func path(in list: any FocusList) -> IndexPath? {
    var view: UIView? = self
    while let current = view, current !== list {
      if let (owner, path) = current.rowOfCell, owner === list { return path }
      view = current.superview
    }
    return nil
  }
}
