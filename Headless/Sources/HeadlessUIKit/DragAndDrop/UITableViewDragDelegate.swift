import Foundation

/// Gives the items of drags that begin in a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items of a drag that begins at a row; none lets no drag begin.
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap on a row adds to a drag; none leaves the tap to the table.
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

/// What counts where a requirement is not implemented.
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    HeadlessOptionalRequirement.notImplemented()
    return []
  }

  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  )
    -> Bool
  {
    HeadlessOptionalRequirement.notImplemented()
    return false
  }
}
