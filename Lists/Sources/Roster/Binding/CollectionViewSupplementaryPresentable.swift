/// A view model that declares the view that presents it as a section's header or footer in a collection view.
///
/// ```swift
/// extension Heading: CollectionViewSupplementaryPresentable {
///   func present(on view: TextSupplementaryView) { view.present(viewModel: title) }
/// }
/// ```
///
/// You can also use a `String`, which a ``TextSupplementaryView`` shows.
public protocol CollectionViewSupplementaryPresentable {
  /// The view that presents the view model.
  associatedtype CollectionViewSupplementary: UICollectionReusableView

  /// Presents the view model on a view. The default calls the view if it's a ``ReusablePresenter`` of the view model.
  @MainActor func present(on view: CollectionViewSupplementary)

  /// Returns the view's size in a flow layout, which uses the height if it's vertical and the width if it's horizontal.
  ///
  /// If `nil`, the default, the size is the layout's `headerReferenceSize` or `footerReferenceSize`. If that is zero, it's 44
  /// points, or the height of a text that needs more.
  @MainActor func referenceSize(in collectionView: UICollectionView) -> CGSize?

  /// Returns the view of a kind for an index path, with the view model on it.
  ///
  /// The default dequeues a view of the type ``CollectionViewSupplementary`` and calls ``present(on:)``.
  ///
  /// - Parameters:
  ///   - kind: The element kind of the view.
  ///   - collectionView: The collection view that requests the view.
  ///   - indexPath: The index path of the view.
  ///   - registering: A Boolean value that indicates whether to register an unregistered view type first.
  @MainActor func dequeueView(
    ofKind kind: String,
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionReusableView
}

extension CollectionViewSupplementaryPresentable {
  @preconcurrency @MainActor public func referenceSize(in collectionView: UICollectionView) -> CGSize? { nil }
}

extension CollectionViewSupplementaryPresentable
where CollectionViewSupplementary: ReusablePresenter, CollectionViewSupplementary.ViewModel == Self {
  @preconcurrency @MainActor public func present(on view: CollectionViewSupplementary) {
    view.present(viewModel: self)
  }
}

extension CollectionViewSupplementaryPresentable {
  @preconcurrency @MainActor public func dequeueView(
    ofKind kind: String,
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      of: CollectionViewSupplementary.self,
      ofKind: kind,
      for: indexPath,
      registering: registering
    )
    present(on: view)
    return view
  }

  /// Presents the view model on a view that was dequeued for it.
  @MainActor func present(onView view: UICollectionReusableView) {
    present(on: dequeued(view, for: Self.self))
  }
}

extension String: CollectionViewSupplementaryPresentable {
  public typealias CollectionViewSupplementary = TextSupplementaryView

  @preconcurrency @MainActor public func present(on view: TextSupplementaryView) {
    view.present(viewModel: self)
  }
}

/// Sections without headers or footers.
extension Never: CollectionViewSupplementaryPresentable {
  public typealias CollectionViewSupplementary = UICollectionReusableView

  @preconcurrency @MainActor public func present(on view: UICollectionReusableView) {}
}
