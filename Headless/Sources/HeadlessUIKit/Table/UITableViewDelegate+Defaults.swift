import Foundation

extension UITableViewDelegate {
  // MARK: Display

  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Heights and section views

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.rowHeight
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.sectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.sectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedRowHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedSectionHeaderHeight
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedSectionFooterHeight
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  // MARK: Accessories and indentation

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    HeadlessOptionalRequirement.notImplemented()
    return 0
  }

  // MARK: Highlighting and selection

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return indexPath
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return indexPath
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return !tableView.isEditing
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    HeadlessOptionalRequirement.notImplemented()
    return false
  }

  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Editing

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    HeadlessOptionalRequirement.notImplemented()
    return .delete
  }

  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    HeadlessOptionalRequirement.notImplemented()
    return "Delete"
  }

  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    HeadlessOptionalRequirement.notImplemented()
    return proposedDestinationIndexPath
  }

  // MARK: Context menus

  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Focus

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.selectionFollowsFocus
  }
}
