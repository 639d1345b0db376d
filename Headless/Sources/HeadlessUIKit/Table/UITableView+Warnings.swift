import Foundation

extension UITableView {
  /// Notes that a cell was asked for while the table finds out which ones it has.
  func warnOfCellRequest() {
    warn(
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating "
        + "its visible cells, which is not allowed."
    )
  }

  /// Notes that the table lays out rows while it is in no window.
  func warnOfLayoutOutsideWindow() {
    warn(
      "UITableView was told to layout its visible cells and other contents without being in the view hierarchy "
        + "(the table view or one of its superviews has not been added to a window)."
    )
  }

  /// Notes what UIKit would write to the console, each text once.
  func warn(_ text: String) {
    if !headlessWarnings.contains(text) { headlessWarnings.append(text) }
  }
}
