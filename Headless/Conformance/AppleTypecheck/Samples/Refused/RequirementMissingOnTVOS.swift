// refused on tvOS: cannot override 'tableView' which has been marked unavailable
import UIKit

final class Delegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
}
