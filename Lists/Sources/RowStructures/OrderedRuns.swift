/// Rows that are sorted into an order in parts: runs of rows are sorted one after the other, and then merged.
///
/// Rows are added in the order of the base.
@usableFromInline
package final class OrderedRuns<Key> {
  @usableFromInline typealias Run = ContiguousArray<KeyedRow<Key>>

  @usableFromInline let precedes: (Key, Key) -> Bool
  /// Added rows that aren't sorted yet.
  @usableFromInline var added: Run = []
  /// Runs in the order of the base: rows of the first precede those of the second there.
  @usableFromInline var runs: ArraySlice<Run> = []
  /// The runs merged in this pass, and the ones that are being merged.
  @usableFromInline var merged: [Run] = []
  @usableFromInline var merging: (first: Run, second: Run, result: Run, places: (Int, Int))?

  @inlinable
  package init(by precedes: @escaping (Key, Key) -> Bool) { self.precedes = precedes }

  @inlinable
  package func reserve(_ count: Int) { added.reserveCapacity(count) }

  @inlinable
  package func add(_ key: Key, _ base: RowLabel) { added.append(KeyedRow(key, base)) }

  /// Sorts the rows that were added since the last call.
  @inlinable
  package func endRun() {
    if added.isEmpty { return }
    // The standard library's sort retains the order of equals.
    let precedes = precedes
    added.sort { precedes($0.key, $1.key) }
    runs.append(added)
    added = []
  }

  /// Removes rows from all runs.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package func removeAll(where isLeaving: (RowLabel) -> Bool) {
    func rest(_ run: Run) -> Run { run.filter { !isLeaving($0.base) } }
    added = rest(added)
    runs = runs.map(rest)[...]
    merged = merged.map(rest)
    if let (first, second, result, places) = merging {
      let (one, other) = (Run(first[places.0...]), Run(second[places.1...]))
      merging = (rest(one), rest(other), rest(result), (0, 0))
    }
  }

  /// Merges runs.
  ///
  /// - Parameter take: A closure that returns how many of the remaining rows to merge now, or 0 to pause.
  /// - Returns: A Boolean value that indicates whether one run is left.
  @inlinable
  package func merge(_ take: (Int) -> Int) -> Bool {
    while true {
      if merging == nil {
        if runs.isEmpty {
          if merged.count <= 1 { return true }
          runs = merged[...]
          merged = []
        }
        let first = runs.removeFirst()
        guard let second = runs.popFirst() else {
          merged.append(first)
          continue
        }
        merging = (first, second, [], (0, 0))
        merging?.result.reserveCapacity(first.count + second.count)
      }
      guard mergeMore(take) else { return false }
    }
  }

  /// - Returns: A Boolean value that indicates whether two runs have become one.
  @inlinable
  func mergeMore(_ take: (Int) -> Int) -> Bool {
    guard var (first, second, result, (one, other)) = merging else { return true }
    merging = nil
    let precedes = precedes
    while one < first.count, other < second.count {
      var left = take(first.count - one + second.count - other)
      if left == 0 {
        merging = (first, second, result, (one, other))
        return false
      }
      while left > 0, one < first.count, other < second.count {
        if precedes(second[other].key, first[one].key) {
          result.append(second[other])
          other += 1
        } else {
          result.append(first[one])
          one += 1
        }
        left -= 1
      }
    }
    result.append(contentsOf: first[one...])
    result.append(contentsOf: second[other...])
    (first, second) = ([], [])
    merged.append(result)
    return true
  }

  /// Returns all rows in order, and removes them.
  ///
  /// - Parameter rename: A closure that returns a row's current base label, or `nil` if it was removed. The default,
  ///   `nil`, retains all rows.
  @inlinable
  package func takeRows(_ rename: ((RowLabel) -> RowLabel?)? = nil) -> ContiguousArray<KeyedRow<Key>> {
    endRun()
    _ = merge { $0 }
    let rows = merged.first ?? []
    merged = []
    guard let rename else { return rows }
    return ContiguousArray(rows.lazy.compactMap { row in rename(row.base).map { KeyedRow(row.key, $0) } })
  }

  /// Merges sorted rows with others of the same base.
  @inlinable
  package static func joined(
    _ rows: ContiguousArray<KeyedRow<Key>>,
    _ others: ContiguousArray<KeyedRow<Key>>,
    by precedes: (Key, Key) -> Bool
  ) -> ContiguousArray<KeyedRow<Key>> {
    if others.isEmpty { return rows }
    var joined: ContiguousArray<KeyedRow<Key>> = []
    joined.reserveCapacity(rows.count + others.count)
    var next = 0
    for row in rows {
      while next < others.count, others[next].comes(before: row, by: precedes) {
        joined.append(others[next])
        next += 1
      }
      joined.append(row)
    }
    joined.append(contentsOf: others[next...])
    return joined
  }
}
