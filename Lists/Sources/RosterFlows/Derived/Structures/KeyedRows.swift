import RowStructures

/// The rows of all sections of a base by their keys.
///
/// A row keeps its slot for as long as it is there (`OrderedSlots`), so that keys are kept by slots and nothing stores indexes.
/// Every change can be undone.
struct KeyedRows<Key: Hashable> {
  typealias Slot = OrderedSlots.Slot

  /// A change of rows that can be undone.
  enum Edit {
    case insert(Slot, at: Int)
    case remove(at: Int)
    case key(Slot, Key?)
    case counts([Int])
  }

  private var order: OrderedSlots
  private var keys: [Key?]
  private var slotsOfKey: [Key: Set<Slot>] = [:]
  private var free: [Slot] = []
  /// The number of rows in each section.
  private(set) var counts: [Int] { didSet { sums = FenwickTree(counts) } }
  private var sums: FenwickTree

  /// - Parameter keyOf: the key of the item at a path.
  init(counts: [Int], by keyOf: (ItemPath) -> Key?) {
    self.counts = counts
    sums = FenwickTree(counts)
    let count = sums.total
    order = OrderedSlots(0..<Slot(count))
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

  func slot(atRow row: Int) -> Slot { order[row] }

  func key(at path: ItemPath) -> Key? { keys[Int(order[row(path)])] }

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

  /// A row after a stage and its key.
  typealias Keyed = (row: Int, key: Key?)

  /// The keys of the rows that came or changed in a stage.
  ///
  /// - Parameter keyOf: the key of the item at a path after the stage.
  static func keys(ofRowsIn flat: FlatStage, by keyOf: (ItemPath) -> Key?) -> [Keyed] {
    let sums = FenwickTree(flat.newCounts)
    return (flat.inserted + flat.updates.map(\.new)).map { row in
      let (section, item) = sums.leaf(covering: row)
      return (row, keyOf(ItemPath(section: section, item: item)))
    }
  }

  /// The keys that rows have or get which come, go, move or change in a stage, as they are before it.
  func keys(touchedBy flat: FlatStage, _ new: [Keyed]) -> Set<Key> {
    let old = flat.removed + flat.moves.map(\.from) + flat.updates.map(\.old)
    return Set(old.compactMap { keys[Int(order[$0])] } + new.compactMap(\.key))
  }

  /// Follows a stage.
  ///
  /// - Parameter new: the keys of the rows that came or changed.
  /// - Returns: what undoes it, in the order in which it is to be made.
  /// - Complexity: O(*k* log *n* + *s*) for *k* rows and *s* sections.
  mutating func follow(_ flat: FlatStage, _ new: [Keyed]) -> [Edit] {
    var undo: [Edit] = [.counts(counts)]
    counts = flat.newCounts
    var slotOfOrigin: [Int: Slot] = [:]
    for move in flat.moves { slotOfOrigin[move.from] = order[move.from] }
    for row in (flat.removed + flat.moves.map(\.from)).sorted().reversed() {
      let slot = order.remove(at: row)
      undo.append(.insert(slot, at: row))
      if slotOfOrigin[row] != nil { continue }
      undo.append(.key(slot, keys[Int(slot)]))
      set(nil, of: slot)
      free.append(slot)
    }
    var came: [(row: Int, slot: Slot?)] = flat.inserted.map { ($0, nil) }
    came += flat.moves.map { ($0.to, slotOfOrigin[$0.from]) }
    came.sort { $0.row < $1.row }
    for (row, known) in came {
      order.insert(known ?? newSlot(), at: row)
      undo.append(.remove(at: row))
    }
    for (row, key) in new {
      let slot = order[row]
      if key == keys[Int(slot)] { continue }
      undo.append(.key(slot, keys[Int(slot)]))
      set(key, of: slot)
    }
    undo.reverse()
    return undo
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
