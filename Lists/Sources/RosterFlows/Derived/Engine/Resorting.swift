import RowStructures

/// Rows on their way to another order, in parts: keys are computed and sorted for some rows after the other, and the runs that
/// they make are merged.
///
/// Rows that come, go, move or change meanwhile leave it, and are put in their places at the end: those that are left are in
/// the order of the base among each other, whatever happens.
struct Resorting {
  typealias Slot = OrderedSlots.Slot

  /// How rows are asked and compared.
  @MainActor struct Order {
    /// Computes the keys of rows.
    let read: ([Slot]) -> Void
    let isLess: (Slot, Slot) -> Bool
    /// Joins two runs, the rows of the first of which come before those of the second in the base.
    let merge: ([Slot], [Slot]) -> [Slot]
    /// Sorts rows that are in the order of the base.
    let sort: (inout [Slot]) -> Void
  }

  /// The order that is shown until then.
  let shownRule: SortRule
  let keys: SlotKeys?
  /// Where each slot is among the rows that are left, which are compared by it if they have equal keys.
  let rowOfSlot: [UInt32]
  /// The rows that have not been asked, in the order of the base.
  private var unasked: ArraySlice<Slot>
  /// Runs in the order of the base: rows of the first come before those of the second.
  private var runs: ArraySlice<[Slot]> = []
  /// Those that have been merged in this pass over them, and the ones that are being merged.
  private var merged: [[Slot]] = []
  private var merging: (first: ArraySlice<Slot>, second: ArraySlice<Slot>, result: [Slot])?
  /// The slots that have left it, and those that have and are still in lists.
  private(set) var left: Set<Slot> = []
  private var leaving: Set<Slot> = []

  /// - Parameters:
  ///   - slots: all rows in the order of the base.
  ///   - rowOfSlot: where each slot is among them.
  init(_ slots: [Slot], rowOfSlot: [UInt32], keys: SlotKeys?, shownRule: SortRule) {
    unasked = slots[...]
    self.rowOfSlot = rowOfSlot
    self.keys = keys
    self.shownRule = shownRule
  }

  /// Takes out a row that comes, goes, moves or changes.
  mutating func leave(_ slot: Slot) {
    if left.insert(slot).inserted { leaving.insert(slot) }
  }

  /// Leaves out the rows that have left.
  ///
  /// - Complexity: O(*n*) after rows have left.
  private mutating func leaveOut() {
    if leaving.isEmpty { return }
    var isLeaving = [Bool](repeating: false, count: rowOfSlot.count)
    for slot in leaving where Int(slot) < isLeaving.count { isLeaving[Int(slot)] = true }
    leaving = []
    func rest(_ slots: some Sequence<Slot>) -> [Slot] { slots.filter { !isLeaving[Int($0)] } }
    unasked = rest(unasked)[...]
    runs = runs.map(rest)[...]
    merged = merged.map(rest)
    merging = merging.map { (rest($0.first)[...], rest($0.second)[...], rest($0.result)) }
  }

  /// Goes on until the slice is over.
  ///
  /// - Returns: the rows that have not left, in their order, once that is known.
  @MainActor mutating func proceed(_ order: Order, _ budget: inout SliceBudget) -> [Slot]? {
    leaveOut()
    while !unasked.isEmpty {
      let count = budget.take(unasked.count, most: 2_048)
      if count == 0 { return nil }
      var run = Array(unasked.prefix(count))
      unasked = unasked.dropFirst(count)
      order.read(run)
      order.sort(&run)
      runs.append(run)
    }
    while true {
      if merging == nil {
        if runs.isEmpty {
          if merged.count <= 1 { return merged.first ?? [] }
          runs = merged[...]
          merged = []
        }
        let first = runs.removeFirst()
        guard let second = runs.popFirst() else {
          merged.append(first)
          continue
        }
        merging = (first[...], second[...], [])
        merging?.result.reserveCapacity(first.count + second.count)
      }
      guard mergeMore(order, &budget) else { return nil }
    }
  }

  /// - Returns: whether the slice goes on.
  @MainActor private mutating func mergeMore(_ order: Order, _ budget: inout SliceBudget) -> Bool {
    guard var (first, second, result) = merging else { return true }
    merging = nil
    defer {
      if first.isEmpty, second.isEmpty { merged.append(result) } else { merging = (first, second, result) }
    }
    while !first.isEmpty, !second.isEmpty {
      let count = budget.take(min(first.count, second.count), most: 2_048)
      if count == 0 { return false }
      let (one, other) = (first[first.startIndex + count - 1], second[second.startIndex + count - 1])
      // All of one part, and what comes before its end of the other one.
      var (left, right) = (Array(first.prefix(count)), Array(second.prefix(count)))
      if order.isLess(other, one) {
        left.removeSubrange(left.partitioningIndex { order.isLess(other, $0) }...)
      } else {
        right.removeSubrange(right.partitioningIndex { !order.isLess($0, one) }...)
      }
      result += order.merge(left, right)
      first = first.dropFirst(left.count)
      second = second.dropFirst(right.count)
    }
    result += first
    result += second
    (first, second) = ([], [])
    return true
  }
}
