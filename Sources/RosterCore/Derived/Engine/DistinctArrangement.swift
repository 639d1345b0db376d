/// The first row of each key in a section, in the order of the base.
struct DistinctArrangement<Item, Key: Hashable>: Arrangement {
  typealias Rule = (Item) -> Key
  typealias Slot = SlotOrder.Slot

  enum Edit {
    case insert(Slot, Bool, at: Int)
    case remove(at: Int)
    case toggle(at: Int)
    case bits(RankedBits)
  }

  /// The rows with a key, in the order of the base.
  private struct Group {
    var slots: [Slot] = []
    /// The one that is shown.
    var shown: Slot?
  }

  private var base: SlotOrder
  private var bits: RankedBits
  private var free: [Slot] = []
  private var nextSlot: Slot
  /// The key of each slot; `nil` where it cannot be read yet.
  private var keys: [Key?]
  private var groups: [Key: Group] = [:]
  private(set) var affected: [Int] = []

  init(count: Int, by rule: Rule, item: (Int) -> Item?) {
    base = SlotOrder((0..<count).map { Slot($0) }, capacity: count)
    nextSlot = Slot(count)
    keys = (0..<count).map { item($0).map(rule) }
    bits = RankedBits()
    bits = arranged()
  }

  /// Groups all rows by their keys.
  private mutating func arranged() -> RankedBits {
    groups = [:]
    let slots = base.slots
    return RankedBits(count: slots.count) { row in
      guard let key = keys[Int(slots[row])] else { return false }
      groups[key, default: Group()].slots.append(slots[row])
      guard groups[key]?.shown == nil else { return false }
      groups[key]?.shown = slots[row]
      return true
    }
  }

  var count: Int { bits.ones }

  func place(ofRow row: Int) -> Int? { bits[row] ? bits.rank(row) : nil }

  func row(at place: Int) -> Int { bits.select(place) }

  /// - Complexity: O(*k* log *n*) for *k* changes, and O(*m*) in the number of rows with their keys. The key is computed
  ///   once for each row that came or changed.
  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    var undo: [Edit] = []
    var touched: Set<Key> = []
    var slotOfOrigin: [Int: Slot] = [:]
    for insert in changes.inserts {
      if let origin = insert.origin { slotOfOrigin[origin] = base[origin] }
    }
    for row in changes.removes.reversed() {
      let slot = base.remove(at: row)
      undo.append(.insert(slot, bits.remove(at: row), at: row))
      leave(slot, &touched)
      if slotOfOrigin[row] == nil {
        free.append(slot)
        keys[Int(slot)] = nil
      }
    }
    var homeless: [Slot] = []
    for insert in changes.inserts {
      let slot = insert.origin.flatMap { slotOfOrigin[$0] } ?? newSlot()
      base.insert(slot, at: insert.row)
      bits.insert(false, at: insert.row)
      undo.append(.remove(at: insert.row))
      if insert.origin == nil { keys[Int(slot)] = item(insert.row).map(rule) }
      homeless.append(slot)
    }
    for row in changes.updates {
      guard let item = item(row) else { continue }
      let slot = base[row]
      let key = rule(item)
      if keys[Int(slot)] == key { continue }
      if bits[row] {
        bits.set(false, at: row)
        undo.append(.toggle(at: row))
      }
      leave(slot, &touched)
      keys[Int(slot)] = key
      if !homeless.contains(slot) { homeless.append(slot) }
    }
    for slot in homeless {
      guard let key = keys[Int(slot)] else { continue }
      touched.insert(key)
      let row = base.place(of: slot)
      let group = groups[key, default: Group()]
      let place = group.slots.partitioningIndex { base.place(of: $0) > row }
      groups[key, default: Group()].slots.insert(slot, at: place)
    }
    affected = []
    for key in touched {
      guard let group = groups[key], let first = group.slots.first else {
        groups[key] = nil
        continue
      }
      guard group.shown != first else { continue }
      for slot in [group.shown, first].compactMap(\.self) {
        let row = base.place(of: slot)
        bits.set(slot == first, at: row)
        undo.append(.toggle(at: row))
        affected.append(row)
      }
      groups[key]?.shown = first
    }
    undo.reverse()
    return undo
  }

  /// Takes a slot out of the rows with its key.
  private mutating func leave(_ slot: Slot, _ touched: inout Set<Key>) {
    guard let key = keys[Int(slot)], let place = groups[key]?.slots.firstIndex(of: slot) else { return }
    groups[key]?.slots.remove(at: place)
    if groups[key]?.shown == slot { groups[key]?.shown = nil }
    touched.insert(key)
  }

  private mutating func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    defer { nextSlot += 1 }
    keys.append(nil)
    return nextSlot
  }

  /// - Complexity: O(*n*); the key is computed once for each row.
  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit> {
    for (row, slot) in base.slots.enumerated() { keys[Int(slot)] = rule(item(row)) }
    let old = bits
    bits = arranged()
    var change = Rearrangement<Edit>()
    change.deletes = (0..<old.count).filter { old[$0] && !bits[$0] }.map(old.rank)
    change.inserts = (0..<old.count).filter { !old[$0] && bits[$0] }.map(bits.rank)
    change.undo = [.bits(old)]
    return change
  }

  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .insert(let slot, let bit, let row):
      base.insert(slot, at: row)
      bits.insert(bit, at: row)
      return .remove(at: row)
    case .remove(let row):
      return .insert(base.remove(at: row), bits.remove(at: row), at: row)
    case .toggle(let row):
      bits.set(!bits[row], at: row)
      return edit
    case .bits(let other):
      let old = bits
      bits = other
      return .bits(old)
    }
  }
}
