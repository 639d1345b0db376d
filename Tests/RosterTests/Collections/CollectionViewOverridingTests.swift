import Foundation
import Testing

@testable import Roster

// A class binds each requirement of a protocol once: what the base class does not declare, a subclass cannot answer.

/// Overrides every requirement of the data source.
private final class OverridingCollectionViewDataSource: CollectionViewDataSource {
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
private final class OverridingCollectionViewDelegate: CollectionViewDelegate {
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
}

@MainActor struct CollectionViewOverridingTests {
  private let collectionView = makeCollection()
  private let indexPath = IndexPath(item: 0, section: 0)
  private let dataSource = OverridingCollectionViewDataSource(FlatDataSource([Film("Alien")]))

  @Test func everyRequirementOfTheDataSource() throws {
    let source: any UICollectionViewDataSource = dataSource
    _ = source.collectionView(collectionView, numberOfItemsInSection: 0)
    _ = source.collectionView(collectionView, cellForItemAt: indexPath)
    _ = source.numberOfSections(in: collectionView)
    _ = source.collectionView(collectionView, viewForSupplementaryElementOfKind: "A", at: indexPath)
    _ = source.collectionView(collectionView, canMoveItemAt: indexPath)
    source.collectionView(collectionView, moveItemAt: indexPath, to: indexPath)
    _ = source.indexTitles(for: collectionView)
    _ = source.collectionView(collectionView, indexPathForIndexTitle: "A", at: 0)
    #expect(
      dataSource.called == [
        "collectionView(_:numberOfItemsInSection:)",
        "collectionView(_:cellForItemAt:)",
        "numberOfSections(in:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)",
        "collectionView(_:moveItemAt:to:)",
        "indexTitles(for:)",
        "collectionView(_:indexPathForIndexTitle:at:)",
      ]
    )
    #expect(try dataSource.called.count == requirements(in: "Collection/UICollectionViewDataSource.swift"))
  }

  @Test func everyRequirementOfPrefetching() throws {
    let source: any UICollectionViewDataSourcePrefetching = dataSource
    source.collectionView(collectionView, prefetchItemsAt: [indexPath])
    source.collectionView(collectionView, cancelPrefetchingForItemsAt: [indexPath])
    #expect(
      dataSource.called == [
        "collectionView(_:prefetchItemsAt:)",
        "collectionView(_:cancelPrefetchingForItemsAt:)",
      ]
    )
    #expect(try dataSource.called.count == requirements(in: "Collection/UICollectionViewDataSourcePrefetching.swift"))
  }

  @Test func everyRequirementOfTheDelegate() throws {
    let overriding = OverridingCollectionViewDelegate(dataSource)
    let delegate: any UICollectionViewDelegateFlowLayout = overriding
    var offset = CGPoint.zero
    _ = delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    _ = delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    _ = delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    _ = delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    delegate.collectionView(collectionView, willDisplay: UICollectionViewCell(frame: .zero), forItemAt: indexPath)
    delegate.collectionView(
      collectionView,
      didEndDisplaying: UICollectionViewCell(frame: .zero),
      forItemAt: indexPath
    )
    delegate.collectionView(
      collectionView,
      willDisplaySupplementaryView: UICollectionReusableView(frame: .zero),
      forElementKind: "A",
      at: indexPath
    )
    delegate.collectionView(
      collectionView,
      didEndDisplayingSupplementaryView: UICollectionReusableView(frame: .zero),
      forElementOfKind: "A",
      at: indexPath
    )
    _ = delegate.collectionView(collectionView, canEditItemAt: indexPath)
    _ = delegate.collectionView(
      collectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: indexPath,
      atCurrentIndexPath: indexPath,
      toProposedIndexPath: indexPath
    )
    _ = delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: .zero)
    _ = delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
    _ = delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: .zero)
    _ = delegate.collectionView(
      collectionView,
      contextMenuConfiguration: UIContextMenuConfiguration(),
      highlightPreviewForItemAt: indexPath
    )
    _ = delegate.collectionView(
      collectionView,
      contextMenuConfiguration: UIContextMenuConfiguration(),
      dismissalPreviewForItemAt: indexPath
    )
    delegate.collectionView(
      collectionView,
      willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(),
      animator: HeadlessContextMenuAnimator()
    )
    delegate.collectionView(collectionView, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    delegate.collectionView(
      collectionView,
      willEndContextMenuInteraction: UIContextMenuConfiguration(),
      animator: nil
    )
    _ = delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    _ = delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    _ = delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    _ = delegate.collectionView(collectionView, layout: collectionView.collectionViewLayout, sizeForItemAt: indexPath)
    _ = delegate.collectionView(collectionView, layout: collectionView.collectionViewLayout, insetForSectionAt: 0)
    _ = delegate.collectionView(
      collectionView,
      layout: collectionView.collectionViewLayout,
      minimumLineSpacingForSectionAt: 0
    )
    _ = delegate.collectionView(
      collectionView,
      layout: collectionView.collectionViewLayout,
      minimumInteritemSpacingForSectionAt: 0
    )
    _ = delegate.collectionView(
      collectionView,
      layout: collectionView.collectionViewLayout,
      referenceSizeForHeaderInSection: 0
    )
    _ = delegate.collectionView(
      collectionView,
      layout: collectionView.collectionViewLayout,
      referenceSizeForFooterInSection: 0
    )
    delegate.scrollViewDidScroll(collectionView)
    delegate.scrollViewWillBeginDragging(collectionView)
    delegate.scrollViewWillEndDragging(collectionView, withVelocity: .zero, targetContentOffset: &offset)
    delegate.scrollViewDidEndDragging(collectionView, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(collectionView)
    delegate.scrollViewDidEndDecelerating(collectionView)
    delegate.scrollViewDidEndScrollingAnimation(collectionView)
    _ = delegate.scrollViewShouldScrollToTop(collectionView)
    delegate.scrollViewDidScrollToTop(collectionView)
    delegate.scrollViewDidChangeAdjustedContentInset(collectionView)
    #expect(
      overriding.called == [
        "collectionView(_:shouldHighlightItemAt:)",
        "collectionView(_:didHighlightItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)",
        "collectionView(_:shouldSelectItemAt:)",
        "collectionView(_:shouldDeselectItemAt:)",
        "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didDeselectItemAt:)",
        "collectionView(_:canPerformPrimaryActionForItemAt:)",
        "collectionView(_:performPrimaryActionForItemAt:)",
        "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "collectionView(_:canEditItemAt:)",
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
        "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
        "collectionView(_:willDisplayContextMenu:animator:)",
        "collectionView(_:willEndContextMenuInteraction:animator:)",
        "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
        "collectionViewDidEndMultipleSelectionInteraction(_:)",
        "collectionView(_:canFocusItemAt:)",
        "collectionView(_:selectionFollowsFocusForItemAt:)",
        "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        "scrollViewDidScroll(_:)",
        "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewShouldScrollToTop(_:)",
        "scrollViewDidScrollToTop(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ]
    )
    let files = [
      "Collection/UICollectionViewDelegate.swift", "Layout/UICollectionViewDelegateFlowLayout.swift",
      "Views/UIScrollViewDelegate.swift",
    ]
    #expect(try overriding.called.count == files.reduce(0) { try $0 + requirements(in: $1) })
  }
}
