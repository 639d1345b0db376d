/// A header or footer view model of any type that a collection can present.
///
/// ```swift
/// let headers = [AnyCollectionViewSupplementaryPresentable("Monday")]
/// ```
public struct AnyCollectionViewSupplementaryPresentable: CollectionViewSupplementaryPresentable {
  public typealias CollectionViewSupplementary = UICollectionReusableView

  /// The view model.
  public let base: any CollectionViewSupplementaryPresentable

  /// Creates a value that wraps a view model, without wrapping it twice.
  public init(_ base: some CollectionViewSupplementaryPresentable) {
    self.base = (base as? AnyCollectionViewSupplementaryPresentable)?.base ?? base
  }

  @preconcurrency @MainActor public func present(on view: UICollectionReusableView) {
    base.present(onView: view)
  }

  @preconcurrency @MainActor public func referenceSize(in collectionView: UICollectionView) -> CGSize? {
    base.referenceSize(in: collectionView)
  }

  @preconcurrency @MainActor public func dequeueView(
    ofKind kind: String,
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionReusableView {
    base.dequeueView(ofKind: kind, from: collectionView, for: indexPath, registering: registering)
  }
}

extension AnyCollectionViewSupplementaryPresentable: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areEqual(lhs.base, rhs.base)
  }
}
