import BenchmarkSupport
import Foundation
import Roster
import TestSupport

/// One change of a list of some length, in a table and in a collection.
@MainActor struct ApplyWorkload {
  let name: String
  let make: () -> Workload

  static var all: [ApplyWorkload] {
    [1_000, 10_000, 100_000].flatMap { count in
      changes.flatMap { change in
        [
          ApplyWorkload(name: "table \(count) \(change.name)") { table(count, change.name, change.edit) },
          ApplyWorkload(name: "collection \(count) \(change.name)") { collection(count, change.name, change.edit) },
        ]
      }
    }
  }

  private static let changes: [(name: String, edit: (inout [ApplyRow]) -> Void)] = [
    ("one row changed", { $0[3].version += 1 }),
    ("one row inserted", { $0.insert(ApplyRow(id: -1), at: 3) }),
    (
      "25 scattered edits",
      { rows in
        let step = rows.count / 26
        for edit in (1...25).reversed() {
          switch edit % 3 {
          case 0: rows.remove(at: edit * step)
          case 1: rows.insert(ApplyRow(id: -edit), at: edit * step)
          default: rows[edit * step].version += 1
          }
        }
      }
    ),
    (
      "500 rows shuffled",
      { rows in
        var generator = SeededGenerator(seed: 5)
        let start = rows.count / 2 - 250
        rows.replaceSubrange(start..<start + 500, with: rows[start..<start + 500].shuffled(using: &generator))
      }
    ),
  ]

  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  private static func contents(_ count: Int, _ edit: (inout [ApplyRow]) -> Void) -> [[ApplyRow]] {
    let old = (0..<count).map { ApplyRow(id: $0) }
    var new = old
    edit(&new)
    return [old, new]
  }

  /// Turns from one content to the other at each call.
  ///
  /// Animations end at once: the main actor has no turn in which they could, so that what waits for them would pile up.
  private static func turning<Content>(_ contents: [Content], _ change: @escaping (Content) -> Void) -> () -> Int {
    var turn = 0
    return {
      turn += 1
      var ends: [@MainActor () -> Void] = []
      HeadlessRunLoop.withDelay({ _, end in ends.append(end) }) {
        change(contents[turn % 2])
        HeadlessRunLoop.runPending()
        for end in ends { end() }
      }
      return turn
    }
  }

  private static func table(_ count: Int, _ name: String, _ edit: (inout [ApplyRow]) -> Void) -> Workload {
    let contents = contents(count, edit)
    func make() -> (UITableView, UIWindow) {
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      let window = UIWindow(frame: frame)
      window.isHidden = false
      window.addSubview(table)
      return (table, window)
    }
    let (known, knownWindow) = make()
    let source = HandWrittenTable(contents[0], known)
    let (reloaded, reloadedWindow) = make()
    let reloadedSource = HandWrittenTable(contents[0], reloaded)
    let (own, ownWindow) = make()
    let content = FlatDataSource(contents[0])
    own.attach(content)
    let (edited, editedWindow) = make()
    let editedContent = FlatDataSource(contents[0])
    edited.attach(editedContent)
    for table in [known, reloaded, own, edited] { table.layoutIfNeeded() }
    let batches = [
      KnownBatch(from: contents[1], to: contents[0]), KnownBatch(from: contents[0], to: contents[1]),
    ]
    return Workload(
      "table \(count) \(name)",
      floor: Contender(
        "hand-written",
        turning(batches) {
          source.make($0, in: known)
          known.layoutIfNeeded()
          withExtendedLifetime(knownWindow) {}
        }
      ),
      [
        batches.allSatisfy(\.moves.isEmpty)
          ? Contender(
            "edits",
            turning(batches) {
              $0.make(in: editedContent)
              edited.layoutIfNeeded()
              withExtendedLifetime(editedWindow) {}
            }
          ) : nil,
        Contender(
          "apply",
          turning(contents) {
            content.apply($0)
            own.layoutIfNeeded()
            withExtendedLifetime(ownWindow) {}
          }
        ),
        Contender(
          "reloadData",
          turning(contents) {
            reloadedSource.rows = $0
            reloaded.reloadData()
            reloaded.layoutIfNeeded()
            withExtendedLifetime(reloadedWindow) {}
          }
        ),
      ].compactMap { $0 }
    )
  }

  private static func collection(_ count: Int, _ name: String, _ edit: (inout [ApplyRow]) -> Void) -> Workload {
    let contents = contents(count, edit)
    func make() -> (UICollectionView, UIWindow) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 44)
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      let window = UIWindow(frame: frame)
      window.isHidden = false
      window.addSubview(collection)
      return (collection, window)
    }
    let (known, knownWindow) = make()
    let source = HandWrittenCollection(contents[0], known)
    let (reloaded, reloadedWindow) = make()
    let reloadedSource = HandWrittenCollection(contents[0], reloaded)
    let (own, ownWindow) = make()
    let content = FlatDataSource(contents[0])
    own.attach(content)
    let (edited, editedWindow) = make()
    let editedContent = FlatDataSource(contents[0])
    edited.attach(editedContent)
    for collection in [known, reloaded, own, edited] { collection.layoutIfNeeded() }
    let batches = [
      KnownBatch(from: contents[1], to: contents[0]), KnownBatch(from: contents[0], to: contents[1]),
    ]
    return Workload(
      "collection \(count) \(name)",
      floor: Contender(
        "hand-written",
        turning(batches) {
          source.make($0, in: known)
          known.layoutIfNeeded()
          withExtendedLifetime(knownWindow) {}
        }
      ),
      [
        batches.allSatisfy(\.moves.isEmpty)
          ? Contender(
            "edits",
            turning(batches) {
              $0.make(in: editedContent)
              edited.layoutIfNeeded()
              withExtendedLifetime(editedWindow) {}
            }
          ) : nil,
        Contender(
          "apply",
          turning(contents) {
            content.apply($0)
            own.layoutIfNeeded()
            withExtendedLifetime(ownWindow) {}
          }
        ),
        Contender(
          "reloadData",
          turning(contents) {
            reloadedSource.rows = $0
            reloaded.reloadData()
            reloaded.layoutIfNeeded()
            withExtendedLifetime(reloadedWindow) {}
          }
        ),
      ].compactMap { $0 }
    )
  }
}
