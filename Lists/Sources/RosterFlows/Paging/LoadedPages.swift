/// The loaded rows of each page, with placeholders before and after them.
struct LoadedPages<Key: Hashable> {
  /// The rows of a page, and those inserted next to them.
  struct Entry {
    /// The key of the page, or `nil` if the rows aren't from a page.
    var key: PageKey<Key>?
    var count: Int
    /// A Boolean value that indicates whether there's a page before.
    var hasPrevious = false
  }

  var entries: [Entry] = []
  /// The numbers of placeholders before and after the loaded rows.
  var before = 0
  var after = 0

  var loaded: Int { entries.reduce(0) { $0 + $1.count } }

  /// The loaded rows.
  var range: Range<Int> { before..<before + loaded }

  /// Returns the entry of a loaded row, or the nearest one, or `nil` if there are none.
  ///
  /// - Complexity: O(*p*) in the number of pages.
  func entry(of row: Int) -> Int? {
    if entries.isEmpty { return nil }
    var end = before
    for index in entries.indices {
      end += entries[index].count
      if row < end { return index }
    }
    return entries.count - 1
  }

  func rows(of entry: Int) -> Range<Int> {
    let start = entries[..<entry].reduce(before) { $0 + $1.count }
    return start..<start + entries[entry].count
  }

  /// Counts an inserted row in its page.
  mutating func insert(at row: Int) {
    if let entry = entry(of: max(row - 1, 0)) {
      entries[entry].count += 1
    } else {
      entries = [Entry(key: nil, count: 1)]
    }
  }

  /// Counts a removed row.
  ///
  /// - Returns: The index of its page, or `nil` if it was a placeholder.
  @discardableResult
  mutating func remove(at row: Int) -> Int? {
    let range = range
    if row < range.lowerBound {
      before -= 1
    } else if row >= range.upperBound {
      after -= 1
    } else if let entry = entry(of: row) {
      entries[entry].count -= 1
      return entry
    }
    return nil
  }
}
