import RowStructures

/// The rows of a section in the order of a key or a comparator; those in the same place are in the order of the base.
///
/// Two orders of the same slots: in the base, and as shown. Every row of the second is in place at any time: rows that
/// change are taken out before others are compared with them, so that no search meets a row that is not in order.
@MainActor final class SortArrangement: Arrangement {
  typealias Rule = SortRule
  typealias Slot = OrderedSlots.Slot

  enum Edit {
    case insertBase(Slot, at: Int)
    case removeBase(at: Int)
    case insert(Slot, at: Int)
    case remove(at: Int)
    indirect case all(base: OrderedSlots, shown: OrderedSlots)
  }

  // Comparators and keys are asked while they are read, never while they are written.
  @exclusivity(unchecked) private var base: OrderedSlots
  @exclusivity(unchecked) private var shown: OrderedSlots
  /// Slots below the greatest that no row has.
  private var free: [Slot] = []
  private var nextSlot: Slot
  private var keys: SlotKeys?
  /// What is on its way to another order; what is shown is followed by the one before.
  private var resorting: Resorting?

  init(count: Int, by rule: Rule, _ rows: SectionRows) {
    base = OrderedSlots(0..<Slot(count))
    nextSlot = Slot(count)
    shown = OrderedSlots()
    super.init()
    var known: [Slot] = []
    known.reserveCapacity(count)
    read(by: rule, rows) { known.append($0) }
    shown = OrderedSlots(sorted(known, by: rule, rows))
  }

  /// Computes the keys of all rows.
  private func read(by rule: Rule, _ rows: SectionRows, _ body: (Slot) -> Void) {
    switch rule {
    case .keys(let make):
      let keys = make()
      self.keys = keys
      let slots = base.slots
      keys.setAll(slots, rows.paths(Array(slots.indices)))
      for slot in slots { body(slot) }
    case .comparator(let comparator):
      keys = nil
      for (row, slot) in base.slots.enumerated() {
        if row == 0 { comparator.check(rows.path(row)) }
        comparator.follow?(rows.path(row))
        body(slot)
      }
    }
  }

  /// Reads what decides where a row is.
  ///
  /// - Returns: whether it may be in another place of the order than before.
  private func ask(_ slot: Slot, _ row: Int, by rule: Rule, _ rows: SectionRows) -> Bool {
    if let keys { return keys.set(slot, rows.path(row)) }
    if case .comparator(let comparator) = rule { comparator.follow?(rows.path(row)) }
    return true
  }

  private func askAll(_ slots: [Slot], _ places: [Int], by rule: Rule, _ rows: SectionRows) {
    if let keys { return keys.setAll(slots, rows.paths(places)) }
    guard case .comparator(let comparator) = rule, let follow = comparator.follow else { return }
    for place in places { follow(rows.path(place)) }
  }

  /// Slots in the order of the base, sorted.
  private func sorted(_ slots: [Slot], by rule: Rule, _ rows: SectionRows) -> [Slot] {
    var slots = slots
    if let keys {
      keys.sort(&slots)
    } else {
      slots.stableSort { isLess($0, $1, by: rule, rows) }
    }
    return slots
  }

  private func isLess(_ first: Slot, _ second: Slot, by rule: Rule, _ rows: SectionRows) -> Bool {
    if let keys { return keys.isLess(first, second) }
    guard case .comparator(let comparator) = rule else { return false }
    return comparator.areInIncreasingOrder(rows.path(base.place(of: first)), rows.path(base.place(of: second)))
  }

  override var reorders: Bool { true }

  override var count: Int { shown.count }

  override func place(ofRow row: Int) -> Int? {
    let slot = base[row]
    return shown.contains(slot) ? shown.place(of: slot) : nil
  }

  override func row(at place: Int) -> Int { base.place(of: shown[place]) }

  override var shownRows: [UInt32] {
    let rowOfSlot = base.places(below: Int(nextSlot))
    var rows = shown.slots
    for place in rows.indices { rows[place] = rowOfSlot[Int(rows[place])] }
    return rows
  }

  /// The slots of the rows that are shown, in their order.
  var slots: [Slot] { shown.slots }

  /// The slot of the row that is shown at a place.
  func slot(at place: Int) -> Slot { shown[place] }

  // MARK: Following

  /// - Complexity: O(*k* log *n*) for *k* changes, or O(*n*) if that is less. A key is computed once for each row that came
  ///   or changed, and compared log₂ *n* + 1 times, and twice more where rows in the same place come after it in the base.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    guard case .order(let rule) = rule else { return [] }
    guard let shownRule = resorting?.shownRule else { return follow(changes, by: rule, rows) }
    leave(changes.removes + changes.inserts.compactMap(\.origin))
    let undo = follow(changes, by: shownRule, rows)
    leave(changes.inserts.map(\.row) + changes.updates)
    return undo
  }

  /// Takes rows out of those that are on their way to another order.
  private func leave(_ rows: [Int]) {
    for row in rows { resorting?.leave(base[row]) }
  }

  private func follow(_ changes: RowChanges, by rule: Rule, _ rows: SectionRows) -> [ArrangementEdit] {
    if changes.count > 64, changes.count > base.count / 8 { return followAll(changes, by: rule, rows) }
    var undo: [ArrangementEdit] = []
    undo.reserveCapacity(3 * changes.count)
    var unplaced: [Slot] = []
    /// The same slots, if rows are asked about that may be among them.
    var isUnplaced: Set<Slot> = []
    func leave(_ slot: Slot) {
      unplaced.append(slot)
      if !changes.updates.isEmpty { isUnplaced.insert(slot) }
    }
    func take(_ slot: Slot, _ shown: inout OrderedSlots) -> Bool {
      guard shown.contains(slot) else { return false }
      let place = shown.place(of: slot)
      shown.remove(at: place)
      undo.append(.order(.insert(slot, at: place)))
      return true
    }

    var slotOfOrigin: [Int: Slot] = [:]
    for insert in changes.inserts {
      if let origin = insert.origin { slotOfOrigin[origin] = base[origin] }
    }
    for row in changes.removes.reversed() {
      let slot = base.remove(at: row)
      undo.append(.order(.insertBase(slot, at: row)))
      let wasShown = take(slot, &shown)
      if slotOfOrigin[row] == nil {
        free.append(slot)
      } else if wasShown {
        leave(slot)
      }
    }
    for insert in changes.inserts {
      let slot = insert.origin.flatMap { slotOfOrigin[$0] } ?? newSlot()
      base.insert(slot, at: insert.row)
      undo.append(.order(.removeBase(at: insert.row)))
      if insert.origin != nil { continue }
      _ = ask(slot, insert.row, by: rule, rows)
      leave(slot)
    }
    for row in changes.updates {
      let slot = base[row]
      let isElsewhere = ask(slot, row, by: rule, rows)
      if isUnplaced.contains(slot) || !isElsewhere && shown.contains(slot) { continue }
      _ = take(slot, &shown)
      leave(slot)
    }
    for slot in unplaced {
      let place = place(for: slot, by: rule, rows)
      shown.insert(slot, at: place)
      undo.append(.order(.remove(at: place)))
    }
    undo.reverse()
    return undo
  }

  private func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    defer { nextSlot += 1 }
    return nextSlot
  }

  /// Where a slot that is not shown belongs.
  private func place(for slot: Slot, by rule: Rule, _ rows: SectionRows) -> Int {
    let place = shown.partitioningPlace { isLess(slot, $0, by: rule, rows) }
    if place == 0 { return place }
    let row = base.place(of: slot)
    let previous = shown[place - 1]
    if base.place(of: previous) < row || isLess(previous, slot, by: rule, rows) { return place }
    // Rows in the same place come after it in the base.
    return shown.partitioningPlace {
      isLess(slot, $0, by: rule, rows) || !isLess($0, slot, by: rule, rows) && base.place(of: $0) > row
    }
  }

  /// Follows many changes in a pass through all rows.
  private func followAll(_ changes: RowChanges, by rule: Rule, _ rows: SectionRows) -> [ArrangementEdit] {
    let (oldBase, oldShown) = (base, shown)
    var slots = base.slots
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
        if shown.contains(slot) { unplaced.insert(slot) }
      } else {
        _ = ask(slot, insert.row, by: rule, rows)
        unplaced.insert(slot)
      }
    }
    advance(upTo: oldBase.count - changes.removes.count + changes.inserts.count)
    for row in changes.updates {
      let slot = slots[row]
      let isElsewhere = ask(slot, row, by: rule, rows)
      if !isElsewhere, !isTaken[Int(slot)], shown.contains(slot) { continue }
      isTaken[Int(slot)] = true
      unplaced.insert(slot)
    }
    base = OrderedSlots(slots)
    let stays = shown.slots.filter { !isTaken[Int($0)] }
    let new = sorted(slots.filter(unplaced.contains), by: rule, rows)
    shown = OrderedSlots(merged(stays, new, by: rule, rows).slots)
    return [.order(.all(base: oldBase, shown: oldShown))]
  }

  /// - Complexity: as of single changes; in one pass where many rows come and go.
  override func follow(
    removes: [Int],
    inserts: [Int],
    by rule: ArrangementRule,
    in rows: SectionRows
  ) -> Rearrangement {
    let count = removes.count + inserts.count
    guard case .order(let newest) = rule, count > 64, count > base.count / 64 else {
      return super.follow(removes: removes, inserts: inserts, by: rule, in: rows)
    }
    let order = resorting?.shownRule ?? newest
    leave(removes)
    defer { leave(inserts) }
    var change = Rearrangement()
    change.undo = [.order(.all(base: base, shown: shown))]
    let gone = base.remove(at: removes)
    var isGone = [Bool](repeating: false, count: Int(nextSlot))
    for slot in gone { isGone[Int(slot)] = true }
    change.deletes = shown.remove(where: isGone)
    free += gone
    if inserts.isEmpty { return change }
    let known = base.slots
    var slots: [Slot] = []
    slots.reserveCapacity(known.count + inserts.count)
    var came: [Slot] = []
    came.reserveCapacity(inserts.count)
    var next = 0
    for row in inserts {
      let staying = row - slots.count
      slots.append(contentsOf: known[next..<next + staying])
      next += staying
      let slot = newSlot()
      slots.append(slot)
      came.append(slot)
    }
    slots.append(contentsOf: known[next...])
    askAll(came, inserts, by: order, rows)
    base = OrderedSlots(slots)
    came = sorted(came, by: order, rows)
    let merged = merged(shown.slots, came, by: order, rows)
    change.inserts = merged.places
    shown = OrderedSlots(merged.slots)
    return change
  }

  /// Joins slots that are shown with others, both in order, and says where the latter are.
  private func merged(
    _ shown: [Slot],
    _ others: [Slot],
    by rule: Rule,
    _ rows: SectionRows
  ) -> MergedSlots {
    if let keys { return keys.merge(shown, others, base.places(below: Int(nextSlot))) }
    var slots: [Slot] = []
    slots.reserveCapacity(shown.count + others.count)
    var places: [Int] = []
    var next = 0
    for slot in shown {
      while next < others.count, comes(others[next], before: slot, by: rule, rows) {
        places.append(slots.count)
        slots.append(others[next])
        next += 1
      }
      slots.append(slot)
    }
    places += slots.count..<slots.count + others.count - next
    slots += others[next...]
    return MergedSlots(slots: slots, places: places)
  }

  private func comes(_ slot: Slot, before other: Slot, by rule: Rule, _ rows: SectionRows) -> Bool {
    if isLess(slot, other, by: rule, rows) { return true }
    return !isLess(other, slot, by: rule, rows) && base.place(of: slot) < base.place(of: other)
  }

  // MARK: Rules

  /// - Complexity: O(*n* log *n*); a key is computed once for each row.
  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement {
    guard case .order(let rule) = rule else { return Rearrangement() }
    var known: [Slot] = []
    known.reserveCapacity(base.count)
    read(by: rule, rows) { known.append($0) }
    return show(sorted(known, by: rule, rows))
  }

  /// Shows slots in another order.
  private func show(_ new: [Slot]) -> Rearrangement {
    var change = Rearrangement()
    let old = shown
    var oldPlaces = [Int](repeating: -1, count: Int(nextSlot))
    for (place, slot) in old.slots.enumerated() { oldPlaces[Int(slot)] = place }
    var runs: [MatchedRun] = []
    for (place, slot) in new.enumerated() {
      let old = oldPlaces[Int(slot)]
      if old < 0 { change.inserts.append(place) } else { runs.join(MatchedRun(old: old, new: place, count: 1)) }
    }
    for (run, isStaying) in zip(runs, HeaviestIncreasingSubsequence(runs).stays) where !isStaying {
      for place in 0..<run.count { change.moves.append(IndexMove(from: run.old + place, to: run.new + place)) }
    }
    if change.moves.isEmpty, change.inserts.isEmpty { return change }
    shown = OrderedSlots(new)
    change.undo = [.order(.all(base: base, shown: old))]
    return change
  }

  // MARK: Slices

  override var canPause: Bool { true }

  override var pendingCount: Int { resorting == nil ? 0 : max(1, base.count) }

  /// - Complexity: O(*n*), for what numbers the rows.
  override func begin(
    _ rule: ArrangementRule,
    insteadOf old: ArrangementRule,
    in scope: RuleScope,
    _ rows: SectionRows
  ) {
    guard case .order(let new) = rule, case .order(let old) = old else { return }
    var newKeys: SlotKeys?
    if case .keys(let make) = new { newKeys = make() }
    let (slots, rowOfSlot) = (base.slots, base.places(below: Int(nextSlot)))
    resorting = Resorting(slots, rowOfSlot: rowOfSlot, keys: newKeys, shownRule: resorting?.shownRule ?? old)
    if case .comparator(let comparator) = new, !slots.isEmpty { comparator.check(rows.path(0)) }
  }

  /// - Complexity: O(*k* log *k*) for *k* rows that are asked, or O(*k*) for as many that are merged; O(*n*) if rows changed
  ///   since the last slice, and at the end.
  override func proceed(
    by rule: ArrangementRule,
    _ rows: SectionRows,
    from start: Int,
    _ budget: inout SliceBudget
  ) -> Rearrangement {
    guard case .order(let rule) = rule, var resorting else { return Rearrangement() }
    self.resorting = nil
    let shownKeys = keys
    keys = resorting.keys
    let rowOfSlot = resorting.rowOfSlot
    let order = Resorting.Order { [self] slots in
      askAll(slots, slots.map { base.place(of: $0) }, by: rule, rows)
    } isLess: { [self] first, second in
      isLess(first, second, by: rule, rows)
    } merge: { [self] first, second in
      if let keys { return keys.merge(first, second, rowOfSlot).slots }
      return merged(first, second, by: rule, rows).slots
    } sort: { [self] slots in
      slots = sorted(slots, by: rule, rows)
    }
    guard let known = resorting.proceed(order, &budget) else {
      keys = shownKeys
      self.resorting = resorting
      return Rearrangement()
    }
    let changed = resorting.left.filter(base.contains).map { (row: base.place(of: $0), slot: $0) }
      .sorted { $0.row < $1.row }.map(\.slot)
    order.read(changed)
    return show(merged(known, sorted(changed, by: rule, rows), by: rule, rows).slots)
  }

  override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .order(let edit) = edit else { return edit }
    return .order(make(edit))
  }

  private func make(_ edit: Edit) -> Edit {
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
