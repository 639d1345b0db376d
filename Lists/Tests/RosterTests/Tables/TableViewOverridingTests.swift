import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct TableViewOverridingTests {
  private let tableView = makeTable()
  private let indexPath = IndexPath(item: 0, section: 0)
  private let dataSource = OverridingTableViewDataSource(FlatDataSource([Film("Alien")]))

  @Test func everyRequirementOfTheDataSource() throws {
    let source: any UITableViewDataSource = dataSource
    _ = source.tableView(tableView, numberOfRowsInSection: 0)
    _ = source.tableView(tableView, cellForRowAt: indexPath)
    _ = source.numberOfSections(in: tableView)
    _ = source.tableView(tableView, titleForHeaderInSection: 0)
    _ = source.tableView(tableView, titleForFooterInSection: 0)
    _ = source.tableView(tableView, canEditRowAt: indexPath)
    _ = source.tableView(tableView, canMoveRowAt: indexPath)
    _ = source.sectionIndexTitles(for: tableView)
    _ = source.tableView(tableView, sectionForSectionIndexTitle: "A", at: 0)
    source.tableView(tableView, commit: .delete, forRowAt: indexPath)
    source.tableView(tableView, moveRowAt: indexPath, to: indexPath)
    expectEqual(
      dataSource.called,
      [
        "tableView(_:numberOfRowsInSection:)",
        "tableView(_:cellForRowAt:)",
        "numberOfSections(in:)",
        "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)",
        "tableView(_:canMoveRowAt:)",
        "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView(_:commit:forRowAt:)",
        "tableView(_:moveRowAt:to:)",
      ]
    )
    try expectEqual(dataSource.called.count, requirements(in: "Table/UITableViewDataSource.swift"))
  }

  @Test func everyRequirementOfPrefetching() throws {
    let source: any UITableViewDataSourcePrefetching = dataSource
    source.tableView(tableView, prefetchRowsAt: [indexPath])
    source.tableView(tableView, cancelPrefetchingForRowsAt: [indexPath])
    expectEqual(
      dataSource.called,
      [
        "tableView(_:prefetchRowsAt:)",
        "tableView(_:cancelPrefetchingForRowsAt:)",
      ]
    )
    try expectEqual(dataSource.called.count, requirements(in: "Table/UITableViewDataSourcePrefetching.swift"))
  }

  @Test func everyRequirementOfTheDelegate() throws {
    let overriding = OverridingTableViewDelegate(dataSource)
    let delegate: any UITableViewDelegate = overriding
    delegate.tableView(tableView, willDisplay: UITableViewCell(), forRowAt: indexPath)
    delegate.tableView(tableView, didEndDisplaying: UITableViewCell(), forRowAt: indexPath)
    delegate.tableView(tableView, willDisplayHeaderView: UIView(), forSection: 0)
    delegate.tableView(tableView, willDisplayFooterView: UIView(), forSection: 0)
    delegate.tableView(tableView, didEndDisplayingHeaderView: UIView(), forSection: 0)
    delegate.tableView(tableView, didEndDisplayingFooterView: UIView(), forSection: 0)
    _ = delegate.tableView(tableView, heightForRowAt: indexPath)
    _ = delegate.tableView(tableView, heightForHeaderInSection: 0)
    _ = delegate.tableView(tableView, heightForFooterInSection: 0)
    _ = delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    _ = delegate.tableView(tableView, estimatedHeightForHeaderInSection: 0)
    _ = delegate.tableView(tableView, estimatedHeightForFooterInSection: 0)
    _ = delegate.tableView(tableView, viewForHeaderInSection: 0)
    _ = delegate.tableView(tableView, viewForFooterInSection: 0)
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    _ = delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
    _ = delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    _ = delegate.tableView(tableView, willSelectRowAt: indexPath)
    _ = delegate.tableView(tableView, willDeselectRowAt: indexPath)
    delegate.tableView(tableView, didSelectRowAt: indexPath)
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
    _ = delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    _ = delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    _ = delegate.tableView(tableView, editingStyleForRowAt: indexPath)
    _ = delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    _ = delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    _ = delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    _ = delegate.tableView(tableView, editActionsForRowAt: indexPath)
    _ = delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    _ = delegate.tableView(tableView, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: indexPath)
    _ = delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: .zero)
    _ = delegate.tableView(
      tableView,
      previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()
    )
    _ = delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration())
    delegate.tableView(
      tableView,
      willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(),
      animator: HeadlessContextMenuAnimator()
    )
    delegate.tableView(tableView, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    delegate.tableView(tableView, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil)
    _ = delegate.tableView(tableView, canFocusRowAt: indexPath)
    _ = delegate.tableView(tableView, shouldUpdateFocusIn: .init(headlessFrom: nil, to: indexPath))
    delegate.tableView(
      tableView,
      didUpdateFocusIn: .init(headlessFrom: nil, to: indexPath),
      with: UIFocusAnimationCoordinator()
    )
    _ = delegate.indexPathForPreferredFocusedView(in: tableView)
    _ = delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    askAboutScrolling(delegate, tableView)
    expectEqual(
      overriding.called,
      [
        "tableView(_:willDisplay:forRowAt:)",
        "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:heightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)",
        "tableView(_:heightForFooterInSection:)",
        "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:estimatedHeightForHeaderInSection:)",
        "tableView(_:estimatedHeightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)",
        "tableView(_:viewForFooterInSection:)",
        "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:indentationLevelForRowAt:)",
        "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willSelectRowAt:)",
        "tableView(_:willDeselectRowAt:)",
        "tableView(_:didSelectRowAt:)",
        "tableView(_:didDeselectRowAt:)",
        "tableView(_:canPerformPrimaryActionForRowAt:)",
        "tableView(_:performPrimaryActionForRowAt:)",
        "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
        "tableView(_:didBeginMultipleSelectionInteractionAt:)",
        "tableViewDidEndMultipleSelectionInteraction(_:)",
        "tableView(_:editingStyleForRowAt:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:editActionsForRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "tableView(_:contextMenuConfigurationForRowAt:point:)",
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
        "tableView(_:willDisplayContextMenu:animator:)",
        "tableView(_:willEndContextMenuInteraction:animator:)",
        "tableView(_:canFocusRowAt:)",
        "tableView(_:shouldUpdateFocusIn:)",
        "tableView(_:didUpdateFocusIn:with:)",
        "indexPathForPreferredFocusedView(in:)",
        "tableView(_:selectionFollowsFocusForRowAt:)",
      ] + scrollRequirements
    )
    let files = ["Table/UITableViewDelegate.swift", "Views/UIScrollViewDelegate.swift"]
    try expectEqual(overriding.called.count, files.reduce(0) { try $0 + requirements(in: $1) })
  }
}
