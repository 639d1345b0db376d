import RosterCore
import RosterDiagnostics

/// An order of items, whatever data source has them.
@usableFromInline
@MainActor struct ItemOrder<Item> {
  let rule: @MainActor (ItemReader<Item>) -> SortRule

  @usableFromInline
  init(_ rule: @escaping @MainActor (ItemReader<Item>) -> SortRule) {
    self.rule = rule
  }

  /// The order of a key, which is computed once for each item that comes or changes, and kept.
  @inlinable
  static func key<Key: Comparable>(_ key: @escaping (Item) -> Key, _ direction: SortDirection) -> ItemOrder {
    ItemOrder { reader in
      let read: @MainActor (ItemPath) -> Key = { key(reader.item($0)) }
      let readAll: @MainActor ([ItemPath], @MainActor (Int, Key) -> Void) -> Void = { paths, body in
        reader.readItems(paths) { body($0, key($1)) }
      }
      return switch direction {
      case .ascending: .keys(read, readAll, isReflexive: { $0 == $0 }) { $0 < $1 }
      case .descending: .keys(read, readAll, isReflexive: { $0 == $0 }) { $1 < $0 }
      }
    }
  }

  @inlinable
  static func comparator(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> ItemOrder {
    ItemOrder { reader in
      .comparator(
        PathComparator {
          areInIncreasingOrder(reader.item($0), reader.item($1))
        } check: {
          checkStrictness(areInIncreasingOrder, at: reader.item($0), in: "SortedDataSource", "sorted(by:)")
        }
      )
    }
  }

  static func text(_ key: @escaping (Item) -> String, _ order: TextOrder, _ direction: SortDirection) -> ItemOrder {
    func keys<Key>(
      _ make: @escaping (String) -> Key,
      _ areInIncreasingOrder: @escaping (Key, Key) -> Bool
    ) -> ItemOrder {
      ItemOrder { reader in
        .keys(
          { make(key(reader.item($0))) },
          { paths, body in reader.readItems(paths) { body($0, make(key($1))) } },
          areInIncreasingOrder
        )
      }
    }
    return switch (order.kind, direction) {
    case (.standard, .ascending): keys(TextKey.init) { $0 < $1 }
    case (.standard, .descending): keys(TextKey.init) { $1 < $0 }
    case (.comparator(let isLess), .ascending): keys({ $0 }, isLess)
    case (.comparator(let isLess), .descending): keys({ $0 }) { isLess($1, $0) }
    }
  }
}
