// refused: value of optional type '(@MainActor (UITableView, IndexPath) -> ())?' must be unwrapped
import UIKit

@MainActor func select(_ indexPath: IndexPath, in tableView: UITableView) {
  tableView.delegate?.tableView(tableView, didSelectRowAt: indexPath)
}
