import RowStructures

/// A row of a data source that stores its items, independent of the order of sections.
@usableFromInline
package struct KeptRow: Hashable, Sendable {
  /// The name of the section.
  @usableFromInline package var section: UInt32
  @usableFromInline package var label: RowLabel

  @inlinable
  package init(_ section: UInt32, _ label: RowLabel) {
    self.section = section
    self.label = label
  }
}

/// An index of rows by the identifiers of their items.
///
/// It stores a part of each identifier's hash and the row, in 27 to 35 bytes an item. The owner has the items to
/// compare.
struct IdentifierIndex {
  private struct Entry {
    /// 0 for a vacant slot.
    var hash: UInt32 = 0
    var row = KeptRow(0, 0)
  }

  private var slots: [Entry]
  private var count = 0
  /// The number of rows with one hash that makes the index useless.
  private static let limit = 64

  /// Creates an index with room for a number of rows.
  init(capacity: Int) { slots = Array(repeating: Entry(), count: max(8, capacity + capacity / 7 + 1)) }

  private func home(_ hash: UInt32) -> Int { Int((UInt64(hash) &* UInt64(slots.count)) >> 32) }

  private func next(_ slot: Int) -> Int { slot + 1 == slots.count ? 0 : slot + 1 }

  /// Calls a closure with the rows that have a hash, in any order.
  func forEach(_ hash: UInt32, _ body: (KeptRow) -> Void) {
    if hash == 0 { return }
    var slot = home(hash)
    while slots[slot].hash != 0 {
      if slots[slot].hash == hash { body(slots[slot].row) }
      slot = next(slot)
    }
  }

  /// - Returns: A Boolean value that indicates whether the index is still useful. Too many rows with one hash make it
  ///   slow.
  mutating func insert(_ hash: UInt32, _ row: KeptRow) -> Bool {
    if hash == 0 { return true }
    if (count + 1) * 8 > slots.count * 7 { grow() }
    count += 1
    return place(Entry(hash: hash, row: row))
  }

  private mutating func place(_ entry: Entry) -> Bool {
    var slot = home(entry.hash)
    var equal = 0
    while slots[slot].hash != 0 {
      if slots[slot].hash == entry.hash { equal += 1 }
      slot = next(slot)
    }
    slots[slot] = entry
    return equal < Self.limit
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Entry(), count: old.count + old.count / 4 + 8)
    for entry in old where entry.hash != 0 { _ = place(entry) }
  }

  /// - Returns: A Boolean value that indicates whether the row was found.
  mutating func remove(_ hash: UInt32, _ row: KeptRow) -> Bool {
    guard hash != 0 else { return true }
    guard var gap = slot(hash, row) else { return false }
    slots[gap].hash = 0
    count -= 1
    // Removal leaves no gap (Knuth, The Art of Computer Programming 6.4, algorithm R).
    var slot = next(gap)
    while slots[slot].hash != 0 {
      let home = home(slots[slot].hash)
      if distance(from: home, to: slot) >= distance(from: gap, to: slot) {
        slots[gap] = slots[slot]
        slots[slot].hash = 0
        gap = slot
      }
      slot = next(slot)
    }
    return true
  }

  /// - Returns: A Boolean value that indicates whether the row was found.
  mutating func rename(_ hash: UInt32, _ row: KeptRow, to new: KeptRow) -> Bool {
    guard hash != 0 else { return true }
    guard let slot = slot(hash, row) else { return false }
    slots[slot].row = new
    return true
  }

  private func slot(_ hash: UInt32, _ row: KeptRow) -> Int? {
    var slot = home(hash)
    while slots[slot].hash != 0 {
      if slots[slot].hash == hash, slots[slot].row == row { return slot }
      slot = next(slot)
    }
    return nil
  }

  private func distance(from slot: Int, to other: Int) -> Int {
    other >= slot ? other - slot : other - slot + slots.count
  }
}
