/// A view model that knows which view presents it as a section's header or footer in a collection.
///
/// ```swift
/// extension Heading: CollectionViewSupplementaryPresentable {
///   func present(on view: TextSupplementaryView) { view.present(viewModel: title) }
/// }
/// ```
///
/// A `String` is one too: it is shown by a ``TextSupplementaryView``.
public protocol CollectionViewSupplementaryPresentable {
  /// The view that presents the view model.
  associatedtype CollectionViewSupplementary: UICollectionReusableView

  /// Shows the view model on a view. The default asks the view, where it is a ``ReusablePresenter`` of the view model.
  @MainActor func present(on view: CollectionViewSupplementary)

  /// The room that the view takes in a flow layout: its height in a vertical layout, its width in a horizontal one.
  ///
  /// `nil`, the default, stands for the layout's `headerReferenceSize` or `footerReferenceSize`, and where that is zero
  /// for 44 points, or the height of a text if it needs more.
  @MainActor func referenceSize(in collectionView: UICollectionView) -> CGSize?

  /// The view of a kind for an index path of the collection, with the view model on it.
  ///
  /// The default dequeues a view of the type ``CollectionViewSupplementary`` and calls ``present(on:)``.
  ///
  /// - Parameters:
  ///   - kind: the element kind that the collection asks for.
  ///   - collectionView: the collection that asks.
  ///   - indexPath: the index path that the collection asks for.
  ///   - registering: whether the view type is registered with the collection first if it is not yet.
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

  /// Shows the view model on a view that was dequeued for it, whose type the compiler does not know.
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
