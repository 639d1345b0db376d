/// The items of a section while they are followed through edits, as runs of neighbours: what edits leave alone stays one run,
/// however long it is.
struct SectionEditComposer {
  /// Items that were neighbours before the edits and still are, or that came one beside the other.
  struct Run {
    /// The index of the section in which the items were among all sections; `nil` if they came.
    let section: Int?
    /// Where the first of them was in that section.
    var start: Int
    var count: Int
    /// Whether they show something else than before the edits.
    var isChanged = false

    /// - Parameter range: counted from the run's start.
    func part(_ range: Range<Int>) -> Run {
      Run(section: section, start: start + range.lowerBound, count: range.count, isChanged: isChanged)
    }

    /// Whether another run may follow as a part of this one.
    func isContinued(by next: Run) -> Bool {
      if section == nil { return next.section == nil }
      return section == next.section && isChanged == next.isChanged && start + count == next.start
    }
  }

  private(set) var runs: [Run] = []
  private(set) var count = 0
  /// A run and the index of its first item: where the last edit was, as the next one is likely to be near.
  private var last = (run: 0, item: 0)

  /// The items of a section before the edits.
  init(section: Int, count: Int) {
    append(Run(section: section, start: 0, count: count))
  }

  /// Items that came.
  init(came count: Int) {
    append(Run(section: nil, start: 0, count: count))
  }

  private mutating func append(_ run: Run) {
    if run.count == 0 { return }
    count += run.count
    if let last = runs.last, last.isContinued(by: run) {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }

  // MARK: Edits

  mutating func insert(_ run: Run, at item: Int) {
    if run.count == 0 { return }
    let index = split(at: item)
    count += run.count
    if index > 0, runs[index - 1].isContinued(by: run) {
      last = (index - 1, item - runs[index - 1].count)
      runs[index - 1].count += run.count
    } else {
      runs.insert(run, at: index)
    }
  }

  @discardableResult
  mutating func remove(at item: Int) -> Run {
    _ = split(at: item + 1)
    let run = runs.remove(at: split(at: item))
    count -= 1
    return run
  }

  /// Notes that an item shows something else; one that came is new to views anyway.
  mutating func change(at item: Int) {
    let run = runs[find(item).run]
    if run.section == nil || run.isChanged { return }
    _ = split(at: item + 1)
    runs[split(at: item)].isChanged = true
  }

  /// Follows other items.
  ///
  /// - Parameter count: the number of items after the changes.
  /// - Complexity: O(n)
  mutating func follow(_ changes: ListChangeset, count: Int) {
    let origins = changes.origins(count: count)
    var new = SectionEditComposer(came: 0)
    var start = 0
    while start < count {
      var end = start + 1
      if let origin = origins[start] {
        while end < count, origins[end] == origin + end - start { end += 1 }
        for run in self[origin..<origin + end - start] { new.append(run) }
      } else {
        while end < count, origins[end] == nil { end += 1 }
        new.append(Run(section: nil, start: 0, count: end - start))
      }
      start = end
    }
    for update in changes.updates { new.change(at: update.to) }
    self = new
  }

  /// The parts of runs that are in a range.
  subscript(range: Range<Int>) -> [Run] {
    mutating get {
      if range.isEmpty { return [] }
      var (run, start) = find(range.lowerBound)
      var parts: [Run] = []
      while start < range.upperBound {
        let end = start + runs[run].count
        parts.append(runs[run].part(max(start, range.lowerBound) - start..<min(end, range.upperBound) - start))
        (run, start) = (run + 1, end)
      }
      return parts
    }
  }

  // MARK: Finding

  /// The run of an item, and the index of its first item; behind the last item, the end.
  private mutating func find(_ item: Int) -> (run: Int, item: Int) {
    if item < last.item / 2 { last = (0, 0) }
    while item < last.item { last = (last.run - 1, last.item - runs[last.run - 1].count) }
    while last.run < runs.count, item >= last.item + runs[last.run].count {
      last = (last.run + 1, last.item + runs[last.run].count)
    }
    return last
  }

  /// Has a run begin with an item.
  ///
  /// - Returns: the index of the run.
  private mutating func split(at item: Int) -> Int {
    let (index, start) = find(item)
    if start == item { return index }
    let run = runs[index]
    runs[index] = run.part(0..<item - start)
    runs.insert(run.part(item - start..<run.count), at: index + 1)
    last = (index + 1, item)
    return index + 1
  }
}
