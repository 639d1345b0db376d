/// Which of several things can stay where they are while the others move.
enum LongestIncreasingRun {
  /// The positions of a longest increasing subsequence, in order.
  ///
  /// - Parameter values: numbers that differ from each other.
  /// - Complexity: O(*k* log *k*) for *k* values, O(*k*) if they increase.
  static func positions(of values: [Int]) -> [Int] {
    /// The position of the least value that ends an increasing run, by the run's length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var low = 0
      var high = ends.count
      if let last = ends.last, values[last] < value { low = high }
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Int] = []
    result.reserveCapacity(ends.count)
    var current = ends.last ?? -1
    while current >= 0 {
      result.append(current)
      current = previous[current]
    }
    return result.reversed()
  }
}
