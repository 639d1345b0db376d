// refused on tvOS: cannot override 'separatorStyle' which has been marked unavailable
import UIKit

final class Table: UITableView {
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { .none }
    set {}
  }
}
