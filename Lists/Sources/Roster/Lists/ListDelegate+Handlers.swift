extension ListDelegate {
  /// Adds a handler that's called when the user selects an item of a type.
  ///
  /// Corresponds to `tableView(_:didSelectRowAt:)` and `collectionView(_:didSelectItemAt:)`. All handlers for matching types are
  /// called, in the order in which you added them. The delegate retains handlers, so capture view controllers weakly.
  ///
  /// - Parameters:
  ///   - type: The view model's type, a superclass of it, or a protocol that it conforms to.
  ///   - handler: The handler, which gets the view model and its place. The place stays valid while the content changes.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    add(to: selections, for: type, handler)
    return self
  }

  /// Adds a handler that's called when the user selects an item of a type.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel) -> Void
  ) -> Self {
    onSelect(type) { viewModel, _ in handler(viewModel) }
  }

  /// Adds a handler that's called when the user selects any item.
  @discardableResult
  public func onSelect(_ handler: @escaping @MainActor (_ place: ItemPlace) -> Void) -> Self {
    onSelect(Any.self) { _, place in handler(place) }
  }

  /// Adds a handler that's called when the user deselects an item of a type.
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

  /// Adds a handler that's called with all selected items after the user changes the selection, also in editing, and after an
  /// update removes selected items.
  @discardableResult
  public func onSelectionChange(_ handler: @escaping @MainActor (_ selection: ListSelection) -> Void) -> Self {
    selectionChanges.append(handler)
    return self
  }

  /// Adds a handler that's called before an item of a type is shown.
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

  /// Adds a handler that's called after a cell with an item of the given type leaves the screen.
  ///
  /// The handler receives the view model that the cell showed, even if the content has changed. Roster doesn't call it for cells
  /// that were visible when you added it.
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
    /// Sets the context menu of items of a type. `nil` uses the view model's.
    ///
    /// Corresponds to `tableView(_:contextMenuConfigurationForRowAt:point:)` and
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. It has priority over a ``ContextMenuProviding`` view model.
    @discardableResult
    public func contextMenu<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> UIContextMenuConfiguration?
    ) -> Self {
      add(to: contextMenus, for: type, handler)
      return self
    }

    /// Sets the leading swipe actions of items of a type.
    ///
    /// Corresponds to `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`. In a collection view with
    /// `UICollectionViewLayout.sections()`, it corresponds to `leadingSwipeActionsConfigurationProvider` of lists. It has priority
    /// over a ``SwipeActionsProviding`` view model.
    @discardableResult
    public func leadingSwipeActions<ViewModel>(
      for type: ViewModel.Type,
      _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> UISwipeActionsConfiguration?
    ) -> Self {
      add(to: leadingSwipes, for: type, handler)
      list.swipeables.add(for: type) { _, _ in true }
      return self
    }

    /// Sets the trailing swipe actions of items of a type.
    ///
    /// Corresponds to `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`. In a collection view with
    /// `UICollectionViewLayout.sections()`, it corresponds to `trailingSwipeActionsConfigurationProvider` of lists. It has priority
    /// over a ``SwipeActionsProviding`` view model.
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

  /// Sets whether items of a type can be edited.
  ///
  /// Corresponds to `tableView(_:canEditRowAt:)` and `collectionView(_:canEditItemAt:)`. Otherwise, an ``EditingProviding`` view
  /// model decides. Without one, items of a collection view can be edited, and rows if there's a handler for
  /// ``TableViewDelegate/onCommit(_:_:)`` or swipes.
  @discardableResult
  public func canEdit<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: list.editPermissions, for: type, handler)
    return self
  }

  /// Sets whether items of a type can be moved.
  ///
  /// Corresponds to `tableView(_:canMoveRowAt:)` and `collectionView(_:canMoveItemAt:)`. Otherwise, a ``ReorderingProviding`` view
  /// model decides. Without one, items can be moved if ``onMove(_:)`` has a handler.
  @discardableResult
  public func canMove<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ place: ItemPlace) -> Bool
  ) -> Self {
    add(to: list.movePermissions, for: type, handler)
    return self
  }

  /// Adds a handler that's called when the user moves an item of a type.
  ///
  /// Corresponds to `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)`, and the collection view variants. Move the item
  /// in the content, because the view has already moved it. The handler's changes are applied in the next main-actor turn. If the
  /// content changed differently, the view shows that then.
  ///
  /// - Parameters:
  ///   - type: The view model's type, a superclass of it, or a protocol that it conforms to.
  ///   - condition: A closure that returns whether an item can be moved. The default is `true`.
  ///   - handler: The handler, which gets the view model and its new neighbors. It isn't called if a waiting change removes the
  ///     item.
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

  /// Adds a handler that's called with index paths when the user moves any item, as ``reorder(_:where:_:)`` does.
  ///
  /// Corresponds to `tableView(_:moveRowAt:to:)` and `collectionView(_:moveItemAt:to:)`.
  ///
  /// - Parameter handler: The handler, which gets the item's index paths before and after the move. Both include waiting changes of
  ///   the content.
  @discardableResult
  public func onMove(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ destination: IndexPath) -> Void
  ) -> Self {
    list.defaultMovePermissions.add(for: Any.self) { _, _ in true }
    list.moveHandlers.add(for: Any.self) { _, move in handler(move.source, move.destination.indexPath) }
    return self
  }

  /// Sets the index path at which a moved item can be dropped.
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

  /// Adds a handler that's called when items of a type will probably be shown soon.
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

  /// Adds a handler that's called when prefetched items of a type aren't needed after all.
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
