/// Which rows are those of which page.
///
/// Rows that are loaded lie together, with placeholders before and after them.
struct LoadedPages<Key: Hashable> {
  /// Rows that came with one page, and those that were inserted beside them.
  struct Entry {
    /// What the page was asked for by; `nil` if no page brought the rows.
    var key: PageKey<Key>?
    var count: Int
    /// Whether something can be loaded before it.
    var hasPrevious = false
  }

  var entries: [Entry] = []
  /// How many placeholders there are before the loaded rows, and after them.
  var before = 0
  var after = 0

  var loaded: Int { entries.reduce(0) { $0 + $1.count } }

  /// The rows that are loaded.
  var range: Range<Int> { before..<before + loaded }

  /// The entry of a row that is loaded, or the nearest; `nil` if there are none.
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

  /// The rows of an entry.
  func rows(of entry: Int) -> Range<Int> {
    let start = entries[..<entry].reduce(before) { $0 + $1.count }
    return start..<start + entries[entry].count
  }

  /// Counts a row that comes at an index, in the page that it comes into.
  mutating func insert(at row: Int) {
    if let entry = entry(of: max(row - 1, 0)) {
      entries[entry].count += 1
    } else {
      entries = [Entry(key: nil, count: 1)]
    }
  }

  /// Counts a row that goes.
  ///
  /// - Returns: the page that it was on; `nil` if it was a placeholder.
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
