import RowStructures

/// Which items of a tree are in which, in what order they are shown, and which of them have rows.
///
/// All items lie in one line, each before those that are in it, and a bit for each says whether it has a row. So a row is
/// counted in bits, and what is in an item is as many places behind it. An item is known by its slot, and its level, its
/// parent and its flags take eight bytes; only those with something in them have more. Rows that stand for children that are
/// not there are slots, too.
@MainActor final class OutlineShape {
  typealias Slot = OrderedSlots.Slot

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let isExpandable = Flags(rawValue: 1)
    /// The user wants to see the children.
    static let isExpanded = Flags(rawValue: 2)
    /// The user has closed the item since there is a filter.
    static let isClosedInFilter = Flags(rawValue: 4)
    /// The filter lets the item through; it is set without one.
    static let matches = Flags(rawValue: 8)
    /// A filter shows what is in the item.
    static let isOpenInFilter = Flags(rawValue: 16)
    /// It is no item, but the row that stands for its parent's children.
    static let standsForChildren = Flags(rawValue: 32)
    static let hasSomethingInIt = Flags(rawValue: 64)
  }

  struct Entry {
    fileprivate(set) var parent: Slot
    fileprivate(set) var level: UInt16
    fileprivate(set) var flags: Flags
  }

  /// What is in an item.
  private struct Contents {
    /// The children in the order in which they were given.
    var children: [Slot] = []
    /// The number of places that all that is in it takes.
    var size = 0
  }

  /// What stands for the whole tree and has no place.
  nonisolated static var root: Slot { .max }

  /// Read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var vacantSlots: [Slot] = []
  private var contents: [Slot: Contents] = [:]
  private var order = OrderedSlots()
  private var hasRow = RankSelectBitVector()
  var filter = OutlineFilterState.none

  // MARK: Items

  /// A slot for an item that is not in the line yet.
  func makeSlot(_ flags: Flags, in parent: Slot) -> Slot {
    let level = parent == Self.root ? 0 : entries[Int(parent)].level + 1
    let entry = Entry(parent: parent, level: level, flags: flags)
    if let slot = vacantSlots.popLast() {
      entries[Int(slot)] = entry
      return slot
    }
    entries.append(entry)
    return Slot(entries.count - 1)
  }

  func reserveCapacity(_ count: Int) {
    if count > entries.capacity { entries.reserveCapacity(max(count, entries.count * 5 / 4)) }
  }

  /// Gives slots back that are in the line no more.
  func free(_ slots: [Slot]) {
    for slot in slots where entries[Int(slot)].flags.contains(.hasSomethingInIt) { contents[slot] = nil }
    vacantSlots += slots
  }

  subscript(slot: Slot) -> Entry { entries[Int(slot)] }

  func has(_ flag: Flags, _ slot: Slot) -> Bool { entries[Int(slot)].flags.contains(flag) }

  func set(_ flag: Flags, _ isSet: Bool, _ slot: Slot) {
    if isSet { entries[Int(slot)].flags.insert(flag) } else { entries[Int(slot)].flags.remove(flag) }
  }

  func isInside(_ slot: Slot, _ other: Slot) -> Bool {
    var slot = slot
    while slot != other, slot != Self.root { slot = entries[Int(slot)].parent }
    return slot == other
  }

  /// The children of an item in the order in which they were given.
  func children(of slot: Slot) -> [Slot] { contents[slot]?.children ?? [] }

  /// Whether the item's children are shown wherever the item is.
  func isOpen(_ slot: Slot) -> Bool {
    if slot == Self.root { return true }
    switch filter {
    case .none: return entries[Int(slot)].flags.isSuperset(of: [.isExpandable, .isExpanded])
    case .matching: return has(.isOpenInFilter, slot)
    }
  }

  // MARK: Places and rows

  /// The number of items and rows that stand for some.
  var count: Int { order.count }

  var rowCount: Int { hasRow.ones }

  private func size(of slot: Slot) -> Int {
    entries[Int(slot)].flags.contains(.hasSomethingInIt) ? contents[slot]?.size ?? 0 : 0
  }

  /// The places of an item and of what is in it.
  func places(of slot: Slot) -> Range<Int> {
    if slot == Self.root { return 0..<order.count }
    let place = order.place(of: slot)
    return place..<place + 1 + size(of: slot)
  }

  /// The places of what is in an item.
  func places(in slot: Slot) -> Range<Int> {
    let places = places(of: slot)
    return slot == Self.root ? places : places.dropFirst()
  }

  func slots(at places: Range<Int>) -> [Slot] {
    if places.count > 64, places.count > order.count / 16 { return Array(order.slots[places]) }
    return places.map { order[$0] }
  }

  /// The row that stands for an item's children, if there is one.
  func placeholder(of slot: Slot) -> Slot? {
    let last = places(in: slot).last.map { order[$0] }
    return last.flatMap { entries[Int($0)].parent == slot && has(.standsForChildren, $0) ? $0 : nil }
  }

  func hasRow(_ slot: Slot) -> Bool { slot == Self.root || hasRow[order.place(of: slot)] }

  /// The index of an item's row.
  func row(of slot: Slot) -> Int? {
    let place = order.place(of: slot)
    return hasRow[place] ? hasRow.rank(place) : nil
  }

  /// The rows of an item and of what is in it; `nil` if it has no row.
  func rows(of slot: Slot) -> Range<Int>? {
    if slot == Self.root { return 0..<rowCount }
    let places = places(of: slot)
    return hasRow[places.lowerBound] ? hasRow.rank(places.lowerBound)..<hasRow.rank(places.upperBound) : nil
  }

  /// The rows between which a place is.
  func row(before place: Int) -> Int { hasRow.rank(place) }

  func slot(atRow row: Int) -> Slot { order[hasRow.select(row)] }

  func slots(atRows rows: Range<Int>) -> [Slot] {
    guard rows.count > 64, rows.count > order.count / 16 else { return rows.map(slot(atRow:)) }
    let slots = order.slots
    return hasRow.setIndexes[rows].map { slots[Int($0)] }
  }

  // MARK: Changes

  /// Has children, and what is in them, come to an item that is in the line.
  ///
  /// - Parameters:
  ///   - index: where the first of them is among the children.
  ///   - line: the children and what is in them, in their order.
  ///   - place: where they are shown.
  func insert(_ children: [Slot], in parent: Slot, at index: Int, _ line: [Slot], at place: Int) {
    contents[parent, default: Contents()].children.insert(contentsOf: children, at: index)
    resize(parent, by: line.count)
    splice(place..<place, line)
    if case .none = filter, isOpen(parent), hasRow(parent) { show(place..<place + line.count) }
  }

  /// Puts other children into an item that is in the line.
  ///
  /// - Parameter line: the children and all that is in the item, in their order. It has no rows before a refresh.
  func setContents(of parent: Slot, _ children: [Slot], _ line: [Slot]) {
    let places = places(in: parent)
    contents[parent, default: Contents()].children = children
    resize(parent, by: line.count - places.count)
    splice(places, line)
  }

  /// Says what is in an item that is not in the line yet.
  func setContents(of slot: Slot, _ children: [Slot], size: Int) {
    contents[slot] = Contents(children: children, size: size)
    set(.hasSomethingInIt, true, slot)
  }

  /// Takes an item and what is in it out of the line.
  ///
  /// - Returns: all of it, in its order.
  func remove(_ slot: Slot) -> [Slot] {
    let parent = entries[Int(slot)].parent
    let places = places(of: slot)
    let line = slots(at: places)
    if let index = contents[parent]?.children.firstIndex(of: slot) { contents[parent]?.children.remove(at: index) }
    resize(parent, by: -line.count)
    splice(places, [])
    return line
  }

  /// Puts an item that has been taken out below another one.
  ///
  /// - Parameter line: the item and what is in it.
  func setParent(_ parent: Slot, of line: [Slot]) {
    let level = parent == Self.root ? 0 : entries[Int(parent)].level + 1
    entries[Int(line[0])].parent = parent
    let old = entries[Int(line[0])].level
    for slot in line { entries[Int(slot)].level = entries[Int(slot)].level - old + level }
  }

  private func resize(_ slot: Slot, by amount: Int) {
    var slot = slot
    while slot != Self.root {
      contents[slot, default: Contents()].size += amount
      set(.hasSomethingInIt, true, slot)
      slot = entries[Int(slot)].parent
    }
  }

  /// Puts slots in the place of others. They have no rows yet.
  private func splice(_ places: Range<Int>, _ line: [Slot]) {
    guard isMuch(places.count + line.count) else {
      for _ in places {
        order.remove(at: places.lowerBound)
        hasRow.remove(at: places.lowerBound)
      }
      for (offset, slot) in line.enumerated() {
        order.insert(slot, at: places.lowerBound + offset)
        hasRow.insert(false, at: places.lowerBound + offset)
      }
      return
    }
    var slots = order.slots
    let kept = order.count - places.upperBound
    slots.replaceSubrange(places, with: line)
    let old = hasRow
    hasRow = RankSelectBitVector(count: slots.count) { place in
      if place < places.lowerBound { return old[place] }
      return place >= slots.count - kept && old[place - line.count + places.count]
    }
    order = OrderedSlots(slots)
  }

  /// Whether so many places change that all are gone through at once.
  private func isMuch(_ count: Int) -> Bool { count > 64 && count > order.count / 16 }

  // MARK: Which have rows

  /// Finds out anew which items below one have rows, if there is no filter.
  func refresh(in slot: Slot) {
    guard case .none = filter else { return }
    let places = places(in: slot)
    hide(places)
    if isOpen(slot), hasRow(slot) { show(places) }
  }

  /// Gives rows to what has none, as far as no item that it is in is closed.
  private func show(_ places: Range<Int>) {
    var place = places.lowerBound
    if isMuch(places.count) {
      let slots = order.slots
      let old = hasRow
      hasRow = RankSelectBitVector(count: slots.count) { index in
        guard places.contains(index) else { return old[index] }
        guard index == place else { return false }
        place += isOpen(slots[index]) ? 1 : 1 + size(of: slots[index])
        return true
      }
      return
    }
    while place < places.upperBound {
      let slot = order[place]
      hasRow.set(true, at: place)
      place += isOpen(slot) ? 1 : 1 + size(of: slot)
    }
  }

  private func hide(_ places: Range<Int>) {
    let first = hasRow.rank(places.lowerBound)
    let count = hasRow.rank(places.upperBound) - first
    if isMuch(count) {
      let old = hasRow
      hasRow = RankSelectBitVector(count: old.count) { !places.contains($0) && old[$0] }
    } else {
      for place in hasRow.setIndexes(from: places.lowerBound, upTo: count) { hasRow.set(false, at: place) }
    }
  }

  /// Finds out anew which items have rows, if there is a filter.
  func refreshMatches() {
    guard case .matching(let includesDescendants) = filter else { return }
    let slots = order.slots
    // How many of an item and of what is in it match.
    var matches = [UInt32](repeating: 0, count: entries.count)
    for slot in slots.reversed() {
      let entry = entries[Int(slot)]
      if entry.flags.isDisjoint(with: .standsForChildren), entry.flags.contains(.matches) { matches[Int(slot)] += 1 }
      if entry.parent != Self.root { matches[Int(entry.parent)] += matches[Int(slot)] }
    }
    var isShown = [Bool](repeating: false, count: entries.count)
    var isBelowMatch = [Bool](repeating: false, count: entries.count)
    var builder = RankSelectBitVector.Builder(reserving: slots.count)
    for slot in slots {
      let number = Int(slot)
      let entry = entries[number]
      let parent = entry.parent == Self.root ? nil : Int(entry.parent)
      let isInMatch = includesDescendants && parent.map { isBelowMatch[$0] } ?? false
      let itself = entry.flags.contains(.matches)
      isBelowMatch[number] = itself || isInMatch
      let isWanted = entry.flags.contains(.standsForChildren) || matches[number] > 0 || isInMatch
      isShown[number] = isWanted && parent.map { isShown[$0] && has(.isOpenInFilter, Slot($0)) } ?? true
      let hasMatchInIt = matches[number] > (itself ? 1 : 0)
      let opens = hasMatchInIt || includesDescendants && isBelowMatch[number]
      set(.isOpenInFilter, opens && entry.flags.isDisjoint(with: .isClosedInFilter) && has(.isExpandable, slot), slot)
      builder.append(isShown[number])
    }
    hasRow = builder.bits
  }

  /// What is wrong with the shape, or `nil`.
  var firstViolation: String? {
    if let violation = order.firstViolation ?? hasRow.firstViolation { return violation }
    if hasRow.count != order.count { return "\(hasRow.count) bits for \(order.count) places" }
    var open: [Range<Int>] = [places(of: Self.root)]
    var above: [Slot] = [Self.root]
    for place in 0..<order.count {
      while open.count > 1, let last = open.last, place >= last.upperBound {
        open.removeLast()
        above.removeLast()
      }
      let slot = order[place]
      let places = places(of: slot)
      guard let outer = open.last, outer.upperBound >= places.upperBound, self[slot].parent == above.last else {
        return "slot \(slot) at \(places) is not in \(open) of \(above)"
      }
      if Int(self[slot].level) != above.count - 1 { return "slot \(slot) has level \(self[slot].level)" }
      let isChild = children(of: self[slot].parent).contains(slot)
      if isChild == has(.standsForChildren, slot) { return "slot \(slot) is a child or stands for some: \(isChild)" }
      open.append(places)
      above.append(slot)
    }
    return nil
  }
}
