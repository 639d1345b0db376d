extension CollectionViewDelegate {
  /// Is called with each cell of a type after the view model is on it: the place to give a cell what it needs from
  /// outside, such as the target of its buttons.
  ///
  /// Happens in `collectionView(_:cellForItemAt:)`, before the cell is measured.
  @discardableResult
  public func configure<Cell: UICollectionViewCell>(
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

  /// Says how large items of a view model type are in a flow layout, in points; `nil` for the layout's `itemSize`.
  ///
  /// Corresponds to `collectionView(_:layout:sizeForItemAt:)`, which a flow layout asks for every item.
  @discardableResult
  public func size<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (_ viewModel: ViewModel, _ collectionView: UICollectionView) -> CGSize?
  ) -> Self {
    add(to: sizes, for: type, handler)
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
    dataSource.supplementaryProviders[kind] = handler
    return self
  }
}
