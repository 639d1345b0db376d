import BenchmarkSupport
import Foundation
import RosterCore
import TestSupport

/// What is measured. Rows are made anew for both sides (*fresh*) or copied (*shared*); titles are on the heap.
enum Workloads {
  typealias Make = @Sendable (String) -> Workload

  static let all: [(name: String, make: Make)] = bare + single + scattered + reordered + small + sectioned + slow

  /// Identifiers without rows.
  private static let bare: [(name: String, make: Make)] = [
    ("readme-5k", { readme($0, target: 0.5, count: 5_000, deleted: 2_000..<3_000, shuffled: 200) }),
    ("readme-100k", { readme($0, target: 0.3, count: 100_000, deleted: 20_000..<30_000, shuffled: 2_000) }),
  ]

  /// One edit in a long list.
  private static let single: [(name: String, make: Make)] = [
    ("1 of 100,000 changed, Int, fresh", { fresh($0, 2.5, Rows.int, edits: 0) { $0[50_000].version = 1 } }),
    ("1 of 100,000 changed, Int, shared", { shared($0, 0.15, Rows.int) { $0[50_000].title += "!" } }),
    ("1 of 100,000 changed, UUID, fresh", { fresh($0, 1.3, Rows.uuid, edits: 0) { $0[50_000].version = 1 } }),
    ("1 of 100,000 changed, String, fresh", { fresh($0, 2, Rows.string, edits: 0) { $0[50_000].version = 1 } }),
    (
      "1 inserted into 100,000, Int, fresh",
      { fresh($0, nil, Rows.int, edits: 1) { $0.insert(Draft(number: -1), at: 50_000) } }
    ),
    (
      "100 appended to 100,000, UUID, fresh",
      { fresh($0, nil, Rows.uuid, edits: 100) { $0 += (200_000..<200_100).map { Draft(number: $0) } } }
    ),
    ("100,000 equal, Int, fresh", { fresh($0, nil, Rows.int, edits: 0) { _ in } }),
    ("100,000 equal, Int, same array", { shared($0, nil, Rows.int) { _ in } }),
    ("first of 100,000 to the end, Int, fresh", { fresh($0, nil, Rows.int, edits: 2) { $0.append($0.removeFirst()) } }),
  ]

  /// Many edits in a long list: 0.5 % deleted, 0.5 % inserted, 1 % changed, 100 moved.
  private static let scattered: [(name: String, make: Make)] = [
    ("100,000 scattered, Int, fresh", { fresh($0, 3.5, Rows.int, edits: 1_200, change: scatter) }),
    ("100,000 scattered, UUID, fresh", { fresh($0, 1.3, Rows.uuid, edits: 1_200, change: scatter) }),
    ("100,000 scattered, String, fresh", { fresh($0, nil, Rows.string, edits: 1_200, change: scatter) }),
  ]

  /// Other orders.
  private static let reordered: [(name: String, make: Make)] = [
    ("10,000 shuffled, Int, fresh", { fresh($0, nil, Rows.int, count: 10_000, edits: 20_000, change: shuffle) }),
    ("10,000 shuffled, UUID, fresh", { fresh($0, 3, Rows.uuid, count: 10_000, edits: 20_000, change: shuffle) }),
    ("10,000 shuffled, String, fresh", { fresh($0, nil, Rows.string, count: 10_000, edits: 20_000, change: shuffle) }),
    (
      "10,000 to 10,000 others, Int, fresh",
      {
        fresh($0, nil, Rows.int, count: 10_000, edits: 20_000) { drafts in
          for index in drafts.indices { drafts[index].number += 10_000 }
        }
      }
    ),
    (
      "100 blocks of 1,000 shuffled, Int, fresh",
      {
        fresh($0, nil, Rows.int, edits: 100_000) { drafts in
          var generator = SeededGenerator(seed: 4)
          let starts = stride(from: 0, to: drafts.count, by: 1_000).shuffled(using: &generator)
          drafts = starts.flatMap { drafts[$0..<$0 + 1_000] }
        }
      }
    ),
    (
      "10,000, every second to the front, UUID, fresh",
      {
        fresh($0, nil, Rows.uuid, count: 10_000, edits: 10_000) { drafts in
          drafts = drafts.filter { $0.number % 2 == 0 } + drafts.filter { $0.number % 2 == 1 }
        }
      }
    ),
  ]

  /// Lists as most screens have them.
  private static let small: [(name: String, make: Make)] = [
    ("50 rows, 5 edits, Int, fresh", { few($0, nil, Rows.int, count: 50, 1, 1, 2, 1) }),
    ("500 rows, 13 edits, UUID, fresh", { few($0, 0.5, Rows.uuid, count: 500, 3, 3, 5, 2) }),
    ("5,000 rows, 110 edits, String, fresh", { few($0, nil, Rows.string, count: 5_000, 25, 25, 50, 10) }),
  ]

  /// Ways to compare rows that cost more than a type that the compiler knows.
  private static let slow: [(name: String, make: Make)] = [
    ("100,000 scattered, AnyHashable, fresh", { fresh($0, nil, Rows.anyHashable, edits: 1_200, change: scatter) }),
    (
      "10,000 shuffled, AnyHashable, fresh",
      { fresh($0, nil, Rows.anyHashable, count: 10_000, edits: 20_000, change: shuffle) }
    ),
    ("100,000 scattered, Int, keys", { keys($0, count: 100_000, change: scatter) }),
    ("10,000 shuffled, Int, keys", { keys($0, count: 10_000, change: shuffle) }),
    ("100,000 scattered, Int, type unknown", { unknown($0, count: 100_000, change: scatter) }),
    ("10,000 shuffled, Int, type unknown", { unknown($0, count: 10_000, change: shuffle) }),
  ]

  private static func keys(_ name: String, count: Int, change: (inout [Draft]) -> Void) -> Workload {
    let old = [Draft].rows(count)
    var new = old
    change(&new)
    let rows = [old, new].map { $0.map { Rows.int($0.number, $0.version) } }
    return Workload(
      name,
      floor: Workload.hashOnce([rows[1]], by: .id()),
      [
        Contender("Roster") { ListChangeset(from: rows[0], to: rows[1], by: .keys { $0.id }).count },
        Contender("of a known type") { ListChangeset(from: rows[0], to: rows[1]).count },
      ]
    )
  }

  /// A data source goes from one content to another and back, where nothing says which type its items have.
  private static func unknown(_ name: String, count: Int, change: (inout [Draft]) -> Void) -> Workload {
    let old = [Draft].rows(count)
    var new = old
    change(&new)
    let rows = [old, new].map { $0.map { Rows.int($0.number, $0.version) } }
    func turning(_ apply: @escaping @MainActor (FlatDataSource<IntRow>, [IntRow]) -> Void) -> () -> Int {
      let source = MainActor.assumeIsolated { FlatDataSource(rows[0], duplicates: .keepAll) }
      var turn = 0
      return {
        turn += 1
        MainActor.assumeIsolated { apply(source, rows[turn % 2]) }
        return turn
      }
    }
    return Workload(
      name,
      floor: Workload.hashOnce([rows[1]], by: .id()),
      [
        Contender("Roster", turning { applyOfUnknownType($0, $1) }),
        Contender("of a known type", turning { $0.apply($1) }),
      ]
    )
  }

  @inline(never) @MainActor
  private static func applyOfUnknownType<Row>(_ source: FlatDataSource<Row>, _ rows: [Row]) {
    source.apply(rows)
  }

  /// The edit that the README of DifferenceKit measures: a block deleted, one as long inserted right after where it
  /// was, and the first rows shuffled.
  private static func readme(_ name: String, target: Double, count: Int, deleted: Range<Int>, shuffled: Int) -> Workload
  {
    var generator = SeededGenerator(seed: 1)
    let old = [Draft].rows(count)
    var new = old
    new.removeSubrange(deleted)
    new.insert(contentsOf: deleted.map { Draft(number: count + $0) }, at: deleted.upperBound)
    new = new.shuffled(first: shuffled, generator: &generator)
    return .linear(
      name,
      target: target,
      from: old.map { Rows.uuid($0.number) },
      to: new.map { Rows.uuid($0.number) },
      by: .value(),
      edits: 2 * deleted.count + shuffled
    )
  }

  @inline(__always)
  private static func fresh<Row: Identifiable & Equatable>(
    _ name: String,
    _ target: Double?,
    _ row: (Int, Int) -> Row,
    count: Int = 100_000,
    edits: Int,
    change: (inout [Draft]) -> Void
  ) -> Workload {
    let old = [Draft].rows(count)
    var new = old
    change(&new)
    return .linear(
      name,
      target: target,
      from: old.map { row($0.number, $0.version) },
      to: new.map { row($0.number, $0.version) },
      by: .id(),
      edits: edits
    )
  }

  @inline(__always)
  private static func shared<Row: Identifiable & Equatable>(
    _ name: String,
    _ target: Double?,
    _ row: (Int, Int) -> Row,
    change: (inout [Row]) -> Void
  ) -> Workload {
    let old = [Draft].rows(100_000).map { row($0.number, 0) }
    var new = old
    change(&new)
    return .linear(name, target: target, from: old, to: new, by: .id(), edits: 0)
  }

  @inline(__always)
  private static func few<Row: Identifiable & Equatable>(
    _ name: String,
    _ target: Double?,
    _ row: (Int, Int) -> Row,
    count: Int,
    _ deleted: Int,
    _ inserted: Int,
    _ changed: Int,
    _ moved: Int
  ) -> Workload {
    fresh(name, target, row, count: count, edits: deleted + inserted + moved) { drafts in
      var generator = SeededGenerator(seed: 5)
      drafts = drafts.edited(
        deleted: deleted,
        inserted: inserted,
        changed: changed,
        moved: moved,
        generator: &generator
      )
    }
  }

  private static func scatter(_ drafts: inout [Draft]) {
    var generator = SeededGenerator(seed: 2)
    drafts = drafts.edited(deleted: 500, inserted: 500, changed: 1_000, moved: 100, generator: &generator)
  }

  private static func shuffle(_ drafts: inout [Draft]) {
    var generator = SeededGenerator(seed: 3)
    drafts.shuffle(using: &generator)
  }
}
