import RosterCore
import RosterDiagnostics

/// An order of items, with any type of keys.
@usableFromInline
struct ItemOrder<Item> {
  /// A closure that returns the order of one data source's rows.
  @usableFromInline let make: () -> RowOrder<Item>

  @inlinable
  init(_ make: @escaping () -> RowOrder<Item>) { self.make = make }

  /// Returns the order of a key, which is computed once for each inserted or changed item, and retained.
  @inlinable
  static func key<Key: Comparable>(_ key: @escaping (Item) -> Key, _ direction: SortDirection) -> ItemOrder {
    switch direction {
    case .ascending: ItemOrder { RowOrder(key, isReflexive: { $0 == $0 }) { $0 < $1 } }
    case .descending: ItemOrder { RowOrder(key, isReflexive: { $0 == $0 }) { $1 < $0 } }
    }
  }

  /// Returns the order of a comparator, which retains the items themselves.
  @inlinable
  static func comparator(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> ItemOrder {
    ItemOrder {
      RowOrder(comparator: areInIncreasingOrder) {
        checkStrictness(areInIncreasingOrder, at: $0, in: "SortedDataSource", "sorted(by:)")
      }
    }
  }

  static func text(_ key: @escaping (Item) -> String, _ order: TextOrder, _ direction: SortDirection) -> ItemOrder {
    func keys<Key>(
      _ make: @escaping (String) -> Key,
      _ isLess: @escaping (Key, Key) -> Bool
    ) -> ItemOrder {
      switch direction {
      case .ascending: ItemOrder { RowOrder({ make(key($0)) }, isLess) }
      case .descending: ItemOrder { RowOrder({ make(key($0)) }) { isLess($1, $0) } }
      }
    }
    return switch order.kind {
    case .standard: keys(TextKey.init) { $0 < $1 }
    case .comparator(let isLess): keys({ $0 }, isLess)
    }
  }
}
