import Foundation

@testable import Roster

// A class binds each requirement of a protocol once: what the base class does not declare, a subclass cannot answer.

/// Overrides every requirement of the data source.
final class OverridingCollectionViewDataSource: CollectionViewDataSource {
  var called: [String] = []

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    called.append(#function)
    return 7
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    called.append(#function)
    return UICollectionViewCell(frame: .zero)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    called.append(#function)
    return 7
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called.append(#function)
    return UICollectionReusableView(frame: .zero)
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    called.append(#function)
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    called.append(#function)
    return IndexPath(item: 7, section: 7)
  }

  override func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    called.append(#function)
  }
}

/// Overrides every requirement of the delegate.
final class OverridingCollectionViewDelegate: CollectionViewDelegate {
  var called: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    called.append(#function)
    return IndexPath(item: 7, section: 7)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    called.append(#function)
    return .zero
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    called.append(#function)
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    called.append(#function)
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    called.append(#function)
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    called.append(#function)
    return nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    called.append(#function)
  }

  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    called.append(#function)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    called.append(#function)
  }

  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    called.append(#function)
    return nil
  }

  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    called.append(#function)
    return false
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    called.append(#function)
    return .zero
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    called.append(#function)
    return .zero
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    called.append(#function)
    return 1
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    called.append(#function)
    return .zero
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    called.append(#function)
    return .zero
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
