extension TableViewDelegate {
  /// Adds a handler that's called with each cell of a type after the view model is on it, for example to set button targets.
  ///
  /// It's called in `tableView(_:cellForRowAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UITableViewCell>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ place: ItemPlace) -> Void
  ) -> Self {
    dataSource.noteUnknownCell(type, in: #function)
    dataSource.cellConfigurators.add(for: type) { handler($0, $1.place) }
    return self
  }

  /// Adds a handler that's called with each cell of a type, its view model, and its place.
  ///
  /// A closure that the cell retains, such as a button's action, can change the item at the place at any time.
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

  /// Adds a handler that's called when the user deletes a row of a type, or inserts one at it.
  ///
  /// Corresponds to `tableView(_:commit:forRowAt:)`. Change the content in the handler. The table view follows.
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

  /// Adds a handler that's called when the user deletes a row of a type.
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

  /// Adds a handler that's called when the user taps the detail button of a row of a type.
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

  /// Sets the height in points of rows of a type. `automaticDimension` uses the cell's height, and `nil` the view model's or the
  /// table view's.
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

  /// Sets the estimated height of rows of a type, in points.
  ///
  /// Corresponds to `tableView(_:estimatedHeightForRowAt:)`, which table views call for every row. For similar rows, set the table
  /// view's `estimatedRowHeight` instead.
  @discardableResult
  public func estimatedHeight<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ tableView: UITableView) -> CGFloat?
  ) -> Self {
    add(to: estimatedHeights, for: type, handler)
    return self
  }

  /// Sets the height of headers, in points. `nil` leaves it to the table view.
  ///
  /// Corresponds to `tableView(_:heightForHeaderInSection:)`.
  @discardableResult
  public func headerHeight(_ handler: @escaping @MainActor (_ section: Int) -> CGFloat?) -> Self {
    headerHeight = handler
    return self
  }

  /// Sets the height of footers, in points. `nil` leaves it to the table view.
  ///
  /// Corresponds to `tableView(_:heightForFooterInSection:)`.
  @discardableResult
  public func footerHeight(_ handler: @escaping @MainActor (_ section: Int) -> CGFloat?) -> Self {
    footerHeight = handler
    return self
  }

  /// Sets a provider of header views. `nil` shows the content's header.
  ///
  /// Corresponds to `tableView(_:viewForHeaderInSection:)`.
  @discardableResult
  public func headerView(_ handler: @escaping @MainActor (_ tableView: UITableView, _ section: Int) -> UIView?) -> Self
  {
    headerView = handler
    return self
  }

  /// Sets a provider of footer views. `nil` shows the content's footer.
  ///
  /// Corresponds to `tableView(_:viewForFooterInSection:)`.
  @discardableResult
  public func footerView(_ handler: @escaping @MainActor (_ tableView: UITableView, _ section: Int) -> UIView?) -> Self
  {
    footerView = handler
    return self
  }
}
