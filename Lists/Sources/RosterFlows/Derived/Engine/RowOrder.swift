import RosterCore
import RowStructures

/// An order of rows by keys of any type.
///
/// Its functions are created where the type of keys is known. A row is *read*, or its key *taken* from its place. Then it's found or
/// inserted.
@usableFromInline
final class RowOrder<Item> {
  // MARK: One row

  /// A closure that computes the key of an item.
  @usableFromInline let read: (Item) -> Void
  /// A closure that takes the key of a row.
  @usableFromInline let take: (OrderedRows, _ index: Int) -> Void
  /// A closure that returns the place at which to insert the row.
  @usableFromInline let place: (OrderedRows, _ base: RowLabel) -> Int
  /// A closure that returns whether the row belongs at an index.
  @usableFromInline let fits: (OrderedRows, _ base: RowLabel, _ index: Int) -> Bool
  /// A closure that returns whether the row's key is equal to the one at an index.
  @usableFromInline let isSame: (OrderedRows, _ index: Int) -> Bool
  @usableFromInline let insert: (inout OrderedRows, _ base: RowLabel, _ label: RowLabel, _ index: Int) -> Void
  @usableFromInline let replace: (inout OrderedRows, _ base: RowLabel, _ index: Int) -> Void
  @usableFromInline let remove: (inout OrderedRows, _ index: Int) -> Void
  /// A closure that compares an item with itself, and traps if it precedes itself. `nil` if there are keys.
  @usableFromInline let check: ((Item) -> Void)?

  // MARK: Many rows

  /// A closure that adds the row to those that ``merge`` or ``RowRuns/finish`` inserts.
  @usableFromInline let collect: (_ base: RowLabel) -> Void
  /// A closure that merges rows, without some of them, with the collected ones, and returns their old places (`MergedRows.sources`).
  @usableFromInline let merge: (OrderedRows, _ removing: ContiguousArray<Int>) -> ContiguousArray<Int>
  /// A closure that returns the order of the last merged or finished rows, given their own labels, or none for new ones.
  ///
  /// - bases: The labels of the base, if the rows are identified by indexes.
  @usableFromInline let build:
    (_ bases: ContiguousArray<RowLabel>?, _ labels: ContiguousArray<RowLabel>?) -> OrderedRows
  /// A closure that begins to order the rows of a section.
  @usableFromInline let begin: () -> RowRuns

  /// Rows of a section on their way to the order, identified by their indexes in the base.
  @usableFromInline
  struct RowRuns {
    /// A closure that adds the row that was read.
    @usableFromInline let add: (_ index: Int) -> Void
    /// A closure that sorts the rows that were added since the last call.
    @usableFromInline let endRun: () -> Void
    @usableFromInline let merge: (_ take: (Int) -> Int) -> Bool
    /// A closure that removes rows from the runs.
    @usableFromInline let leaveOut: (_ isLeaving: (Int) -> Bool) -> Void
    /// A closure that returns all rows in order, together with the collected ones.
    @usableFromInline let finish: (_ rename: ((Int) -> Int?)?) -> ContiguousArray<Int>

    @inlinable
    init<Key>(_ register: KeyRegister<Key>, by isLess: @escaping (Key, Key) -> Bool) {
      let runs = OrderedRuns(by: isLess)
      add = { runs.add(register.takeKey(), $0) }
      endRun = { runs.endRun() }
      merge = { runs.merge($0) }
      leaveOut = { runs.removeAll(where: $0) }
      finish = { rename in
        let rows = runs.takeRows(rename)
        register.sorted = OrderedRuns.joined(rows, register.takeCollected(sortedBy: isLess), by: isLess)
        return ContiguousArray(register.sorted.lazy.map(\.base))
      }
    }
  }

  /// - Parameters:
  ///   - key: A closure that computes the key of an item.
  ///   - isReflexive: A closure that returns whether a key is equal to itself. Other keys are last, and while there are some,
  ///     comparisons call it.
  @inlinable
  init<Key>(
    _ key: @escaping (Item) -> Key,
    isReflexive: @escaping (Key) -> Bool = { _ in true },
    check: ((Item) -> Void)? = nil,
    _ areInIncreasingOrder: @escaping (Key, Key) -> Bool
  ) {
    let register = KeyRegister<Key>()
    let isLess: (Key, Key) -> Bool = {
      guard register.hasIrreflexive else { return areInIncreasingOrder($0, $1) }
      return isReflexive($0) && (!isReflexive($1) || areInIncreasingOrder($0, $1))
    }
    self.check = check
    read = {
      let key = key($0)
      if !isReflexive(key) { register.hasIrreflexive = true }
      register.key = key
    }
    take = { register.key = $0.key(at: $1, Key.self) }
    place = { $0.place(of: KeyedRow(register.readKey(), $1), by: isLess) }
    fits = { $0.fits(KeyedRow(register.readKey(), $1), at: $2, by: isLess) }
    isSame = {
      let (old, new) = ($0.key(at: $1, Key.self), register.readKey())
      return !isLess(old, new) && !isLess(new, old)
    }
    insert = { $0.insert(KeyedRow(register.takeKey(), $1), $2, at: $3) }
    replace = { $0.replace(at: $2, with: KeyedRow(register.takeKey(), $1)) }
    remove = { $0.remove(at: $1, Key.self) }
    collect = { register.collected.append(KeyedRow(register.takeKey(), $0)) }
    merge = {
      let merged = $0.merged(removing: $1, inserting: register.collected, by: isLess)
      register.collected = []
      register.sorted = merged.rows
      return merged.sources
    }
    build = { bases, labels in
      var rows = register.sorted
      register.sorted = []
      if let bases {
        for index in rows.indices { rows[index].base = bases[rows[index].base] }
      }
      return OrderedRows(rows, labels: labels)
    }
    begin = { RowRuns(register, by: isLess) }
  }

  @inlinable
  convenience init(comparator: @escaping (Item, Item) -> Bool, check: @escaping (Item) -> Void) {
    self.init({ $0 }, check: check, comparator)
  }
}

/// The key of the row to find, and the rows to insert.
@usableFromInline
final class KeyRegister<Key> {
  @exclusivity(unchecked) @usableFromInline var key: Key?
  @exclusivity(unchecked) @usableFromInline var collected: ContiguousArray<KeyedRow<Key>> = []
  /// Sorted rows, from which an order is created.
  @exclusivity(unchecked) @usableFromInline var sorted: ContiguousArray<KeyedRow<Key>> = []
  /// A Boolean value that indicates whether a key wasn't equal to itself, so that comparisons have to look for such keys.
  @exclusivity(unchecked) @usableFromInline var hasIrreflexive = false

  @inlinable
  init() {}

  @inlinable
  func readKey() -> Key {
    guard let key else { fatalError("a row has to be read before it's looked for") }
    return key
  }

  /// Returns and releases the key, as it may be the last to retain an item.
  @inlinable
  func takeKey() -> Key {
    defer { key = nil }
    return readKey()
  }

  @inlinable
  func takeCollected(sortedBy isLess: (Key, Key) -> Bool) -> ContiguousArray<KeyedRow<Key>> {
    let rows = collected
    collected = []
    return ContiguousArray(OrderedRows.places(ofSorted: rows, by: isLess).lazy.map { rows[$0] })
  }
}
