/// A view model that declares the cell that presents it in a collection view.
///
/// ```swift
/// extension Movie: CollectionViewPresentable {
///   typealias CollectionViewCell = MovieGridCell
/// }
/// ```
///
/// If the cell is a ``ReusablePresenter`` of the view model, you write nothing else. For another cell, such as a plain
/// `UICollectionViewCell`, implement ``present(on:)``. Other types of cells don't compile.
public protocol CollectionViewPresentable {
  /// The cell that presents the view model.
  associatedtype CollectionViewCell: UICollectionViewCell = _UnnamedCollectionViewCell

  /// Presents the view model on a cell. The default calls the cell if it's a ``ReusablePresenter`` of the view model.
  @MainActor func present(on cell: CollectionViewCell)

  /// Returns the cell for an index path, with the view model on it.
  ///
  /// The default dequeues a cell of the type ``CollectionViewCell`` and calls `present(on:)`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that requests the cell.
  ///   - indexPath: The index path of the cell.
  ///   - registering: A Boolean value that indicates whether to register an unregistered cell type first.
  @MainActor func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell

  /// The kind of cell that presents the view model.
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

  /// The view model as a value for lists of different types.
  public var collectionViewPresentable: AnyCollectionViewPresentable {
    AnyCollectionViewPresentable(self)
  }

  /// Presents the view model on a cell that was dequeued for it.
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

/// A placeholder for an undeclared cell type, which doesn't compile.
public final class _UnnamedCollectionViewCell: UICollectionViewCell {}

/// A wrapper of view models of any type that a collection view can present.
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
