// refused: 'listCell()' is only available in
import UIKit

@MainActor func show(_ cell: UITableViewCell) {
  cell.backgroundConfiguration = .listCell()
}
