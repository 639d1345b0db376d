/// A hash table of numbered entries, which keeps nothing else: its owner knows the hash of an entry.
///
/// Open addressing with linear probing; what is removed leaves no gap (Knuth, The Art of Computer Programming 6.4, algorithm R).
@usableFromInline
package struct EntryTable<Entry: UnsignedInteger & FixedWidthInteger> {
  @usableFromInline var slots: [Entry] = Array(repeating: 0, count: 16)
  /// Eight bits of the hash of each entry, few enough to be in a cache of the processor; 0 where there is no entry.
  @usableFromInline var tags: [UInt8] = Array(repeating: 0, count: 16)
  @usableFromInline package var count = 0

  @inlinable
  package init() {}

  /// Makes a table of entries, which are placed in their order, with room for some more.
  @inlinable
  package init(_ entries: some Sequence<Entry>, capacity: Int, hash: (Entry) -> UInt32) {
    reserveCapacity(capacity) { _ in 0 }
    for entry in entries {
      place(entry, hash(entry))
      count += 1
    }
  }

  /// The number of entries that there is room for.
  @inlinable
  package var capacity: Int { slots.count * 3 / 4 }

  @inlinable var mask: Int { slots.count - 1 }

  @inlinable
  static func tag(_ hash: UInt32) -> UInt8 { max(1, UInt8(truncatingIfNeeded: hash >> 24)) }

  /// Makes room for a number of entries in all.
  @inlinable
  package mutating func reserveCapacity(_ capacity: Int, hash: (Entry) -> UInt32) {
    var size = slots.count
    while size * 3 < capacity * 4 { size *= 2 }
    if size == slots.count { return }
    let old = zip(tags, slots)
    slots = Array(repeating: 0, count: size)
    tags = Array(repeating: 0, count: size)
    for (tag, entry) in old where tag != 0 { place(entry, hash(entry)) }
  }

  /// - Parameter hash: the hash of an entry in the table, or of the new one.
  @inlinable
  package mutating func insert(_ entry: Entry, hash: (Entry) -> UInt32) {
    reserveCapacity(count + 1, hash: hash)
    place(entry, hash(entry))
    count += 1
  }

  @inlinable
  mutating func place(_ entry: Entry, _ hash: UInt32) {
    var slot = Int(hash) & mask
    while tags[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
    tags[slot] = Self.tag(hash)
  }

  /// The first entry that may have a hash and is what is looked for.
  @inlinable
  package func first(hash: UInt32, where isFound: (Entry) -> Bool) -> Entry? {
    let tag = Self.tag(hash)
    var slot = Int(hash) & mask
    while tags[slot] != 0 {
      if tags[slot] == tag, isFound(slots[slot]) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Removes an entry that is in the table.
  @inlinable
  package mutating func remove(_ entry: Entry, hash: (Entry) -> UInt32) {
    var gap = Int(hash(entry)) & mask
    while tags[gap] == 0 || slots[gap] != entry { gap = (gap + 1) & mask }
    tags[gap] = 0
    count -= 1
    var slot = gap
    while true {
      slot = (slot + 1) & mask
      if tags[slot] == 0 { return }
      let home = Int(hash(slots[slot])) & mask
      // An entry whose home lies behind the gap is found without it.
      if (slot - home) & mask < (slot - gap) & mask { continue }
      (slots[gap], tags[gap]) = (slots[slot], tags[slot])
      tags[slot] = 0
      gap = slot
    }
  }
}
