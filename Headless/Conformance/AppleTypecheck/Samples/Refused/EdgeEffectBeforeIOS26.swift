// refused: 'topEdgeEffect' is only available in
import UIKit

@MainActor func hide(_ tableView: UITableView) {
  tableView.topEdgeEffect.isHidden = true
}
