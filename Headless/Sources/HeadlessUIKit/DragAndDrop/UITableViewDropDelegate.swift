import Foundation

/// Takes what is dropped in a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Changes the content and the table, and says by the coordinator where the items go; one that does nothing lets
  /// them fly back.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table is interested at all; if not, it hears nothing of the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do now; the index path is the number of rows for the end of a section, and `nil` where there is
  /// none.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// What counts where a requirement is not implemented.
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    HeadlessOptionalRequirement.notImplemented()
    return UITableViewDropProposal(operation: .cancel, intent: .unspecified)
  }

  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }
}
