import BenchmarkSupport
import RosterCore
import TestSupport

extension Workloads {
  /// 100 sections of 1,000 rows.
  static let sectioned: [(name: String, make: Make)] = [
    ("100 × 1,000 mix, Int, fresh", { name in mix(name, 3.5, isFresh: true, edits: 0) }),
    ("100 × 1,000 mix, Int, shared", { name in mix(name, nil, isFresh: false, edits: 0) }),
    ("100 × 1,000 mix and 1 % in, 1 % out, Int, fresh", { name in mix(name, nil, isFresh: true, edits: 1_000) }),
    ("100 × 1,000, 1 changed, sections shared", { name in oneChanged(name) }),
  ]

  private static func sections() -> [RowSection<Draft>] {
    (0..<100).map { section in
      RowSection(id: section, rows: (0..<1_000).map { Draft(number: section * 1_000 + $0) })
    }
  }

  private static func rows(_ sections: [RowSection<Draft>]) -> [RowSection<IntRow>] {
    sections.map { RowSection(id: $0.id, rows: $0.rows.map { Rows.int($0.number, $0.version) }) }
  }

  /// 1 % of the rows changed, 1 % moved across sections, two sections moved; with edits also as many rows deleted and
  /// inserted, two sections deleted and two inserted.
  private static func mix(_ name: String, _ target: Double?, isFresh: Bool, edits: Int) -> Workload {
    var generator = SeededGenerator(seed: 6)
    let old = sections()
    var new = old
    func randomPlace() -> (section: Int, row: Int) {
      let section = Int.random(in: new.indices, using: &generator)
      return (section, Int.random(in: new[section].rows.indices, using: &generator))
    }
    for _ in 0..<1_000 {
      let place = randomPlace()
      new[place.section].rows[place.row].version += 1
    }
    for _ in 0..<1_000 {
      let from = randomPlace()
      let row = new[from.section].rows.remove(at: from.row)
      let to = randomPlace()
      new[to.section].rows.insert(row, at: to.row)
    }
    for edit in 0..<edits {
      let gone = randomPlace()
      new[gone.section].rows.remove(at: gone.row)
      let come = randomPlace()
      new[come.section].rows.insert(Draft(number: 200_000 + edit), at: come.row)
    }
    new.insert(new.remove(at: 10), at: 80)
    new.insert(new.remove(at: 60), at: 20)
    if edits > 0 {
      new.remove(at: 70)
      new.remove(at: 30)
      for section in [40, 50] {
        let rows = (0..<1_000).map { Draft(number: 300_000 + section * 1_000 + $0) }
        new.insert(RowSection(id: 100 + section, rows: rows), at: section)
      }
    }
    let oldRows = rows(old)
    var newRows = rows(new)
    if !isFresh {
      var known: [Int: IntRow] = [:]
      for section in oldRows {
        for row in section.rows { known[row.id] = row }
      }
      for section in newRows.indices {
        for row in newRows[section].rows.indices {
          let row0 = newRows[section].rows[row]
          if let row1 = known[row0.id], row1 == row0 { newRows[section].rows[row] = row1 }
        }
      }
    }
    return .sectioned(name, target: target, from: oldRows, to: newRows, by: .id())
  }

  private static func oneChanged(_ name: String) -> Workload {
    let old = rows(sections())
    var new = old
    new[50].rows[500].title += "!"
    return .sectioned(name, target: 0.01, from: old, to: new, by: .id())
  }
}
