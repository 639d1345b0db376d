import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewEditingTests {
  private let delegate = FixtureDelegate()

  private func deleting(_ fixture: TableFixture) {
    fixture.onCommit = { [unowned fixture] style, path in
      guard style == .delete else { return }
      fixture.sections[path.section].remove(at: path.row)
      fixture.table.deleteRows(at: [path], with: .automatic)
    }
  }

  @Test func editingAsksEachVisibleRowAndTellsItsCell() {
    delegate.editingStyle = { $0.row == 1 ? .insert : .delete }
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.editable = { $0.row != 2 }
    fixture.movable = { _ in false }
    let events = fixture.table.headlessEvents.recording { fixture.table.setEditing(true, animated: true) }
    expectEqual(
      events.filter { ["canEditRow", "editingStyleForRow"].contains($0.name) }.map(\.description),
      [
        "canEditRow [0, 0]", "editingStyleForRow [0, 0]", "canEditRow [0, 1]", "editingStyleForRow [0, 1]",
        "canEditRow [0, 2]",
      ]
    )
    expectEqual(fixture.table.visibleCells.map(\.isEditing), [true, true, false])
    expectEqual(fixture.table.visibleCells.map(\.headlessEditingControl), [.delete, .insert, .none])
    expectEqual(fixture.table.visibleCells.map(\.editingStyle), [.delete, .insert, .none])
    fixture.table.setEditing(false, animated: true)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func selectingSeveralRowsWhileEditingReplacesTheEditingStyles() {
    let fixture = TableFixture(rows: 2, delegate: delegate)
    fixture.table.allowsMultipleSelectionDuringEditing = true
    let events = fixture.table.headlessEvents.recording { fixture.table.setEditing(true, animated: true) }
    #expect(!events.contains { $0.name == "editingStyleForRow" })
    #expect(fixture.table.visibleCells.allSatisfy { $0.headlessShowsSelectionControl })
  }

  @Test func aRowThatScrollsInWhileEditingIsEdited() {
    let fixture = TableFixture(rows: 30, delegate: delegate)
    fixture.table.setEditing(true, animated: false)
    fixture.table.headlessScrollToEnd()
    #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing })
    fixture.table.setEditing(false, animated: false)
    fixture.table.headlessScroll(to: .zero)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func rowsThatWereMeasuredBeforeEditingAndAreNotOnTheScreenAreMeasuredAgain() {
    // All rows are alike: one line without editing controls, and two beside them.
    let fixture = TableFixture([Array(repeating: "A text that fills a line without a button", count: 60)])
    fixture.makeCell = { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
      return cell
    }
    let table = fixture.table
    func heights() -> Set<CGFloat> {
      Set((table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).height })
    }
    let usual = heights()
    expectEqual(usual.count, 1)
    // All rows have been on the screen.
    for _ in 0..<10 { table.headlessScroll(by: CGPoint(x: 0, y: 400)) }
    table.setEditing(true, animated: false)
    let edited = heights()
    #expect(edited.count == 1 && edited != usual)
    table.headlessScroll(to: .zero)
    expectEqual(heights(), edited)
    table.setEditing(false, animated: false)
    table.headlessScroll(by: CGPoint(x: 0, y: 1_000))
    expectEqual(heights(), usual)
  }

  @Test func theDeleteControlCommits() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    deleting(fixture)
    fixture.table.setEditing(true, animated: false)
    let events = fixture.table.headlessEvents.recording {
      #expect(fixture.table.headlessTapDelete(at: IndexPath(0, 1)))
    }
    #expect(events.contains(HeadlessListEvent("commit", at: [IndexPath(0, 1)], detail: "delete")))
    expectEqual(fixture.displayed, ["row 0", "row 2"])
    #expect(!fixture.table.headlessTapInsert(at: IndexPath(0, 0)))
  }

  @Test func theInsertControlCommitsAnInsertion() {
    delegate.editingStyle = { _ in .insert }
    let fixture = TableFixture(rows: 1, delegate: delegate)
    fixture.onCommit = { [unowned fixture] style, path in
      expectEqual(style, .insert)
      fixture.sections[0].append("more")
      fixture.table.insertRows(at: [IndexPath(0, 1)], with: .automatic)
    }
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.headlessTapInsert(at: IndexPath(0, 0)))
    #expect(!fixture.table.headlessTapDelete(at: IndexPath(0, 0)))
    expectEqual(fixture.displayed, ["row 0", "more"])
  }

  @Test func everyRowCanBeEditedWhereTheDataSourceDoesNotSay() {
    @MainActor final class Silent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let fixture = TableFixture()
    let source = Silent()
    fixture.table.dataSource = source
    fixture.table.layoutIfNeeded()
    fixture.table.setEditing(true, animated: false)
    expectEqual(fixture.table.numberOfSections, 1)
    expectEqual(fixture.table.visibleCells.map(\.isEditing), [true, true])
    expectEqual(fixture.table.visibleCells.map(\.editingStyle), [.delete, .delete])
  }

  @Test func rowsThatCannotBeEditedHaveNoControlsAndNoSwipe() {
    let fixture = TableFixture(rows: 2, delegate: delegate)
    fixture.editable = { _ in false }
    fixture.table.setEditing(true, animated: false)
    #expect(!fixture.table.headlessTapDelete(at: IndexPath(0, 0)))
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.table.headlessSwipeActions(forRowAt: IndexPath(0, 0)).isEmpty)
  }

  // MARK: Reordering

  @Test func aRowIsDraggedToAnotherPlaceAndTheDataSourceIsToldOnce() throws {
    let fixture = TableFixture([["a", "b"], ["c"]], delegate: delegate)
    fixture.table.setEditing(true, animated: false)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(0, 0)))
    fixture.forgetQuestions()
    let events = fixture.table.headlessEvents.recording {
      #expect(fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(1, 1)))
    }
    expectEqual(
      events.filter { ["canMoveRow", "targetIndexPathForMove", "moveRow"].contains($0.name) }.map(\.description),
      [
        "canMoveRow [0, 0]", "targetIndexPathForMove [0, 0]", "moveRow [0, 0] [1, 1]",
      ]
    )
    expectEqual(fixture.displayed, ["b", "c", "a"])
    #expect(fixture.table.cellForRow(at: IndexPath(1, 1)) === cell)
    #expect(fixture.asked.isEmpty)
  }

  @Test func theDelegateRedirectsADraggedRow() {
    delegate.moveTarget = { _, _ in IndexPath(0, 1) }
    let fixture = TableFixture([["a", "b", "c"]], delegate: delegate)
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 2)))
    expectEqual(fixture.displayed, ["b", "a", "c"])
  }

  @Test func rowsThatCannotMoveStayAndNothingMovesOutsideEditing() {
    let fixture = TableFixture([["a", "b"]], delegate: delegate)
    #expect(!fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 1)))
    fixture.movable = { $0.row != 0 }
    fixture.table.setEditing(true, animated: false)
    #expect(!fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 1)))
    #expect(!fixture.table.headlessMoveRow(at: IndexPath(0, 1), to: IndexPath(0, 5)))
    expectEqual(fixture.table.visibleCells.map(\.headlessShowsReorderControl), [false, true])
    expectEqual(fixture.displayed, ["a", "b"])
  }

  @Test func aMoveThatTheModelDoesNotFollowFails() {
    let fixture = TableFixture([["a", "b"], ["c"]], delegate: delegate)
    @MainActor final class Forgetful: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
    }
    let source = Forgetful()
    fixture.table.dataSource = source
    fixture.table.layoutIfNeeded()
    fixture.table.setEditing(true, animated: false)
    let failures = HeadlessFailure.recording {
      #expect(!fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(1, 0)))
    }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
  }

  /// It is about drops: https://developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates
  @Test func uncommittedUpdatesAreThoseOfADropAndNotOfABatch() {
    @MainActor final class Rows: NSObject, UITableViewDataSource {
      var isUncommitted: [Bool] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        isUncommitted.append(tableView.hasUncommittedUpdates)
      }
    }
    let rows = Rows()
    let table = TableFixture().table
    table.dataSource = rows
    table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    table.performBatchUpdates {
      table.reloadRows(at: [IndexPath(0, 0)], with: .none)
      rows.isUncommitted.append(table.hasUncommittedUpdates)
    }
    table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
    rows.isUncommitted.append(table.hasUncommittedUpdates)
    expectEqual(rows.isUncommitted, [false, true, false])
  }

  @Test func selectionFollowsADraggedRow() {
    let fixture = TableFixture([["a", "b", "c"]], delegate: delegate)
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    fixture.table.headlessTapRow(at: IndexPath(0, 0))
    fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(0, 2))
    // A choice, not UIKit's documented behavior.
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 2)])
  }

  // MARK: Swiping

  @Test func swipingOffersToDeleteAndTheButtonCommits() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    deleting(fixture)
    var ended: [IndexPath?] = []
    delegate.didEndEditing = { ended.append($0) }
    expectEqual(fixture.table.headlessSwipeActions(forRowAt: IndexPath(0, 1)).map(\.title), ["Delete"])
    let events = fixture.table.headlessEvents.recording {
      #expect(fixture.table.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(0, 1)))
    }
    let names = ["willBeginEditingRow", "commit", "didEndEditingRow"]
    expectEqual(
      events.filter { names.contains($0.name) }.map(\.description),
      [
        "willBeginEditingRow [0, 1]", "commit [0, 1] delete", "didEndEditingRow",
      ]
    )
    expectEqual(ended, [nil])
    expectEqual(fixture.displayed, ["row 0", "row 2"])
  }

  @Test func contextualActionsReplaceTheDeletionFromBothEdges() {
    var done: [String] = []
    func configuration(_ titles: String...) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { _, view, completion in
            done.append("\(title) on \((view as? UITableViewCell)?.textLabel?.text ?? "-")")
            completion(title != "No")
          }
        }
      )
    }
    delegate.trailing = { _ in configuration("Flag", "No") }
    delegate.leading = { _ in configuration("Read") }
    let fixture = TableFixture(rows: 2, delegate: delegate)
    expectEqual(fixture.table.headlessSwipeActions(forRowAt: IndexPath(0, 0)).map(\.title), ["Flag", "No"])
    #expect(fixture.table.headlessPerformSwipeAction(titled: "Flag", forRowAt: IndexPath(0, 0)))
    #expect(!fixture.table.headlessPerformSwipeAction(titled: "No", forRowAt: IndexPath(0, 0)))
    #expect(!fixture.table.headlessPerformSwipeAction(titled: "Missing", forRowAt: IndexPath(0, 0)))
    #expect(fixture.table.headlessFullSwipe(forRowAt: IndexPath(0, 1), edge: .leading))
    expectEqual(done, ["Flag on row 0", "No on row 0", "Read on row 1"])
  }

  @Test func anEmptyConfigurationMeansNoActionsAndNilMeansTheDefaultOnes() {
    delegate.trailing = { $0.row == 0 ? UISwipeActionsConfiguration(actions: []) : nil }
    let fixture = TableFixture(rows: 2, delegate: delegate)
    let actions = fixture.table.headlessSwipeActions(forRowAt: IndexPath(0, 0))
    // A choice, not UIKit's documented behavior.
    #expect(actions.isEmpty)
    expectEqual(fixture.table.headlessSwipeActions(forRowAt: IndexPath(0, 1)).map(\.title), ["Delete"])
  }

  @Test func aFullSwipePerformsNothingWhereThatIsSwitchedOff() {
    delegate.trailing = { _ in
      let configuration = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
      ])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    let fixture = TableFixture(rows: 1, delegate: delegate)
    #expect(!fixture.table.headlessAllowsFullSwipe(forRowAt: IndexPath(0, 0)))
    #expect(!fixture.table.headlessFullSwipe(forRowAt: IndexPath(0, 0)))
  }

  @Test func aRowStaysOpenUntilItsActionIsCompleted() {
    var complete: ((Bool) -> Void)?
    delegate.trailing = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Later") { _, _, completion in complete = completion }
      ])
    }
    let fixture = TableFixture(rows: 2, delegate: delegate)
    var ended: [IndexPath?] = []
    delegate.didEndEditing = { ended.append($0) }
    fixture.table.headlessPerformSwipeAction(titled: "Later", forRowAt: IndexPath(0, 1))
    expectEqual(fixture.table.visibleCells.map(\.headlessIsSwiped), [false, true])
    fixture.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [IndexPath(0, 0)], with: .none)
    complete?(true)
    expectEqual(ended, [IndexPath(0, 2)])
    #expect(fixture.table.visibleCells.allSatisfy { !$0.headlessIsSwiped })
  }

  @Test func buttonsWithoutATitleOrWithTheSameOneAreToldApartByTheirIndex() {
    var performed: [Int] = []
    delegate.trailing = { _ in
      UISwipeActionsConfiguration(
        actions: [nil, "Same", "Same"].enumerated().map { index, title in
          UIContextualAction(style: .normal, title: title) { _, _, completion in
            performed.append(index)
            completion(true)
          }
        }
      )
    }
    let fixture = TableFixture(rows: 1, delegate: delegate)
    for index in [2, 0, 1] {
      #expect(fixture.table.headlessPerformSwipeAction(at: index, forRowAt: IndexPath(0, 0)))
    }
    #expect(!fixture.table.headlessPerformSwipeAction(at: 3, forRowAt: IndexPath(0, 0)))
    expectEqual(performed, [2, 0, 1])
    #expect(fixture.table.headlessAllowsFullSwipe(forRowAt: IndexPath(0, 0)))
    #expect(!fixture.table.headlessAllowsFullSwipe(forRowAt: IndexPath(0, 0), edge: .leading))
  }

  // MARK: Context menus

  @Test func aMenuIsBuiltWhenItIsShownAndItsEntriesWork() {
    var built = 0
    var done: [String] = []
    delegate.menu = { path in
      guard path.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        built += 1
        return UIMenu(children: [UIAction(title: "Copy") { _ in done.append("copy \(path.row)") }])
      })
    }
    let fixture = TableFixture(rows: 2, delegate: delegate)
    expectEqual(built, 0)
    #expect(fixture.table.headlessShowContextMenu(forRowAt: IndexPath(0, 0)) == nil)
    let events = fixture.table.headlessEvents.recording {
      #expect(fixture.table.headlessPerformContextMenuAction(titled: "Copy", forRowAt: IndexPath(0, 1)))
      #expect(!fixture.table.headlessPerformContextMenuAction(titled: "Paste", forRowAt: IndexPath(0, 1)))
    }
    expectEqual(done, ["copy 1"])
    expectEqual(built, 2)
    expectEqual(
      events.prefix(3).map(\.description),
      [
        "contextMenuConfigurationForRow [0, 1]", "willDisplayContextMenu [0, 1]",
        "willEndContextMenuInteraction [0, 1]",
      ]
    )
  }

  @Test func anOpenMenuAndAnOpenRowAreSeenOnTheCellUntilTheyClose() {
    delegate.menu = { _ in UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "m") }) }
    let fixture = TableFixture(rows: 40, delegate: delegate)
    _ = fixture.table.headlessShowContextMenu(forRowAt: IndexPath(0, 1))
    expectEqual(fixture.table.visibleCells[1].headlessPresentedMenu?.title, "m")
    fixture.table.headlessDismissContextMenu()
    #expect(fixture.table.visibleCells[1].headlessPresentedMenu == nil)

    #expect(fixture.table.headlessRevealSwipeActions(forRowAt: IndexPath(0, 2)))
    expectEqual(fixture.table.visibleCells[2].headlessRevealedSwipeActions.map(\.title), ["Delete"])
    #expect(fixture.table.headlessRevealSwipeActions(forRowAt: IndexPath(0, 3)))
    expectEqual(fixture.table.visibleCells.map(\.headlessIsSwiped).prefix(4), [false, false, false, true])
    #expect(fixture.table.headlessHideSwipeActions())
    #expect(!fixture.table.headlessHideSwipeActions())
    #expect(fixture.table.visibleCells.allSatisfy { $0.headlessRevealedSwipeActions.isEmpty && !$0.headlessIsSwiped })
  }
}
