import Foundation

extension TableViewDataSource {
  /// Says whether rows of a view model type can be edited.
  ///
  /// Corresponds to `tableView(_:canEditRowAt:)`. Without an answer a row can be edited if its view model says so as an
  /// ``EditingProviding``, or else if there is a handler of ``onCommit(_:_:)``.
  @discardableResult
  public func canEdit<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Bool
  ) -> Self {
    editPermissions.add(for: type, handler)
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
        _ viewModel: ViewModel, _ editingStyle: UITableViewCell.EditingStyle, _ indexPath: IndexPath
      ) -> Void
  ) -> Self {
    commits.add(for: type) { handler($0, $1.style, $1.indexPath) }
    return self
  }

  /// Is called when the user deletes a row of a view model type.
  @discardableResult
  public func onDelete<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    onCommit(type) { viewModel, style, indexPath in
      if style == .delete { handler(viewModel, indexPath) }
    }
  }

  /// Says whether rows of a view model type can be moved.
  ///
  /// Corresponds to `tableView(_:canMoveRowAt:)`. Without an answer a row can be moved if its view model does not
  /// object as a ``ReorderingProviding``.
  @discardableResult
  public func canMove<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Bool
  ) -> Self {
    movePermissions.add(for: type, handler)
    return self
  }

  /// Is called when the user has moved a row. Without such a handler rows cannot be moved.
  ///
  /// Corresponds to `tableView(_:moveRowAt:to:)`. Move the item in the content; the table has moved the row already.
  @discardableResult
  public func onMove(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ destination: IndexPath) -> Void
  ) -> Self {
    moveHandler = handler
    return self
  }

  /// Is called when rows of a view model type will probably be shown soon.
  ///
  /// Corresponds to `tableView(_:prefetchRowsAt:)`.
  @discardableResult
  public func onPrefetch<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    prefetchHandlers.add(for: type, handler)
    return self
  }

  /// Is called when rows of a view model type that were prefetched are not needed after all.
  ///
  /// Corresponds to `tableView(_:cancelPrefetchingForRowsAt:)`.
  @discardableResult
  public func onCancelPrefetching<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    prefetchCancellations.add(for: type, handler)
    return self
  }
}
