/// The number of rows that can still be evaluated in a slice.
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

  /// Returns how many rows to evaluate before checking whether the slice is over, or 0 if it is. The first result isn't
  /// 0.
  ///
  /// - Parameters:
  ///   - count: The number of rows left.
  ///   - most: The maximum number of rows between clock reads.
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
