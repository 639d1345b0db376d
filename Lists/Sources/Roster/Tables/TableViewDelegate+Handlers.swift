extension TableViewDelegate {
  /// Is called with each cell of a type after the view model is on it: the place to give a cell what it needs from
  /// outside, such as the target of its buttons.
  ///
  /// Happens in `tableView(_:cellForRowAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UITableViewCell>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ place: ItemPlace) -> Void
  ) -> Self {
    dataSource.noteUnknownCell(type, in: #function)
    dataSource.cellConfigurators.add(for: type) { handler($0, $1.place) }
    return self
  }

  /// Is called with each cell of a type, its view model and its place, after the view model is on the cell.
  ///
  /// A closure that the cell keeps, such as a button's action, can change the item at the place whenever it is called.
  @discardableResult
  public func configure<Cell: UITableViewCell & ReusablePresenter>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ viewModel: Cell.ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    dataSource.noteUnknownCell(type, in: #function)
    dataSource.cellConfigurators.add(for: type) { cell, shown in
      if let viewModel = shown.viewModel as? Cell.ViewModel { handler(cell, viewModel, shown.place) }
    }
    return self
  }

  /// Is called when the user deletes a row of a view model type, or inserts one at it.
  ///
  /// Corresponds to `tableView(_:commit:forRowAt:)`. Change the content in it; the table follows.
  @discardableResult
  public func onCommit<ViewModel>(
    _ type: ViewModel.Type,
    _ handler:
      @escaping @MainActor (
        _ viewModel: ViewModel, _ editingStyle: UITableViewCell.EditingStyle, _ place: ItemPlace
      ) -> Void
  ) -> Self {
    add(to: dataSource.commits, for: type) { handler($0, $1.style, $1.place) }
    return self
  }

  /// Is called when the user deletes a row of a view model type.
  @discardableResult
  public func onDelete<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: dataSource.commits, for: type) { viewModel, edit in
      if edit.style == .delete { handler(viewModel, edit.place) }
    }
    return self
  }

  /// Is called when the detail button of a row of a view model type is tapped.
  ///
  /// Corresponds to `tableView(_:accessoryButtonTappedForRowWith:)`.
  @discardableResult
  public func onAccessoryTap<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: accessoryTaps, for: type, handler)
    return self
  }

  /// Says how high rows of a view model type are, in points; `nil` or `automaticDimension` for the cell's own height.
  ///
  /// Corresponds to `tableView(_:heightForRowAt:)`.
  @discardableResult
  public func height<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ tableView: UITableView) -> CGFloat?
  ) -> Self {
    add(to: heights, for: type, handler)
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
    add(to: estimatedHeights, for: type, handler)
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
}
