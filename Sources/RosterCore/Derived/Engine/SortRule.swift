/// What orders items: keys that are kept, or a comparator.
@usableFromInline
enum SortRule<Item> {
  /// The keys of a section, made anew for each.
  case keys(() -> SlotKeys<Item>)
  /// Whether the first item comes before the second.
  case comparator((Item, Item) -> Bool)
}

/// Keys of rows by the rows' slots, whatever their type.
///
/// Its functions are made where the types of items and keys are known.
@usableFromInline
struct SlotKeys<Item> {
  /// Keeps the key of an item, and says whether it is in another place of the order than the one before.
  let set: (_ slot: UInt32, _ item: Item) -> Bool
  /// Whether the first slot's key comes before the second's.
  let isLess: (UInt32, UInt32) -> Bool
  /// Sorts slots by their keys; those with equal keys stay in order.
  let sort: (inout [UInt32]) -> Void

  @usableFromInline
  init(
    set: @escaping (UInt32, Item) -> Bool,
    isLess: @escaping (UInt32, UInt32) -> Bool,
    sort: @escaping (inout [UInt32]) -> Void
  ) {
    self.set = set
    self.isLess = isLess
    self.sort = sort
  }
}

/// Keys by slots.
@usableFromInline
final class SlotKeyList<Key> {
  @usableFromInline var keys: [Key] = []

  @inlinable
  init() {}
}

extension SortRule {
  /// Orders items by a key, which is computed once for each item that comes or changes, and kept.
  @inlinable
  static func keys<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection
  ) -> SortRule {
    switch direction {
    case .ascending: keys(by: key) { $0 < $1 }
    case .descending: keys(by: key) { $1 < $0 }
    }
  }

  /// - Parameter known: where the keys are kept, if they are kept for something else, too; of one section then.
  @inlinable
  static func keys<Key>(
    by key: @escaping (Item) -> Key,
    into known: SlotKeyList<Key>? = nil,
    _ areInIncreasingOrder: @escaping (Key, Key) -> Bool
  ) -> SortRule {
    .keys {
      let list = known ?? SlotKeyList<Key>()
      return SlotKeys(
        set: { slot, item in
          let new = key(item)
          // Slots of rows that cannot be read yet are filled up.
          while list.keys.count <= Int(slot) { list.keys.append(new) }
          let old = list.keys[Int(slot)]
          list.keys[Int(slot)] = new
          return areInIncreasingOrder(old, new) || areInIncreasingOrder(new, old)
        },
        isLess: { areInIncreasingOrder(list.keys[Int($0)], list.keys[Int($1)]) },
        sort: { slots in
          list.keys.withUnsafeBufferPointer { keys in
            slots.sort { areInIncreasingOrder(keys[Int($0)], keys[Int($1)]) }
          }
        }
      )
    }
  }
}
