/// An item that is one of several view models, each with its own cell: an `enum` with a case for each.
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
/// Handlers get the view model of the case: `onSelect(Photo.self) { photo, place in … }`. Two items are the same if their view
/// models have the same type and identity. They're equal if the view models are equal, in the same branch of ``item``, and use
/// cells of the same class. If the item type declares `id` or `==`, that applies instead. An item that stays the same but needs a
/// cell of another class is reloaded.
public protocol CollectionViewItem: _CollectionViewPresentableWrapper, _MixedViewModel {
  /// The view model that presents the item.
  associatedtype Item: CollectionViewPresentable

  /// The view model of the item's case.
  @PresentableBuilder var item: Item { get }
}

extension CollectionViewItem {
  public var _collectionViewPresentable: any CollectionViewPresentable { item }
  public var _identified: Any { presentedModel(of: item) }
  public var _cellKind: _CellKind { item._collectionCellKind }
}
