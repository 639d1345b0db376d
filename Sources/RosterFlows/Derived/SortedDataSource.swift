/// The items of another data source in the order of a key or a comparator, in each of its sections.
///
/// ```swift
/// let newest = mails.sorted(by: \.date, .descending)
/// newest.sort(by: \.subject)
/// ```
///
/// Items in the same place are in the order of the base, whatever happened before. An item whose key changes moves, and is
/// shown anew; where it still belongs, it stays. Another order is one sort, and the least moves. Nothing is said of a
/// comparator that is no strict weak order but that each item is there once.
///
/// Keys that are not equal to themselves, as NaN is not, are in the same place, which is the last in either direction.
///
/// A key or a comparator that reads an `@Observable` item is followed from iOS 17 on: the item moves when what was read
/// changes. What a comparator reads is found out by comparing an item with itself, so that one that begins with `===` is
/// not followed.
///
/// The comparator decides where items are, so that they cannot be moved here, nor inserted at a place.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, with one call of the key and
///   log₂ *n* + 1 comparisons. It keeps some 9 bytes for each item of the base, up to 18 where items have come and
///   gone, and its key.
@preconcurrency @MainActor public final class SortedDataSource<Base: DataSource>: DerivedDataSource<Base> {
  @usableFromInline
  init(_ base: Base, _ rule: SortRule) {
    let derivation = Derivation(base, by: .order(rule), .keep, "SortedDataSource")
    super.init(base, derivation)
  }

  /// Shows the items in the order of another key.
  ///
  /// - Parameters:
  ///   - key: computes the key of an item; a key path does.
  ///   - direction: which keys come first.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*), with one call of the key for each item.
  @inlinable @discardableResult
  public func sort<Key: Comparable>(
    by key: @escaping (Base.Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> ContentUpdate {
    show(.keys(of: base, by: key, direction))
  }

  /// Shows the items in another order.
  ///
  /// - Parameter areInIncreasingOrder: whether the first item comes before the second.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*)
  @inlinable @discardableResult
  public func sort(by areInIncreasingOrder: @escaping (Base.Item, Base.Item) -> Bool) -> ContentUpdate {
    show(.comparator(of: base, areInIncreasingOrder))
  }

  @usableFromInline
  func show(_ rule: SortRule) -> ContentUpdate { derivation.replaceRule(.order(rule), in: .all) }

  /// Computes all keys again, as they depend on something else than the items.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*)
  @discardableResult
  public func reevaluate() -> ContentUpdate { derivation.reevaluate() }
}

extension DataSource {
  /// The items in the order of a key, in each section; items with equal keys are in the order in which they are here.
  ///
  /// - Parameters:
  ///   - key: computes the key of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which keys come first.
  @inlinable
  public func sorted<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    SortedDataSource(self, .keys(of: self, by: key, direction))
  }

  /// The items in an order, in each section; items in the same place are in the order in which they are here.
  ///
  /// - Parameter areInIncreasingOrder: whether the first item comes before the second.
  @inlinable
  public func sorted(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> SortedDataSource<Self> {
    SortedDataSource(self, .comparator(of: self, areInIncreasingOrder))
  }
}
