import Foundation
import Roster

/// A view model of any type that a collection can present, as version 0.3 calls it.
public typealias AnyDequeuableCollectionViewCellViewModel = AnyCollectionViewPresentable

/// A view model of any type that a collection can present, as version 0.1 calls it.
public typealias AnyCollectionViewPresentableViewModel = AnyCollectionViewPresentable

extension AnyCollectionViewPresentable {
  /// A view model that consists of how its cell is dequeued and registered.
  public init(
    dequeueAndPresentCell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell,
    registerCell: @escaping @MainActor (UICollectionView) -> Void
  ) {
    self.init(ClosureCollectionViewCellViewModel(dequeue: dequeueAndPresentCell, register: registerCell))
  }

  /// A view model and the cell that presents it, without their types.
  public init<Presenter: ReusablePresenter>(base: ReusableViewModel<Presenter>) where Presenter: UICollectionViewCell {
    self.init(base)
  }

  /// Dequeues the cell for an index path and shows the view model on it.
  @preconcurrency @MainActor public var dequeueAndPresentCell: (UICollectionView, IndexPath) -> UICollectionViewCell {
    { dequeueCell(from: $0, for: $1, registering: false) }
  }

  /// Registers the cell.
  @preconcurrency @MainActor public var registerCell: (UICollectionView) -> Void {
    { collectionView in
      @MainActor func register<Base: CollectionViewPresentable>(_ base: Base) {
        let presenter = Base.CollectionViewCell.self as? any ReusablePresenter.Type
        collectionView.register(cell: Base.CollectionViewCell.self, reusableCellSource: presenter?.source ?? .class)
      }
      switch base {
      case let base as ClosureCollectionViewCellViewModel: base.register(collectionView)
      case let base as any DequeuableCollectionViewCellViewModel:
        base.registerCollectionViewCell(onCollectionView: collectionView)
      default: register(base)
      }
    }
  }

  /// Registers the cell.
  @preconcurrency @MainActor public var registerCellCallback: (UICollectionView) -> Void { registerCell }

  /// Dequeues a cell for the first index path, as the caller gives none. Data sources do not use this.
  @preconcurrency @MainActor public var dequeueAndPresentCellCallback: (UICollectionView) -> UICollectionViewCell {
    { dequeueAndPresentCell($0, IndexPath(item: 0, section: 0)) }
  }
}
