#if canImport(UIKit)
  import Foundation

  extension TableViewDelegate {
    private static let conditionalRequirements = ConditionalRequirements<TableViewDelegate>([
      #selector(TableViewDelegate.tableView(_:heightForRowAt:)): { $0.answersRowHeights },
      #selector(TableViewDelegate.tableView(_:estimatedHeightForRowAt:)): { !$0.estimatedHeights.isEmpty },
      #selector(TableViewDelegate.tableView(_:heightForHeaderInSection:)): { $0.headerHeight != nil },
      #selector(TableViewDelegate.tableView(_:heightForFooterInSection:)): { $0.footerHeight != nil },
      #selector(TableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)): { _ in false },
      #selector(TableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)): { _ in false },
      #selector(TableViewDelegate.tableView(_:viewForHeaderInSection:)): { $0.answersHeaderViews },
      #selector(TableViewDelegate.tableView(_:viewForFooterInSection:)): { $0.answersFooterViews },
      #selector(TableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:)): { _ in false },
      #selector(TableViewDelegate.tableView(_:performPrimaryActionForRowAt:)): { _ in false },
      #selector(TableViewDelegate.tableView(_:indentationLevelForRowAt:)): { _ in false },
      // Not part of the protocol on tvOS, as the one for the focus.
      Selector(("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:")): { _ in false },
      #selector(TableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)): { _ in false },
      #selector(TableViewDelegate.tableView(_:canFocusRowAt:)): { _ in false },
      Selector(("tableView:selectionFollowsFocusForRowAtIndexPath:")): { _ in false },
    ])

    /// Whether UIKit sees a requirement: those without a neutral answer only if a handler or a subclass answers them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        TableViewDelegate.conditionalRequirements.isAnswered(selector, by: self)
      }
    }
  }
#endif
