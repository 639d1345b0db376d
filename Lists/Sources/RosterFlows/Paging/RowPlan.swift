/// Rows that are made of others, from the first to the last, and what that changes.
struct RowPlan<Item> {
  private let old: [Item]
  private let replacements: [Int: Item]
  private(set) var rows: [Item] = []
  private var deletes: [Int] = []
  private var inserts: [Int] = []
  private var updates: [IndexMove<Int>] = []
  /// The first row of which nothing has been said.
  private var position = 0

  /// - Parameters:
  ///   - old: the rows that are there.
  ///   - replacements: what rows that stay show instead.
  init(_ old: [Item], replacing replacements: [Int: Item] = [:]) {
    self.old = old
    self.replacements = replacements
    rows.reserveCapacity(old.count)
  }

  /// Keeps rows; those before them of which nothing has been said go.
  mutating func keep(_ range: Range<Int>) {
    skip(to: range.lowerBound)
    if replacements.isEmpty {
      rows += old[range]
    } else {
      for row in range {
        if replacements[row] != nil { updates.append(IndexMove(from: row, to: rows.count)) }
        rows.append(replacements[row] ?? old[row])
      }
    }
    position = range.upperBound
  }

  /// Has rows show something else.
  mutating func update(_ range: Range<Int>, _ items: some Collection<Item>) {
    skip(to: range.lowerBound)
    for (row, item) in zip(range, items) {
      updates.append(IndexMove(from: row, to: rows.count))
      rows.append(item)
    }
    position = range.upperBound
  }

  mutating func insert(_ items: some Collection<Item>) {
    inserts += rows.count..<rows.count + items.count
    rows += items
  }

  /// What is different: the rows of which nothing has been said are gone.
  mutating func finish() -> ListChangeset {
    skip(to: old.count)
    return ListChangeset(deletes: deletes, inserts: inserts, updates: updates)
  }

  private mutating func skip(to row: Int) {
    deletes += position..<row
    position = row
  }
}
