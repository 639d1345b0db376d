import Foundation
import Roster

/// A view model of any type that a collection view can present, with its name in version 0.3.
public typealias AnyDequeuableCollectionViewCellViewModel = AnyCollectionViewPresentable

/// A view model of any type that a collection view can present, with its name in version 0.1.
public typealias AnyCollectionViewPresentableViewModel = AnyCollectionViewPresentable

extension AnyCollectionViewPresentable {
  /// Creates a view model from closures that dequeue and register its cell.
  public init(
    dequeueAndPresentCell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell,
    registerCell: @escaping @MainActor (UICollectionView) -> Void
  ) {
    self.init(ClosureCollectionViewCellViewModel(dequeue: dequeueAndPresentCell, register: registerCell))
  }

  /// Creates a type-erased view model with its cell.
  public init<Presenter: ReusablePresenter>(base: ReusableViewModel<Presenter>) where Presenter: UICollectionViewCell {
    self.init(base)
  }

  /// A closure that dequeues the cell for an index path, and shows the view model on it.
  @preconcurrency @MainActor public var dequeueAndPresentCell: (UICollectionView, IndexPath) -> UICollectionViewCell {
    { dequeueCell(from: $0, for: $1, registering: false) }
  }

  /// A closure that registers the cell.
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

  /// A closure that registers the cell.
  @preconcurrency @MainActor public var registerCellCallback: (UICollectionView) -> Void { registerCell }

  /// A closure that dequeues a cell for the first index path, because the caller provides none. Data sources don't use it.
  @preconcurrency @MainActor public var dequeueAndPresentCellCallback: (UICollectionView) -> UICollectionViewCell {
    { dequeueAndPresentCell($0, IndexPath(item: 0, section: 0)) }
  }
}
