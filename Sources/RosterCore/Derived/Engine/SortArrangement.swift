/// The rows of a section in the order of a key or a comparator; those in the same place are in the order of the base.
///
/// Two orders of the same slots: in the base, and as shown. Every row of the second is in place at any time: rows that
/// change are taken out before others are compared with them, so that no search meets a row that is not in order.
struct SortArrangement<Item>: Arrangement {
  typealias Rule = SortRule<Item>
  typealias Slot = SlotOrder.Slot

  enum Edit {
    case insertBase(Slot, at: Int)
    case removeBase(at: Int)
    case insert(Slot, at: Int)
    case remove(at: Int)
    case all(base: SlotOrder, shown: SlotOrder)
  }

  private var base: SlotOrder
  private var shown: SlotOrder
  /// Slots below the greatest that no row has.
  private var free: [Slot] = []
  private var nextSlot: Slot
  private var keys: SlotKeys<Item>?

  init(count: Int, by rule: Rule, item: (Int) -> Item?) {
    base = SlotOrder((0..<count).map { Slot($0) }, capacity: count)
    nextSlot = Slot(count)
    shown = SlotOrder()
    var known: [Slot] = []
    sort(by: rule, item) { known.append($0) }
    shown = SlotOrder(sorted(known, by: rule, item), capacity: count)
  }

  /// Computes the keys of all rows.
  private mutating func sort(by rule: Rule, _ item: (Int) -> Item?, _ body: (Slot) -> Void) {
    switch rule {
    case .keys(let make):
      let keys = make()
      for (row, slot) in base.slots.enumerated() {
        guard let item = item(row) else { continue }
        _ = keys.set(slot, item)
        body(slot)
      }
      self.keys = keys
    case .comparator(let areInIncreasingOrder):
      keys = nil
      for (row, slot) in base.slots.enumerated() {
        guard let item = item(row) else { continue }
        if row == 0 { checkStrictness(areInIncreasingOrder, at: item, in: "SortedDataSource", "sorted(by:)") }
        body(slot)
      }
    }
  }

  /// Slots in the order of the base, sorted.
  private func sorted(_ slots: [Slot], by rule: Rule, _ item: (Int) -> Item?) -> [Slot] {
    var slots = slots
    if let keys {
      keys.sort(&slots)
    } else {
      slots.sort { isLess($0, $1, by: rule, item) }
    }
    return slots
  }

  private func isLess(_ first: Slot, _ second: Slot, by rule: Rule, _ item: (Int) -> Item?) -> Bool {
    if let keys { return keys.isLess(first, second) }
    guard case .comparator(let areInIncreasingOrder) = rule, let one = item(base.place(of: first)),
      let other = item(base.place(of: second))
    else { return false }
    return areInIncreasingOrder(one, other)
  }

  static var reorders: Bool { true }

  static func comparesItems(_ rule: Rule) -> Bool {
    if case .comparator = rule { true } else { false }
  }

  var count: Int { shown.count }

  /// The number of bytes that the two orders take, without keys.
  var byteCount: Int { base.byteCount + shown.byteCount }

  func place(ofRow row: Int) -> Int? {
    let slot = base[row]
    return shown.contains(slot) ? shown.place(of: slot) : nil
  }

  func row(at place: Int) -> Int { base.place(of: shown[place]) }

  /// The slot of the row that is shown at a place.
  func slot(at place: Int) -> Slot { shown[place] }

  // MARK: Following

  /// - Complexity: O(*k* log *n*) for *k* changes, or O(*n*) if that is less. A key is computed once for each row that came
  ///   or changed, and compared log₂ *n* + 1 times, and twice more where rows in the same place come after it in the base.
  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    if changes.count > 64, changes.count > base.count / 8 { return followAll(changes, by: rule, item: item) }
    var undo: [Edit] = []
    undo.reserveCapacity(3 * changes.count)
    var unplaced: [Slot] = []
    var isUnplaced: Set<Slot> = []
    func take(_ slot: Slot, _ shown: inout SlotOrder) -> Bool {
      guard shown.contains(slot) else { return false }
      let place = shown.place(of: slot)
      shown.remove(at: place)
      undo.append(.insert(slot, at: place))
      return true
    }

    // A comparator needs the items of rows that moved.
    let canPlace = keys != nil || changes.inserts.allSatisfy { $0.origin == nil || item($0.row) != nil }
    var slotOfOrigin: [Int: Slot] = [:]
    for insert in changes.inserts {
      if let origin = insert.origin { slotOfOrigin[origin] = base[origin] }
    }
    for row in changes.removes.reversed() {
      let slot = base.remove(at: row)
      undo.append(.insertBase(slot, at: row))
      let wasShown = take(slot, &shown)
      if slotOfOrigin[row] == nil {
        free.append(slot)
      } else if wasShown, canPlace {
        unplaced.append(slot)
        isUnplaced.insert(slot)
      }
    }
    for insert in changes.inserts {
      let slot = insert.origin.flatMap { slotOfOrigin[$0] } ?? newSlot()
      base.insert(slot, at: insert.row)
      undo.append(.removeBase(at: insert.row))
      guard insert.origin == nil, let item = item(insert.row) else { continue }
      _ = keys?.set(slot, item)
      unplaced.append(slot)
      isUnplaced.insert(slot)
    }
    for row in changes.updates {
      guard let item = item(row) else { continue }
      let slot = base[row]
      let isElsewhere = keys?.set(slot, item) ?? true
      if isUnplaced.contains(slot) || !isElsewhere && shown.contains(slot) { continue }
      _ = take(slot, &shown)
      unplaced.append(slot)
      isUnplaced.insert(slot)
    }
    for slot in unplaced {
      let place = place(for: slot, by: rule, item)
      shown.insert(slot, at: place)
      undo.append(.remove(at: place))
    }
    undo.reverse()
    return undo
  }

  private mutating func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    defer { nextSlot += 1 }
    return nextSlot
  }

  /// Where a slot that is not shown belongs.
  private func place(for slot: Slot, by rule: Rule, _ item: (Int) -> Item?) -> Int {
    let place = shown.partitioningPlace { isLess(slot, $0, by: rule, item) }
    if place == 0 { return place }
    let row = base.place(of: slot)
    let previous = shown[place - 1]
    if base.place(of: previous) < row || isLess(previous, slot, by: rule, item) { return place }
    // Rows in the same place come after it in the base.
    return shown.partitioningPlace {
      isLess(slot, $0, by: rule, item) || !isLess($0, slot, by: rule, item) && base.place(of: $0) > row
    }
  }

  /// Follows many changes in a pass through all rows.
  private mutating func followAll(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    let (oldBase, oldShown) = (base, shown)
    var slots = base.slots
    // A comparator needs the items of rows that moved.
    let canPlace = keys != nil || changes.inserts.allSatisfy { $0.origin == nil || item($0.row) != nil }
    var slotOfOrigin: [Int: Slot] = [:]
    for insert in changes.inserts {
      if let origin = insert.origin { slotOfOrigin[origin] = slots[origin] }
    }
    /// Slots that are not where they were shown, if they are shown at all.
    var isTaken = [Bool](repeating: false, count: Int(nextSlot) + changes.inserts.count)
    for row in changes.removes {
      isTaken[Int(slots[row])] = true
      if slotOfOrigin[row] == nil { free.append(slots[row]) }
    }
    var unplaced: Set<Slot> = []
    var rest = slots[...]
    var removes = changes.removes[...]
    var passed = 0
    slots = []
    func advance(upTo count: Int) {
      while slots.count < count {
        let slot = rest.removeFirst()
        if removes.first == passed { removes.removeFirst() } else { slots.append(slot) }
        passed += 1
      }
    }
    for insert in changes.inserts {
      advance(upTo: insert.row)
      let slot = insert.origin.flatMap { slotOfOrigin[$0] } ?? newSlot()
      slots.append(slot)
      if insert.origin != nil {
        if shown.contains(slot), canPlace { unplaced.insert(slot) }
      } else if let item = item(insert.row) {
        _ = keys?.set(slot, item)
        unplaced.insert(slot)
      }
    }
    advance(upTo: oldBase.count - changes.removes.count + changes.inserts.count)
    for row in changes.updates {
      guard let item = item(row) else { continue }
      let slot = slots[row]
      let isElsewhere = keys?.set(slot, item) ?? true
      if !isElsewhere, !isTaken[Int(slot)], shown.contains(slot) { continue }
      isTaken[Int(slot)] = true
      unplaced.insert(slot)
    }
    base = SlotOrder(slots, capacity: Int(nextSlot))
    let stays = shown.slots.filter { !isTaken[Int($0)] }
    let new = sorted(slots.filter(unplaced.contains), by: rule, item)
    var merged: [Slot] = []
    merged.reserveCapacity(stays.count + new.count)
    var next = new[...]
    for slot in stays {
      while let first = next.first, comes(first, before: slot, by: rule, item) {
        merged.append(first)
        next.removeFirst()
      }
      merged.append(slot)
    }
    merged += next
    shown = SlotOrder(merged, capacity: Int(nextSlot))
    return [.all(base: oldBase, shown: oldShown)]
  }

  private func comes(_ slot: Slot, before other: Slot, by rule: Rule, _ item: (Int) -> Item?) -> Bool {
    if isLess(slot, other, by: rule, item) { return true }
    return base.place(of: slot) < base.place(of: other) && !isLess(other, slot, by: rule, item)
  }

  // MARK: Rules

  /// - Complexity: O(*n* log *n*); a key is computed once for each row.
  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit> {
    var change = Rearrangement<Edit>()
    let old = shown
    var known: [Slot] = []
    known.reserveCapacity(base.count)
    sort(by: rule, item) { known.append($0) }
    let new = sorted(known, by: rule, item)
    var oldPlaces = [Int](repeating: -1, count: Int(nextSlot))
    for (place, slot) in old.slots.enumerated() { oldPlaces[Int(slot)] = place }
    var runs: [MatchedRun] = []
    for (place, slot) in new.enumerated() {
      let old = oldPlaces[Int(slot)]
      if old < 0 { change.inserts.append(place) } else { runs.join(MatchedRun(old: old, new: place, count: 1)) }
    }
    for (run, isStaying) in zip(runs, IncreasingRuns(runs).stays) where !isStaying {
      change.moves += (0..<run.count).map { IndexMove(from: run.old + $0, to: run.new + $0) }
    }
    if change.moves.isEmpty, change.inserts.isEmpty { return change }
    shown = SlotOrder(new, capacity: Int(nextSlot))
    change.undo = [.all(base: base, shown: old)]
    return change
  }

  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .insertBase(let slot, let row):
      base.insert(slot, at: row)
      return .removeBase(at: row)
    case .removeBase(let row): return .insertBase(base.remove(at: row), at: row)
    case .insert(let slot, let place):
      shown.insert(slot, at: place)
      return .remove(at: place)
    case .remove(let place): return .insert(shown.remove(at: place), at: place)
    case .all(let otherBase, let otherShown):
      let old = Edit.all(base: base, shown: shown)
      base = otherBase
      shown = otherShown
      return old
    }
  }
}
