/// The rows of all sections of a base by their keys.
///
/// A row keeps its slot for as long as it is there (``SlotOrder``), so that keys are kept by slots and nothing stores indexes.
/// Every change can be undone.
struct KeyedRows<Key: Hashable> {
  typealias Slot = SlotOrder.Slot

  /// A change of rows that can be undone.
  enum Edit {
    case insert(Slot, at: Int)
    case remove(at: Int)
    case key(Slot, Key?)
    case counts([Int])
  }

  private var order: SlotOrder
  private var keys: [Key?]
  private var slotsOfKey: [Key: Set<Slot>] = [:]
  private var free: [Slot] = []
  /// The number of rows in each section.
  private(set) var counts: [Int] { didSet { sums = LeafSums(counts) } }
  private var sums: LeafSums

  /// - Parameter keyOf: the key of the item at a path.
  init(counts: [Int], by keyOf: (ItemPath) -> Key?) {
    self.counts = counts
    sums = LeafSums(counts)
    let count = sums.total
    order = SlotOrder(0..<Slot(count))
    keys = []
    for (section, items) in counts.enumerated() {
      for item in 0..<items { keys.append(keyOf(ItemPath(section: section, item: item))) }
    }
    for (slot, key) in keys.enumerated() {
      if let key { slotsOfKey[key, default: []].insert(Slot(slot)) }
    }
  }

  // MARK: Look-up

  func row(_ path: ItemPath) -> Int { sums.sum(before: path.section) + path.item }

  func path(ofRow row: Int) -> ItemPath {
    let (section, item) = sums.leaf(covering: row)
    return ItemPath(section: section, item: item)
  }

  func path(of slot: Slot) -> ItemPath { path(ofRow: order.place(of: slot)) }

  func slot(at path: ItemPath) -> Slot { order[row(path)] }

  func key(at path: ItemPath) -> Key? { keys[Int(slot(at: path))] }

  /// The rows with a key, in no order.
  func slots(with key: Key) -> Set<Slot> { slotsOfKey[key] ?? [] }

  /// The first row with a key.
  ///
  /// - Complexity: O(*m* log *n*) for *m* rows with the key.
  func first(with key: Key) -> Slot? {
    guard let slots = slotsOfKey[key], let any = slots.first else { return nil }
    return slots.count == 1 ? any : slots.min { order.place(of: $0) < order.place(of: $1) }
  }

  // MARK: Changes

  /// What rows that come, go, move and change did to keys.
  struct Changes {
    /// What undoes them, in the order in which it is to be made.
    var undo: [Edit] = []
    /// The keys that rows have or had which came, went, moved or changed.
    var keys: Set<Key> = []
    /// The rows that came or changed.
    var updated: Set<Slot> = []
    /// The rows that came or changed and could not be read.
    var unread: [Slot] = []
  }

  /// Follows a stage.
  ///
  /// - Parameter keyOf: the key of the item at a path after the stage; `nil` if items cannot be read.
  /// - Complexity: O(*k* log *n* + *s*) for *k* rows and *s* sections, with one call for each row that came or changed.
  mutating func follow(_ flat: FlatStage, by keyOf: ((ItemPath) -> Key?)?) -> Changes {
    var changes = Changes()
    let old = counts
    counts = flat.newCounts
    changes.undo.append(.counts(old))
    var slotOfOrigin: [Int: Slot] = [:]
    for move in flat.moves { slotOfOrigin[move.from] = order[move.from] }
    for row in (flat.removed + flat.moves.map(\.from)).sorted().reversed() {
      let slot = order.remove(at: row)
      changes.undo.append(.insert(slot, at: row))
      if let key = keys[Int(slot)] { changes.keys.insert(key) }
      if slotOfOrigin[row] != nil { continue }
      set(nil, of: slot, &changes)
      free.append(slot)
    }
    var came: [(row: Int, slot: Slot?)] = flat.inserted.map { ($0, nil) }
    came += flat.moves.map { ($0.to, slotOfOrigin[$0.from]) }
    came.sort { $0.row < $1.row }
    var asked: [Slot] = []
    for (row, known) in came {
      let slot = known ?? newSlot()
      order.insert(slot, at: row)
      changes.undo.append(.remove(at: row))
      if known == nil { asked.append(slot) }
    }
    for update in flat.updates { asked.append(order[update.new]) }
    changes.updated = Set(asked)
    guard let keyOf else {
      changes.unread = asked
      changes.undo.reverse()
      return changes
    }
    for slot in asked { read(slot, by: keyOf, &changes) }
    changes.undo.reverse()
    return changes
  }

  /// Takes up rows of a section that has come without its rows being known.
  ///
  /// - Returns: the rows, which have no keys yet.
  mutating func insert(_ count: Int, inSection section: Int) -> [Slot] {
    let start = sums.sum(before: section)
    counts[section] = count
    return (0..<count).map { index in
      let slot = newSlot()
      order.insert(slot, at: start + index)
      return slot
    }
  }

  func contains(_ slot: Slot) -> Bool { order.contains(slot) }

  /// Computes keys again.
  mutating func read(_ slots: [Slot], by keyOf: (ItemPath) -> Key?) -> Changes {
    var changes = Changes()
    for slot in slots where order.contains(slot) {
      changes.updated.insert(slot)
      read(slot, by: keyOf, &changes)
    }
    changes.undo.reverse()
    return changes
  }

  private mutating func read(_ slot: Slot, by keyOf: (ItemPath) -> Key?, _ changes: inout Changes) {
    let key = keyOf(path(of: slot))
    for key in [keys[Int(slot)], key].compactMap(\.self) { changes.keys.insert(key) }
    if key != keys[Int(slot)] { set(key, of: slot, &changes) }
  }

  private mutating func set(_ key: Key?, of slot: Slot, _ changes: inout Changes) {
    changes.undo.append(.key(slot, keys[Int(slot)]))
    set(key, of: slot)
  }

  private mutating func set(_ key: Key?, of slot: Slot) {
    if let old = keys[Int(slot)] {
      slotsOfKey[old]?.remove(slot)
      if slotsOfKey[old]?.isEmpty == true { slotsOfKey[old] = nil }
    }
    keys[Int(slot)] = key
    if let key { slotsOfKey[key, default: []].insert(slot) }
  }

  private mutating func newSlot() -> Slot {
    if let slot = free.popLast() { return slot }
    keys.append(nil)
    return Slot(keys.count - 1)
  }

  /// - Returns: what undoes it.
  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .insert(let slot, let row):
      order.insert(slot, at: row)
      return .remove(at: row)
    case .remove(let row): return .insert(order.remove(at: row), at: row)
    case .key(let slot, let key):
      let old = keys[Int(slot)]
      set(key, of: slot)
      return .key(slot, old)
    case .counts(let other):
      let old = counts
      counts = other
      return .counts(old)
    }
  }
}
