import RowStructures

/// All rows of a section in the order of the base, with the items that have been read.
///
/// A row whose item changes gets another slot, so that what it was can be read until the round is committed.
@MainActor final class CacheArrangement<Item>: Arrangement {
  typealias Slot = OrderedSlots.Slot

  private var order: OrderedSlots
  private var items: [Slot: Item] = [:]
  private var nextSlot: Slot
  /// Slots that no row has, and those that rows had until the last round.
  private var free: [Slot] = []
  private var left: [Slot] = []

  init(count: Int) {
    order = OrderedSlots(0..<Slot(count))
    nextSlot = Slot(count)
  }

  override var count: Int { order.count }

  override func place(ofRow row: Int) -> Int? { row }

  override func row(at place: Int) -> Int { place }

  /// The item of a row, which is read if it has not been.
  ///
  /// - Complexity: O(log *n*), and what it takes to read it.
  func item(at row: Int, _ read: () -> Item) -> Item {
    let slot = order[row]
    if let item = items[slot] { return item }
    let item = read()
    items[slot] = item
    return item
  }

  /// - Complexity: O(*k* log *n*) for *k* changes. No item is read.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    for slot in left { items[slot] = nil }
    free += left
    left = []
    var undo: [ArrangementEdit] = []
    var slotOfOrigin: [Int: Slot] = [:]
    for insert in changes.inserts {
      if let origin = insert.origin { slotOfOrigin[origin] = order[origin] }
    }
    func insert(_ slot: Slot, at row: Int) {
      order.insert(slot, at: row)
      undo.append(.all(.remove(at: row)))
    }
    func remove(at row: Int) -> Slot {
      let slot = order.remove(at: row)
      undo.append(.all(.insert(slot, at: row)))
      return slot
    }
    for row in changes.removes.reversed() {
      let slot = remove(at: row)
      if slotOfOrigin[row] == nil { left.append(slot) }
    }
    for change in changes.inserts {
      insert(change.origin.flatMap { slotOfOrigin[$0] } ?? newSlot(), at: change.row)
    }
    for row in changes.updates {
      left.append(remove(at: row))
      insert(newSlot(), at: row)
    }
    undo.reverse()
    return undo
  }

  /// There is no other rule.
  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement { .init() }

  private func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    defer { nextSlot += 1 }
    return nextSlot
  }

  override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .all(let change) = edit else { return edit }
    switch change {
    case .insert(let slot, let row):
      order.insert(slot, at: row)
      return .all(.remove(at: row))
    case .remove(let row): return .all(.insert(order.remove(at: row), at: row))
    }
  }
}

/// A change of rows whose items are kept.
enum CacheEdit {
  case insert(OrderedSlots.Slot, at: Int)
  case remove(at: Int)
}
