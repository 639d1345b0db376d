import Foundation

/// An item that is one of several view models, each with a cell of its own: an `enum` with a case for each.
///
/// ```swift
/// enum GridItem: CollectionViewItem {
///   case photo(Photo)
///   case album(Album)
///
///   var item: some CollectionViewPresentable {
///     switch self {
///     case .photo(let photo): photo
///     case .album(let album): album
///     }
///   }
/// }
///
/// grid.apply([.photo(sunset), .album(summer)])
/// ```
///
/// Handlers see the view model of the case: `onSelect(Photo.self) { photo, place in … }`. Two items are the same if
/// their view models have the same type and the same identity, and show the same if these are equal. An item type that
/// declares an `id` or an `==` of its own replaces that.
public protocol CollectionViewItem: CollectionViewPresentable, Identifiable, Equatable, _PresentedViewModelProviding
where CollectionViewCell == UICollectionViewCell {
  /// What presents the item.
  associatedtype Item: CollectionViewPresentable

  /// The view model of the item's case.
  @PresentableBuilder var item: Item { get }
}

extension CollectionViewItem {
  /// The type and the identity of the case's view model, or `nil` if it has none.
  public var id: PresentableIdentity? { PresentableIdentity(of: _presentedViewModel) }

  /// Whether the view models are of the same `Equatable` type and equal.
  public static func == (first: Self, second: Self) -> Bool {
    areEqual(first._presentedViewModel, second._presentedViewModel)
  }

  @preconcurrency @MainActor public func present(on cell: UICollectionViewCell) {
    item.present(onCell: cell)
  }

  @preconcurrency @MainActor public func dequeueCell(
    from collectionView: UICollectionView,
    for indexPath: IndexPath,
    registering: Bool
  ) -> UICollectionViewCell {
    item.dequeueCell(from: collectionView, for: indexPath, registering: registering)
  }

  public var _presentedViewModel: Any { presentedModel(of: item) }
  public static var _presentedType: Any.Type? { nil }
}
