/// How many rows may still be asked in a slice.
package struct SliceBudget {
  private enum Rest {
    case unlimited
    case count(Int)
    case time(isOver: @Sendable () -> Bool)
  }

  private var rest: Rest
  private var isUnused = true

  package init(_ length: TimeSlicing.Length) {
    rest =
      switch length {
      case .unlimited: .unlimited
      case .count(let count): .count(count)
      case .time(let begin): .time(isOver: begin())
      }
  }

  /// Takes as many rows as may be asked before it is looked whether the slice is over; 0 if it is. The first are never 0.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - most: how many are asked before a clock is read.
  package mutating func take(_ count: Int, most: Int) -> Int {
    defer { isUnused = false }
    switch rest {
    case .unlimited: return count
    case .count(let left):
      let taken = min(count, left)
      rest = .count(left - taken)
      return taken
    case .time(let isOver): return isUnused || !isOver() ? min(count, most) : 0
    }
  }
}
