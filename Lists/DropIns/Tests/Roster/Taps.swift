import Foundation
import Roster

// The samples run on UIKit, in a simulator, and on its stand-in: what a user does is simulated in each one's way.

/// Taps a row.
@MainActor func tap(_ tableView: UITableView, at indexPath: IndexPath) {
  #if canImport(UIKit)
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    tableView.delegate?.tableView?(tableView, didSelectRowAt: indexPath)
  #else
    tableView.headlessTapRow(at: indexPath)
  #endif
}

/// Taps a control.
@MainActor func tap(_ control: UIControl) {
  #if canImport(UIKit)
    control.sendActions(for: .touchUpInside)
  #else
    control.headlessTap()
  #endif
}
