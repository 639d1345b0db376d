/// A view model of any type that a collection can present, for lists of view models of different types.
///
/// ```swift
/// let tiles = FlatDataSource<AnyCollectionViewPresentable>([AnyCollectionViewPresentable(order)])
/// ```
///
/// It keeps the identity and the equality of the view model in it: two are equal if their view models are of the same
/// `Equatable` type and equal, and ``id`` is made of the view model's type and its own `id`, or the view model itself if
/// it is `Hashable`. View models without equality are equal to nothing: their rows count as changed.
public struct AnyCollectionViewPresentable: _CollectionViewPresentableWrapper, _MixedViewModel {
  /// The view model.
  public let base: any CollectionViewPresentable

  /// Wraps a view model; one that is wrapped already is not wrapped again.
  public init(_ base: some CollectionViewPresentable) {
    self.base = (base as? AnyCollectionViewPresentable)?.base ?? base
  }

  public var _collectionViewPresentable: any CollectionViewPresentable { base }
  public var _identified: Any { base }
  public var _cellKind: _CellKind { base._collectionCellKind }
}
