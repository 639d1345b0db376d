#if GRDB
  import RosterCore

  /// How many rows each section has, in the order of the values that make the sections.
  struct RowSections: Sendable {
    /// Of each section a value that its rows have.
    private(set) var values: [StoredValue] = []
    /// The number of rows before each section, and of all.
    private var starts = [0]

    /// The number of rows in all sections.
    var count: Int { starts[values.count] }

    func count(ofSection section: Int) -> Int { starts[section + 1] - starts[section] }

    /// The number of rows before a section.
    func start(ofSection section: Int) -> Int { starts[section] }

    /// Where the row at an index below ``count`` is.
    func path(of index: Int) -> ItemPath {
      var low = 0
      var high = values.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if starts[middle] <= index { low = middle } else { high = middle - 1 }
      }
      return ItemPath(section: low, item: index - starts[low])
    }

    /// Adds rows at the end: to the last section if they have its value.
    mutating func append(_ value: StoredValue, _ count: Int, in order: KeyOrder) {
      if count == 0 { return }
      if let last = values.last, order.compareSections(last, value) == 0 {
        starts[values.count] += count
      } else {
        add(value, count)
      }
    }

    private mutating func add(_ value: StoredValue, _ count: Int) {
      starts.append(self.count + count)
      values.append(value)
    }

    // MARK: Changes

    /// The sections after rows have gone and come.
    ///
    /// - Parameters:
    ///   - gone: the section values of rows that go, in order.
    ///   - come: those of rows that come, in order.
    ///   - first: reads the value of the first row of a section.
    /// - Returns: `nil` if a section would have less than no rows.
    /// - Complexity: O(*s* + *w*) in *s* sections and *w* rows.
    func changed(
      gone: [StoredValue],
      come: [StoredValue],
      in order: KeyOrder,
      first: (StoredValue) throws -> StoredValue?
    ) rethrows -> RowSections? {
      var result = RowSections()
      result.values.reserveCapacity(values.count)
      result.starts.reserveCapacity(values.count + 1)
      var gone = gone[...]
      var come = come[...]
      var section = 0
      func take(_ rows: inout ArraySlice<StoredValue>, _ value: StoredValue) -> Int {
        var count = 0
        while let row = rows.first, order.compareSections(row, value) == 0 {
          rows.removeFirst()
          count += 1
        }
        return count
      }
      while true {
        var next = section < values.count ? values[section] : nil
        var isKnown = next != nil
        for candidate in [gone.first, come.first] {
          guard let candidate else { continue }
          let comparison = next.map { order.compareSections(candidate, $0) } ?? -1
          if comparison < 0 { (next, isKnown) = (candidate, false) }
        }
        guard let next else { return result }
        let left = take(&gone, next)
        let came = take(&come, next)
        let count = (isKnown ? self.count(ofSection: section) : 0) - left + came
        if isKnown { section += 1 }
        guard count >= 0 else { return nil }
        if count == 0 { continue }
        let isTouched = left + came > 0
        result.add(isTouched ? try first(next) ?? next : next, count)
      }
    }

    /// Which sections went and came, and whose headers show differently. Sections never move, as their values are their order.
    ///
    /// - Complexity: O(*s*)
    func changes(to new: RowSections, in order: KeyOrder) -> IndexChanges<Int> {
      var changes = IndexChanges<Int>()
      var old = 0
      var next = 0
      while old < values.count || next < new.values.count {
        let comparison =
          old == values.count ? 1 : next == new.values.count ? -1 : order.compareSections(values[old], new.values[next])
        if comparison < 0 {
          changes.deletes.append(old)
          old += 1
        } else if comparison > 0 {
          changes.inserts.append(next)
          next += 1
        } else {
          if count(ofSection: old) != new.count(ofSection: next) || values[old] != new.values[next] {
            changes.updates.append(IndexMove(from: old, to: next))
          }
          old += 1
          next += 1
        }
      }
      return changes
    }
  }
#endif
