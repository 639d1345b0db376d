import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The vectors T1–T13 of the update rules, through a real table.
@MainActor struct UITableViewUpdatesTests {
  private func failures(
    _ before: [[String]],
    _ after: [[String]],
    strict: Bool = true,
    _ updates: @escaping (UITableView) -> Void
  ) -> [HeadlessFailure] {
    let fixture = TableFixture(before)
    fixture.table.headlessStrictUpdates = strict
    let failures = HeadlessFailure.recording {
      fixture.table.performBatchUpdates {
        fixture.sections = after
        updates(fixture.table)
      }
    }
    fixture.table.layoutIfNeeded()
    // Whatever the answer is, the table shows the data source's present content.
    expectEqual(fixture.displayed, after.flatMap { $0 })
    return failures
  }

  @Test func t1DeletingTheFirstAndInsertingTwoAtTheEndIsValid() {
    let failures = failures([["a", "b", "c"]], [["b", "c", "d", "e"]]) {
      $0.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      $0.insertRows(at: [IndexPath(0, 2), IndexPath(0, 3)], with: .fade)
    }
    #expect(failures.isEmpty)
  }

  @Test func t2DeletingFewerRowsThanTheModelLostFails() {
    let failures = failures([["a", "b", "c"]], [[]]) {
      $0.deleteRows(at: [IndexPath(0, 0), IndexPath(0, 1)], with: .fade)
    }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
    expectEqual(failures.first?.before, 3)
    expectEqual(failures.first?.after, 0)
    expectEqual(failures.first?.deleted, 2)
    #expect(failures.first?.reason.contains("Delete row (0 - 1)") == true)
  }

  @Test func t3DeletingAndMovingTheSameRowFails() {
    let failures = failures([["a", "b"]], [["b"]]) {
      $0.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 0))
    }
    expectEqual(failures.map(\.kind), [.deleteAndMove])
  }

  @Test func t4InsertingAndMovingToTheSameRowFails() {
    let failures = failures([["a", "b"]], [["b", "a", "c"]]) {
      $0.insertRows(at: [IndexPath(0, 1)], with: .fade)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
    }
    expectEqual(failures.map(\.kind), [.insertAndMove])
  }

  @Test func t5ReloadingAndDeletingTheSameRowFails() {
    let failures = failures([["a", "b"]], [["b"]]) {
      $0.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      $0.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    }
    expectEqual(failures.map(\.kind), [.deleteAndReload])
  }

  @Test func t6AReloadBesideAMoveOfAnotherSectionCollides() {
    let failures = failures(Array(repeating: ["a"], count: 5), Array(repeating: ["a"], count: 5)) {
      $0.moveSection(2, toSection: 4)
      $0.reloadSections([3], with: .fade)
      $0.deleteSections([4], with: .fade)
      $0.insertSections([2], with: .fade)
    }
    expectEqual(failures.map(\.kind), [.insertAndMove])
    expectEqual(failures.first?.indexes, [[4]])
  }

  @Test func t7AReloadBesideMovesOfOtherRowsCollides() {
    let failures = failures([["a", "b", "c", "d"]], [["d", "a", "c"]]) {
      $0.deleteRows(at: [IndexPath(0, 1)], with: .fade)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
      $0.moveRow(at: IndexPath(0, 3), to: IndexPath(0, 0))
      $0.reloadRows(at: [IndexPath(0, 2)], with: .fade)
    }
    expectEqual(failures.map(\.kind), [.insertAndMove])
  }

  @Test func t8ATableThatHasNeverBeenAskedReadsTheCountsWhenTheUpdateBegins() {
    func failures(touching: Bool) -> [HeadlessFailure] {
      let source = TableFixture()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
      table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      source.sections = [[]]
      if touching { _ = table.numberOfSections }
      source.sections = [["a", "b", "c", "d", "e"]]
      return HeadlessFailure.recording {
        table.insertRows(at: (0..<5).map { IndexPath(0, $0) }, with: .automatic)
      }
    }
    let untouched = failures(touching: false)
    expectEqual(untouched.map(\.kind), [.itemCountMismatch])
    expectEqual(untouched.first?.before, 5)
    expectEqual(untouched.first?.after, 5)
    #expect(failures(touching: true).isEmpty)
  }

  @Test func t9AnEmptyBlockStillComparesCounts() {
    expectEqual(failures([["a"]], [["a", "b"]]) { _ in }.map(\.kind), [.itemCountMismatch])
    expectEqual(failures([["a"]], [["a"], ["b"]]) { _ in }.map(\.kind), [.sectionCountMismatch])
    #expect(failures([["a"]], [["a"]]) { _ in }.isEmpty)
  }

  @Test func t10AReloadedSectionMayChangeItsNumberOfRows() {
    #expect(failures([["a"]], [["a", "b"]]) { $0.reloadSections([0], with: .none) }.isEmpty)
  }

  @Test func t11ARowCannotMoveIntoAnInsertedSection() {
    let failures = failures([["a", "b"]], [["b"], ["a"]]) {
      $0.insertSections([1], with: .fade)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(1, 0))
    }
    expectEqual(failures.map(\.kind), [.moveIntoInsertedSection])
  }

  @Test func t12NestedBlocksAreValidatedOnceAtTheEndOfTheOutermost() {
    let fixture = TableFixture([["a", "b"]])
    let failures = HeadlessFailure.recording {
      fixture.table.beginUpdates()
      fixture.sections = [["b"]]
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      }
      fixture.table.beginUpdates()
      fixture.sections = [["b", "c"]]
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
      fixture.table.endUpdates()
      expectEqual(fixture.table.numberOfRows(inSection: 0), 2)
      fixture.table.endUpdates()
    }
    #expect(failures.isEmpty)
    expectEqual(fixture.displayed, ["b", "c"])
  }

  @Test func t12WhatAnInnerBlockLeavesOpenMayBeClosedByTheOuterOne() {
    let failures = failures([["a", "b"]], [["b", "c"]]) { table in
      table.performBatchUpdates { table.deleteRows(at: [IndexPath(0, 0)], with: .fade) }
      table.insertRows(at: [IndexPath(0, 1)], with: .fade)
    }
    #expect(failures.isEmpty)
  }

  @Test func t13ReconfiguringKeepsTheCellAndDoesNotPrepareItForReuse() throws {
    let fixture = TableFixture([["a", "b"]])
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(0, 0)) as? FixtureCell)
    fixture.sections = [["A", "b"]]
    fixture.forgetQuestions()
    fixture.table.reconfigureRows(at: [IndexPath(0, 0), IndexPath(0, 0)])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) === cell)
    expectEqual(cell.reuses, 0)
    expectEqual(cell.textLabel?.text, "A")
    expectEqual(fixture.asked, [IndexPath(0, 0)])
  }

  @Test func reconfiguringLeavesRowsWithoutACellAlone() {
    let fixture = TableFixture(rows: 100)
    fixture.forgetQuestions()
    fixture.table.reconfigureRows(at: [IndexPath(0, 50)])
    #expect(fixture.asked.isEmpty)
  }

  @Test func reconfiguringWithAnotherCellFails() {
    let fixture = TableFixture([["a"]])
    fixture.makeCell = { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let failures = HeadlessFailure.recording { fixture.table.reconfigureRows(at: [IndexPath(0, 0)]) }
    expectEqual(failures.map(\.kind), [.reconfigureReturnedAnotherCell])
  }

  @Test func aReconfiguredRowIsMeasuredAgain() {
    let delegate = FixtureDelegate()
    var height: CGFloat = 44
    delegate.height = { _ in height }
    let fixture = TableFixture([["a", "b"]], delegate: delegate)
    height = 70
    fixture.table.reconfigureRows(at: [IndexPath(0, 0)])
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 0)).height, 70)
  }

  @Test func aReloadedRowGetsAnotherCell() throws {
    let fixture = TableFixture([["a", "b"]])
    let reloaded = try #require(fixture.table.cellForRow(at: IndexPath(0, 0)))
    let kept = try #require(fixture.table.cellForRow(at: IndexPath(0, 1)))
    fixture.sections = [["A", "b"]]
    fixture.table.reloadRows(at: [IndexPath(0, 0)], with: .none)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) !== reloaded)
    #expect(fixture.table.cellForRow(at: IndexPath(0, 1)) === kept)
    expectEqual(fixture.displayed, ["A", "b"])
  }

  @Test func cellsMoveWithTheirRowsAndNobodyIsAskedForThemAgain() throws {
    let fixture = TableFixture([["a", "b", "c"]])
    let cells = fixture.table.visibleCells
    fixture.forgetQuestions()
    fixture.table.performBatchUpdates {
      fixture.sections = [["c", "x", "b"]]
      fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
      fixture.table.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 0))
    }
    #expect(fixture.table.cellForRow(at: IndexPath(0, 0)) === cells[2])
    #expect(fixture.table.cellForRow(at: IndexPath(0, 2)) === cells[1])
    expectEqual(fixture.asked, [IndexPath(0, 1)])
    expectEqual(fixture.displayed, ["c", "x", "b"])
    expectEqual(cells[2].frame.minY, 0)
  }

  @Test func aSingleOperationOutsideABlockIsJudgedAtOnce() {
    let fixture = TableFixture([["a"]])
    let failures = HeadlessFailure.recording {
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
    }
    expectEqual(failures.map(\.kind), [.insertOutOfRange])
    expectEqual(
      failures.first?.reason,
      "attempt to insert row 1 into section 0, but there are only 1 rows in section 0 after the update"
    )
  }

  @Test func selectionFollowsItsRows() {
    let fixture = TableFixture([["a", "b", "c"]])
    fixture.table.allowsMultipleSelection = true
    for row in 0..<3 { fixture.table.selectRow(at: IndexPath(0, row), animated: false, scrollPosition: .none) }
    fixture.table.performBatchUpdates {
      fixture.sections = [["c", "new", "b!"]]
      fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .fade)
      fixture.table.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 0))
    }
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0), IndexPath(0, 2)])
    fixture.table.reloadRows(at: [IndexPath(0, 2)], with: .none)
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0)])
    expectEqual(fixture.table.visibleCells.map(\.isSelected), [true, false, false])
    fixture.table.reconfigureRows(at: [IndexPath(0, 0)])
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0)])
    fixture.table.reloadData()
    expectEqual(fixture.table.indexPathsForSelectedRows, nil)
  }

  @Test func measuredHeightsFollowTheirRows() {
    let delegate = FixtureDelegate()
    var model: [CGFloat] = (0..<40).map { 40 + CGFloat($0) }
    delegate.height = { model[$0.row] }
    let fixture = TableFixture(rows: 40, delegate: delegate)
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 3)).height, 43)
    fixture.table.headlessScroll(to: CGPoint(x: 0, y: 800))
    fixture.table.performBatchUpdates {
      fixture.sections[0].remove(at: 0)
      model.remove(at: 0)
      fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    }
    #expect(fixture.table.cellForRow(at: IndexPath(0, 2)) == nil)
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 2)).height, 43)
  }

  @Test func aBlockWithoutOperationsAsksForHeightsAgainAndKeepsTheCells() {
    let delegate = FixtureDelegate()
    var height: CGFloat = 44
    delegate.height = { _ in height }
    let fixture = TableFixture([["a", "b"]], delegate: delegate)
    fixture.forgetQuestions()
    height = 60
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    expectEqual(fixture.table.rectForRow(at: IndexPath(0, 1)), CGRect(x: 0, y: 60, width: 320, height: 60))
    #expect(fixture.asked.isEmpty)
  }

  @Test func completionsRunLaterTheOutermostFirst() {
    let fixture = TableFixture([["a"]])
    var order: [String] = []
    fixture.table.performBatchUpdates {
      fixture.table.performBatchUpdates({}, completion: { _ in order.append("inner0") })
      fixture.table.performBatchUpdates(nil, completion: { _ in order.append("inner1") })
    } completion: {
      order.append("outer \($0)")
    }
    #expect(order.isEmpty)
    HeadlessRunLoop.runPending()
    expectEqual(order, ["outer true", "inner0", "inner1"])
  }

  @Test func reloadingInsideABlockDropsItsOperations() {
    let fixture = TableFixture([["a"]])
    let failures = HeadlessFailure.recording {
      fixture.table.performBatchUpdates {
        fixture.sections = [["x", "y"], ["z"]]
        fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
        fixture.table.reloadData()
      }
    }
    fixture.table.layoutIfNeeded()
    #expect(failures.isEmpty)
    expectEqual(fixture.displayed, ["x", "y", "z"])
  }

  @Test func everyCombinationOfWhichUIKitLosesCountFails() {
    func kinds(
      _ before: [[String]],
      _ after: [[String]],
      _ updates: @escaping (UITableView) -> Void
    ) -> [[HeadlessFailure.Kind]] {
      [true, false].map { failures(before, after, strict: $0, updates).map(\.kind) }
    }
    let changed = kinds([["a", "b"], ["c"]], [["c"], ["a", "B"]]) {
      $0.moveSection(0, toSection: 1)
      $0.reloadRows(at: [IndexPath(0, 1)], with: .none)
    }
    expectEqual(changed, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let inserted = kinds([["a"], ["c"]], [["c"], ["x", "a"]]) {
      $0.moveSection(0, toSection: 1)
      $0.insertRows(at: [IndexPath(1, 0)], with: .none)
    }
    expectEqual(inserted, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let movedIn = kinds([["a"], ["b", "c"]], [["b", "a"], ["c"]]) {
      $0.moveSection(0, toSection: 0)
      $0.moveRow(at: IndexPath(1, 0), to: IndexPath(0, 0))
    }
    expectEqual(movedIn, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let movedOut = kinds([["a", "b"], ["c"]], [["b"], ["a", "c"]]) {
      $0.moveSection(0, toSection: 0)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(1, 0))
    }
    expectEqual(movedOut, [[.itemMoveOutOfMovedSection], [.itemMoveOutOfMovedSection]])
  }

  @Test func rowsOfAnInsertedSectionAndReloadedSectionsBesideOtherUpdatesAreNoFailureInATable() {
    let inserted = failures([["a"]], [["a"], ["x"]]) {
      $0.insertSections([1], with: .none)
      $0.insertRows(at: [IndexPath(1, 0)], with: .none)
    }
    #expect(inserted.isEmpty)
    let reloaded = failures([["a"], ["b"]], [["a", "n"], ["B"]]) {
      $0.reloadSections([1], with: .none)
      $0.insertRows(at: [IndexPath(0, 1)], with: .none)
    }
    #expect(reloaded.isEmpty)
  }

  @Test func aRowCannotMoveOutOfADeletedSection() {
    let failures = failures([["a"], ["b"]], [["b", "a"]]) {
      $0.deleteSections([0], with: .none)
      $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
    }
    expectEqual(failures.map(\.reason), ["cannot move a row from a deleted section (0)"])
  }

  @Test func rangesAreThoseBeforeAndAfterTheUpdate() {
    let deleted = failures([["a"]], [["a"]]) { $0.deleteRows(at: [IndexPath(0, 1)], with: .none) }
    expectEqual(
      deleted.map(\.reason),
      ["attempt to delete row 1 from section 0 which only contains 1 rows before the update"]
    )
    let section = failures([["a"]], [["a"]]) { $0.deleteSections([1], with: .none) }
    expectEqual(section.map(\.reason), ["attempt to delete section 1, but there are only 1 sections before the update"])
    let inserted = failures([["a"]], [["a"]]) { $0.insertRows(at: [IndexPath(2, 0)], with: .none) }
    expectEqual(
      inserted.map(\.reason),
      [
        "attempt to insert row 0 into section 2, but there are only 1 sections after the update"
      ]
    )
  }

  @Test func headersFollowTheirSections() throws {
    let delegate = FixtureDelegate()
    let fixture = TableFixture(delegate: delegate)
    fixture.sections = [["a"], ["b"]]
    fixture.headers = [0: "one", 1: "two"]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let second = try #require(fixture.table.headerView(forSection: 1))
    let events = fixture.table.headlessEvents.recording {
      fixture.table.performBatchUpdates {
        fixture.sections = [["b"], ["n"]]
        fixture.headers = [0: "two", 1: "new"]
        fixture.table.deleteSections([0], with: .fade)
        fixture.table.insertSections([1], with: .fade)
      }
    }
    expectEqual(
      events.map(\.description).filter { $0.contains("isplay") && $0.contains("HeaderView") },
      [
        "willDisplayHeaderView 1", "didEndDisplayingHeaderView 0",
      ]
    )
    #expect(fixture.table.headerView(forSection: 0) === second)
    expectEqual(fixture.table.headerView(forSection: 1)?.textLabel?.text, "new")
    expectEqual(second.frame, fixture.table.rectForHeader(inSection: 0))
  }

  @Test func anUpdateOutsideAWindowIsJudgedAsWell() {
    let fixture = TableFixture([["a"]])
    fixture.table.removeFromSuperview()
    fixture.sections = [["a", "b"]]
    #expect(HeadlessFailure.recording { fixture.table.insertRows(at: [IndexPath(0, 1)], with: .none) }.isEmpty)
    expectEqual(fixture.table.numberOfRows(inSection: 0), 2)
  }

  @Test func contentThatHasBecomeShorterIsScrolledBack() {
    let fixture = TableFixture(rows: 100)
    fixture.table.headlessScrollToEnd()
    fixture.sections = [["only"]]
    fixture.table.reloadData()
    expectEqual(fixture.table.contentOffset, .zero)
  }

  @Test func anUpdateMadeWhileACellIsAboutToBeDisplayedIsShown() {
    @MainActor final class Loader: NSObject, UITableViewDelegate {
      var onDisplay: (IndexPath) -> Void = { _ in }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDisplay(indexPath)
      }
    }
    let loader = Loader()
    let fixture = TableFixture([["a", "b"]], delegate: loader)
    loader.onDisplay = { [unowned fixture] path in
      guard path == IndexPath(0, 1), fixture.sections[0].count == 2 else { return }
      fixture.sections[0].append("more")
      fixture.table.insertRows(at: [IndexPath(0, 2)], with: .none)
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.displayed, ["a", "b", "more"])
  }
}
