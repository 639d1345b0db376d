import Foundation
import Roster

/// A view model with closures that dequeue and register its cell.
final class ClosureCollectionViewCellViewModel: CollectionViewPresentable {
  typealias CollectionViewCell = UICollectionViewCell

  private let dequeue: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
  let register: @MainActor (UICollectionView) -> Void
  @MainActor private weak var registered: UICollectionView?

  init(
    dequeue: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell,
    register: @escaping @MainActor (UICollectionView) -> Void
  ) {
    self.dequeue = dequeue
    self.register = register
  }

  func dequeueCell(from collectionView: UICollectionView, for indexPath: IndexPath, registering: Bool)
    -> UICollectionViewCell
  {
    if registering, registered !== collectionView {
      registered = collectionView
      register(collectionView)
    }
    return dequeue(collectionView, indexPath)
  }

  /// Does nothing, because the closure returns a complete cell.
  func present(on cell: UICollectionViewCell) {}
}
