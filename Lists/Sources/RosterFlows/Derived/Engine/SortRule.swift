import RosterCore
import RosterDiagnostics

/// What orders items: keys that are kept, or a comparator.
@usableFromInline
enum SortRule {
  /// The keys of a section, made anew for each.
  case keys(@MainActor () -> SlotKeys)
  case comparator(PathComparator)
}

/// Compares items by their paths.
@usableFromInline
struct PathComparator {
  /// Whether the item at the first path comes before that at the second.
  let areInIncreasingOrder: @MainActor (ItemPath, ItemPath) -> Bool
  /// Stops the program if the item at a path comes before itself.
  let check: @MainActor (ItemPath) -> Void
  /// Notes what is read of the item at a path; `nil` if that is not followed.
  let follow: (@MainActor (ItemPath) -> Void)?

  @usableFromInline
  init(
    areInIncreasingOrder: @escaping @MainActor (ItemPath, ItemPath) -> Bool,
    check: @escaping @MainActor (ItemPath) -> Void
  ) {
    self.init(areInIncreasingOrder: areInIncreasingOrder, check: check, follow: nil)
  }

  init(
    areInIncreasingOrder: @escaping @MainActor (ItemPath, ItemPath) -> Bool,
    check: @escaping @MainActor (ItemPath) -> Void,
    follow: (@MainActor (ItemPath) -> Void)?
  ) {
    self.areInIncreasingOrder = areInIncreasingOrder
    self.check = check
    self.follow = follow
  }
}

/// Keys of rows by the rows' slots, whatever their type.
///
/// Its functions are made where the types of items and keys are known.
@usableFromInline
struct SlotKeys {
  /// Keeps the key of the item at a path, and says whether it is in another place of the order than the one before.
  let set: @MainActor (_ slot: UInt32, _ path: ItemPath) -> Bool
  /// Keeps the keys of the items at paths.
  let setAll: @MainActor (_ slots: [UInt32], _ paths: [ItemPath]) -> Void
  /// Whether the first slot's key comes before the second's.
  let isLess: @MainActor (UInt32, UInt32) -> Bool
  /// Sorts slots by their keys; those with equal keys stay in order.
  let sort: @MainActor (inout [UInt32]) -> Void
  /// Joins two lists of slots that are in order; those with equal keys are in the order of the rows. Says where in the
  /// result those of the second are.
  let merge: @MainActor (_ first: [UInt32], _ second: [UInt32], _ rowOfSlot: [UInt32]) -> MergedSlots

  @usableFromInline
  init(
    set: @escaping @MainActor (UInt32, ItemPath) -> Bool,
    setAll: @escaping @MainActor ([UInt32], [ItemPath]) -> Void,
    isLess: @escaping @MainActor (UInt32, UInt32) -> Bool,
    sort: @escaping @MainActor (inout [UInt32]) -> Void,
    merge: @escaping @MainActor ([UInt32], [UInt32], [UInt32]) -> MergedSlots
  ) {
    self.set = set
    self.setAll = setAll
    self.isLess = isLess
    self.sort = sort
    self.merge = merge
  }
}

/// Keys by slots.
@usableFromInline
final class SlotKeyList<Key> {
  /// Only one of them is read or written at a time, and no other code is called meanwhile.
  @exclusivity(unchecked) @usableFromInline var keys: [Key] = []
  /// Whether one of them was not equal to itself, so that orders have to look for such.
  @usableFromInline var hasIrreflexive = false

  @inlinable
  init() {}

  /// Sorts slots by their keys; those with equal keys stay in order.
  @inlinable
  func sort(_ slots: inout [UInt32], by areInIncreasingOrder: (Key, Key) -> Bool) {
    // Beside their slots keys are read one after the other.
    var keyed: [(key: Key, slot: UInt32)] = []
    keyed.reserveCapacity(slots.count)
    for slot in slots { keyed.append((keys[Int(slot)], slot)) }
    keyed.sort { areInIncreasingOrder($0.key, $1.key) }
    for index in slots.indices { slots[index] = keyed[index].slot }
  }

  /// Joins slots that are in order with others; those with equal keys are in the order of their rows.
  @inlinable
  func merge(
    _ first: [UInt32],
    _ second: [UInt32],
    rowOfSlot: [UInt32],
    by areInIncreasingOrder: (Key, Key) -> Bool
  ) -> MergedSlots {
    var slots: [UInt32] = []
    slots.reserveCapacity(first.count + second.count)
    var places: [Int] = []
    places.reserveCapacity(second.count)
    var index = 0
    for slot in second {
      let key = keys[Int(slot)]
      while index < first.count {
        let other = first[index]
        if areInIncreasingOrder(key, keys[Int(other)]) { break }
        if rowOfSlot[Int(slot)] < rowOfSlot[Int(other)], !areInIncreasingOrder(keys[Int(other)], key) { break }
        slots.append(other)
        index += 1
      }
      places.append(slots.count)
      slots.append(slot)
    }
    slots.append(contentsOf: first[index...])
    return MergedSlots(slots: slots, places: places)
  }
}

extension SlotKeyList where Key: Comparable {
  /// How many slots with equal keys follow each other, given slots in order.
  @inlinable
  func runs(of slots: [UInt32], _ direction: SortDirection) -> [Int] {
    var runs: [Int] = []
    for (number, slot) in slots.enumerated() {
      let key = keys[Int(slot)]
      if number > 0 {
        let last = keys[Int(slots[number - 1])]
        if !direction.puts(last, before: key) {
          runs[runs.count - 1] += 1
          continue
        }
      }
      runs.append(1)
    }
    return runs
  }
}

/// Two lists of slots as one.
@usableFromInline
struct MergedSlots {
  let slots: [UInt32]
  /// Where those of the second are, ascending.
  let places: [Int]

  @usableFromInline
  init(slots: [UInt32], places: [Int]) {
    self.slots = slots
    self.places = places
  }
}

extension SortRule {
  /// - Parameters:
  ///   - read: computes the key of the item at a path.
  ///   - readAll: computes the keys of many, and calls the closure with the number of each.
  ///   - known: where the keys are kept, if they are kept for something else, too; of one section then.
  ///   - isReflexive: whether a key is equal to itself; those that are not come last. It is asked once for each key.
  @inlinable @MainActor
  static func keys<Key>(
    _ read: @escaping @MainActor (ItemPath) -> Key,
    _ readAll: @escaping @MainActor ([ItemPath], @MainActor (Int, Key) -> Void) -> Void,
    into known: SlotKeyList<Key>? = nil,
    isReflexive: @escaping (Key) -> Bool = { _ in true },
    _ areInIncreasingOrder: @escaping (Key, Key) -> Bool
  ) -> SortRule {
    let isLess: (Key, Key) -> Bool = { isReflexive($0) && (!isReflexive($1) || areInIncreasingOrder($0, $1)) }
    return .keys {
      let list = known ?? SlotKeyList<Key>()
      return SlotKeys(
        set: { slot, path in
          let new = read(path)
          if !isReflexive(new) { list.hasIrreflexive = true }
          // Slots of rows that cannot be read yet are filled up.
          while list.keys.count <= Int(slot) { list.keys.append(new) }
          let old = list.keys[Int(slot)]
          list.keys[Int(slot)] = new
          return list.hasIrreflexive
            ? isLess(old, new) || isLess(new, old) : areInIncreasingOrder(old, new) || areInIncreasingOrder(new, old)
        },
        setAll: { slots, paths in
          if list.keys.isEmpty { list.keys.reserveCapacity(slots.count) }
          readAll(paths) { number, key in
            let slot = Int(slots[number])
            if !isReflexive(key) { list.hasIrreflexive = true }
            // Slots of rows that come later are filled up.
            while list.keys.count <= slot { list.keys.append(key) }
            list.keys[slot] = key
          }
        },
        isLess: {
          let (key, other) = (list.keys[Int($0)], list.keys[Int($1)])
          return list.hasIrreflexive ? isLess(key, other) : areInIncreasingOrder(key, other)
        },
        sort: {
          if list.hasIrreflexive { list.sort(&$0, by: isLess) } else { list.sort(&$0, by: areInIncreasingOrder) }
        },
        merge: {
          list.hasIrreflexive
            ? list.merge($0, $1, rowOfSlot: $2, by: isLess)
            : list.merge($0, $1, rowOfSlot: $2, by: areInIncreasingOrder)
        }
      )
    }
  }
}
