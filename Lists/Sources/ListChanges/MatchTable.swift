/// A table that finds the old item with the identifier of a new leftover.
///
/// It uses open addressing over memory that lives as long as the table. Items with the same identifier share a slot and
/// are chained in the order they were added. The table stores positions and parts of hashes, not identifiers, so the
/// caller compares the items. If hash collisions use up the budget of comparisons, items that aren't found at once stay
/// unmatched. Then the changeset is valid but not minimal.
@usableFromInline
struct MatchTable: ~Copyable {
  /// An item of the old content.
  @usableFromInline
  struct Entry {
    /// The next entry with the same identifier, or -1.
    @usableFromInline var next: Int32
    /// The new index of the item's section, `Int32.max` if the section is deleted, or -1 once the item is matched.
    @usableFromInline var section: Int32
    @usableFromInline let oldSection: Int32
    @usableFromInline let item: Int32

    @inlinable
    init(next: Int32, section: Int32, oldSection: Int32, item: Int32) {
      self.next = next
      self.section = section
      self.oldSection = oldSection
      self.item = item
    }
  }

  /// The unmatched entries with one identifier.
  @usableFromInline
  struct Chain {
    @usableFromInline var head: Int32
    @usableFromInline var tail: Int32
    @usableFromInline var cursor: Int32
    @usableFromInline var previous: Int32

    @inlinable
    init(head: Int32, tail: Int32) {
      self.head = head
      self.tail = tail
      cursor = head
      previous = -1
    }
  }

  @usableFromInline let memory: UnsafeMutableRawPointer
  /// The number of the first entry with an identifier, counted from 1, and above it as much of the identifier's hash as
  /// fits.
  @usableFromInline let slots: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int
  /// The number of bits of an entry's number.
  @usableFromInline let entryBits: UInt32
  @usableFromInline let entryMask: UInt32
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  @usableFromInline var chains: UnsafeMutablePointer<Chain>?
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0
  @usableFromInline var budget: Int
  /// The entry that was matched last.
  @usableFromInline var last = -1
  @usableFromInline var vainTries = 0

  /// - Parameter capacity: The number of items to add.
  @inlinable
  init(capacity: Int) {
    precondition(capacity <= 1 << 30)
    var size = 16
    var bits: UInt32 = 3
    while size < 2 * capacity {
      size *= 2
      bits += 1
    }
    mask = size - 1
    entryBits = bits + 1
    entryMask = 1 &<< entryBits &- 1
    self.capacity = capacity
    // One allocation: the entries, whose alignment is as strict, then the slots.
    let entryBytes = capacity * MemoryLayout<Entry>.stride
    memory = .allocate(byteCount: entryBytes + size * MemoryLayout<UInt32>.stride, alignment: 16)
    entries = memory.bindMemory(to: Entry.self, capacity: capacity)
    slots = (memory + entryBytes).bindMemory(to: UInt32.self, capacity: size)
    slots.initialize(repeating: 0, count: size)
    budget = Self.budget(for: capacity)
  }

  @inlinable
  deinit {
    memory.deallocate()
    chains?.deallocate()
  }

  /// Returns the number of comparisons allowed in all beyond the free probes.
  @inlinable
  static func budget(for capacity: Int) -> Int { 1 << 15 + 16 * capacity }

  /// The number of slots of one lookup that don't use the budget.
  @inlinable static var freeProbes: Int { 16 }

  /// Returns the slot that holds an identifier or is free for it, or `nil` if the budget is used up.
  ///
  /// - Parameter isSame: A closure that returns whether an added item has the identifier. It's called only if parts of
  ///   the hashes are equal.
  @inlinable
  @inline(__always)
  mutating func slot(hash: UInt64, isSame: (Entry) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    let tag = tag(of: hash)
    var probes = 0
    while true {
      let content = slots[slot]
      if content == 0 { return slot }
      if content & ~entryMask == tag, isSame(entries[Int(content & entryMask) &- 1]) { return slot }
      slot = (slot + 1) & mask
      probes += 1
      if probes > Self.freeProbes {
        if budget <= 0 { return nil }
        budget -= 1
      }
    }
  }

  @inlinable
  @inline(__always)
  func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) &<< entryBits }

  /// Adds an item. Items are added in ascending order of `section`.
  ///
  /// - Parameters:
  ///   - hash: The hash of its identifier.
  ///   - isSame: A closure that returns whether an added item has the same identifier.
  @inlinable
  @inline(__always)
  mutating func add(hash: UInt64, section: Int, oldSection: Int, item: Int, isSame: (Entry) -> Bool) {
    let entry = count
    (entries + entry).initialize(
      to: Entry(
        next: -1,
        section: section < 0 ? .max : Int32(truncatingIfNeeded: section),
        oldSection: Int32(truncatingIfNeeded: oldSection),
        item: Int32(truncatingIfNeeded: item)
      )
    )
    count += 1
    guard let slot = slot(hash: hash, isSame: isSame) else { return }
    if slots[slot] == 0 {
      slots[slot] = tag(of: hash) | UInt32(truncatingIfNeeded: entry + 1)
    } else {
      chain(entry, to: Int(slots[slot] & entryMask) - 1)
    }
  }

  @inlinable
  mutating func chain(_ entry: Int, to first: Int) {
    let chains = self.chains ?? .allocate(capacity: capacity)
    self.chains = chains
    let link = Int32(truncatingIfNeeded: entry)
    if entries[first].next < 0 {
      let head = Int32(truncatingIfNeeded: first)
      (chains + first).initialize(to: Chain(head: head, tail: head))
    }
    entries[Int(chains[first].tail)].next = link
    chains[first].tail = link
  }

  /// Returns the first added item with an identifier, matched or not, or -1.
  ///
  /// - Parameters:
  ///   - hash: The hash of the identifier.
  ///   - isSame: A closure that returns whether an added item has the identifier.
  @inlinable
  @inline(__always)
  mutating func first(hash: UInt64, isSame: (Entry) -> Bool) -> Int {
    guard let slot = slot(hash: hash, isSame: isSame) else { return -1 }
    return Int(slots[slot] & entryMask) - 1
  }

  /// Matches the entry after the last match without hashing, as neighbors often move together.
  ///
  /// Does nothing after many failed tries, or if identifiers are repeated.
  ///
  /// - Parameter isSame: A closure that returns whether an added item has the identifier.
  /// - Returns: The entry, or -1.
  @inlinable
  @inline(__always)
  mutating func takeNext(section: Int, isSame: (Entry) -> Bool) -> Int {
    let entry = last + 1
    guard vainTries < Self.maximumOfVainTries, chains == nil, entry < count,
      entries[entry].section == Int32(truncatingIfNeeded: section)
    else { return -1 }
    guard isSame(entries[entry]) else {
      vainTries += 1
      return -1
    }
    vainTries = 0
    entries[entry].section = -1
    last = entry
    return entry
  }

  /// The number of consecutive vain tries that show that neighbors didn't move together.
  @inlinable static var maximumOfVainTries: Int { 16 }

  /// Matches the next item with an identifier in one section. The caller visits sections in ascending order.
  ///
  /// - Parameter first: The result of ``first(hash:isSame:)``.
  /// - Returns: The entry, or -1.
  @inlinable
  mutating func take(_ first: Int, section: Int) -> Int {
    let section = Int32(truncatingIfNeeded: section)
    if entries[first].next < 0 {
      guard entries[first].section == section else { return -1 }
      entries[first].section = -1
      last = first
      return first
    }
    guard let chains else { return -1 }
    var chain = chains[first]
    while chain.cursor >= 0, entries[Int(chain.cursor)].section < section {
      chain.previous = chain.cursor
      chain.cursor = entries[Int(chain.cursor)].next
    }
    var taken = -1
    if chain.cursor >= 0, entries[Int(chain.cursor)].section == section {
      taken = Int(chain.cursor)
      entries[taken].section = -1
      chain.cursor = entries[taken].next
      if chain.previous < 0 {
        chain.head = chain.cursor
      } else {
        entries[Int(chain.previous)].next = chain.cursor
      }
    }
    chains[first] = chain
    return taken
  }

  /// Matches the next item with an identifier in any section, after trying all sections.
  ///
  /// - Parameter first: The result of ``first(hash:isSame:)``.
  /// - Returns: The entry, or -1.
  @inlinable
  mutating func take(_ first: Int) -> Int {
    if let chains, entries[first].next >= 0 {
      let taken = Int(chains[first].head)
      guard taken >= 0 else { return -1 }
      chains[first].head = entries[taken].next
      entries[taken].section = -1
      return taken
    }
    guard entries[first].section >= 0 else { return -1 }
    entries[first].section = -1
    return first
  }
}
