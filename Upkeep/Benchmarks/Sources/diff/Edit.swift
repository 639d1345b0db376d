import BenchmarkSupport
import TestSupport

/// A row by its number and the version of its content.
struct Draft {
  var number: Int
  var version = 0
}

/// Edits of lists of drafts.
extension [Draft] {
  static func rows(_ count: Int) -> [Draft] {
    (0..<count).map { Draft(number: $0) }
  }

  /// Some rows deleted, some inserted, some changed, and some moved, at random places.
  func edited(
    deleted: Int = 0,
    inserted: Int = 0,
    changed: Int = 0,
    moved: Int = 0,
    generator: inout SeededGenerator
  ) -> [Draft] {
    var rows = self
    let gone = Set(rows.indices.shuffled(using: &generator).prefix(deleted))
    rows = rows.indices.filter { !gone.contains($0) }.map { rows[$0] }
    for index in rows.indices.shuffled(using: &generator).prefix(changed) { rows[index].version += 1 }

    let travellers = Set(rows.indices.shuffled(using: &generator).prefix(moved))
    var arrivals = rows.indices.filter(travellers.contains).map { rows[$0] }.shuffled(using: &generator)
    rows = rows.indices.filter { !travellers.contains($0) }.map { rows[$0] }
    let unused = (map(\.number).max() ?? 0) + 1
    arrivals += (0..<inserted).map { Draft(number: unused + $0) }
    arrivals.shuffle(using: &generator)

    let places = arrivals.map { _ in Int.random(in: 0...rows.count, using: &generator) }.sorted()
    var result: [Draft] = []
    result.reserveCapacity(rows.count + arrivals.count)
    var next = 0
    for (index, row) in rows.enumerated() {
      while next < places.count, places[next] <= index {
        result.append(arrivals[next])
        next += 1
      }
      result.append(row)
    }
    return result + arrivals[next...]
  }

  /// The first rows in random order.
  func shuffled(first count: Int, generator: inout SeededGenerator) -> [Draft] {
    prefix(count).shuffled(using: &generator) + dropFirst(count)
  }
}
