import ListChanges

/// The rows that some rows took the place of, so that views read what was there until they perform the update.
@MainActor final class OutlinePatch<Node: Identifiable> {
  typealias Row = OutlineRow<Node>

  /// The rows of the newer time that may be other ones.
  private(set) var range: Range<Int>
  /// What was there.
  private(set) var old: ArraySlice<Row> = []
  /// The items that have been replaced by others with the same identifiers.
  var replaced: Set<Node.ID> = []
  /// Where the old rows are by their identifiers, if that has been looked up.
  private lazy var index = Dictionary(zip(old.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })

  init(at row: Int) { range = row..<row }

  /// How many more rows there were.
  private var shrinkage: Int { old.count - range.count }

  /// Keeps rows that are about to change.
  ///
  /// - Parameter rows: reads rows of the newer time.
  func cover(_ more: Range<Int>, _ rows: (Range<Int>) -> [Row]) {
    if more.lowerBound < range.lowerBound {
      old = rows(more.lowerBound..<range.lowerBound) + old
      range = more.lowerBound..<range.upperBound
    }
    if more.upperBound > range.upperBound {
      old += rows(range.upperBound..<more.upperBound)
      range = range.lowerBound..<more.upperBound
    }
  }

  /// Rows have come to the range, or gone.
  func grow(by amount: Int) { range = range.lowerBound..<range.upperBound + amount }

  /// The number of rows that there were.
  func count(_ newCount: Int) -> Int { newCount + shrinkage }

  /// The row that there was at an index, or where it is now.
  func row(_ index: Int) -> (old: Row?, new: Int) {
    if index < range.lowerBound { return (nil, index) }
    if index < range.lowerBound + old.count { return (old[old.startIndex + index - range.lowerBound], index) }
    return (nil, index - shrinkage)
  }

  /// Where the row with an identifier was.
  ///
  /// - Parameter row: where it is now, if it is there.
  func row(of id: Row.ID, now row: Int?) -> Int? {
    if let row, row < range.lowerBound { return row }
    if let row, row >= range.upperBound { return row + shrinkage }
    let place = old.count > 16 ? index[id] : old.firstIndex { $0.id == id }
    return place.map { $0 - old.startIndex + range.lowerBound }
  }

  /// What is different.
  ///
  /// - Parameter rows: reads rows of the newer time.
  func changes(_ rows: (Range<Int>) -> [Row]) -> ListChangeset {
    let changes = ListChangeset(from: Array(old), to: rows(range), by: OutlineMatcher(replaced: replaced))
    let offset = range.lowerBound
    if offset == 0 { return changes }
    func shifted(_ moves: [IndexMove<Int>]) -> [IndexMove<Int>] {
      moves.map { IndexMove(from: $0.from + offset, to: $0.to + offset) }
    }
    return ListChangeset(
      deletes: changes.deletes.map { $0 + offset },
      inserts: changes.inserts.map { $0 + offset },
      moves: shifted(changes.moves),
      updates: shifted(changes.updates)
    )
  }
}
