#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Calls a requirement that an object may not implement, or returns `nil` if it doesn't.
  ///
  /// - Parameters:
  ///   - requirement: The requirement's full name.
  ///   - question: A closure that calls it, if UIKit knows that the object implements it.
  @MainActor private func ask<Answer>(_ requirement: StaticString, _ question: () -> Answer?) -> Answer? {
    #if canImport(UIKit)
      question()
    #else
      HeadlessOptionalRequirement.ask(requirement, question) ?? nil
    #endif
  }

  extension UIKitDriver {
    /// Scrolls to an invisible row, and returns its cell.
    private func show(_ path: IndexPath, in table: UITableView) -> UITableViewCell? {
      table.layoutIfNeeded()
      guard ScreenList.table(table).contains(path) else { return nil }
      if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .none, animated: false) }
      table.layoutIfNeeded()
      return table.cellForRow(at: path)
    }

    // MARK: Taps

    /// Highlights and selects a row as a tap does, calling the delegate in UIKit's documented order.
    func tap(_ path: IndexPath, in table: UITableView) -> Bool {
      guard table.isUserInteractionEnabled, let cell = show(path, in: table), cell.isUserInteractionEnabled else {
        return false
      }
      let isMultiple = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      let isAllowed = table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
      let delegate = table.delegate
      guard isAllowed || isMultiple, (delegate?.tableView(_:shouldHighlightRowAt:))?(table, path) ?? true else {
        return false
      }
      cell.setHighlighted(true, animated: false)
      (delegate?.tableView(_:didHighlightRowAt:))?(table, path)
      cell.setHighlighted(false, animated: false)
      (delegate?.tableView(_:didUnhighlightRowAt:))?(table, path)
      let selected = table.indexPathsForSelectedRows ?? []
      defer { table.layoutIfNeeded() }
      if isMultiple, selected.contains(path) { return deselect(path, in: table) }
      guard let target = whatWillBeSelected(path, in: table), ScreenList.table(table).contains(target) else {
        return false
      }
      if !isMultiple {
        for other in selected.sorted() where other != target { _ = deselect(other, in: table) }
      }
      table.selectRow(at: target, animated: true, scrollPosition: .none)
      (delegate?.tableView(_:didSelectRowAt:))?(table, target)
      NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
      performPrimaryAction(target, in: table)
      return true
    }

    private func whatWillBeSelected(_ path: IndexPath, in table: UITableView) -> IndexPath? {
      guard let ask = table.delegate?.tableView(_:willSelectRowAt:) else { return path }
      return ask(table, path)
    }

    private func deselect(_ path: IndexPath, in table: UITableView) -> Bool {
      let ask = table.delegate?.tableView(_:willDeselectRowAt:)
      guard let target = ask.map({ $0(table, path) }) ?? path else { return false }
      table.deselectRow(at: target, animated: true)
      (table.delegate?.tableView(_:didDeselectRowAt:))?(table, target)
      return true
    }

    private func performPrimaryAction(_ path: IndexPath, in table: UITableView) {
      let isAllowed = ask("tableView(_:canPerformPrimaryActionForRowAt:)") {
        (table.delegate?.tableView(_:canPerformPrimaryActionForRowAt:))?(table, path)
      }
      guard isAllowed ?? !table.isEditing else { return }
      (table.delegate?.tableView(_:performPrimaryActionForRowAt:))?(table, path)
    }

    func tapDetailButton(at path: IndexPath, in table: UITableView) -> Bool {
      guard show(path, in: table) != nil, table.hasDetailButton(at: path) else { return false }
      (table.delegate?.tableView(_:accessoryButtonTappedForRowWith:))?(table, path)
      table.layoutIfNeeded()
      return true
    }

    // MARK: Editing

    private func canEdit(_ path: IndexPath, in table: UITableView) -> Bool {
      guard let source = table.dataSource, ScreenList.table(table).contains(path) else { return false }
      return (source.tableView(_:canEditRowAt:) as ((UITableView, IndexPath) -> Bool)?)?(table, path) ?? true
    }

    private func editingStyle(_ path: IndexPath, in table: UITableView) -> UITableViewCell.EditingStyle {
      ask("tableView(_:editingStyleForRowAt:)") {
        (table.delegate?.tableView(_:editingStyleForRowAt:))?(table, path)
      } ?? .delete
    }

    /// Commits an edit, and returns whether the data source implements it.
    private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath, in table: UITableView) -> Bool {
      let isTaken: Void? = ask("tableView(_:commit:forRowAt:)") {
        (table.dataSource?.tableView(_:commit:forRowAt:))?(table, style, path)
      }
      return isTaken != nil
    }

    func tapEditingControl(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in table: UITableView) -> Bool {
      guard table.isEditing, canEdit(path, in: table), !table.allowsMultipleSelectionDuringEditing,
        editingStyle(path, in: table) == style
      else { return false }
      defer { table.layoutIfNeeded() }
      return commit(style, path, in: table)
    }

    // MARK: Swiping

    func swipeActions(at path: IndexPath, in table: UITableView, _ edge: SwipeEdge) -> [UIContextualAction] {
      guard !table.isEditing, canEdit(path, in: table) else { return [] }
      guard edge == .trailing else {
        let given = (table.delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(table, path)
        return (given ?? nil)?.actions ?? []
      }
      let given = ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        (table.delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(table, path)
      }
      if let given = given ?? nil { return given.actions }
      return deletion(of: path, in: table)
    }

    /// Returns the table's default delete action, if the data source implements deletions.
    private func deletion(of path: IndexPath, in table: UITableView) -> [UIContextualAction] {
      guard editingStyle(path, in: table) == .delete, table.dataSource?.tableView(_:commit:forRowAt:) != nil else {
        return []
      }
      let title = ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
        (table.delegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:))?(table, path)
      }
      let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") { _, _, completion in
        completion(self.commit(.delete, path, in: table))
      }
      return [action]
    }

    func perform(_ action: UIContextualAction, number: Int, at path: IndexPath, in list: ScreenList, _ edge: SwipeEdge)
    {
      let table = list.view as? UITableView
      if let table { (table.delegate?.tableView(_:willBeginEditingRowAt:))?(table, path) }
      let cell = list.cell(at: path)
      action.handler(action, cell ?? list.view) { _ in
        guard let table else { return }
        // The row may have moved or been deleted.
        let place = cell.flatMap { list.path(of: $0) }
        (table.delegate?.tableView(_:didEndEditingRowAt:))?(table, place)
      }
      list.view.layoutIfNeeded()
    }

    // MARK: Moving

    func canMove(_ path: IndexPath, in table: UITableView) -> Bool {
      table.layoutIfNeeded()
      guard table.isEditing, ScreenList.table(table).contains(path), table.dataSource != nil else { return false }
      return ask("tableView(_:canMoveRowAt:)") { (table.dataSource?.tableView(_:canMoveRowAt:))?(table, path) }
        ?? table.cellForRow(at: path)?.showsReorderControl ?? false
    }

    /// Moves a row in the data source and in the table.
    func move(_ path: IndexPath, to proposed: IndexPath, in table: UITableView) -> Bool {
      guard canMove(path, in: table) else { return false }
      let target = ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        (table.delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:))?(table, path, proposed)
      }
      let destination = target ?? proposed
      guard destination != path else { return true }
      let isTaken: Void? = ask("tableView(_:moveRowAt:to:)") {
        (table.dataSource?.tableView(_:moveRowAt:to:))?(table, path, destination)
      }
      guard isTaken != nil else { return false }
      table.moveRow(at: path, to: destination)
      table.layoutIfNeeded()
      return true
    }

    // MARK: Index

    func indexTitles(of table: UITableView) -> [String] {
      let counts = ScreenList.table(table).counts
      guard counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount else { return [] }
      return (table.dataSource?.sectionIndexTitles(for:))?(table) ?? []
    }

    func tapIndexTitle(_ title: String, of table: UITableView) -> Bool {
      guard let index = indexTitles(of: table).firstIndex(of: title) else { return false }
      if title == UITableView.indexSearch {
        table.contentOffset.y = -table.adjustedContentInset.top
        table.layoutIfNeeded()
        return true
      }
      let section =
        ask("tableView(_:sectionForSectionIndexTitle:at:)") {
          (table.dataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(table, title, index)
        } ?? index
      guard (0..<table.numberOfSections).contains(section) else { return false }
      // A section may have no rows.
      let isEmpty = table.numberOfRows(inSection: section) == 0
      table.scrollToRow(at: IndexPath(row: isEmpty ? NSNotFound : 0, section: section), at: .top, animated: false)
      table.layoutIfNeeded()
      return true
    }
  }
#endif
