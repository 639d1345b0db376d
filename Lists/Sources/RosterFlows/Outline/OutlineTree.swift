import RowStructures

/// Which items of an outline are in which, and which of them have rows.
///
/// An item is known by its slot. Its parent, level, flags and label take 16 bytes. Only those with something in them have more.
@MainActor final class OutlineTree {
  typealias Slot = UInt32

  struct Flags: OptionSet {
    let rawValue: UInt8

    static var isExpandable: Flags { Flags(rawValue: 1) }
    /// The user wants to see the children.
    static var isExpanded: Flags { Flags(rawValue: 2) }
    /// The user has collapsed the item since the filter was set.
    static var isClosedInFilter: Flags { Flags(rawValue: 4) }
    /// The filter lets the item through. It's set without a filter.
    static var matches: Flags { Flags(rawValue: 8) }
    /// The filter shows the item where its parent is open.
    static var isWanted: Flags { Flags(rawValue: 16) }
    /// The filter shows what's in the item.
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

  /// What's in an item, or in no item: the roots.
  @MainActor final class Branch {
    let slot: Slot
    /// The children in the order in which they were given.
    var children: [Slot] = []
    /// The children in the outline's order, if there's one.
    var sorted: [Slot]?
    /// The number of rows of what's in the item.
    var rowCount = 0
    /// What the row shows that stands for the children, or `nil` if none does.
    var placeholder: OutlineLine.Flags?

    init(of slot: Slot) { self.slot = slot }

    /// The children in the order in which they are shown.
    var line: [Slot] { sorted ?? children }
  }

  /// What stands for the whole tree.
  nonisolated static var root: Slot { .max }

  /// Read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) private var entries: [Entry] = []
  private var vacantSlots: [Slot] = []
  private var branches: [Slot: Branch] = [:]
  let top = Branch(of: root)
  /// Whether a filter shows the items in an item that matches, too; `nil` without a filter.
  var includesDescendants: Bool?

  // MARK: Items

  /// The number of slots, vacant ones included.
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

  /// Gives back the slots of items that have left.
  func free(_ slots: [Slot]) { vacantSlots += slots }

  /// Reads or changes what's known of an item.
  subscript(slot: Slot) -> Entry {
    get { entries[Int(slot)] }
    _modify { yield &entries[Int(slot)] }
  }

  func has(_ flag: Flags, _ slot: Slot) -> Bool { entries[Int(slot)].flags.contains(flag) }

  func set(_ flag: Flags, _ isSet: Bool, _ slot: Slot) {
    if isSet { entries[Int(slot)].flags.insert(flag) } else { entries[Int(slot)].flags.remove(flag) }
  }

  private func childLevel(of slot: Slot) -> UInt16 { slot == Self.root ? 0 : entries[Int(slot)].level + 1 }

  /// Returns what's in an item, or `nil` if nothing is.
  func branch(of slot: Slot) -> Branch? { slot == Self.root ? top : branches[slot] }

  /// Returns what's in an item, or makes room for it.
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

  /// Calls a closure with all items in one, each before those in it.
  func forEach(in slot: Slot, _ body: (Slot) -> Void) {
    guard let branch = branch(of: slot) else { return }
    for child in branch.children {
      body(child)
      forEach(in: child, body)
    }
  }

  /// Removes an item from what it's in.
  func detach(_ slot: Slot) {
    guard let branch = branch(of: entries[Int(slot)].parent) else { return }
    branch.children.removeAll { $0 == slot }
    branch.sorted?.removeAll { $0 == slot }
  }

  /// Puts an item into another one.
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

  /// Returns a Boolean value that indicates whether the item's children are shown where the item is.
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

  /// Returns the rows of neighbors and of what's in them.
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

  /// Forgets which rows items have, and what's in them.
  func hide(_ slots: [Slot]) {
    for slot in slots where entries[Int(slot)].label != .min {
      entries[Int(slot)].label = .min
      guard let branch = branches[slot], branch.rowCount > 0 else { continue }
      branch.rowCount = 0
      hide(branch.children)
    }
  }

  /// Counts rows in an item and in those that it's in.
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

  /// Finds out which items the filter shows.
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
