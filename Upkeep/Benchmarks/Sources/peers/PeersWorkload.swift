import BenchmarkSupport
import Roster
import TestSupport

/// One change of a list of some length, in a table or a collection.
@MainActor struct PeersWorkload {
  let name: String
  let make: () -> Workload

  private typealias Show = (PeerContent) -> Void

  static var all: [PeersWorkload] {
    [1_000, 10_000, 100_000].flatMap { count in
      changes.flatMap { change in
        [
          workload("table \(count) \(change.name)", count, change.edit, PeerLists.diffableTable, PeerLists.rosterTable),
          workload(
            "collection \(count) \(change.name)",
            count,
            change.edit,
            PeerLists.diffableCollection,
            PeerLists.rosterCollection
          ),
        ]
      }
    }
  }

  private static let changes: [(name: String, edit: (inout [PeerRow]) -> Void)] = [
    ("one row changed", { $0[3].version += 1 }),
    ("one row inserted", { $0.insert(PeerRow(id: -1), at: 3) }),
    ("one in ten deleted", { $0 = $0.filter { $0.id % 10 > 0 } }),
    (
      "500 rows shuffled",
      { rows in
        var generator = SeededGenerator(seed: 5)
        let start = rows.count / 2 - 250
        rows.replaceSubrange(start..<start + 500, with: rows[start..<start + 500].shuffled(using: &generator))
      }
    ),
  ]

  private static func workload(
    _ name: String,
    _ count: Int,
    _ edit: @escaping (inout [PeerRow]) -> Void,
    _ diffable: @escaping (PeerContent) -> (PeerContent) -> Void,
    _ roster: @escaping (PeerContent) -> (PeerContent) -> Void
  ) -> PeersWorkload {
    PeersWorkload(name: name) {
      let old = (0..<count).map { PeerRow(id: $0) }
      var new = old
      edit(&new)
      let contents = [PeerContent(old, insteadOf: new), PeerContent(new, insteadOf: old)]
      @MainActor func turning(_ show: @escaping Show) -> () -> Int {
        var turn = 0
        return {
          turn += 1
          show(contents[turn % 2])
          HeadlessRunLoop.runPending()
          return turn
        }
      }
      return Workload(
        name,
        floor: Contender("diffable", turning(diffable(contents[0]))),
        [Contender("Roster", turning(roster(contents[0])))]
      )
    }
  }
}
