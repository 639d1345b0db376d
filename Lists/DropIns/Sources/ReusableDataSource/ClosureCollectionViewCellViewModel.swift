import Foundation
import Roster

/// A view model that consists of how its cell is dequeued and registered.
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

  /// Nothing: the cell is as the closure returns it.
  func present(on cell: UICollectionViewCell) {}
}
