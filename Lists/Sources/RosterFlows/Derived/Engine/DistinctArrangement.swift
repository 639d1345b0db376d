import RowStructures

/// Says which items are the same.
@MainActor protocol DistinctRule {
  /// The first row of each key in a section.
  ///
  /// - Parameter count: the number of rows in the section of the base.
  func arrange(_ count: Int, _ rows: SectionRows) -> Arrangement
  /// The rule, with what it reads of a path in a closure.
  func following(_ track: @escaping @MainActor (_ path: ItemPath, _ read: () -> Void) -> Void) -> any DistinctRule
}

/// The key of the item at a path.
struct DistinctKey<Key: Hashable>: DistinctRule {
  let key: @MainActor (ItemPath) -> Key

  func arrange(_ count: Int, _ rows: SectionRows) -> Arrangement {
    DistinctArrangement(count: count, by: key, rows)
  }

  func following(_ track: @escaping @MainActor (_ path: ItemPath, _ read: () -> Void) -> Void) -> any DistinctRule {
    DistinctKey { path in
      var known: Key?
      track(path) { known = key(path) }
      return known ?? key(path)
    }
  }
}

/// A change of what is shown of rows with equal keys.
enum DistinctEdit {
  case insert(OrderedSlots.Slot, Bool, at: Int)
  case remove(at: Int)
  case toggle(at: Int)
  case bits(RankSelectBitVector)
}

/// The first row of each key in a section, in the order of the base.
@MainActor final class DistinctArrangement<Key: Hashable>: Arrangement {
  typealias Slot = OrderedSlots.Slot

  /// The rows with a key, in the order of the base.
  private struct Group {
    var slots: [Slot] = []
    /// The one that is shown.
    var shown: Slot?
  }

  private var base: OrderedSlots
  private var bits: RankSelectBitVector
  private var free: [Slot] = []
  private var nextSlot: Slot
  /// The key of each slot; `nil` where no row has it.
  private var keys: [Key?]
  private var groups: [Key: Group] = [:]
  private var changed: [Int] = []

  init(count: Int, by keyOf: @MainActor (ItemPath) -> Key, _ rows: SectionRows) {
    base = OrderedSlots(0..<Slot(count))
    nextSlot = Slot(count)
    keys = (0..<count).map { keyOf(rows.path($0)) }
    bits = RankSelectBitVector()
    super.init()
    bits = arranged()
  }

  /// Groups all rows by their keys.
  private func arranged() -> RankSelectBitVector {
    groups = [:]
    let slots = base.slots
    return RankSelectBitVector(count: slots.count) { row in
      guard let key = keys[Int(slots[row])] else { return false }
      groups[key, default: Group()].slots.append(slots[row])
      guard groups[key]?.shown == nil else { return false }
      groups[key]?.shown = slots[row]
      return true
    }
  }

  override var movesOthers: Bool { true }

  override var count: Int { bits.ones }

  override func place(ofRow row: Int) -> Int? { bits[row] ? bits.rank(row) : nil }

  override func row(at place: Int) -> Int { bits.select(place) }

  override var affected: [Int] { changed }

  /// - Complexity: O(*k* log *n*) for *k* changes, and O(*m*) in the number of rows with their keys. The key is computed
  ///   once for each row that came or changed.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    guard case .first(let rule as DistinctKey<Key>) = rule else { return [] }
    var undo: [DistinctEdit] = []
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
      if insert.origin == nil { keys[Int(slot)] = rule.key(rows.path(insert.row)) }
      homeless.append(slot)
    }
    for row in changes.updates {
      let slot = base[row]
      let key = rule.key(rows.path(row))
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
    changed = []
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
        changed.append(row)
      }
      groups[key]?.shown = first
    }
    return undo.reversed().map { .first($0) }
  }

  /// Takes a slot out of the rows with its key.
  private func leave(_ slot: Slot, _ touched: inout Set<Key>) {
    guard let key = keys[Int(slot)], let place = groups[key]?.slots.firstIndex(of: slot) else { return }
    groups[key]?.slots.remove(at: place)
    if groups[key]?.shown == slot { groups[key]?.shown = nil }
    touched.insert(key)
  }

  private func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    defer { nextSlot += 1 }
    keys.append(nil)
    return nextSlot
  }

  /// - Complexity: O(*n*); the key is computed once for each row.
  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement {
    var change = Rearrangement()
    guard case .first(let rule as DistinctKey<Key>) = rule else { return change }
    for (row, slot) in base.slots.enumerated() {
      keys[Int(slot)] = rule.key(rows.path(row))
    }
    let old = bits
    bits = arranged()
    change.deletes = (0..<old.count).filter { old[$0] && !bits[$0] }.map(old.rank)
    change.inserts = (0..<old.count).filter { !old[$0] && bits[$0] }.map(bits.rank)
    change.undo = [.first(.bits(old))]
    return change
  }

  override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .first(let change) = edit else { return edit }
    switch change {
    case .insert(let slot, let bit, let row):
      base.insert(slot, at: row)
      bits.insert(bit, at: row)
      return .first(.remove(at: row))
    case .remove(let row):
      return .first(.insert(base.remove(at: row), bits.remove(at: row), at: row))
    case .toggle(let row):
      bits.set(!bits[row], at: row)
      return edit
    case .bits(let other):
      let old = bits
      bits = other
      return .first(.bits(old))
    }
  }
}
