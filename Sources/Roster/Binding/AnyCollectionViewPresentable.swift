import Foundation

/// A view model of any type that a collection can present: what a list of different types is made of.
///
/// It keeps the identity and the equality of the view model in it: two are equal if their view models are of the same
/// `Equatable` type and equal, and ``id`` is made of the view model's type and its own `id`, or the view model itself if
/// it is `Hashable`. View models without equality are equal to nothing: their rows count as changed.
public struct AnyCollectionViewPresentable: CollectionViewPresentable {
  public typealias CollectionViewCell = UICollectionViewCell

  /// The view model.
  public let base: any CollectionViewPresentable

  /// Wraps a view model; one that is wrapped already is not wrapped again.
  public init(_ base: some CollectionViewPresentable) {
    self.base = (base as? AnyCollectionViewPresentable)?.base ?? base
  }

  @preconcurrency @MainActor public func present(on cell: UICollectionViewCell) {
    base.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    base.dequeueCell(from: collectionView, for: indexPath, registering: registering)
  }
}

extension AnyCollectionViewPresentable: _PresentedViewModelProviding {
  public var _presentedViewModel: Any { presentedModel(of: base) }
  public static var _presentedType: Any.Type? { nil }
}

extension AnyCollectionViewPresentable: Identifiable {
  /// The identity of the view model, or `nil` if it has none.
  public var id: PresentableIdentity? { PresentableIdentity(of: base) }
}

extension AnyCollectionViewPresentable: Equatable {
  public static func == (lhs: AnyCollectionViewPresentable, rhs: AnyCollectionViewPresentable) -> Bool {
    areEqual(lhs.base, rhs.base)
  }
}
