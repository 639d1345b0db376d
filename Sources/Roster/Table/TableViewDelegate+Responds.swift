import Foundation

extension TableViewDelegate {
  /// The requirements that are answered only if a handler answers them, or a subclass overrides them.
  enum Requirement: String, ConditionalRequirement {
    case heightForRow = "tableView(_:heightForRowAt:)"
    case estimatedHeightForRow = "tableView(_:estimatedHeightForRowAt:)"
    case heightForHeader = "tableView(_:heightForHeaderInSection:)"
    case heightForFooter = "tableView(_:heightForFooterInSection:)"
    case viewForHeader = "tableView(_:viewForHeaderInSection:)"
    case viewForFooter = "tableView(_:viewForFooterInSection:)"
    case estimatedHeightForHeader = "tableView(_:estimatedHeightForHeaderInSection:)"
    case estimatedHeightForFooter = "tableView(_:estimatedHeightForFooterInSection:)"
    case canPerformPrimaryAction = "tableView(_:canPerformPrimaryActionForRowAt:)"
    case performPrimaryAction = "tableView(_:performPrimaryActionForRowAt:)"
    case indentationLevel = "tableView(_:indentationLevelForRowAt:)"
    case titleForDelete = "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
    case shouldIndentWhileEditing = "tableView(_:shouldIndentWhileEditingRowAt:)"
    case canFocusRow = "tableView(_:canFocusRowAt:)"
    case selectionFollowsFocus = "tableView(_:selectionFollowsFocusForRowAt:)"

    @MainActor func isAnswered(by delegate: TableViewDelegate) -> Bool {
      switch self {
      case .heightForRow: delegate.answersRowHeights
      case .estimatedHeightForRow: !delegate.estimatedHeights.isEmpty
      case .heightForHeader: delegate.headerHeight != nil
      case .heightForFooter: delegate.footerHeight != nil
      case .viewForHeader: delegate.answersHeaderViews
      case .viewForFooter: delegate.answersFooterViews
      case .estimatedHeightForHeader, .estimatedHeightForFooter, .canPerformPrimaryAction, .performPrimaryAction,
        .indentationLevel, .titleForDelete, .shouldIndentWhileEditing, .canFocusRow, .selectionFollowsFocus:
        false
      }
    }

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .heightForRow: #selector(TableViewDelegate.tableView(_:heightForRowAt:))
        case .estimatedHeightForRow: #selector(TableViewDelegate.tableView(_:estimatedHeightForRowAt:))
        case .heightForHeader: #selector(TableViewDelegate.tableView(_:heightForHeaderInSection:))
        case .heightForFooter: #selector(TableViewDelegate.tableView(_:heightForFooterInSection:))
        case .viewForHeader: #selector(TableViewDelegate.tableView(_:viewForHeaderInSection:))
        case .viewForFooter: #selector(TableViewDelegate.tableView(_:viewForFooterInSection:))
        case .estimatedHeightForHeader: #selector(TableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:))
        case .estimatedHeightForFooter: #selector(TableViewDelegate.tableView(_:estimatedHeightForFooterInSection:))
        case .canPerformPrimaryAction: #selector(TableViewDelegate.tableView(_:canPerformPrimaryActionForRowAt:))
        case .performPrimaryAction: #selector(TableViewDelegate.tableView(_:performPrimaryActionForRowAt:))
        case .indentationLevel: #selector(TableViewDelegate.tableView(_:indentationLevelForRowAt:))
        // Not part of the protocol on tvOS, as the one for the focus.
        case .titleForDelete: Selector(("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"))
        case .shouldIndentWhileEditing: #selector(TableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:))
        case .canFocusRow: #selector(TableViewDelegate.tableView(_:canFocusRowAt:))
        case .selectionFollowsFocus: Selector(("tableView:selectionFollowsFocusForRowAtIndexPath:"))
        }
      }
    #endif
  }
}
