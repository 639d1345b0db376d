/// A list of runs with a fixed capacity.
@usableFromInline
struct RunList: ~Copyable {
  @usableFromInline let runs: UnsafeMutableBufferPointer<MatchedRun>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  /// - Parameter capacity: The maximum number of runs.
  @inlinable
  init(capacity: Int) {
    self.capacity = capacity
    runs = .allocate(capacity: capacity)
  }

  @inlinable
  deinit {
    runs.deallocate()
  }

  /// Adds a run, joining it with the last one if they're neighbors.
  @inlinable
  @inline(__always)
  mutating func join(_ run: MatchedRun) {
    if count > 0 {
      let last = runs[count &- 1]
      if last.oldStart &+ last.length == run.oldStart, last.newStart &+ last.length == run.newStart {
        runs[count &- 1].length = last.length &+ run.length
        return
      }
    }
    precondition(count < capacity)
    runs.initializeElement(at: count, to: run)
    count &+= 1
  }

  /// The moves of all items outside the longest increasing subsequence.
  @usableFromInline var moves: [IndexMove<Int>] {
    let stays = HeaviestIncreasingSubsequence(UnsafeBufferPointer(rebasing: runs[..<count])).stays
    var items = 0
    for run in 0..<count where !stays[run] { items += runs[run].count }
    if items == 0 { return [] }
    return Array(unsafeUninitializedCapacity: items) { moves, initialized in
      for run in 0..<count where !stays[run] {
        for offset in 0..<runs[run].count {
          moves.initializeElement(
            at: initialized,
            to: IndexMove(from: runs[run].old &+ offset, to: runs[run].new &+ offset)
          )
          initialized &+= 1
        }
      }
    }
  }
}
