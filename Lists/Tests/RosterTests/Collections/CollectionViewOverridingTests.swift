import Foundation
import TestSupport
import Testing

@testable import Roster

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
    expectEqual(
      dataSource.called,
      [
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
    try expectEqual(dataSource.called.count, requirements(in: "Collection/UICollectionViewDataSource.swift"))
  }

  @Test func everyRequirementOfPrefetching() throws {
    let source: any UICollectionViewDataSourcePrefetching = dataSource
    source.collectionView(collectionView, prefetchItemsAt: [indexPath])
    source.collectionView(collectionView, cancelPrefetchingForItemsAt: [indexPath])
    expectEqual(
      dataSource.called,
      [
        "collectionView(_:prefetchItemsAt:)",
        "collectionView(_:cancelPrefetchingForItemsAt:)",
      ]
    )
    try expectEqual(dataSource.called.count, requirements(in: "Collection/UICollectionViewDataSourcePrefetching.swift"))
  }

  @Test func everyRequirementOfTheDelegate() throws {
    let overriding = OverridingCollectionViewDelegate(dataSource)
    let delegate: any UICollectionViewDelegateFlowLayout = overriding
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
    _ = delegate.collectionView(collectionView, shouldUpdateFocusIn: .init(headlessFrom: nil, to: indexPath))
    delegate.collectionView(
      collectionView,
      didUpdateFocusIn: .init(headlessFrom: nil, to: indexPath),
      with: UIFocusAnimationCoordinator()
    )
    _ = delegate.indexPathForPreferredFocusedView(in: collectionView)
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
    askAboutScrolling(delegate, collectionView)
    expectEqual(
      overriding.called,
      [
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
        "collectionView(_:shouldUpdateFocusIn:)",
        "collectionView(_:didUpdateFocusIn:with:)",
        "indexPathForPreferredFocusedView(in:)",
        "collectionView(_:selectionFollowsFocusForItemAt:)",
        "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
      ] + scrollRequirements
    )
    let files = [
      "Collection/UICollectionViewDelegate.swift", "Layout/UICollectionViewDelegateFlowLayout.swift",
      "Views/UIScrollViewDelegate.swift",
    ]
    try expectEqual(overriding.called.count, files.reduce(0) { try $0 + requirements(in: $1) })
  }
}
