import RowStructures

/// The items of a section, each of which keeps its slot until it goes.
final class IndexedSection {
  var order: OrderedSlots
  /// What is kept of the hashes of identifiers by slot; 0 for items without.
  var hashes: [UInt32]
  private var vacantSlots: [OrderedSlots.Slot] = []
  /// The blocks of ``IndexedSlots`` that its slots are in, in their order.
  fileprivate var blocks: [UInt32] = []
  var element: PrefixSumElement?

  init(hashes: [UInt32]) {
    self.hashes = hashes
    order = OrderedSlots(0..<OrderedSlots.Slot(hashes.count))
  }

  func insert(_ hash: UInt32, at index: Int) -> OrderedSlots.Slot {
    let slot = vacantSlots.popLast() ?? OrderedSlots.Slot(hashes.count)
    if Int(slot) == hashes.count { hashes.append(hash) } else { hashes[Int(slot)] = hash }
    order.insert(slot, at: index)
    return slot
  }

  func remove(at index: Int) { vacantSlots.append(order.remove(at: index)) }

  func replaceAll(_ hashes: [UInt32]) {
    self.hashes = hashes
    order = OrderedSlots(0..<OrderedSlots.Slot(hashes.count))
    vacantSlots = []
  }
}

/// The slots of sections by the hashes of identifiers, whatever has these.
struct IndexedSlots {
  typealias Slot = OrderedSlots.Slot
  /// A slot as the table knows it: the number of a block of 64, and where it is in that. Four bytes of a slot and its hash are all
  /// that is kept of an item.
  private typealias Entry = UInt32

  private struct Block {
    /// The section that the block belongs to; `nil` if it is vacant.
    var section: IndexedSection?
    /// The section's slot that comes first in it.
    var start: Slot
  }

  private var blocks: [Block] = []
  private var vacantBlocks: [UInt32] = []
  private var table = EntryTable<Entry>()

  init(capacity: Int) { table.reserveCapacity(capacity) { _ in 0 } }

  /// Passes slots with a hash to a closure, until it answers `true`.
  ///
  /// - Parameter steps: counts the entries that are looked at.
  func search(_ hash: UInt32, _ steps: StepCounter?, isFound: (IndexedSection, Slot) -> Bool) {
    _ = table.first(hash: hash) { entry in
      steps?.count += 1
      let block = blocks[Int(entry >> 6)]
      guard let section = block.section else { return false }
      let slot = block.start + Slot(entry & 63)
      return section.hashes[Int(slot)] == hash && isFound(section, slot)
    }
  }

  mutating func insert(_ slot: Slot, of section: IndexedSection) {
    if section.hashes[Int(slot)] == 0 { return }
    makeBlocks(of: section)
    table.insert(entry(slot, section)) { [blocks] in Self.hash(of: $0, blocks) }
  }

  mutating func remove(_ slot: Slot, of section: IndexedSection) {
    if section.hashes[Int(slot)] == 0 { return }
    table.remove(entry(slot, section)) { [blocks] in Self.hash(of: $0, blocks) }
  }

  /// Inserts the slots of a section that has come or has other items.
  ///
  /// - Parameter isUnique: is asked of slots whose hashes are there already; nothing more is inserted once it answers `false`.
  /// - Returns: whether it never did.
  mutating func insertAll(of section: IndexedSection, isUnique: (IndexedSlots, Slot, UInt32) -> Bool) -> Bool {
    table.reserveCapacity(table.count + section.hashes.count) { [blocks] in Self.hash(of: $0, blocks) }
    makeBlocks(of: section)
    for (slot, hash) in section.hashes.enumerated() where hash != 0 {
      let slot = Slot(slot)
      var isRepeated = false
      search(hash, nil) { _, _ in
        isRepeated = true
        return true
      }
      if isRepeated, !isUnique(self, slot, hash) { return false }
      table.insert(entry(slot, section)) { _ in hash }
    }
    return true
  }

  /// Removes the slots of a section that goes or gets other items.
  mutating func removeAll(of section: IndexedSection) {
    for place in 0..<section.order.count { remove(section.order[place], of: section) }
    for block in section.blocks { blocks[Int(block)].section = nil }
    vacantBlocks += section.blocks
    section.blocks = []
  }

  /// Has the section's slots belong to blocks.
  private mutating func makeBlocks(of section: IndexedSection) {
    while section.blocks.count << 6 < section.hashes.count {
      let block = Block(section: section, start: Slot(section.blocks.count << 6))
      if let number = vacantBlocks.popLast() {
        blocks[Int(number)] = block
        section.blocks.append(number)
      } else {
        section.blocks.append(UInt32(blocks.count))
        blocks.append(block)
      }
    }
  }

  private func entry(_ slot: Slot, _ section: IndexedSection) -> Entry {
    section.blocks[Int(slot >> 6)] << 6 | Entry(slot & 63)
  }

  private static func hash(of entry: Entry, _ blocks: [Block]) -> UInt32 {
    let block = blocks[Int(entry >> 6)]
    return block.section?.hashes[Int(block.start) + Int(entry & 63)] ?? 0
  }
}
