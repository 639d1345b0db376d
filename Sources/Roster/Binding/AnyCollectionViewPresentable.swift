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

  @MainActor public func present(on cell: UICollectionViewCell) {
    present(base, on: cell)
  }

  @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    base.dequeueCell(from: collectionView, for: indexPath, registering: registering)
  }

  @MainActor private func present<Base: CollectionViewPresentable>(_ base: Base, on cell: UICollectionViewCell) {
    guard let cell = cell as? Base.CollectionViewCell else {
      trap(
        "\(Base.self) is presented on \(Base.CollectionViewCell.self), not on \(type(of: cell))",
        cause: "the cell was dequeued for another view model",
        advice: "let `dequeueCell(from:for:registering:)` make the cell"
      )
    }
    base.present(on: cell)
  }
}

extension AnyCollectionViewPresentable: PresentedViewModelProviding {
  package var presentedViewModel: Any { presentedModel(of: base) }
  package static var presentedType: Any.Type? { nil }
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
