// refused on tvOS: is only available in tvOS 17 or newer
import UIKit

@MainActor func menu(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
  tableView.delegate?.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: .zero) != nil
}
