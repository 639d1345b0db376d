import RosterDiagnostics

/// An order of slots: numbers that stand for rows, each of which knows its place.
///
/// A row keeps its slot for as long as it is there, so that nothing stores indexes, and an insertion touches no other row.
/// Slots lie in leaves of up to 512, each slot knows its leaf, and sums over the leaves give places. That takes 8 to 13
/// bytes a slot, and next to nothing where slots follow each other as their numbers do: as long as rows only come at the
/// end, and in each leaf in which nothing has changed.
@usableFromInline
package struct OrderedSlots {
  @usableFromInline
  package typealias Slot = UInt32

  @inlinable
  static var leafSize: Int { SlotLeafTable.pageSize }

  /// Where the slots of a leaf are.
  @usableFromInline
  enum Start {
    /// In a block of the pool.
    case block(Int)
    /// They follow each other from the first of a page.
    case run(from: Slot)
    /// The leaf is in no use, and has no block.
    case nowhere
  }

  /// The slots of the leaves that are no runs, in blocks; an only leaf grows as an array does.
  @usableFromInline
  var pool: [Slot] = []
  @usableFromInline
  var starts: [Start] = []
  @usableFromInline
  var counts: [Int] = []
  /// The numbers of the leaves in their order, and the place of each in it.
  @usableFromInline
  var leaves: [UInt32] = []
  @usableFromInline
  var ranks: [Int] = []
  @usableFromInline
  var vacantLeaves: [UInt32] = []
  @usableFromInline
  var places = FenwickTree([])
  @usableFromInline
  var leafOfSlot = SlotLeafTable()

  /// No slots.
  @inlinable
  package init() { self.init([]) }

  /// - Parameter slots: the slots in their order.
  /// - Complexity: O(*n*)
  @inlinable
  package init(_ slots: some RandomAccessCollection<Slot>) {
    if slots.count <= Self.leafSize {
      pool = Array(slots)
      add(.block(0), count: pool.count)
      for slot in pool { leafOfSlot.set(0, of: slot) }
    } else {
      addLeaves(Array(slots))
    }
    leaves = counts.indices.map { UInt32($0) }
    ranks = Array(counts.indices)
    places = FenwickTree(counts)
  }

  @inlinable
  mutating func add(_ start: Start, count: Int) {
    starts.append(start)
    counts.append(count)
  }

  @inlinable
  mutating func addLeaves(_ slots: [Slot]) {
    /// How many slots from a place on follow each other and are a page, or all that are left of one.
    func run(from place: Int) -> Int? {
      let first = slots[place]
      let count = min(Self.leafSize, slots.count - place)
      guard Int(first) % Self.leafSize == 0, slots[place + count - 1] == first + Slot(count) - 1 else { return nil }
      for index in 1..<count where slots[place + index] != first + Slot(index) { return nil }
      return count == Self.leafSize || leafOfSlot.isUnused(pageOf: first) ? count : nil
    }
    var place = 0
    while place < slots.count {
      let leaf = counts.count
      if let count = run(from: place) {
        leafOfSlot.setRun(leaf, ofPageFrom: slots[place])
        add(.run(from: slots[place]), count: count)
        place += count
        continue
      }
      // With some room in each.
      let most = min(slots.count, place + Self.leafSize * 7 / 8)
      let block = newBlock()
      var end = place
      repeat {
        pool[block * Self.leafSize + end - place] = slots[end]
        leafOfSlot.set(leaf, of: slots[end])
        end += 1
      } while end < most && run(from: end) == nil
      add(.block(block), count: end - place)
      place = end
    }
  }

  @inlinable
  mutating func newBlock() -> Int {
    let block = (pool.count + Self.leafSize - 1) / Self.leafSize
    pool.append(contentsOf: repeatElement(.max, count: (block + 1) * Self.leafSize - pool.count))
    return block
  }

  /// The number of slots in the order.
  @inlinable
  package var count: Int { places.total }

  /// The number of bytes that it takes.
  @inlinable
  package var byteCount: Int { pool.count * 4 + leafOfSlot.byteCount + counts.count * 45 }

  // MARK: Look-up

  /// The slot at a place.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package subscript(place: Int) -> Slot {
    let (rank, local) = places.leaf(covering: place)
    return slot(at: local, in: Int(leaves[rank]))
  }

  @inlinable
  func slot(at local: Int, in leaf: Int) -> Slot {
    switch starts[leaf] {
    case .block(let block): pool[block * Self.leafSize + local]
    case .run(let first): first + Slot(local)
    case .nowhere: .max
    }
  }

  /// Whether a slot is in the order.
  ///
  /// - Complexity: O(1)
  @inlinable
  package func contains(_ slot: Slot) -> Bool {
    switch leafOfSlot[slot] {
    case .nowhere: false
    case .leaf: true
    case .run(let leaf, let local): local < counts[leaf]
    }
  }

  /// The place of a slot that is in the order.
  ///
  /// It is part of its callers: a call would copy an order that is a variable of a class, with a reference for each array.
  ///
  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package func place(of slot: Slot) -> Int {
    switch leafOfSlot[slot] {
    case .run(let leaf, let local): places.sum(before: ranks[leaf]) + local
    case .leaf(let leaf): places.sum(before: ranks[leaf]) + local(slot, in: leaf)
    case .nowhere:
      trap(
        "Slot \(slot) is in no place",
        cause: "an order was asked for a row that it does not have",
        advice: "report this as a bug of Roster"
      )
    }
  }

  @inlinable @inline(__always)
  func local(_ slot: Slot, in leaf: Int) -> Int {
    guard case .block(let block) = starts[leaf] else { return 0 }
    let start = block * Self.leafSize
    return pool.withUnsafeBufferPointer { pool in
      var index = start
      // Eight at a time, without a branch for each: that is compiled to vectors.
      while index + 8 <= pool.count {
        var isFound = 0
        for place in index..<index + 8 { isFound |= pool[place] == slot ? 1 : 0 }
        if isFound != 0 { break }
        index += 8
      }
      while pool[index] != slot { index += 1 }
      return index - start
    }
  }

  /// The first place at which a condition holds that holds for no slot before and for every slot after it.
  ///
  /// - Complexity: O(log *n*), as many calls as ``count`` has bits.
  @inlinable
  package func partitioningPlace(where belongsToSecondPart: (Slot) -> Bool) -> Int {
    // First which leaf, by its last slot, and then where in it.
    var low = 0
    var high = leaves.count
    while low < high {
      let middle = low + (high - low) / 2
      let leaf = Int(leaves[middle])
      if counts[leaf] == 0 || belongsToSecondPart(slot(at: counts[leaf] - 1, in: leaf)) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    if low == leaves.count { return count }
    let leaf = Int(leaves[low])
    var first = 0
    // The last slot is known to belong there.
    var last = max(0, counts[leaf] - 1)
    while first < last {
      let middle = first + (last - first) / 2
      if belongsToSecondPart(slot(at: middle, in: leaf)) { last = middle } else { first = middle + 1 }
    }
    return places.sum(before: low) + first
  }

  /// Calls a closure with the slots of each leaf that has a block, or the run of one that has none, in their order.
  @inline(__always)
  @inlinable
  func forEachLeaf(_ block: (ArraySlice<Slot>) -> Void, run: (Range<Slot>) -> Void) {
    for leaf in leaves {
      let count = counts[Int(leaf)]
      switch starts[Int(leaf)] {
      case .block(let number): block(pool[number * Self.leafSize..<number * Self.leafSize + count])
      case .run(let first): run(first..<first + Slot(count))
      case .nowhere: break
      }
    }
  }

  /// The slots in their order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package var slots: [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    forEachLeaf {
      slots.append(contentsOf: $0)
    } run: {
      slots.append(contentsOf: $0)
    }
    return slots
  }

  /// The place of each slot below a number; zero of those that are not in the order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package func places(below capacity: Int) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: capacity)
    var place: UInt32 = 0
    func add(_ slots: some Sequence<Slot>) {
      for slot in slots {
        places[Int(slot)] = place
        place += 1
      }
    }
    forEachLeaf(add, run: add)
    return places
  }

  // MARK: Edits

  /// Takes the slots at ascending places out in one pass.
  ///
  /// - Returns: the slots.
  /// - Complexity: O(*n*)
  @inlinable
  package mutating func remove(at gonePlaces: [Int]) -> [Slot] {
    var next = 0
    var gone: [Slot] = []
    gone.reserveCapacity(gonePlaces.count)
    compact { slot, place in
      guard next < gonePlaces.count, gonePlaces[next] == place else { return true }
      gone.append(slot)
      next += 1
      return false
    }
    return gone
  }

  /// Takes slots out in one pass.
  ///
  /// - Parameter isGone: whether each slot below its count goes.
  /// - Returns: the places that they had, ascending.
  /// - Complexity: O(*n*)
  @inlinable
  package mutating func remove(where isGone: [Bool]) -> [Int] {
    var places: [Int] = []
    compact { slot, place in
      guard isGone[Int(slot)] else { return true }
      places.append(place)
      return false
    }
    return places
  }

  /// Keeps the slots for which a condition holds.
  @inline(__always)
  @inlinable
  mutating func compact(_ stays: (_ slot: Slot, _ place: Int) -> Bool) {
    var place = 0
    var total = 0
    var kept: [UInt32] = []
    kept.reserveCapacity(leaves.count)
    var changed: [(leaf: Int, slots: [Slot])] = []
    let isOnlyLeaf = leaves.count == 1
    // Out of the order, so that it is written in place.
    var (pool, leafOfSlot) = (self.pool, self.leafOfSlot)
    (self.pool, self.leafOfSlot) = ([], SlotLeafTable())
    for leaf in leaves {
      let number = Int(leaf)
      var end = 0
      switch starts[number] {
      case .block(let block):
        let start = block * Self.leafSize
        pool.withUnsafeMutableBufferPointer { pool in
          for index in start..<start + counts[number] {
            let slot = pool[index]
            if stays(slot, place) {
              pool[start + end] = slot
              end += 1
            } else {
              leafOfSlot.set(nil, of: slot)
            }
            place += 1
          }
        }
      case .run(let first):
        var rest: [Slot] = []
        rest.reserveCapacity(counts[number])
        for slot in first..<first + Slot(counts[number]) {
          if stays(slot, place) { rest.append(slot) }
          place += 1
        }
        end = rest.count
        if end < counts[number] { changed.append((number, rest)) }
      case .nowhere: break
      }
      counts[number] = end
      total += end
      if end == 0 { vacantLeaves.append(leaf) } else { kept.append(leaf) }
    }
    (self.pool, self.leafOfSlot) = (pool, leafOfSlot)
    for (leaf, slots) in changed { give(leaf, slots) }
    if isOnlyLeaf {
      self.pool.removeLast(pool.count - total)
      vacantLeaves = []
      places = FenwickTree(counts)
    } else if kept.count < 2 || total * 4 < kept.count * Self.leafSize {
      leaves = kept
      places = FenwickTree([total])
      self = OrderedSlots(slots)
    } else {
      leaves = kept
      recount()
    }
  }

  /// Gives a leaf that is a run a block, and its slots their own entries.
  @inlinable
  mutating func give(_ leaf: Int, _ slots: [Slot]) {
    guard case .run(let first) = starts[leaf] else { return }
    leafOfSlot.setRun(nil, ofPageFrom: first)
    starts[leaf] = .nowhere
    if slots.isEmpty { return }
    let block = newBlock()
    for (local, slot) in slots.enumerated() {
      pool[block * Self.leafSize + local] = slot
      leafOfSlot.set(leaf, of: slot)
    }
    starts[leaf] = .block(block)
  }

  /// The block of a leaf, which is a run no longer.
  @inlinable
  mutating func block(of leaf: Int) -> Int {
    switch starts[leaf] {
    case .block(let block): return block
    case .run(let first): give(leaf, Array(first..<first + Slot(counts[leaf])))
    case .nowhere: break
    }
    if case .block(let block) = starts[leaf] { return block }
    let block = newBlock()
    starts[leaf] = .block(block)
    return block
  }

  /// Puts a slot that is not in the order at a place from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*), amortised.
  @inlinable
  package mutating func insert(_ slot: Slot, at place: Int) {
    var (rank, local) = places.leaf(touching: place)
    var leaf = Int(leaves[rank])
    if place == count, appendToRun(slot, leaf, at: rank) { return }
    if let run = leafOfSlot.run(ofPageOf: slot) { _ = block(of: run) }
    var block = block(of: leaf)
    if counts[leaf] == Self.leafSize {
      divide(leaf, at: rank)
      (rank, local) = places.leaf(touching: place)
      leaf = Int(leaves[rank])
      block = self.block(of: leaf)
    }
    leafOfSlot.set(leaf, of: slot)
    let start = block * Self.leafSize
    if leaves.count == 1 {
      pool.insert(slot, at: start + local)
    } else {
      pool.withUnsafeMutableBufferPointer { pool in
        var index = start + counts[leaf]
        while index > start + local {
          pool[index] = pool[index - 1]
          index -= 1
        }
        pool[index] = slot
      }
    }
    counts[leaf] += 1
    places.add(1, at: rank)
  }

  /// Has a slot come behind all others, if it goes on with a run, or begins one behind a full leaf.
  @inlinable
  mutating func appendToRun(_ slot: Slot, _ leaf: Int, at rank: Int) -> Bool {
    if case .run(let first) = starts[leaf], counts[leaf] < Self.leafSize, slot == first + Slot(counts[leaf]) {
      counts[leaf] += 1
      places.add(1, at: rank)
      return true
    }
    guard counts[leaf] == Self.leafSize, Int(slot) % Self.leafSize == 0, leafOfSlot.isUnused(pageOf: slot) else {
      return false
    }
    leafOfSlot.setRun(counts.count, ofPageFrom: slot)
    leaves.append(UInt32(counts.count))
    add(.run(from: slot), count: 1)
    ranks.append(0)
    recount()
    return true
  }

  /// Takes the slot at a place out.
  ///
  /// - Complexity: O(log *n*), amortised.
  @discardableResult
  @inlinable
  package mutating func remove(at place: Int) -> Slot {
    let (rank, local) = places.leaf(covering: place)
    let leaf = Int(leaves[rank])
    let slot = slot(at: local, in: leaf)
    if case .run = starts[leaf], local == counts[leaf] - 1 {
      // What is left is a run.
    } else {
      let start = block(of: leaf) * Self.leafSize
      leafOfSlot.set(nil, of: slot)
      if leaves.count == 1 {
        pool.remove(at: start + local)
      } else {
        pool.withUnsafeMutableBufferPointer { pool in
          for index in start + local..<start + counts[leaf] - 1 { pool[index] = pool[index + 1] }
        }
      }
    }
    counts[leaf] -= 1
    places.add(-1, at: rank)
    if counts[leaf] < Self.leafSize / 4, leaves.count > 1 { joinNeighbour(at: rank) }
    return slot
  }

  @inlinable
  mutating func divide(_ leaf: Int, at rank: Int) {
    let half = Self.leafSize / 2
    let new: Int
    if let vacant = vacantLeaves.popLast() {
      new = Int(vacant)
    } else {
      new = counts.count
      add(.nowhere, count: 0)
      ranks.append(0)
    }
    let (start, newStart) = (block(of: leaf) * Self.leafSize, block(of: new) * Self.leafSize)
    for index in 0..<half {
      let slot = pool[start + half + index]
      pool[newStart + index] = slot
      leafOfSlot.set(new, of: slot)
    }
    counts[leaf] = half
    counts[new] = half
    leaves.insert(UInt32(new), at: rank + 1)
    recount()
  }

  /// Joins the leaf at a rank with a neighbour if there is room for both in one of them, and some more.
  @inlinable
  mutating func joinNeighbour(at rank: Int) {
    let left = rank + 1 < leaves.count ? rank : rank - 1
    let (first, second) = (Int(leaves[left]), Int(leaves[left + 1]))
    let count = counts[first] + counts[second]
    guard count <= Self.leafSize * 3 / 4 || count == counts[first] || count == counts[second] else { return }
    let empty = counts[first] == 0 ? first : second
    if counts[empty] > 0 {
      let (start, otherStart) = (block(of: first) * Self.leafSize, block(of: second) * Self.leafSize)
      for index in 0..<counts[second] {
        let slot = pool[otherStart + index]
        pool[start + counts[first] + index] = slot
        leafOfSlot.set(first, of: slot)
      }
      counts[first] = count
      counts[second] = 0
    } else {
      give(empty, [])
    }
    vacantLeaves.append(UInt32(empty))
    leaves.remove(at: empty == first ? left : left + 1)
    if leaves.count == 1 {
      self = OrderedSlots(slots)
    } else {
      recount()
    }
  }

  @inlinable
  mutating func recount() {
    places = FenwickTree(leaves.lazy.map { [counts] in counts[Int($0)] })
    for (rank, leaf) in leaves.enumerated() { ranks[Int(leaf)] = rank }
  }

  /// What is wrong with the order, or `nil`.
  @inlinable
  package var firstViolation: String? {
    let slots = slots
    if slots.count != count { return "\(slots.count) slots are counted as \(count)" }
    if Set(slots).count != slots.count { return "a slot is there twice" }
    for (place, slot) in slots.enumerated() {
      if self[place] != slot { return "slot \(self[place]) instead of \(slot) at \(place)" }
      if self.place(of: slot) != place { return "slot \(slot) is at \(self.place(of: slot)) instead of \(place)" }
    }
    let known = leafOfSlot.count(counts)
    return known == slots.count ? nil : "\(known) slots have a leaf, \(slots.count) are there"
  }
}
