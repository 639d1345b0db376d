// refused on tvOS: 'tableView(_:didEndEditingRowAt:)' is unavailable in tvOS
import UIKit

@MainActor func endEditing(_ tableView: UITableView) {
  tableView.delegate?.tableView?(tableView, didEndEditingRowAt: nil)
}
