import Foundation
import Roster

/// An item in a table or collection view, which uses its binder's registered cell.
struct PresentedItem: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = UITableViewCell
  typealias CollectionViewCell = UICollectionViewCell

  let item: any ItemType

  var _tableCellKind: _CellKind { _CellKind(type(of: item)) }
  var _collectionCellKind: _CellKind { _CellKind(type(of: item)) }

  func present(on cell: UITableViewCell) {
    item.cellToViewModelBinder().update(cell: cell)
  }

  func present(on cell: UICollectionViewCell) {
    item.cellToViewModelBinder().update(cell: cell)
  }

  func dequeueCell(from tableView: UITableView, for indexPath: IndexPath, registering: Bool) -> UITableViewCell {
    let binder = item.cellToViewModelBinder()
    let cell = tableView.dequeueReusableCell(withIdentifier: binder.reuseId, for: indexPath)
    binder.update(cell: cell)
    return cell
  }

  func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    let binder = item.cellToViewModelBinder()
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: binder.reuseId, for: indexPath)
    binder.update(cell: cell)
    return cell
  }
}

/// Handlers for a view model type get the item.
extension PresentedItem: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: item) }
  public static var _presentedType: Any.Type? { nil }
}
