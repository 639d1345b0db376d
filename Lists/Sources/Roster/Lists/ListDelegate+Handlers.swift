extension ListDelegate {
  /// Is called when the user selects an item of a view model type.
  ///
  /// Corresponds to `tableView(_:didSelectRowAt:)` and `collectionView(_:didSelectItemAt:)`. All handlers whose type fits
  /// are called, in the order in which they were given. The delegate keeps a handler alive, so capture view controllers
  /// weakly.
  ///
  /// - Parameters:
  ///   - type: the view model's type, a superclass of it or a protocol that it conforms to.
  ///   - handler: takes the view model and its place, which stays true while the content changes.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: selections, for: type, handler)
    return self
  }

  /// Is called when the user selects an item of a view model type.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel) -> Void
  ) -> Self {
    onSelect(type) { viewModel, _ in handler(viewModel) }
  }

  /// Is called when the user selects any item.
  @discardableResult
  public func onSelect(_ handler: @escaping @MainActor (_ place: ItemPlace) -> Void) -> Self {
    onSelect(Any.self) { _, place in handler(place) }
  }

  /// Is called when the user deselects an item of a view model type.
  ///
  /// Corresponds to `tableView(_:didDeselectRowAt:)` and `collectionView(_:didDeselectItemAt:)`.
  @discardableResult
  public func onDeselect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: deselections, for: type, handler)
    return self
  }

  /// Is called with all selected items after the user has selected or deselected one, in editing too, and after an update
  /// in which selected items have gone.
  @discardableResult
  public func onSelectionChange(_ handler: @escaping @MainActor (_ selection: ListSelection) -> Void) -> Self {
    selectionChanges.append(handler)
    return self
  }

  /// Is called before an item of a view model type is shown.
  ///
  /// Corresponds to `tableView(_:willDisplay:forRowAt:)` and `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func onWillDisplay<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: displays, for: type, handler)
    return self
  }

  /// Is called after an item of a view model type is no longer shown; the view model is the one that was shown, even if
  /// the content is another by now. Cells that were shown before the handler was given are not reported.
  ///
  /// Corresponds to `tableView(_:didEndDisplaying:forRowAt:)` and `collectionView(_:didEndDisplaying:forItemAt:)`.
  @discardableResult
  public func onDidEndDisplaying<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: displayEnds, for: type, handler)
    return self
  }

  #if !os(tvOS)
    /// Gives the context menu of items of a view model type; `nil` leaves it to the view model.
    ///
    /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)` and
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. It comes before the menu of a view model that is a
    /// ``ContextMenuProviding``.
    @discardableResult
    public func contextMenu<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> UIContextMenuConfiguration?
    ) -> Self {
      add(to: contextMenus, for: type, handler)
      return self
    }

    /// Gives the actions that a swipe from the leading edge reveals on items of a view model type.
    ///
    /// Corresponds to `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; in a collection whose layout is one of
    /// `UICollectionViewLayout.sections()`, to `leadingSwipeActionsConfigurationProvider` of its lists. It comes before the
    /// actions of a view model that is a ``SwipeActionsProviding``.
    @discardableResult
    public func leadingSwipeActions<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> UISwipeActionsConfiguration?
    ) -> Self {
      add(to: leadingSwipes, for: type, handler)
      list.swipeables.add(for: type) { _, _ in true }
      return self
    }

    /// Gives the actions that a swipe from the trailing edge reveals on items of a view model type.
    ///
    /// Corresponds to `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; in a collection whose layout is one of
    /// `UICollectionViewLayout.sections()`, to `trailingSwipeActionsConfigurationProvider` of its lists. It comes before the
    /// actions of a view model that is a ``SwipeActionsProviding``.
    @discardableResult
    public func trailingSwipeActions<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> UISwipeActionsConfiguration?
    ) -> Self {
      add(to: trailingSwipes, for: type, handler)
      list.swipeables.add(for: type) { _, _ in true }
      return self
    }
  #endif

  // MARK: Editing and reordering

  /// Says whether items of a view model type can be edited.
  ///
  /// Corresponds to `tableView(_:canEditRowAt:)` and `collectionView(_:canEditItemAt:)`. Without an answer the view model
  /// says so as an ``EditingProviding``; else a row can be edited if there is a handler of
  /// ``TableViewDelegate/onCommit(_:_:)`` or of swipes, and an item of a collection always.
  @discardableResult
  public func canEdit<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: list.editPermissions, for: type, handler)
    return self
  }

  /// Says whether items of a view model type can be moved.
  ///
  /// Corresponds to `tableView(_:canMoveRowAt:)` and `collectionView(_:canMoveItemAt:)`. Without an answer an item can be
  /// moved if its view model does not object as a ``ReorderingProviding``.
  @discardableResult
  public func canMove<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: list.movePermissions, for: type, handler)
    return self
  }

  /// Lets the user move items of a view model type, and is called when the user has moved one.
  ///
  /// Corresponds to `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)`, and to the two of collections. Move the
  /// item in the content; the view has moved it already. The handler's changes are made at the next turn of the main
  /// actor; if the content did something else, or nothing, that is shown then.
  ///
  /// - Parameters:
  ///   - type: the view model's type, a superclass of it or a protocol that it conforms to.
  ///   - condition: which items can be moved; all by default.
  ///   - handler: takes the view model, and between which items it was dropped. Is not called if the item has gone in
  ///     changes that wait.
  @discardableResult
  public func reorder<ViewModel>(
    _ type: ViewModel.Type,
    where condition: @escaping @MainActor (ViewModel) -> Bool = { _ in true },
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ destination: MoveDestination) -> Void
  ) -> Self {
    list.movePermissions.add(for: type) { viewModel, _ in condition(viewModel) }
    add(to: list.moveHandlers, for: type) { viewModel, move in handler(viewModel, move.destination) }
    return self
  }

  /// Lets the user move any item, and is called with index paths when the user has moved one, as
  /// ``reorder(_:where:_:)``.
  ///
  /// Corresponds to `tableView(_:moveRowAt:to:)` and `collectionView(_:moveItemAt:to:)`.
  ///
  /// - Parameter handler: takes the item's index path before the move, and the one that it has once it has moved: both as
  ///   the last change left the content, changes that wait included.
  @discardableResult
  public func onMove(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ destination: IndexPath) -> Void
  ) -> Self {
    list.defaultMovePermissions.add(for: Any.self) { _, _ in true }
    list.moveHandlers.add(for: Any.self) { _, move in handler(move.source, move.destination.indexPath) }
    return self
  }

  /// Says where an item that is being moved may be dropped.
  ///
  /// Corresponds to `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and to
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  @discardableResult
  public func moveTarget(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath
  ) -> Self {
    moveTarget = handler
    return self
  }

  // MARK: Prefetching

  /// Is called when items of a view model type will probably be shown soon.
  ///
  /// Corresponds to `tableView(_:prefetchRowsAt:)` and `collectionView(_:prefetchItemsAt:)`.
  @discardableResult
  public func onPrefetch<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: list.prefetchHandlers, for: type, handler)
    return self
  }

  /// Is called when items of a view model type that were prefetched are not needed after all.
  ///
  /// Corresponds to `tableView(_:cancelPrefetchingForRowsAt:)` and `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @discardableResult
  public func onCancelPrefetching<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: list.prefetchCancellations, for: type, handler)
    return self
  }
}
