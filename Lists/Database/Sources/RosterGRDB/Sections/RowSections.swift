#if GRDB
  import RosterCore

  /// The row counts of sections, in the order of their values.
  struct RowSections: Sendable {
    /// A value of each section's rows.
    private(set) var values: [StoredValue] = []
    /// The number of rows before each section, and of all.
    private var starts = [0]

    /// The number of rows in all sections.
    var count: Int { starts[values.count] }

    func count(ofSection section: Int) -> Int { starts[section + 1] - starts[section] }

    /// Returns the number of rows before a section.
    func start(ofSection section: Int) -> Int { starts[section] }

    /// Returns the path of the row at an index below ``count``.
    func path(of index: Int) -> ItemPath {
      var low = 0
      var high = values.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if starts[middle] <= index { low = middle } else { high = middle - 1 }
      }
      return ItemPath(section: low, item: index - starts[low])
    }

    /// Appends rows, to the last section if they have its value.
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

    /// Returns the sections after rows were removed and inserted.
    ///
    /// - Parameters:
    ///   - gone: The section values of removed rows, in order.
    ///   - come: The section values of inserted rows, in order.
    ///   - first: A closure that reads the value of a section's first row.
    /// - Returns: The sections, or `nil` if one would have a negative count.
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

    /// Returns the removed and inserted sections, and those with other headers. Sections never move, because their values determine
    /// their order.
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
