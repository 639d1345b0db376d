import Foundation

extension CollectionViewDataSource {
  /// Says whether items of a view model type can be moved.
  ///
  /// Corresponds to `collectionView(_:canMoveItemAt:)`. Without an answer an item can be moved if its view model does not
  /// object as a ``ReorderingProviding``.
  @discardableResult
  public func canMove<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Bool
  ) -> Self {
    movePermissions.add(for: type, handler)
    return self
  }

  /// Is called when the user has moved an item. Without such a handler items cannot be moved.
  ///
  /// Corresponds to `collectionView(_:moveItemAt:to:)`. Move the item in the content; the collection has moved the item already.
  @discardableResult
  public func onMove(
    _ handler: @escaping @MainActor (_ source: IndexPath, _ destination: IndexPath) -> Void
  ) -> Self {
    moveHandler = handler
    return self
  }

  /// Is called when items of a view model type will probably be shown soon.
  ///
  /// Corresponds to `collectionView(_:prefetchItemsAt:)`.
  @discardableResult
  public func onPrefetch<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    prefetchHandlers.add(for: type, handler)
    return self
  }

  /// Is called when items of a view model type that were prefetched are not needed after all.
  ///
  /// Corresponds to `collectionView(_:cancelPrefetchingForItemsAt:)`.
  @discardableResult
  public func onCancelPrefetching<ViewModel>(
    _ type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ indexPath: IndexPath) -> Void
  ) -> Self {
    prefetchCancellations.add(for: type, handler)
    return self
  }

  /// Gives the supplementary views of a kind, in place of the content's headers or footers or for a kind of your layout.
  ///
  /// Corresponds to `collectionView(_:viewForSupplementaryElementOfKind:at:)`. Dequeue exactly one view in it, for example
  /// with `dequeueReusableSupplementaryView(of:ofKind:for:)`, and return it.
  @discardableResult
  public func supplementaryView(
    ofKind kind: String,
    _ handler:
      @escaping @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath) -> UICollectionReusableView
  ) -> Self {
    supplementaryProviders[kind] = handler
    return self
  }
}
