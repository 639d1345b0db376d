import Foundation

@testable import Roster

// A class binds each requirement of a protocol once: what the base class does not declare, a subclass cannot answer.

/// Overrides every requirement of the data source.
final class OverridingTableViewDataSource: TableViewDataSource {
  var called: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called.append(#function)
    return 7
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called.append(#function)
    return UITableViewCell()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    called.append(#function)
    return 7
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    called.append(#function)
    return 7
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    called.append(#function)
  }
}

/// Overrides every requirement of the delegate.
final class OverridingTableViewDelegate: TableViewDelegate {
  var called: [String] = []

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    called.append(#function)
    return 7
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    called.append(#function)
    return .none
  }

  override func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    called.append(#function)
    return IndexPath(item: 7, section: 7)
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called.append(#function)
    return nil
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called.append(#function)
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called.append(#function)
  }

  override func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  {
    called.append(#function)
    return false
  }

  override func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    called.append(#function)
  }

  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    called.append(#function)
    return nil
  }

  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    called.append(#function)
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    called.append(#function)
  }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    called.append(#function)
    return false
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    called.append(#function)
    return nil
  }

  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    called.append(#function)
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    called.append(#function)
  }

  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    called.append(#function)
  }
}
