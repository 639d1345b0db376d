/// The constraints of a model in the order of solving: required equalities, required inequalities, then by priority, each in
/// the order of addition.
struct SolvingSequence {
  /// The level in the upper half, and the index in `slots` in the lower one.
  private var keys: [UInt64]
  /// The slots in the order in which constraints were added.
  private let slots: [Int32]

  init(_ slots: [Int32], level: (Int32) -> UInt32?) {
    self.slots = slots
    keys = []
    keys.reserveCapacity(slots.count)
    for (order, slot) in slots.enumerated() {
      if let level = level(slot) { keys.append(UInt64(level) << 32 | UInt64(order)) }
    }
    keys.sort()
  }

  var count: Int { keys.count }

  /// Returns the constraints whose slots satisfy a condition.
  func filter(_ isIncluded: (Int32) -> Bool) -> SolvingSequence {
    var result = self
    result.keys.removeAll { !isIncluded(slots[Int(UInt32(truncatingIfNeeded: $0))]) }
    return result
  }

  func slot(at index: Int) -> Int32 {
    slots[Int(UInt32(truncatingIfNeeded: keys[index]))]
  }

  /// Returns the level of a constraint: 0 and 1 for required ones, increasing as the priority decreases.
  func level(at index: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: keys[index] >> 32)
  }
}

extension ConstraintModel {
  /// Returns the constraints that aren't broken, in the order of solving. Numbers them in the order of addition.
  mutating func solvingSequence() -> SolvingSequence {
    compactTerms()
    var slots: [Int32] = []
    slots.reserveCapacity(constraints.count)
    for index in 0..<Int32(constraints.count) where constraints[index].isAlive { slots.append(index) }
    if !isInOrder { slots.sort { constraints[$0].order < constraints[$1].order } }
    for (order, slot) in slots.enumerated() { constraints[slot].order = order }
    nextOrder = slots.count
    return SolvingSequence(slots) { index in
      let slot = constraints[index]
      if slot.isBroken { return nil }
      if slot.priority == ConstraintSystem.requiredPriority { return slot.relation == .equal ? 0 : 1 }
      // Positive numbers are ordered like their bits.
      return .max - slot.priority.bitPattern
    }
  }
}
