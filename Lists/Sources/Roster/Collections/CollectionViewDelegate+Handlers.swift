extension CollectionViewDelegate {
  /// Adds a handler that's called with each cell of a type after the view model is on it, for example to set button targets.
  ///
  /// It's called in `collectionView(_:cellForItemAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UICollectionViewCell>(
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
  public func configure<Cell: UICollectionViewCell & ReusablePresenter>(
    _ type: Cell.Type,
    _ handler: @escaping @MainActor (_ cell: Cell, _ viewModel: Cell.ViewModel, _ place: ItemPlace) -> Void
  ) -> Self {
    dataSource.noteUnknownCell(type, in: #function)
    dataSource.cellConfigurators.add(for: type) { cell, shown in
      if let viewModel = shown.viewModel as? Cell.ViewModel { handler(cell, viewModel, shown.place) }
    }
    return self
  }

  /// Sets the size in points of items of a type in a flow layout. `nil` applies the view model's size, or the layout's `itemSize`.
  ///
  /// Corresponds to `collectionView(_:layout:sizeForItemAt:)`, which a flow layout calls for every item.
  @discardableResult
  public func size<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ collectionView: UICollectionView) -> CGSize?
  ) -> Self {
    add(to: sizes, for: type, handler)
    return self
  }

  /// Sets the size of headers in a flow layout, in points. `nil` applies the view model's size.
  ///
  /// Corresponds to `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @discardableResult
  public func headerSize(_ handler: @escaping @MainActor (_ section: Int) -> CGSize?) -> Self {
    headerSize = handler
    return self
  }

  /// Sets the size of footers in a flow layout, in points. `nil` applies the view model's size.
  ///
  /// Corresponds to `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @discardableResult
  public func footerSize(_ handler: @escaping @MainActor (_ section: Int) -> CGSize?) -> Self {
    footerSize = handler
    return self
  }

  /// Sets a provider of the supplementary views of a kind, instead of the content's headers or footers, or for your layout's own kind.
  ///
  /// Corresponds to `collectionView(_:viewForSupplementaryElementOfKind:at:)`. Dequeue exactly one view, for example with
  /// `dequeueReusableSupplementaryView(of:ofKind:for:)`, and return it.
  @discardableResult
  public func supplementaryView(
    ofKind kind: String,
    _ handler:
      @escaping @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath) -> UICollectionReusableView
  ) -> Self {
    dataSource.supplementaryProviders[kind] = handler
    return self
  }
}
