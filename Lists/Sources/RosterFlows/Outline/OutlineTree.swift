import RowStructures

/// The items of an outline, with their parents and rows.
///
/// An item is identified by its slot. Its parent, level, flags, and label take 16 bytes. Only items with children have more.
@MainActor final class OutlineTree {
  typealias Slot = UInt32

  struct Flags: OptionSet {
    let rawValue: UInt8

    static var isExpandable: Flags { Flags(rawValue: 1) }
    /// The user expanded the item.
    static var isExpanded: Flags { Flags(rawValue: 2) }
    /// The user has collapsed the item since the filter was set.
    static var isClosedInFilter: Flags { Flags(rawValue: 4) }
    /// The item matches the filter. It's set without a filter, too.
    static var matches: Flags { Flags(rawValue: 8) }
    /// The filter shows the item if its parent is open.
    static var isWanted: Flags { Flags(rawValue: 16) }
    /// The filter shows the item's children.
    static var isOpenInFilter: Flags { Flags(rawValue: 32) }
    /// An item in this one matches.
    static var hasMatchInIt: Flags { Flags(rawValue: 64) }
  }

  struct Entry {
    var parent: Slot
    var level: UInt16
    var flags: Flags
    /// The label of the item's row, or `Int.min` if it has none.
    var label: RowLabel = .min
  }

  /// The children of an item, or the roots.
  @MainActor final class Branch {
    let slot: Slot
    /// The children in their given order.
    var children: [Slot] = []
    /// The children in the outline's order, if there's one.
    var sorted: [Slot]?
    /// The number of rows in the item.
    var rowCount = 0
    /// The flags of the placeholder row, or `nil` if there's none.
    var placeholder: OutlineLine.Flags?

    init(of slot: Slot) { self.slot = slot }

    /// The children in display order.
    var line: [Slot] { sorted ?? children }
  }

  /// The parent of the roots.
  nonisolated static var root: Slot { .max }

  /// Read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var vacantSlots: [Slot] = []
  private var branches: [Slot: Branch] = [:]
  let top = Branch(of: root)
  /// A Boolean value that indicates whether a filter shows the descendants of matching items, or `nil` without a filter.
  var includesDescendants: Bool?

  // MARK: Items

  /// The number of slots, including vacant ones.
  var slotCount: Int { entries.count }

  func reserveCapacity(_ count: Int) {
    if count > entries.capacity { entries.reserveCapacity(max(count, entries.count * 5 / 4)) }
  }

  func makeSlot(in parent: Slot, _ flags: Flags) -> Slot {
    let entry = Entry(parent: parent, level: childLevel(of: parent), flags: flags)
    if let slot = vacantSlots.popLast() {
      entries[Int(slot)] = entry
      return slot
    }
    entries.append(entry)
    return Slot(entries.count - 1)
  }

  /// Frees the slots of removed items.
  func free(_ slots: [Slot]) { vacantSlots += slots }

  /// Accesses the entry of an item.
  subscript(slot: Slot) -> Entry {
    get { entries[Int(slot)] }
    _modify { yield &entries[Int(slot)] }
  }

  func has(_ flag: Flags, _ slot: Slot) -> Bool { entries[Int(slot)].flags.contains(flag) }

  func set(_ flag: Flags, _ isSet: Bool, _ slot: Slot) {
    if isSet { entries[Int(slot)].flags.insert(flag) } else { entries[Int(slot)].flags.remove(flag) }
  }

  private func childLevel(of slot: Slot) -> UInt16 { slot == Self.root ? 0 : entries[Int(slot)].level + 1 }

  /// Returns the branch of an item, or `nil` if it has none.
  func branch(of slot: Slot) -> Branch? { slot == Self.root ? top : branches[slot] }

  /// Returns the branch of an item, creating it if needed.
  func madeBranch(of slot: Slot) -> Branch {
    if let branch = branch(of: slot) { return branch }
    let branch = Branch(of: slot)
    branches[slot] = branch
    return branch
  }

  func removeBranch(of slot: Slot) { branches[slot] = nil }

  func children(of slot: Slot) -> [Slot] { branch(of: slot)?.children ?? [] }

  func isInside(_ slot: Slot, _ other: Slot) -> Bool {
    var slot = slot
    while slot != other, slot != Self.root { slot = entries[Int(slot)].parent }
    return slot == other
  }

  /// Calls a closure with all items in one, each before its children.
  func forEach(in slot: Slot, _ body: (Slot) -> Void) {
    guard let branch = branch(of: slot) else { return }
    for child in branch.children {
      body(child)
      forEach(in: child, body)
    }
  }

  /// Removes an item from its parent.
  func detach(_ slot: Slot) {
    guard let branch = branch(of: entries[Int(slot)].parent) else { return }
    branch.children.removeAll { $0 == slot }
    branch.sorted?.removeAll { $0 == slot }
  }

  /// Inserts an item into another one.
  func attach(_ slot: Slot, to parent: Slot, at index: Int) {
    madeBranch(of: parent).children.insert(slot, at: index)
    let growth = Int(childLevel(of: parent)) - Int(entries[Int(slot)].level)
    entries[Int(slot)].parent = parent
    if growth == 0 { return }
    func setLevel(_ slot: Slot) { entries[Int(slot)].level = UInt16(Int(entries[Int(slot)].level) + growth) }
    setLevel(slot)
    forEach(in: slot, setLevel)
  }

  // MARK: Rows

  /// Returns a Boolean value that indicates whether the item's children are shown if the item is.
  func isOpen(_ slot: Slot) -> Bool {
    slot == Self.root
      || entries[Int(slot)].flags.isSuperset(
        of: includesDescendants == nil ? [.isExpandable, .isExpanded] : [.isExpandable, .isOpenInFilter]
      )
  }

  func label(of slot: Slot) -> RowLabel? { entries[Int(slot)].label == .min ? nil : entries[Int(slot)].label }

  func rowCount(in slot: Slot) -> Int { branch(of: slot)?.rowCount ?? 0 }

  func line(of slot: Slot) -> OutlineLine {
    let entry = entries[Int(slot)]
    var flags: OutlineLine.Flags = []
    if entry.flags.contains(.isExpandable) { flags.insert(.isExpandable) }
    if isOpen(slot) { flags.insert(.isExpanded) }
    return OutlineLine(slot: slot, level: entry.level, flags: flags)
  }

  /// Returns the rows of neighbors and their descendants.
  func lines(of slots: [Slot]) -> [OutlineLine] {
    var lines: [OutlineLine] = []
    append(slots, to: &lines)
    return lines
  }

  private func append(_ slots: [Slot], to lines: inout [OutlineLine]) {
    for slot in slots where includesDescendants == nil || has(.isWanted, slot) {
      let line = line(of: slot)
      lines.append(line)
      guard line.flags.contains(.isExpanded), let branch = branches[slot] else { continue }
      let start = lines.count
      append(branch.line, to: &lines)
      if let flags = branch.placeholder { lines.append(OutlineLine(slot: slot, level: line.level + 1, flags: flags)) }
      branch.rowCount = lines.count - start
    }
  }

  /// Forgets the rows of items and their descendants.
  func hide(_ slots: [Slot]) {
    for slot in slots where entries[Int(slot)].label != .min {
      entries[Int(slot)].label = .min
      guard let branch = branches[slot], branch.rowCount > 0 else { continue }
      branch.rowCount = 0
      hide(branch.children)
    }
  }

  /// Counts rows in an item and its ancestors.
  func grow(_ slot: Slot, by count: Int) {
    if count == 0 { return }
    var slot = slot
    while slot != Self.root {
      branches[slot]?.rowCount += count
      slot = entries[Int(slot)].parent
    }
    top.rowCount += count
  }

  // MARK: Filter

  /// Updates which items the filter shows.
  func match() {
    guard let includesDescendants else { return }
    findMatches(top)
    openMatches(top, includesDescendants, isBelowMatch: false)
  }

  /// - Returns: A Boolean value that indicates whether something here or below matches.
  @discardableResult
  private func findMatches(_ branch: Branch) -> Bool {
    var isFound = false
    for slot in branch.children {
      let isInside = branches[slot].map(findMatches) ?? false
      set(.hasMatchInIt, isInside, slot)
      if isInside || has(.matches, slot) { isFound = true }
    }
    return isFound
  }

  private func openMatches(_ branch: Branch, _ includesDescendants: Bool, isBelowMatch: Bool) {
    for slot in branch.children {
      let isBelow = includesDescendants && (isBelowMatch || has(.matches, slot))
      set(.isWanted, has(.matches, slot) || has(.hasMatchInIt, slot) || isBelowMatch, slot)
      set(.isOpenInFilter, !has(.isClosedInFilter, slot) && (has(.hasMatchInIt, slot) || isBelow), slot)
      if let branch = branches[slot] { openMatches(branch, includesDescendants, isBelowMatch: isBelow) }
    }
  }
}
