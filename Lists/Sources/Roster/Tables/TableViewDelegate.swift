/// The delegate of a table view with content: selection, sizes, headers and footers, swipes, and menus.
///
/// ```swift
/// tableView.attach(movies)
///   .onSelect(Movie.self) { movie in print(movie.title) }
///   .configure(MovieCell.self) { cell, movie, place in cell.onLike = { movies.update(place) { $0.isLiked = true } } }
/// ```
///
/// Handlers are typed by view model. You can subclass it and override every requirement. Requirements without an override or a
/// handler count as not implemented.
@preconcurrency @MainActor open class TableViewDelegate: ListDelegate, UITableViewDelegate {
  /// The data source whose content the table view shows.
  public let dataSource: TableViewDataSource

  /// A Boolean value that indicates whether view models can provide row heights.
  private let mayProvideRowHeights: Bool
  let accessoryTaps = ViewModelHandlers<ItemPlace, Void>()
  private(set) lazy var heights = ViewModelHandlers<UITableView, CGFloat> { [unowned self] in answersDidChange() }
  private(set) lazy var estimatedHeights = ViewModelHandlers<UITableView, CGFloat> { [unowned self] in
    answersDidChange()
  }
  package internal(set) var headerHeight: ((Int) -> CGFloat?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  package internal(set) var footerHeight: ((Int) -> CGFloat?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  package internal(set) var headerView: ((UITableView, Int) -> UIView?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  package internal(set) var footerView: ((UITableView, Int) -> UIView?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }

  /// Creates a delegate for a data source.
  ///
  /// - Parameter dataSource: The data source of the attached table views. It's retained.
  public init(_ dataSource: TableViewDataSource) {
    self.dataSource = dataSource
    mayProvideRowHeights = dataSource.list.viewModelType.map { $0 is any RowHeightProviding.Type } ?? true
    super.init(list: dataSource)
  }

  override var handlers: [any EnclosableHandlers] { super.handlers + [accessoryTaps, heights, estimatedHeights] }

  override var conditionalRequirements: any RequirementTable { TableViewDelegate.requirements }
  private static let requirements = ConditionalRequirements(of: TableViewDelegate.self, "tableView")
    .with("heightForRowAt:", "heightForRowAtIndexPath:") { $0.answersRowHeights }
    .with("estimatedHeightForRowAt:", "estimatedHeightForRowAtIndexPath:") { !$0.estimatedHeights.isEmpty }
    .with("heightForHeaderInSection:", "heightForHeaderInSection:") { $0.headerHeight != nil }
    .with("heightForFooterInSection:", "heightForFooterInSection:") { $0.footerHeight != nil }
    .with("viewForHeaderInSection:", "viewForHeaderInSection:") { $0.answersHeaderViews }
    .with("viewForFooterInSection:", "viewForFooterInSection:") { $0.answersFooterViews }
    .with("estimatedHeightForHeaderInSection:", "estimatedHeightForHeaderInSection:")
    .with("estimatedHeightForFooterInSection:", "estimatedHeightForFooterInSection:")
    .with("canPerformPrimaryActionForRowAt:", "canPerformPrimaryActionForRowAtIndexPath:")
    .with("performPrimaryActionForRowAt:", "performPrimaryActionForRowAtIndexPath:")
    .with("indentationLevelForRowAt:", "indentationLevelForRowAtIndexPath:")
    .with("titleForDeleteConfirmationButtonForRowAt:", "titleForDeleteConfirmationButtonForRowAtIndexPath:")
    .with("shouldIndentWhileEditingRowAt:", "shouldIndentWhileEditingRowAtIndexPath:")
    .with("canFocusRowAt:", "canFocusRowAtIndexPath:") { !$0.focusPermissions.isEmpty }
    .with("selectionFollowsFocusForRowAt:", "selectionFollowsFocusForRowAtIndexPath:") { !$0.focusSelections.isEmpty }
    .with("shouldUpdateFocusIn:", "shouldUpdateFocusInContext:")
    .with("didUpdateFocusIn:with:", "didUpdateFocusInContext:withAnimationCoordinator:") { $0.answersFocusUpdates }
    .with(
      name: "indexPathForPreferredFocusedView(in:)",
      selector: "indexPathForPreferredFocusedViewInTableView:"
    ) { $0.preferredFocus != nil }

  // MARK: Display

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(cell, at: indexPath, in: tableView)
  }

  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    didEndDisplaying(cell, at: indexPath, in: tableView)
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    dataSource.titleIsShown(view, section, isFooter: false, in: tableView)
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    dataSource.titleIsShown(view, section, isFooter: true, in: tableView)
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  // MARK: Heights

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard hasAnswer(answersRowHeights) else { return tableView.rowHeight }
    return Turn.serve { dataSource.showSize(in: tableView) { height(at: indexPath, in: tableView) } }
      ?? tableView.rowHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard hasAnswer(!estimatedHeights.isEmpty) else { return tableView.estimatedRowHeight }
    let estimate = Turn.serve {
      dataSource.viewModel(at: indexPath, in: tableView).flatMap { estimatedHeights.firstAnswer(for: $0, tableView) }
    }
    return estimate ?? tableView.estimatedRowHeight
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard hasAnswer(headerHeight != nil) else { return tableView.sectionHeaderHeight }
    return Turn.serve { dataSource.showSize(in: tableView) { headerHeight?(section) } } ?? tableView.sectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard hasAnswer(footerHeight != nil) else { return tableView.sectionFooterHeight }
    return Turn.serve { dataSource.showSize(in: tableView) { footerHeight?(section) } } ?? tableView.sectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    notImplemented()
    return tableView.estimatedSectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    notImplemented()
    return tableView.estimatedSectionFooterHeight
  }

  // MARK: Headers and footers

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasAnswer(answersHeaderViews) else { return nil }
    return Turn.serve {
      dataSource.showOptional(.supplement(section: section), in: tableView) {
        headerView?(tableView, section)
          ?? dataSource.shown(in: tableView).header(section)?
          .dequeueView(from: tableView, registering: dataSource.registersAutomatically)
      }
    }
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard hasAnswer(answersFooterViews) else { return nil }
    return Turn.serve {
      dataSource.showOptional(.supplement(section: section), in: tableView) {
        footerView?(tableView, section)
          ?? dataSource.shown(in: tableView).footer(section)?
          .dequeueView(from: tableView, registering: dataSource.registersAutomatically)
      }
    }
  }

  // MARK: Selection

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isSelectable(at: indexPath, in: tableView)
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectionDidChange(at: indexPath, selections, in: tableView)
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionDidChange(at: indexPath, deselections, in: tableView)
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    notImplemented()
    return !tableView.isInEditingMode
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    notImplemented()
  }

  // MARK: Accessories

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    call(accessoryTaps, at: indexPath, in: tableView)
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    notImplemented()
    return 0
  }

  // MARK: Editing

  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    (dataSource.viewModel(at: indexPath, in: tableView) as? any EditingProviding)?.editingStyle ?? .delete
  }

  #if !os(tvOS)
    open func tableView(
      _ tableView: UITableView,
      titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      notImplemented()
      return nil
    }
  #endif

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    notImplemented()
    return true
  }

  #if !os(tvOS)
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  #endif

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Turn.serve { moveTarget?(sourceIndexPath, proposedDestinationIndexPath) } ?? proposedDestinationIndexPath
  }

  // MARK: Focus

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    let isAllowed = tableView.allowsFocus && (!tableView.isInEditingMode || tableView.allowsFocusDuringEditing)
    guard hasAnswer(!focusPermissions.isEmpty) else { return isAllowed }
    return Turn.serve { answer(of: focusPermissions, at: indexPath, in: tableView) } ?? isAllowed
  }

  open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    notImplemented()
    return true
  }

  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard hasAnswer(answersFocusUpdates) else { return }
    focusDidMove(from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath, in: tableView)
  }

  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    guard hasAnswer(preferredFocus != nil) else { return nil }
    return preferredFocusIndexPath(in: tableView)
  }

  // MARK: Swipe actions and context menus

  #if os(iOS) || !canImport(UIKit)
    @available(iOS, introduced: 8.0, deprecated: 13.0)
    open func tableView(
      _ tableView: UITableView,
      editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      notImplemented()
      return nil
    }
  #endif

  #if !os(tvOS)
    open func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      swipeActions(.leading, at: indexPath, inList: tableView)
    }

    open func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      swipeActions(.trailing, at: indexPath, inList: tableView)
    }

    open func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      contextMenu(at: indexPath, in: tableView, point)
    }

    open func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      nil
    }

    open func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      nil
    }

    open func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    open func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Multiple selection and focus

    open func tableView(
      _ tableView: UITableView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      false
    }

    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      guard hasAnswer(!focusSelections.isEmpty) else { return tableView.selectionFollowsFocus }
      return Turn.serve { answer(of: focusSelections, at: indexPath, in: tableView) } ?? tableView.selectionFollowsFocus
    }
  #endif

  // MARK: Handlers

  var answersRowHeights: Bool { !heights.isEmpty || mayProvideRowHeights }
  var answersHeaderViews: Bool { headerView != nil || dataSource.mayHaveHeaders }
  var answersFooterViews: Bool { footerView != nil || dataSource.mayHaveFooters }

  /// A Boolean value that indicates whether a handler provides header views, here or for the enclosing composite.
  var givesHeaderViews: Bool { headerView != nil || (enclosing as? TableViewDelegate)?.givesHeaderViews ?? false }
  var givesFooterViews: Bool { footerView != nil || (enclosing as? TableViewDelegate)?.givesFooterViews ?? false }

  private func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
    guard let viewModel = dataSource.viewModel(at: indexPath, in: tableView) else { return nil }
    return heights.firstAnswer(for: viewModel, tableView)
      ?? (viewModel as? any RowHeightProviding)?.rowHeight(in: tableView)
  }
}
