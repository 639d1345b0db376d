/// Rows to remove from a section and insert in it at once. Both ascend.
@usableFromInline
package struct Rows: Sendable {
  @usableFromInline
  package typealias Row = (index: Int, label: RowLabel)

  /// The removed rows, in old indexes.
  @usableFromInline package var removed: ContiguousArray<Row> = []
  /// The inserted rows, in new indexes.
  @usableFromInline package var inserted: ContiguousArray<Row> = []

  @inlinable
  package init() {}

  @inlinable
  package var count: Int { removed.count + inserted.count }

  /// The labels of the removed rows.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  @inlinable
  package var gone: LabelTable { LabelTable(removed) }
}

/// A set of labels that's created once, with at least twice as many slots.
@usableFromInline
package struct LabelTable: Sendable {
  @usableFromInline var slots: ContiguousArray<RowLabel>
  @usableFromInline let shift: UInt64

  @inlinable
  package init(_ rows: ContiguousArray<Rows.Row>) {
    var bits: UInt64 = 3
    while 1 << bits < 2 * rows.count { bits += 1 }
    shift = 64 - bits
    slots = ContiguousArray(repeating: .min, count: 1 << bits)
    for row in rows {
      var slot = place(row.label)
      while slots[slot] != .min { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = row.label
    }
  }

  @inlinable @inline(__always)
  func place(_ label: RowLabel) -> Int {
    // The golden ratio's bits (Knuth, The Art of Computer Programming 6.4).
    Int((UInt64(bitPattern: Int64(label)) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// Returns a Boolean value that indicates whether a label is in the table.
  ///
  /// - Complexity: O(1), expected.
  @inlinable @inline(__always)
  package func contains(_ label: RowLabel) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      var slot = place(label)
      while slots[slot] != .min {
        if slots[slot] == label { return true }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return false
    }
  }
}
