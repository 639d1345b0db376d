import Roster

// The requirements of table views, each forwarded to the child of a row or section.

extension CompositeTableViewDataSource: UITableViewDataSource, UITableViewDataSourcePrefetching {
  // MARK: Counts and cells

  public func numberOfSections(in view: UITableView) -> Int {
    view.noteCountReading()
    children.recount(in: view)
    return children.shown(in: view)?.numberOfSections ?? 0
  }
  public func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
    _ = children.shown(in: view)
    return handlers.dataSource.tableView(view, numberOfRowsInSection: section)
  }
  public func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard let route = cellRoute(view, path) else { return UITableViewCell() }
    return Turn.serve { route.child.dataSource.tableView(route.view, cellForRowAt: route.address) }
  }

  // MARK: Titles

  public func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask(view, section, or: nil) { $0.reachedDataSource?.tableView(_:titleForHeaderInSection:) }
  }
  public func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
    ask(view, section, or: nil) { $0.reachedDataSource?.tableView(_:titleForFooterInSection:) }
  }

  // MARK: Section index

  /// Returns the titles of all children in order.
  public func sectionIndexTitles(for view: UITableView) -> [String]? {
    indexTitles(view) { implemented($0.reachedDataSource?.sectionIndexTitles(for:))?($1) ?? nil }
  }
  public func tableView(_ view: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    let section = section(ofIndexTitleAt: index, in: view, "sectionIndexTitles(for:)") {
      implemented($0.reachedDataSource?.sectionIndexTitles(for:))?($1) ?? nil
    } _: { child, view, index in
      askSeparately("tableView(_:sectionForSectionIndexTitle:at:)") {
        implemented(child.reachedDataSource?.tableView(_:sectionForSectionIndexTitle:at:))?(view, title, index)
      }
    }
    return section.orNotImplemented(index)
  }

  // MARK: Editing and moves

  public func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDataSource?.tableView(_:canEditRowAt:) }
  }
  public func tableView(
    _ view: UITableView,
    commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    tell(view, path) { with(style, $0.reachedDataSource?.tableView(_:commit:forRowAt:)) }
  }
  public func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    canMove(view, path) {
      $0.reachedDataSource?.tableView(_:canMoveRowAt:)
    } canMoveAny: {
      implemented($0.reachedDataSource?.tableView(_:moveRowAt:to:)) != nil
    }
  }
  /// Moves a row inside a child, or between two children that both agree.
  public func tableView(_ view: UITableView, moveRowAt path: IndexPath, to destination: IndexPath) {
    move(view, from: path, to: destination) { $0.reachedDataSource?.tableView(_:moveRowAt:to:) }
  }

  // MARK: Prefetching

  public func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath]) {
    tellEach(view, paths) { $0.reachedPrefetchDataSource?.tableView(_:prefetchRowsAt:) }
  }
  public func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    tellEach(view, paths) { implemented($0.reachedPrefetchDataSource?.tableView(_:cancelPrefetchingForRowsAt:)) }
  }
}

extension CompositeTableViewDataSource: UITableViewDelegate {
  // MARK: Display

  public func tableView(_ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    tellWillDisplay(cell, view, path) { with(cell, $0.reachedDelegate?.tableView(_:willDisplay:forRowAt:)) }
  }
  public func tableView(_ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    tellDidEndDisplaying(cell, view, path) { with(cell, $0.reachedDelegate?.tableView(_:didEndDisplaying:forRowAt:)) }
  }
  public func tableView(_ view: UITableView, willDisplayHeaderView header: UIView, forSection section: Int) {
    tellWillDisplay(header, view, section) {
      with(header, $0.reachedDelegate?.tableView(_:willDisplayHeaderView:forSection:))
    }
  }
  public func tableView(_ view: UITableView, didEndDisplayingHeaderView header: UIView, forSection section: Int) {
    tellDidEndDisplaying(header, view, section) {
      with(header, $0.reachedDelegate?.tableView(_:didEndDisplayingHeaderView:forSection:))
    }
  }
  public func tableView(_ view: UITableView, willDisplayFooterView footer: UIView, forSection section: Int) {
    tellWillDisplay(footer, view, section) {
      with(footer, $0.reachedDelegate?.tableView(_:willDisplayFooterView:forSection:))
    }
  }
  public func tableView(_ view: UITableView, didEndDisplayingFooterView footer: UIView, forSection section: Int) {
    tellDidEndDisplaying(footer, view, section) {
      with(footer, $0.reachedDelegate?.tableView(_:didEndDisplayingFooterView:forSection:))
    }
  }

  // MARK: Heights and section views

  public func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    ask(view, path, or: view.rowHeight) { $0.reachedDelegate?.tableView(_:heightForRowAt:) }
  }
  public func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    ask(view, path, or: view.estimatedRowHeight) { $0.reachedDelegate?.tableView(_:estimatedHeightForRowAt:) }
  }
  public func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Turn.serve { handlers.headerHeight?(section) }
      ?? ask(view, section, or: view.sectionHeaderHeight) { $0.reachedDelegate?.tableView(_:heightForHeaderInSection:) }
  }
  public func tableView(_ view: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    ask(view, section, or: view.estimatedSectionHeaderHeight) {
      $0.reachedDelegate?.tableView(_:estimatedHeightForHeaderInSection:)
    }
  }
  public func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Turn.serve { handlers.headerView?(view, section) }
      ?? ask(view, section, or: nil) { $0.reachedDelegate?.tableView(_:viewForHeaderInSection:) }
  }
  public func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Turn.serve { handlers.footerHeight?(section) }
      ?? ask(view, section, or: view.sectionFooterHeight) { $0.reachedDelegate?.tableView(_:heightForFooterInSection:) }
  }
  public func tableView(_ view: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    ask(view, section, or: view.estimatedSectionFooterHeight) {
      $0.reachedDelegate?.tableView(_:estimatedHeightForFooterInSection:)
    }
  }
  public func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Turn.serve { handlers.footerView?(view, section) }
      ?? ask(view, section, or: nil) { $0.reachedDelegate?.tableView(_:viewForFooterInSection:) }
  }

  // MARK: Selection

  public func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.tableView(_:shouldHighlightRowAt:) }
  }
  public func tableView(_ view: UITableView, didHighlightRowAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:didHighlightRowAt:) }
  }
  public func tableView(_ view: UITableView, didUnhighlightRowAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:didUnhighlightRowAt:) }
  }
  public func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    askForIndexPath(view, path) { $0.reachedDelegate?.tableView(_:willSelectRowAt:) }
  }
  public func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    askForIndexPath(view, path) { $0.reachedDelegate?.tableView(_:willDeselectRowAt:) }
  }
  public func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:didSelectRowAt:) }
  }
  public func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:didDeselectRowAt:) }
  }
  public func tableView(_ view: UITableView, canPerformPrimaryActionForRowAt path: IndexPath) -> Bool {
    ask(view, path, or: !view.isInEditingMode) { $0.reachedDelegate?.tableView(_:canPerformPrimaryActionForRowAt:) }
  }
  public func tableView(_ view: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:performPrimaryActionForRowAt:) }
  }
  #if !os(tvOS)
    public func tableView(_ view: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool {
      ask(view, path, or: false) { $0.reachedDelegate?.tableView(_:shouldBeginMultipleSelectionInteractionAt:) }
    }
    public func tableView(_ view: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
      children.multipleSelectionPart = route(view, path)?.part
      tell(view, path) { $0.reachedDelegate?.tableView(_:didBeginMultipleSelectionInteractionAt:) }
    }
    /// Notifies the child in which the selection began, or all children.
    public func tableViewDidEndMultipleSelectionInteraction(_ view: UITableView) {
      tellDidEndMultipleSelection(view) { $0.reachedDelegate?.tableViewDidEndMultipleSelectionInteraction(_:) }
    }
  #endif

  // MARK: Accessories and editing

  public func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    tell(view, path) { $0.reachedDelegate?.tableView(_:accessoryButtonTappedForRowWith:) }
  }
  public func tableView(_ view: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    ask(view, path, or: 0) { $0.reachedDelegate?.tableView(_:indentationLevelForRowAt:) }
  }
  public func tableView(_ view: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    ask(view, path, or: .delete) { $0.reachedDelegate?.tableView(_:editingStyleForRowAt:) }
  }
  public func tableView(_ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.tableView(_:shouldIndentWhileEditingRowAt:) }
  }
  public func tableView(
    _ view: UITableView,
    targetIndexPathForMoveFromRowAt path: IndexPath,
    toProposedIndexPath destination: IndexPath
  ) -> IndexPath {
    let proposed = Turn.serve { handlers.moveTarget?(path, destination) } ?? destination
    return target(view, from: path, proposed: proposed) {
      $0.reachedDelegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    }
  }
  #if os(iOS) || !canImport(UIKit)
    @available(iOS, introduced: 8.0, deprecated: 13.0)
    public func tableView(_ view: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? {
      ask(view, path, or: nil) { $0.reachedDelegate?.tableView(_:editActionsForRowAt:) }
    }
  #endif
  #if !os(tvOS)
    public func tableView(_ view: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath) -> String? {
      ask(view, path, or: nil) { $0.reachedDelegate?.tableView(_:titleForDeleteConfirmationButtonForRowAt:) }
    }
    public func tableView(_ view: UITableView, willBeginEditingRowAt path: IndexPath) {
      children.editedPart = route(view, path)?.part
      tell(view, path) { $0.reachedDelegate?.tableView(_:willBeginEditingRowAt:) }
    }
    /// Notifies the child whose row was edited, even if the row is gone.
    public func tableView(_ view: UITableView, didEndEditingRowAt path: IndexPath?) {
      let now = path.flatMap { route(view, $0) }
      let edited = children.editedPart ?? now?.part
      children.editedPart = nil
      let own = now.flatMap { $0.part === edited ? $0.address : nil }
      ask(edited, view, or: ()) { with(own, $0.reachedDelegate?.tableView(_:didEndEditingRowAt:)) }
    }
    public func tableView(_ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      ask(view, path, or: nil) { $0.reachedDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:) }
    }
    public func tableView(_ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      ask(view, path, or: nil) { $0.reachedDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:) }
    }

    // MARK: Context menus

    public func tableView(_ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint)
      -> UIContextMenuConfiguration?
    {
      openMenu(view, path) {
        with(last: point, $0.reachedDelegate?.tableView(_:contextMenuConfigurationForRowAt:point:))
      }
    }
    public func tableView(
      _ view: UITableView,
      previewForHighlightingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      ask(children.menuPart, view, or: nil) {
        with(menu, $0.reachedDelegate?.tableView(_:previewForHighlightingContextMenuWithConfiguration:))
      }
    }
    public func tableView(
      _ view: UITableView,
      previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      ask(children.menuPart, view, or: nil) {
        with(menu, $0.reachedDelegate?.tableView(_:previewForDismissingContextMenuWithConfiguration:))
      }
    }
    public func tableView(
      _ view: UITableView,
      willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.tableView(_:willPerformPreviewActionForMenuWith:animator:))
      }
    }
    public func tableView(
      _ view: UITableView,
      willDisplayContextMenu menu: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.tableView(_:willDisplayContextMenu:animator:))
      }
    }
    public func tableView(
      _ view: UITableView,
      willEndContextMenuInteraction menu: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      ask(children.menuPart, view, or: ()) {
        with(menu, animator, $0.reachedDelegate?.tableView(_:willEndContextMenuInteraction:animator:))
      }
    }
  #endif

  // MARK: Focus

  public func tableView(_ view: UITableView, canFocusRowAt path: IndexPath) -> Bool {
    ask(view, path, or: true) { $0.reachedDelegate?.tableView(_:canFocusRowAt:) }
  }
  /// Returns whether focus can move. The context is the shown table view's, also for children.
  public func tableView(_ view: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    mayUpdateFocus(view, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      with(context, implemented($0.reachedDelegate?.tableView(_:shouldUpdateFocusIn:)))
    }
  }
  /// Notifies the children of a focus move. The context is the shown table view's.
  public func tableView(
    _ view: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellDidUpdateFocus(view, from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath) {
      RosterComposites.with(context, coordinator, implemented($0.reachedDelegate?.tableView(_:didUpdateFocusIn:with:)))
    }
  }
  public func indexPathForPreferredFocusedView(in view: UITableView) -> IndexPath? {
    preferredFocus(view) { $0.reachedDelegate?.indexPathForPreferredFocusedView(in:) }
  }
  #if !os(tvOS)
    public func tableView(_ view: UITableView, selectionFollowsFocusForRowAt path: IndexPath) -> Bool {
      ask(view, path, or: view.selectionFollowsFocus) {
        $0.reachedDelegate?.tableView(_:selectionFollowsFocusForRowAt:)
      }
    }
  #endif
}
