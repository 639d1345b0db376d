import RosterCore

/// An order that you retain and change, and that sorted data sources follow.
///
/// ```swift
/// let sorter = Sorter<Mail>(\.date, .descending)
/// tableView.attach(mails.sorted(by: sorter))
/// sorter.sort(by: \.sender)
/// ```
///
/// Items with equal keys are in the order of the base. Items whose keys aren't equal to themselves, such as NaN, are last in either
/// direction. A comparator that isn't a strict weak order leads to some order, in which each item is once.
///
/// From iOS 17 on, an `@Observable` item moves when a property changes that the key or the comparator has read. To find the
/// properties of a comparator, Roster compares an item with itself, so a comparator that begins with `===` isn't followed.
///
/// Any number of data sources can follow one sorter, and change in one update. It doesn't retain them.
@preconcurrency @MainActor public final class Sorter<Item> {
  @usableFromInline private(set) var order: ItemOrder<Item>
  @usableFromInline var followers = RuleFollowers<ItemOrder<Item>>()

  @usableFromInline
  init(_ order: ItemOrder<Item>) { self.order = order }

  /// Creates the order of a key.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the key of an item. It's called once for each inserted or changed item.
  ///   - direction: The order of the keys. The default is ascending.
  @inlinable
  public convenience init<Key: Comparable>(_ key: @escaping (Item) -> Key, _ direction: SortDirection = .ascending) {
    self.init(.key(key, direction))
  }

  /// Creates the order of a text.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the text of an item. It's called once for each inserted or changed item.
  ///   - order: The order of texts. The default is `standard`.
  ///   - direction: The direction of the order. The default is ascending.
  public convenience init(
    _ key: @escaping (Item) -> String,
    order: TextOrder = .standard,
    _ direction: SortDirection = .ascending
  ) {
    self.init(.text(key, order, direction))
  }

  /// Creates the order of a comparator.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
  @inlinable
  public convenience init(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) {
    self.init(.comparator(areInIncreasingOrder))
  }

  /// Shows the items in the order of another key.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the key of an item.
  ///   - direction: The order of the keys. The default is ascending.
  /// - Returns: An update you can await.
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
  ///   - key: A closure or key path that returns the text of an item.
  ///   - order: The order of texts. The default is `standard`.
  ///   - direction: The direction of the order. The default is ascending.
  /// - Returns: An update you can await.
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
  /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n* log *n*)
  @inlinable @discardableResult
  public func sort(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> ContentUpdate {
    follow(.comparator(areInIncreasingOrder))
  }

  /// Computes all keys again, if they depend on more than the items.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n* log *n*)
  @discardableResult
  public func reevaluate() -> ContentUpdate { follow(order) }

  @usableFromInline
  func follow(_ order: ItemOrder<Item>) -> ContentUpdate {
    // First, as views and observers may set another one during the update.
    self.order = order
    return followers.follow(order)
  }
}
