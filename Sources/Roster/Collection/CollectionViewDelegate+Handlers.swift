import Foundation

extension CollectionViewDelegate {
  /// Is called when an item of a view model type is selected by the user.
  ///
  /// Corresponds to `collectionView(_:didSelectItemAt:)`. All handlers whose type fits are called, in the order in which they
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

  /// Is called when an item of a view model type is selected by the user.
  @discardableResult
  public func onSelect<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel) -> Void
  ) -> Self {
    onSelect(type) { viewModel, _ in handler(viewModel) }
  }

  /// Is called when any item is selected by the user.
  @discardableResult
  public func onSelect(_ handler: @escaping @MainActor (_ indexPath: IndexPath) -> Void) -> Self {
    onSelect(Any.self) { _, indexPath in handler(indexPath) }
  }

  /// Is called when an item of a view model type is deselected by the user.
  ///
  /// Corresponds to `collectionView(_:didDeselectItemAt:)`.
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
  /// Happens in `collectionView(_:cellForItemAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UICollectionViewCell>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ indexPath: IndexPath) -> Void
  ) -> Self {
    dataSource.cellConfigurators.add(for: type, handler)
    return self
  }

  /// Is called before an item of a view model type is shown.
  ///
  /// Corresponds to `collectionView(_:willDisplay:forItemAt:)`.
  @discardableResult
  public func onWillDisplay<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    displays.add(for: type, handler)
    return self
  }

  /// Is called after an item of a view model type is no longer shown; the view model is the one that was shown, even if
  /// the content is another by now. Cells that were shown before the handler was given are not reported.
  ///
  /// Corresponds to `collectionView(_:didEndDisplaying:forItemAt:)`.
  @discardableResult
  public func onDidEndDisplaying<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    displayEnds.add(for: type, handler)
    return self
  }

  /// Says how large items of a view model type are in a flow layout, in points; `nil` for the layout's `itemSize`.
  ///
  /// Corresponds to `collectionView(_:layout:sizeForItemAt:)`, which a flow layout asks for every item.
  @discardableResult
  public func size<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ collectionView: UICollectionView) -> CGSize?
  ) -> Self {
    sizes.add(for: type, handler)
    return self
  }

  /// Says how much room headers take in a flow layout, in points; `nil` leaves it to the header's view model.
  ///
  /// Corresponds to `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @discardableResult
  public func headerSize(_ handler: @escaping @MainActor (_ section: Int) -> CGSize?) -> Self {
    headerSize = handler
    return self
  }

  /// Says how much room footers take in a flow layout, in points; `nil` leaves it to the footer's view model.
  ///
  /// Corresponds to `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @discardableResult
  public func footerSize(_ handler: @escaping @MainActor (_ section: Int) -> CGSize?) -> Self {
    footerSize = handler
    return self
  }

  #if !os(tvOS)
    /// Gives the context menu of items of a view model type; `nil` leaves it to the view model.
    ///
    /// Corresponds to `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. It comes before the menu of a view model
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

  /// Says whether items of a view model type can be edited, while the collection is in editing mode.
  ///
  /// Corresponds to `collectionView(_:canEditItemAt:)`. Without an answer an item can be edited if its view model does not
  /// object as an ``EditingProviding``.
  @discardableResult
  public func canEdit<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Bool
  ) -> Self {
    editPermissions.add(for: type, handler)
    return self
  }

  /// Says where an item that is being moved may be dropped.
  ///
  /// Corresponds to `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  @discardableResult
  public func moveTarget(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ proposed: IndexPath) -> IndexPath
  ) -> Self {
    moveTarget = handler
    return self
  }
}
