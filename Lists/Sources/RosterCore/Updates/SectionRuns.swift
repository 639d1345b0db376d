/// The rows of a section while they are followed through edits, as runs of neighbors. Untouched neighbors stay one run
/// of any length.
struct SectionRuns {
  /// Rows that were neighbors before the edits and still are, or that were inserted one after the other.
  struct Run {
    /// The old section of the rows, or `nil` if they were inserted.
    let section: Int?
    /// The old index of the first of them.
    var start: Int
    var count: Int
    /// A Boolean value that indicates whether their content changed.
    var isChanged = false

    /// - Parameter range: The range, counted from the run's start.
    func part(_ range: Range<Int>) -> Run {
      Run(section: section, start: start + range.lowerBound, count: range.count, isChanged: isChanged)
    }

    /// Returns whether another run may continue this one.
    func isContinued(by next: Run) -> Bool {
      if section == nil { return next.section == nil }
      return section == next.section && isChanged == next.isChanged && start + count == next.start
    }
  }

  /// More rows than a section has, because their number after the last edit isn't needed.
  static let endless = Int.max / 4

  private(set) var runs: [Run]
  /// The run of the last edit and the index of its first row, because the next edit is likely near.
  private var last = (run: 0, row: 0)

  /// Creates the rows of a section before the edits.
  init(section: Int) { runs = [Run(section: section, start: 0, count: SectionRuns.endless)] }

  /// Creates the rows of an inserted section.
  init() { runs = [Run(section: nil, start: 0, count: SectionRuns.endless)] }

  // MARK: Edits

  mutating func insert(_ run: Run, at row: Int) {
    let index = split(at: row)
    if index > 0, runs[index - 1].isContinued(by: run) {
      last = (index - 1, row - runs[index - 1].count)
      runs[index - 1].count += run.count
    } else {
      runs.insert(run, at: index)
    }
  }

  @discardableResult
  mutating func remove(at row: Int) -> Run {
    _ = split(at: row + 1)
    return runs.remove(at: split(at: row))
  }

  /// Notes that a row changed. An inserted one is new anyway.
  mutating func change(at row: Int) {
    let run = runs[find(row).run]
    if run.section == nil || run.isChanged { return }
    _ = split(at: row + 1)
    runs[split(at: row)].isChanged = true
  }

  // MARK: Finding

  /// Returns the run of a row, and the index of its first row.
  private mutating func find(_ row: Int) -> (run: Int, row: Int) {
    if row < last.row / 2 { last = (0, 0) }
    while row < last.row { last = (last.run - 1, last.row - runs[last.run - 1].count) }
    while last.run < runs.count, row >= last.row + runs[last.run].count {
      last = (last.run + 1, last.row + runs[last.run].count)
    }
    return last
  }

  /// Ensures that a run begins with a row.
  ///
  /// - Returns: The index of the run.
  private mutating func split(at row: Int) -> Int {
    let (index, start) = find(row)
    if start == row { return index }
    let run = runs[index]
    runs[index] = run.part(0..<row - start)
    runs.insert(run.part(row - start..<run.count), at: index + 1)
    last = (index + 1, row)
    return index + 1
  }
}
