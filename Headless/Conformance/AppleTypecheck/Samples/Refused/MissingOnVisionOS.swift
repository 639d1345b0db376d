// refused on visionOS: 'keyboardDismissMode' is unavailable in visionOS
import UIKit

@MainActor func prepare(_ tableView: UITableView) {
  tableView.keyboardDismissMode = .onDrag
}
