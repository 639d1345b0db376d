// refused: 'contentHuggingElements' is only available in
import UIKit

@MainActor func prepare(_ tableView: UITableView) {
  tableView.contentHuggingElements = .sectionHeaders
}
