/// A view model of any type that a collection can present, for lists of view models of different types.
///
/// ```swift
/// let tiles = FlatDataSource<AnyCollectionViewPresentable>([AnyCollectionViewPresentable(order)])
/// ```
///
/// It has the identity and equality of its view model. Two are equal if their view models have the same `Equatable` type and are
/// equal. ``id`` combines the view model's type and its `id`, or the view model itself if it's `Hashable`. View models without
/// equality count as changed.
public struct AnyCollectionViewPresentable: _CollectionViewPresentableWrapper, _MixedViewModel {
  /// The view model.
  public let base: any CollectionViewPresentable

  /// Creates a value that wraps a view model, without wrapping it twice.
  public init(_ base: some CollectionViewPresentable) {
    self.base = (base as? AnyCollectionViewPresentable)?.base ?? base
  }

  public var _collectionViewPresentable: any CollectionViewPresentable { base }
  public var _identified: Any { base }
  public var _cellKind: _CellKind { base._collectionCellKind }
}
