/// An order of slots: numbers that stand for rows, each of which knows its place.
///
/// A row keeps its slot for as long as it is there, so that nothing stores indexes, and an insertion touches no other row.
/// Slots lie in leaves of up to 512, each slot knows its leaf, and sums over the leaves give places. That takes 8 to 13
/// bytes a slot.
struct SlotOrder {
  typealias Slot = UInt32

  private static var leafSize: Int { 512 }
  private static var none: UInt32 { .max }

  /// The slots of each leaf, by the leaves' numbers.
  private var pool: [Slot]
  private var counts: [Int]
  /// The numbers of the leaves in their order, and the place of each in it.
  private var leaves: [UInt32]
  private var ranks: [Int]
  private var vacantLeaves: [UInt32] = []
  private var places: LeafSums
  /// The leaf of each slot.
  private var leafOfSlot: [UInt32]

  /// No slots.
  init() { self.init([], capacity: 0) }

  /// - Parameters:
  ///   - slots: the slots in their order.
  ///   - capacity: a number above all slots that are known.
  /// - Complexity: O(*n*)
  init(_ slots: some RandomAccessCollection<Slot>, capacity: Int) {
    leafOfSlot = Array(repeating: SlotOrder.none, count: capacity)
    // One leaf grows as an array does; of several, each has some room.
    let size = slots.count <= Self.leafSize ? Self.leafSize : Self.leafSize * 7 / 8
    let count = max(1, (slots.count + size - 1) / size)
    counts = (0..<count).map { max(0, min(size, slots.count - $0 * size)) }
    leaves = (0..<count).map { UInt32($0) }
    ranks = Array(0..<count)
    places = LeafSums(counts)
    if count == 1 {
      pool = Array(slots)
      for slot in slots { leafOfSlot[Int(slot)] = 0 }
      return
    }
    pool = []
    pool.reserveCapacity(count * Self.leafSize)
    var rest = slots[...]
    for leaf in 0..<count {
      let part = rest.prefix(size)
      rest = rest.dropFirst(size)
      for slot in part { leafOfSlot[Int(slot)] = UInt32(leaf) }
      pool.append(contentsOf: part)
      pool.append(contentsOf: repeatElement(Self.none, count: Self.leafSize - part.count))
    }
  }

  /// The number of slots in the order.
  var count: Int { places.total }

  /// The number of bytes that it takes.
  var byteCount: Int { pool.count * 4 + leafOfSlot.count * 4 + counts.count * 28 }

  // MARK: Look-up

  /// The slot at a place.
  ///
  /// - Complexity: O(log *n*)
  subscript(place: Int) -> Slot {
    let (rank, local) = places.leaf(covering: place)
    return pool[Int(leaves[rank]) * Self.leafSize + local]
  }

  /// Whether a slot is in the order.
  ///
  /// - Complexity: O(1)
  func contains(_ slot: Slot) -> Bool {
    Int(slot) < leafOfSlot.count && leafOfSlot[Int(slot)] != Self.none
  }

  /// The place of a slot that is in the order.
  ///
  /// - Complexity: O(log *n*)
  func place(of slot: Slot) -> Int {
    let leaf = Int(leafOfSlot[Int(slot)])
    return places.sum(before: ranks[leaf]) + local(slot, in: leaf)
  }

  private func local(_ slot: Slot, in leaf: Int) -> Int {
    let start = leaf * Self.leafSize
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
  func partitioningPlace(where belongsToSecondPart: (Slot) -> Bool) -> Int {
    // First which leaf, by its last slot, and then where in it.
    var low = 0
    var high = leaves.count
    while low < high {
      let middle = low + (high - low) / 2
      let leaf = Int(leaves[middle])
      if counts[leaf] == 0 || belongsToSecondPart(pool[leaf * Self.leafSize + counts[leaf] - 1]) {
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
      if belongsToSecondPart(pool[leaf * Self.leafSize + middle]) { last = middle } else { first = middle + 1 }
    }
    return places.sum(before: low) + first
  }

  /// The slots in their order.
  ///
  /// - Complexity: O(*n*)
  var slots: [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for leaf in leaves {
      let start = Int(leaf) * Self.leafSize
      slots.append(contentsOf: pool[start..<start + counts[Int(leaf)]])
    }
    return slots
  }

  /// The place of each slot below a number; zero of those that are not in the order.
  ///
  /// - Complexity: O(*n*)
  func places(below capacity: Int) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: capacity)
    var place: UInt32 = 0
    for leaf in leaves {
      let start = Int(leaf) * Self.leafSize
      for index in start..<start + counts[Int(leaf)] {
        places[Int(pool[index])] = place
        place += 1
      }
    }
    return places
  }

  // MARK: Edits

  /// Takes the slots at ascending places out in one pass.
  ///
  /// - Returns: the slots.
  /// - Complexity: O(*n*)
  mutating func remove(at gonePlaces: [Int]) -> [Slot] {
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
  mutating func remove(where isGone: [Bool]) -> [Int] {
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
  private mutating func compact(_ stays: (_ slot: Slot, _ place: Int) -> Bool) {
    var place = 0
    var total = 0
    var kept: [UInt32] = []
    kept.reserveCapacity(leaves.count)
    let isAlone = leaves.count == 1
    // Out of the order, so that the arrays are written in place.
    var (pool, counts, leafOfSlot) = (self.pool, self.counts, self.leafOfSlot)
    (self.pool, self.counts, self.leafOfSlot) = ([], [], [])
    pool.withUnsafeMutableBufferPointer { pool in
      for leaf in leaves {
        let start = Int(leaf) * Self.leafSize
        var end = start
        for index in start..<start + counts[Int(leaf)] {
          let slot = pool[index]
          if stays(slot, place) {
            pool[end] = slot
            end += 1
          } else {
            leafOfSlot[Int(slot)] = Self.none
          }
          place += 1
        }
        counts[Int(leaf)] = end - start
        total += end - start
        if end == start { vacantLeaves.append(leaf) } else { kept.append(leaf) }
      }
    }
    (self.pool, self.counts, self.leafOfSlot) = (pool, counts, leafOfSlot)
    if isAlone {
      pool.removeLast(pool.count - total)
      vacantLeaves = []
      places = LeafSums(counts)
    } else if kept.count < 2 || total * 4 < kept.count * Self.leafSize {
      leaves = kept
      places = LeafSums([total])
      self = SlotOrder(slots, capacity: leafOfSlot.count)
    } else {
      leaves = kept
      recount()
    }
  }

  /// Puts a slot that is not in the order at a place from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*), amortised.
  mutating func insert(_ slot: Slot, at place: Int) {
    while leafOfSlot.count <= Int(slot) { leafOfSlot.append(Self.none) }
    var (rank, local) = places.leaf(touching: place)
    var leaf = Int(leaves[rank])
    if counts[leaf] == Self.leafSize {
      divide(leaf, at: rank)
      (rank, local) = places.leaf(touching: place)
      leaf = Int(leaves[rank])
    }
    leafOfSlot[Int(slot)] = UInt32(leaf)
    let start = leaf * Self.leafSize
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

  /// Takes the slot at a place out.
  ///
  /// - Complexity: O(log *n*), amortised.
  @discardableResult
  mutating func remove(at place: Int) -> Slot {
    let (rank, local) = places.leaf(covering: place)
    let leaf = Int(leaves[rank])
    let start = leaf * Self.leafSize
    let slot = pool[start + local]
    leafOfSlot[Int(slot)] = Self.none
    if leaves.count == 1 {
      pool.remove(at: start + local)
    } else {
      pool.withUnsafeMutableBufferPointer { pool in
        for index in start + local..<start + counts[leaf] - 1 { pool[index] = pool[index + 1] }
      }
    }
    counts[leaf] -= 1
    places.add(-1, at: rank)
    if counts[leaf] < Self.leafSize / 4, leaves.count > 1 { joinNeighbour(at: rank) }
    return slot
  }

  private mutating func divide(_ leaf: Int, at rank: Int) {
    let half = Self.leafSize / 2
    let new: Int
    if let vacant = vacantLeaves.popLast() {
      new = Int(vacant)
    } else {
      new = counts.count
      counts.append(0)
      ranks.append(0)
    }
    let end = max(new + 1, counts.count) * Self.leafSize
    if pool.count < end { pool.append(contentsOf: repeatElement(Self.none, count: end - pool.count)) }
    for index in 0..<half {
      let slot = pool[leaf * Self.leafSize + half + index]
      pool[new * Self.leafSize + index] = slot
      leafOfSlot[Int(slot)] = UInt32(new)
    }
    counts[leaf] = half
    counts[new] = half
    leaves.insert(UInt32(new), at: rank + 1)
    recount()
  }

  /// Joins the leaf at a rank with a neighbour if there is room for both in one of them, and some more.
  private mutating func joinNeighbour(at rank: Int) {
    let left = rank + 1 < leaves.count ? rank : rank - 1
    let (first, second) = (Int(leaves[left]), Int(leaves[left + 1]))
    let count = counts[first] + counts[second]
    guard count <= Self.leafSize * 3 / 4 || count == counts[first] || count == counts[second] else { return }
    for index in 0..<counts[second] {
      let slot = pool[second * Self.leafSize + index]
      pool[first * Self.leafSize + counts[first] + index] = slot
      leafOfSlot[Int(slot)] = UInt32(first)
    }
    counts[first] = count
    counts[second] = 0
    vacantLeaves.append(UInt32(second))
    leaves.remove(at: left + 1)
    if leaves.count == 1 {
      self = SlotOrder(slots, capacity: leafOfSlot.count)
    } else {
      recount()
    }
  }

  private mutating func recount() {
    places = LeafSums(leaves.lazy.map { [counts] in counts[Int($0)] })
    for (rank, leaf) in leaves.enumerated() { ranks[Int(leaf)] = rank }
  }

  /// What is wrong with the order, or `nil`.
  var firstViolation: String? {
    let slots = slots
    if slots.count != count { return "\(slots.count) slots are counted as \(count)" }
    if Set(slots).count != slots.count { return "a slot is there twice" }
    for (place, slot) in slots.enumerated() {
      if self[place] != slot { return "slot \(self[place]) instead of \(slot) at \(place)" }
      if self.place(of: slot) != place { return "slot \(slot) is at \(self.place(of: slot)) instead of \(place)" }
    }
    let known = leafOfSlot.indices.count { leafOfSlot[$0] != Self.none }
    return known == slots.count ? nil : "\(known) slots have a leaf, \(slots.count) are there"
  }
}
