/// A view model that knows which cell presents it in a collection.
///
/// ```swift
/// extension Movie: CollectionViewPresentable {
///   typealias CollectionViewCell = MovieGridCell
/// }
/// ```
///
/// If the cell is a ``ReusablePresenter`` of the view model, as here, there is nothing else to write. A cell of another
/// kind, such as a plain `UICollectionViewCell`, is filled by ``present(on:)``.
/// A cell that does not belong into a collection does not compile.
public protocol CollectionViewPresentable {
  /// The cell that presents the view model.
  associatedtype CollectionViewCell: UICollectionViewCell = _UnnamedCollectionViewCell

  /// Shows the view model on a cell. The default asks the cell, where it is a ``ReusablePresenter`` of the view model.
  @MainActor func present(on cell: CollectionViewCell)

  /// The cell for an index path of the collection, with the view model on it.
  ///
  /// The default dequeues a cell of the type ``CollectionViewCell`` and calls `present(on:)`.
  ///
  /// - Parameters:
  ///   - collectionView: the collection that asks.
  ///   - indexPath: the index path that the collection asks for.
  ///   - registering: whether the cell type is registered with the collection first if it is not yet.
  @MainActor func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell

  /// What decides which cell presents the view model.
  var _collectionCellKind: _CellKind { get }
}

extension CollectionViewPresentable where CollectionViewCell: ReusablePresenter, CollectionViewCell.ViewModel == Self {
  @inlinable
  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {
    cell.present(viewModel: self)
  }
}

extension CollectionViewPresentable {
  public var _collectionCellKind: _CellKind { _CellKind(type(of: self)) }

  @inlinable
  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(of: CollectionViewCell.self, for: indexPath, registering: registering)
    present(on: cell)
    return cell
  }

  /// The view model as a value that can be in one list with view models of other types.
  public var collectionViewPresentable: AnyCollectionViewPresentable {
    AnyCollectionViewPresentable(self)
  }

  /// Shows the view model on a cell that was dequeued for it, whose type the compiler does not know.
  @MainActor func present(onCell cell: UICollectionViewCell) {
    present(on: dequeued(cell, for: Self.self))
  }

  @available(
    *,
    unavailable,
    message: "make the cell a `ReusablePresenter` of this `ViewModel`, or write `present(on:)`"
  )
  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {}
}

extension CollectionViewPresentable where CollectionViewCell == _UnnamedCollectionViewCell {
  @available(
    *,
    unavailable,
    message: "say which `UICollectionViewCell` presents it: `typealias CollectionViewCell = …`"
  )
  @preconcurrency @MainActor public func present(on cell: _UnnamedCollectionViewCell) {}
}

/// Stands for the cell of a view model that does not say which one presents it; such a view model does not compile.
public final class _UnnamedCollectionViewCell: UICollectionViewCell {}

/// A wrapper of view models of any type that a collection can present.
public protocol _CollectionViewPresentableWrapper: CollectionViewPresentable
where CollectionViewCell == UICollectionViewCell {
  /// The wrapped view model, as a value that presents itself.
  var _collectionViewPresentable: any CollectionViewPresentable { get }
}

extension _CollectionViewPresentableWrapper {
  public var _collectionCellKind: _CellKind { _collectionViewPresentable._collectionCellKind }

  @preconcurrency @MainActor public func present(on cell: UICollectionViewCell) {
    _collectionViewPresentable.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    _collectionViewPresentable.dequeueCell(from: collectionView, for: indexPath, registering: registering)
  }
}
