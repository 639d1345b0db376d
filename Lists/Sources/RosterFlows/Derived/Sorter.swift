import RosterCore

/// An order that a screen keeps and changes, and that sorted data sources follow.
///
/// ```swift
/// let sorter = Sorter<Mail>(\.date, .descending)
/// tableView.attach(mails.sorted(by: sorter))
/// sorter.sort(by: \.sender)
/// ```
///
/// Items whose keys are equal are in the order of the base. Items whose keys are not equal to themselves, such as NaN, come last in
/// either direction. A comparator that is no strict weak order leads to some order, in which each item is once.
///
/// From iOS 17 on, an `@Observable` item moves when a property changes that the key or the comparator has read. Which properties a
/// comparator reads is found out by comparing an item with itself, so that a comparator that begins with `===` is not followed.
///
/// One sorter may be followed by any number of data sources, which change in one update. It does not keep them alive.
@preconcurrency @MainActor public final class Sorter<Item> {
  @usableFromInline private(set) var order: ItemOrder<Item>
  @usableFromInline var followers = RuleFollowers<ItemOrder<Item>>()

  @usableFromInline
  init(_ order: ItemOrder<Item>) { self.order = order }

  /// The order of a key.
  ///
  /// - Parameters:
  ///   - key: computes the key of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which keys come first.
  @inlinable
  public convenience init<Key: Comparable>(_ key: @escaping (Item) -> Key, _ direction: SortDirection = .ascending) {
    self.init(.key(key, direction))
  }

  /// The order of a text.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does. It is called once for each item that comes or changes.
  ///   - order: says which text comes before which; by default as people look for names.
  ///   - direction: which texts come first.
  public convenience init(
    _ key: @escaping (Item) -> String,
    order: TextOrder = .standard,
    _ direction: SortDirection = .ascending
  ) {
    self.init(.text(key, order, direction))
  }

  /// The order of a comparator.
  ///
  /// - Parameter areInIncreasingOrder: whether the first item comes before the second.
  @inlinable
  public convenience init(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) {
    self.init(.comparator(areInIncreasingOrder))
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
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> ContentUpdate {
    follow(.key(key, direction))
  }

  /// Shows the items in the order of a text.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does.
  ///   - order: says which text comes before which; by default as people look for names.
  ///   - direction: which texts come first.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*), with one call of the key for each item.
  @discardableResult
  public func sort(
    by key: @escaping (Item) -> String,
    order: TextOrder = .standard,
    _ direction: SortDirection = .ascending
  ) -> ContentUpdate {
    follow(.text(key, order, direction))
  }

  /// Shows the items in the order of a comparator.
  ///
  /// - Parameter areInIncreasingOrder: whether the first item comes before the second.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*)
  @inlinable @discardableResult
  public func sort(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> ContentUpdate {
    follow(.comparator(areInIncreasingOrder))
  }

  /// Computes all keys again, as they depend on something else than the items.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n* log *n*)
  @discardableResult
  public func reevaluate() -> ContentUpdate { follow(order) }

  @usableFromInline
  func follow(_ order: ItemOrder<Item>) -> ContentUpdate {
    // First, as views and observers may set another one while the update is made.
    self.order = order
    return followers.follow(order)
  }
}
