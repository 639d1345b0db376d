import Foundation

extension TableViewDelegate {
  /// Is called when a row of a view model type is selected by the user.
  ///
  /// Corresponds to `tableView(_:didSelectRowAt:)`. All handlers whose type fits are called, in the order in which they
  /// were given. A handler is kept alive by the delegate, so capture view controllers weakly.
  ///
  /// - Parameters:
  ///   - type: the view model's type, a superclass of it or a protocol that it conforms to.
  ///   - handler: takes the view model and its index path.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    selections.add(for: type, handler)
    return self
  }

  /// Is called when a row of a view model type is selected by the user.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel) -> Void
  ) -> Self {
    onSelect(type) { viewModel, _ in handler(viewModel) }
  }

  /// Is called when any row is selected by the user.
  @discardableResult
  public func onSelect(_ handler: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> Self {
    onSelect(Any.self) { _, indexPath in handler(indexPath) }
  }

  /// Is called when a row of a view model type is deselected by the user.
  ///
  /// Corresponds to `tableView(_:didDeselectRowAt:)`.
  @discardableResult
  public func onDeselect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    deselections.add(for: type, handler)
    return self
  }

  /// Is called with each cell of a type after the view model is on it: the place to give a cell what it needs from
  /// outside, such as the target of its buttons.
  ///
  /// Happens in `tableView(_:cellForRowAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UITableViewCell>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> Self {
    dataSource.cellConfigurators.add(for: type, handler)
    return self
  }

  /// Is called before a row of a view model type is shown.
  ///
  /// Corresponds to `tableView(_:willDisplay:forRowAt:)`.
  @discardableResult
  public func onWillDisplay<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    displays.add(for: type, handler)
    return self
  }

  /// Is called after a row of a view model type is no longer shown; the view model is the one that was shown, even if
  /// the content is another by now. Cells that were shown before the handler was given are not reported.
  ///
  /// Corresponds to `tableView(_:didEndDisplaying:forRowAt:)`.
  @discardableResult
  public func onDidEndDisplaying<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    displayEnds.add(for: type, handler)
    return self
  }

  /// Is called when the detail button of a row of a view model type is tapped.
  ///
  /// Corresponds to `tableView(_:accessoryButtonTappedForRowWith:)`.
  @discardableResult
  public func onAccessoryTap<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    accessoryTaps.add(for: type, handler)
    return self
  }

  /// Says how high rows of a view model type are, in points; `nil` or `automaticDimension` for what the cell asks for.
  ///
  /// Corresponds to `tableView(_:heightForRowAt:)`.
  @discardableResult
  public func height<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ tableView: UITableView) -> CGFloat?
  ) -> Self {
    heights.add(for: type, handler)
    return self
  }

  /// Says how high rows of a view model type probably are, in points.
  ///
  /// Corresponds to `tableView(_:estimatedHeightForRowAt:)`, which a table asks for every row; where all rows are about
  /// equal, set the table's `estimatedRowHeight` instead.
  @discardableResult
  public func estimatedHeight<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ tableView: UITableView) -> CGFloat?
  ) -> Self {
    estimatedHeights.add(for: type, handler)
    return self
  }

  /// Says how high headers are, in points; `nil` leaves it to the table.
  ///
  /// Corresponds to `tableView(_:heightForHeaderInSection:)`.
  @discardableResult
  public func headerHeight(_ handler: @escaping @MainActor (_ section: Int) -> CGFloat?) -> Self {
    headerHeight = handler
    return self
  }

  /// Says how high footers are, in points; `nil` leaves it to the table.
  ///
  /// Corresponds to `tableView(_:heightForFooterInSection:)`.
  @discardableResult
  public func footerHeight(_ handler: @escaping @MainActor (_ section: Int) -> CGFloat?) -> Self {
    footerHeight = handler
    return self
  }

  /// Gives header views of your own; `nil` leaves the header to the content.
  ///
  /// Corresponds to `tableView(_:viewForHeaderInSection:)`.
  @discardableResult
  public func headerView(_ handler: @escaping @MainActor (_ tableView: UITableView, _ section: Int) -> UIView?) -> Self
  {
    headerView = handler
    return self
  }

  /// Gives footer views of your own; `nil` leaves the footer to the content.
  ///
  /// Corresponds to `tableView(_:viewForFooterInSection:)`.
  @discardableResult
  public func footerView(_ handler: @escaping @MainActor (_ tableView: UITableView, _ section: Int) -> UIView?) -> Self
  {
    footerView = handler
    return self
  }

  #if !os(tvOS)
    /// Gives what a swipe from the leading edge reveals on rows of a view model type.
    ///
    /// Corresponds to `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`. It comes before the actions of a view
    /// model that is a ``SwipeActionsProviding``.
    @discardableResult
    public func leadingSwipeActions<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    ) -> Self {
      leadingSwipes.add(for: type, handler)
      dataSource.swipeables.add(for: type) { _, _ in true }
      return self
    }

    /// Gives what a swipe from the trailing edge reveals on rows of a view model type.
    ///
    /// Corresponds to `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`. It comes before the actions of a view
    /// model that is a ``SwipeActionsProviding``.
    @discardableResult
    public func trailingSwipeActions<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    ) -> Self {
      trailingSwipes.add(for: type, handler)
      dataSource.swipeables.add(for: type) { _, _ in true }
      return self
    }

    /// Gives the context menu of rows of a view model type; `nil` leaves it to the view model.
    ///
    /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)`. It comes before the menu of a view model
    /// that is a ``ContextMenuProviding``.
    @discardableResult
    public func contextMenu<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> UIContextMenuConfiguration?
    ) -> Self {
      contextMenus.add(for: type, handler)
      return self
    }
  #endif

  /// Says where a row that is being moved may be dropped.
  ///
  /// Corresponds to `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  @discardableResult
  public func moveTarget(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath
  ) -> Self {
    moveTarget = handler
    return self
  }
}
