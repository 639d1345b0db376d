import Foundation
import Roster

/// A view model that knows which cell of a collection presents it, and how the cell is registered and dequeued.
///
/// It is one of Roster's view models: Roster's data sources take it as it is.
public protocol DequeuableCollectionViewCellViewModel: CollectionViewPresentable
where CollectionViewCell: PresentingCollectionViewCell {
  /// The cell for an index path, with the view model on it.
  @preconcurrency @MainActor func dequeueReusableCell(
    forItemAt indexPath: IndexPath,
    onCollectionView collectionView: UICollectionView
  ) -> CollectionViewCell

  /// Registers the cell. Called once for each cell type of a view, before the first cell is dequeued.
  @preconcurrency @MainActor func registerCollectionViewCell(onCollectionView collectionView: UICollectionView)
}

extension DequeuableCollectionViewCellViewModel where CollectionViewCell.ViewModel == Self {
  @preconcurrency @MainActor public func dequeueReusableCell(
    forItemAt indexPath: IndexPath,
    onCollectionView collectionView: UICollectionView
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(for: indexPath) as CollectionViewCell
    cell.present(viewModel: self)
    return cell
  }

  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {
    cell.present(viewModel: self)
  }
}

extension DequeuableCollectionViewCellViewModel {
  @preconcurrency @MainActor public func registerCollectionViewCell(onCollectionView collectionView: UICollectionView) {
    collectionView.register(cell: CollectionViewCell.self, reusableCellSource: CollectionViewCell.source)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    ReusableViewRegistry.of(collectionView).identifier(of: CollectionViewCell.self, registering: registering) { _ in
      registerCollectionViewCell(onCollectionView: collectionView)
    }
    return dequeueReusableCell(forItemAt: indexPath, onCollectionView: collectionView)
  }

  /// Nothing: a view model of another type than the cell's is on it when `dequeueReusableCell` returns it.
  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {}

  /// The view model as a value that can be in one list with view models of other types.
  public var collectionViewPresentable: AnyDequeuableCollectionViewCellViewModel {
    AnyDequeuableCollectionViewCellViewModel(self)
  }
}
