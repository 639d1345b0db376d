/// Values by slots, without room for saying where there is none: their owner knows which slots have one.
final class SlotValues<Value> {
  /// Read and written at once, as the flags are, so that no two accesses overlap.
  @exclusivity(unchecked) private var values = UnsafeMutableBufferPointer<Value>.allocate(capacity: 16)
  /// Whether each slot has a value.
  @exclusivity(unchecked) private var isUsed: [Bool] = []

  deinit {
    for slot in isUsed.indices where isUsed[slot] { values.deinitializeElement(at: slot) }
    values.deallocate()
  }

  func reserveCapacity(_ capacity: Int) {
    guard capacity > values.count else { return }
    let larger = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(capacity, values.count * 5 / 4))
    for slot in isUsed.indices where isUsed[slot] {
      larger.initializeElement(at: slot, to: values.moveElement(from: slot))
    }
    values.deallocate()
    values = larger
  }

  /// The slots that have a value.
  var slots: some Sequence<UInt32> { isUsed.indices.lazy.filter { [isUsed] in isUsed[$0] }.map { UInt32($0) } }

  /// The value of a slot that has one.
  subscript(slot: UInt32) -> Value {
    precondition(isUsed[Int(slot)])
    return values[Int(slot)]
  }

  /// Gives a value to a slot that has none; slots without any follow each other.
  func insert(_ value: Value, at slot: UInt32) {
    reserveCapacity(Int(slot) + 1)
    while isUsed.count <= Int(slot) { isUsed.append(false) }
    precondition(!isUsed[Int(slot)])
    isUsed[Int(slot)] = true
    values.initializeElement(at: Int(slot), to: value)
  }

  /// Takes the value of a slot away.
  ///
  /// - Returns: the value, which is let go by the caller: that may call anything.
  @discardableResult
  func remove(at slot: UInt32) -> Value {
    precondition(isUsed[Int(slot)])
    isUsed[Int(slot)] = false
    return values.moveElement(from: Int(slot))
  }
}
