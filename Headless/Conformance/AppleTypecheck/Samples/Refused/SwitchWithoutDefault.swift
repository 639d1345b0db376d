// refused: switch covers known cases, but 'UITableViewCell.EditingStyle' may have additional unknown values
import UIKit

func name(_ style: UITableViewCell.EditingStyle) -> String {
  switch style {
  case .none: "none"
  case .delete: "delete"
  case .insert: "insert"
  }
}
