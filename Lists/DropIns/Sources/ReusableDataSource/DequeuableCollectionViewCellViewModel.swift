import Foundation
import Roster

/// A view model that declares its collection view cell, and registers and dequeues it.
///
/// Roster's data sources accept it as is.
public protocol DequeuableCollectionViewCellViewModel: CollectionViewPresentable
where CollectionViewCell: PresentingCollectionViewCell {
  /// Returns the cell for an index path, with the view model on it.
  @preconcurrency @MainActor func dequeueReusableCell(
    forItemAt indexPath: IndexPath,
    onCollectionView collectionView: UICollectionView
  ) -> CollectionViewCell

  /// Registers the cell. It's called once for each cell type of a view, before the first dequeue.
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

  /// Does nothing, because `dequeueReusableCell` presents view models of types other than the cell's.
  @preconcurrency @MainActor public func present(on cell: CollectionViewCell) {}

  /// The view model as a value for lists of different types.
  public var collectionViewPresentable: AnyDequeuableCollectionViewCellViewModel {
    AnyDequeuableCollectionViewCellViewModel(self)
  }
}
