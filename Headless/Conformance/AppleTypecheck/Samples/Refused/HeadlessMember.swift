// refused: value of type 'UITableView' has no member 'headlessTapRow'
import UIKit

@MainActor func tap(_ tableView: UITableView) {
  _ = tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
}
