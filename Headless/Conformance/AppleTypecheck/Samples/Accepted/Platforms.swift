import UIKit

/// What each platform has, behind the conditions for it.
@MainActor func prepare(_ tableView: UITableView) {
  #if os(tvOS)
    tableView.allowsFocus = true
  #elseif os(visionOS)
    tableView.separatorStyle = .none
  #elseif targetEnvironment(macCatalyst)
    tableView.selectionFollowsFocus = true
  #elseif os(iOS)
    tableView.keyboardDismissMode = .onDrag
  #endif
  if #available(iOS 18, tvOS 18, visionOS 2, *) { tableView.contentHuggingElements = .sectionHeaders }
}

final class Delegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  #if !os(tvOS)
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      nil
    }
  #endif
}
