import Foundation

@testable import Roster

/// Who is asked: a child, or a composite that it is in.
struct Asked {
  let dataSource: any UITableViewDataSource
  let delegate: any UITableViewDelegate
  let prefetching: any UITableViewDataSourcePrefetching
}

/// What a requirement is asked about, where the child's sections begin at some section of the table.
@MainActor struct Place {
  let table: UITableView
  let offset: Int
  let titleIndex: Int
  let cell = UITableViewCell()
  let view = UIView()
  let menu: UIContextMenuConfiguration
  let animator = Animator()

  func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section + offset) }
  func section(_ section: Int) -> Int { section + offset }
}

final class Animator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}

/// An optional requirement, and a question to it.
struct Requirement: Sendable, CustomStringConvertible {
  let name: StaticString
  let ask: @MainActor @Sendable (Asked, Place) -> Any?

  var description: String { "\(name)" }

  init(_ name: StaticString, _ ask: @escaping @MainActor @Sendable (Asked, Place) -> Any?) {
    self.name = name
    self.ask = ask
  }

  /// Every optional requirement of the data source, the delegate and the prefetching data source of tables.
  static let ofTables: [Requirement] = [
    Requirement("tableView(_:titleForHeaderInSection:)") {
      $0.dataSource.tableView($1.table, titleForHeaderInSection: $1.section(1))
    },
    Requirement("tableView(_:titleForFooterInSection:)") {
      $0.dataSource.tableView($1.table, titleForFooterInSection: $1.section(1))
    },
    Requirement("tableView(_:canEditRowAt:)") { $0.dataSource.tableView($1.table, canEditRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:canMoveRowAt:)") { $0.dataSource.tableView($1.table, canMoveRowAt: $1.path(0, 1)) },
    Requirement("sectionIndexTitles(for:)") { $0.dataSource.sectionIndexTitles(for: $1.table) },
    Requirement("tableView(_:sectionForSectionIndexTitle:at:)") {
      $0.dataSource.tableView($1.table, sectionForSectionIndexTitle: "x", at: $1.titleIndex)
    },
    Requirement("tableView(_:commit:forRowAt:)") {
      $0.dataSource.tableView($1.table, commit: .delete, forRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:moveRowAt:to:)") {
      $0.dataSource.tableView($1.table, moveRowAt: $1.path(0, 1), to: $1.path(1, 1))
    },
    Requirement("tableView(_:willDisplay:forRowAt:)") {
      $0.delegate.tableView($1.table, willDisplay: $1.cell, forRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didEndDisplaying:forRowAt:)") {
      $0.delegate.tableView($1.table, didEndDisplaying: $1.cell, forRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:willDisplayHeaderView:forSection:)") {
      $0.delegate.tableView($1.table, willDisplayHeaderView: $1.view, forSection: $1.section(1))
    },
    Requirement("tableView(_:willDisplayFooterView:forSection:)") {
      $0.delegate.tableView($1.table, willDisplayFooterView: $1.view, forSection: $1.section(1))
    },
    Requirement("tableView(_:didEndDisplayingHeaderView:forSection:)") {
      $0.delegate.tableView($1.table, didEndDisplayingHeaderView: $1.view, forSection: $1.section(1))
    },
    Requirement("tableView(_:didEndDisplayingFooterView:forSection:)") {
      $0.delegate.tableView($1.table, didEndDisplayingFooterView: $1.view, forSection: $1.section(1))
    },
    Requirement("tableView(_:heightForRowAt:)") { $0.delegate.tableView($1.table, heightForRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:heightForHeaderInSection:)") {
      $0.delegate.tableView($1.table, heightForHeaderInSection: $1.section(1))
    },
    Requirement("tableView(_:heightForFooterInSection:)") {
      $0.delegate.tableView($1.table, heightForFooterInSection: $1.section(1))
    },
    Requirement("tableView(_:estimatedHeightForRowAt:)") {
      $0.delegate.tableView($1.table, estimatedHeightForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:estimatedHeightForHeaderInSection:)") {
      $0.delegate.tableView($1.table, estimatedHeightForHeaderInSection: $1.section(1))
    },
    Requirement("tableView(_:estimatedHeightForFooterInSection:)") {
      $0.delegate.tableView($1.table, estimatedHeightForFooterInSection: $1.section(1))
    },
    Requirement("tableView(_:viewForHeaderInSection:)") {
      $0.delegate.tableView($1.table, viewForHeaderInSection: $1.section(1))
    },
    Requirement("tableView(_:viewForFooterInSection:)") {
      $0.delegate.tableView($1.table, viewForFooterInSection: $1.section(1))
    },
    Requirement("tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.delegate.tableView($1.table, accessoryButtonTappedForRowWith: $1.path(0, 1))
    },
    Requirement("tableView(_:indentationLevelForRowAt:)") {
      $0.delegate.tableView($1.table, indentationLevelForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:shouldHighlightRowAt:)") {
      $0.delegate.tableView($1.table, shouldHighlightRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didHighlightRowAt:)") {
      $0.delegate.tableView($1.table, didHighlightRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didUnhighlightRowAt:)") {
      $0.delegate.tableView($1.table, didUnhighlightRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:willSelectRowAt:)") { $0.delegate.tableView($1.table, willSelectRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:willDeselectRowAt:)") {
      $0.delegate.tableView($1.table, willDeselectRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didSelectRowAt:)") { $0.delegate.tableView($1.table, didSelectRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:didDeselectRowAt:)") { $0.delegate.tableView($1.table, didDeselectRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:canPerformPrimaryActionForRowAt:)") {
      $0.delegate.tableView($1.table, canPerformPrimaryActionForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:performPrimaryActionForRowAt:)") {
      $0.delegate.tableView($1.table, performPrimaryActionForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
      $0.delegate.tableView($1.table, shouldBeginMultipleSelectionInteractionAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didBeginMultipleSelectionInteractionAt:)") {
      $0.delegate.tableView($1.table, didBeginMultipleSelectionInteractionAt: $1.path(0, 1))
    },
    Requirement("tableViewDidEndMultipleSelectionInteraction(_:)") {
      $0.delegate.tableViewDidEndMultipleSelectionInteraction($1.table)
    },
    Requirement("tableView(_:editingStyleForRowAt:)") {
      $0.delegate.tableView($1.table, editingStyleForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      $0.delegate.tableView($1.table, titleForDeleteConfirmationButtonForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
      $0.delegate.tableView($1.table, leadingSwipeActionsConfigurationForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      $0.delegate.tableView($1.table, trailingSwipeActionsConfigurationForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:editActionsForRowAt:)") {
      $0.delegate.tableView($1.table, editActionsForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.delegate.tableView($1.table, shouldIndentWhileEditingRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:willBeginEditingRowAt:)") {
      $0.delegate.tableView($1.table, willBeginEditingRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:didEndEditingRowAt:)") {
      $0.delegate.tableView($1.table, didEndEditingRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.delegate.tableView(
        $1.table,
        targetIndexPathForMoveFromRowAt: $1.path(0, 1),
        toProposedIndexPath: $1.path(1, 1)
      )
    },
    Requirement("tableView(_:contextMenuConfigurationForRowAt:point:)") {
      $0.delegate.tableView($1.table, contextMenuConfigurationForRowAt: $1.path(0, 1), point: CGPoint(x: 3, y: 4))
    },
    Requirement("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
      $0.delegate.tableView($1.table, previewForHighlightingContextMenuWithConfiguration: $1.menu)
    },
    Requirement("tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
      $0.delegate.tableView($1.table, previewForDismissingContextMenuWithConfiguration: $1.menu)
    },
    Requirement("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.delegate.tableView($1.table, willPerformPreviewActionForMenuWith: $1.menu, animator: $1.animator)
    },
    Requirement("tableView(_:willDisplayContextMenu:animator:)") {
      $0.delegate.tableView($1.table, willDisplayContextMenu: $1.menu, animator: nil)
    },
    Requirement("tableView(_:willEndContextMenuInteraction:animator:)") {
      $0.delegate.tableView($1.table, willEndContextMenuInteraction: $1.menu, animator: nil)
    },
    Requirement("tableView(_:canFocusRowAt:)") { $0.delegate.tableView($1.table, canFocusRowAt: $1.path(0, 1)) },
    Requirement("tableView(_:shouldUpdateFocusIn:)") {
      $0.delegate.tableView($1.table, shouldUpdateFocusIn: .init(headlessFrom: $1.path(0, 0), to: $1.path(0, 1)))
    },
    Requirement("tableView(_:didUpdateFocusIn:with:)") {
      $0.delegate.tableView(
        $1.table,
        didUpdateFocusIn: .init(headlessFrom: $1.path(0, 0), to: $1.path(0, 1)),
        with: UIFocusAnimationCoordinator()
      )
    },
    Requirement("indexPathForPreferredFocusedView(in:)") {
      $0.delegate.indexPathForPreferredFocusedView(in: $1.table)
    },
    Requirement("tableView(_:selectionFollowsFocusForRowAt:)") {
      $0.delegate.tableView($1.table, selectionFollowsFocusForRowAt: $1.path(0, 1))
    },
    Requirement("tableView(_:prefetchRowsAt:)") {
      $0.prefetching.tableView($1.table, prefetchRowsAt: [$1.path(0, 1), $1.path(1, 0)])
    },
    Requirement("tableView(_:cancelPrefetchingForRowsAt:)") {
      $0.prefetching.tableView($1.table, cancelPrefetchingForRowsAt: [$1.path(0, 1), $1.path(1, 0)])
    },
  ]
}
