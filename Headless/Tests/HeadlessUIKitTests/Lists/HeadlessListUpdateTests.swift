import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct HeadlessListUpdateTests {
  @Test
  func aTablesLogHasEachUpdateWithWhatBecameOfEachRow() throws {
    let fixture = TableFixture(rows: 5)
    let log = fixture.table.headlessEvents
    log.isEnabled = true
    fixture.table.performBatchUpdates {
      fixture.sections = [["new", "row 0", "row 4", "row 3", "row 2"]]
      fixture.table.deleteRows(at: [[0, 1]], with: .none)
      fixture.table.insertRows(at: [[0, 0]], with: .none)
      fixture.table.moveRow(at: [0, 4], to: [0, 2])
      fixture.table.reloadRows(at: [[0, 3]], with: .none)
    }
    expectEqual(log.updates.count, 1)
    let update = try #require(log.updates.first)
    #expect(update.kind == .batch && update.countsBefore == [5] && update.countsAfter == [5])
    let fates = (0..<5).map { update.fate(of: [0, $0]) }
    expectEqual(fates, [.stays, .isDeleted, .stays, .isReloaded, .moves])
    let places = (0..<5).map { update.indexPath(after: [0, $0]) }
    // A reloaded row is where deletions and insertions alone lead it, whatever moves (Instagram/IGListKit#690).
    expectEqual(places, [[0, 1], nil, [0, 4], [0, 3], [0, 2]])
    #expect(update.operations.contains("Delete row (0 - 1)"))
    fixture.table.reloadData()
    #expect(log.updates.last?.kind == .reload && log.updates.last?.fate(of: [0, 0]) == nil)
    log.removeAll()
    #expect(log.updates.isEmpty)
    log.isEnabled = false
    fixture.table.reloadData()
    #expect(log.updates.isEmpty)
  }

  @Test
  func aRefusedUpdateSaysBothCountsAndNothingOfTheRows() {
    let fixture = TableFixture(rows: 2)
    let log = fixture.table.headlessEvents
    log.isEnabled = true
    let handler = HeadlessFailure.handler
    defer { HeadlessFailure.handler = handler }
    HeadlessFailure.handler = { _ in }
    fixture.table.insertRows(at: [[0, 0]], with: .none)
    #expect(log.updates.first?.kind == .refused && log.updates.first?.countsAfter == [2])
    #expect(log.updates.first?.indexPath(after: [0, 0]) == nil)
  }

  @Test
  func countsGoOnWhereverTheyAreReadAndAFunctionsOwnCanBeHad() {
    let counts = HeadlessCounts.counting {
      let fixture = TableFixture(rows: 100)
      fixture.table.layoutIfNeeded()
      fixture.table.headlessScroll(by: CGPoint(x: 0, y: 200))
    }
    #expect(counts.cellsCreated > 5 && counts.dequeues >= counts.cellsCreated)
    #expect(counts.providerCalls > counts.dequeues && counts.layoutPasses > 1)
    expectEqual(HeadlessCounts.counting {}, HeadlessCounts())
  }
}
