import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewSelectionTests {
  private let delegate = FixtureDelegate()

  @MainActor private final class Counter {
    var value = 0
  }

  private func tap(_ fixture: TableFixture, _ row: Int) -> [String] {
    fixture.table.headlessEvents.recording { fixture.table.headlessTapRow(at: IndexPath(0, row)) }.map(\.description)
  }

  @Test func aTapHighlightsSelectsDeselectsTheOtherRowAndPerformsThePrimaryAction() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    expectEqual(
      tap(fixture, 1),
      [
        "shouldHighlightRow [0, 1]", "didHighlightRow [0, 1]", "didUnhighlightRow [0, 1]", "willSelectRow [0, 1]",
        "willDeselectRow [0, 0]", "didDeselectRow [0, 0]", "didSelectRow [0, 1]", "performPrimaryActionForRow [0, 1]",
      ]
    )
    expectEqual(fixture.table.indexPathForSelectedRow, IndexPath(0, 1))
    expectEqual(fixture.table.visibleCells.map(\.isSelected), [false, true, false])
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func aTapOnTheSelectedRowSelectsItAgain() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.headlessTapRow(at: IndexPath(0, 1))
    let events = tap(fixture, 1)
    // A choice, not UIKit's documented behavior.
    #expect(events.contains("didSelectRow [0, 1]"))
    #expect(!events.contains("didDeselectRow [0, 1]"))
  }

  @Test func severalRowsAreSelectedOneByOneAndDeselectedByASecondTap() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.allowsMultipleSelection = true
    fixture.table.headlessTapRow(at: IndexPath(0, 0))
    fixture.table.headlessTapRow(at: IndexPath(0, 2))
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0), IndexPath(0, 2)])
    expectEqual(fixture.table.indexPathForSelectedRow, IndexPath(0, 0))
    expectEqual(Array(tap(fixture, 0).suffix(2)), ["willDeselectRow [0, 0]", "didDeselectRow [0, 0]"])
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 2)])
  }

  @Test func aRowThatMustNotBeHighlightedDoesNothing() {
    delegate.shouldHighlight = { _ in false }
    let fixture = TableFixture(rows: 3, delegate: delegate)
    expectEqual(tap(fixture, 1), ["shouldHighlightRow [0, 1]"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func withoutSelectionThereAreNoQuestions() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.allowsSelection = false
    expectEqual(tap(fixture, 1), [])
  }

  @Test func willSelectCanForbidAndRedirect() {
    delegate.willSelect = { $0.row == 1 ? nil : IndexPath(0, 2) }
    let fixture = TableFixture(rows: 3, delegate: delegate)
    #expect(!fixture.table.headlessTapRow(at: IndexPath(0, 1)))
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.table.headlessTapRow(at: IndexPath(0, 0)))
    expectEqual(fixture.table.indexPathForSelectedRow, IndexPath(0, 2))
  }

  @Test func t16SelectingByProgramTellsNobody() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    let events = fixture.table.headlessEvents.recording {
      fixture.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
      fixture.table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
      fixture.table.deselectRow(at: IndexPath(0, 2), animated: false)
      fixture.table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    }
    #expect(events.isEmpty)
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0)])
    fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    // A choice, not UIKit's documented behavior.
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  @Test func onlyTheUsersSelectionIsPosted() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    let posts = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: fixture.table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts.value += 1 } }
    fixture.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    expectEqual(posts.value, 0)
    fixture.table.headlessTapRow(at: IndexPath(0, 0))
    expectEqual(posts.value, 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aRowThatIsNotVisibleCanBeSelectedAndItsCellShowsItLater() {
    let fixture = TableFixture(rows: 100, delegate: delegate)
    fixture.table.selectRow(at: IndexPath(0, 50), animated: false, scrollPosition: .none)
    expectEqual(fixture.table.contentOffset, .zero)
    fixture.table.scrollToRow(at: IndexPath(0, 50), at: .top, animated: false)
    #expect(fixture.table.visibleCells.first?.isSelected == true)
    #expect(fixture.table.visibleCells.dropFirst().allSatisfy { !$0.isSelected })
  }

  @Test func aTapOnADetailButtonSelectsNothing() {
    let fixture = TableFixture(rows: 2, delegate: delegate)
    fixture.table.cellForRow(at: IndexPath(0, 1))?.accessoryType = .detailDisclosureButton
    let events = fixture.table.headlessEvents.recording {
      #expect(fixture.table.headlessTapAccessory(at: IndexPath(0, 1)))
      #expect(!fixture.table.headlessTapAccessory(at: IndexPath(0, 0)))
    }
    expectEqual(events.map(\.description), ["accessoryButtonTappedForRow [0, 1]"])
  }

  @Test func selectionWhileEditingHasItsOwnSwitches() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    fixture.table.setEditing(true, animated: false)
    // A choice, not UIKit's documented behavior.
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(!fixture.table.headlessTapRow(at: IndexPath(0, 0)))
    fixture.table.allowsSelectionDuringEditing = true
    #expect(fixture.table.headlessTapRow(at: IndexPath(0, 0)))
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.table.headlessTapRow(at: IndexPath(0, 1))
    expectEqual(fixture.table.indexPathsForSelectedRows, [IndexPath(0, 0), IndexPath(0, 1)])
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  @Test func thePrimaryActionIsNotPerformedWhileEditing() {
    let fixture = TableFixture(rows: 3, delegate: delegate)
    fixture.table.allowsSelectionDuringEditing = true
    fixture.table.setEditing(true, animated: false)
    let events = tap(fixture, 1)
    #expect(events.contains("didSelectRow [0, 1]"))
    #expect(!events.contains("performPrimaryActionForRow [0, 1]"))
  }

  @Test func aDelegateThatImplementsNothingBehavesLikeNone() {
    @MainActor final class Empty: NSObject, UITableViewDelegate {}
    let empty = Empty()
    let fixture = TableFixture([["a"], ["b"]], delegate: empty)
    let events = fixture.table.headlessEvents.recording {
      fixture.headers = [0: "title"]
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.headlessTapRow(at: IndexPath(0, 0)))
      fixture.table.setEditing(true, animated: false)
      fixture.table.headlessMoveRow(at: IndexPath(0, 0), to: IndexPath(1, 0))
      fixture.table.setEditing(false, animated: false)
      fixture.table.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(1, 0))
      _ = fixture.table.headlessSwipeActions(forRowAt: IndexPath(1, 0), edge: .leading)
      #expect(fixture.table.headlessShowContextMenu(forRowAt: IndexPath(1, 0)) == nil)
      fixture.table.headlessScrollToEnd()
    }
    let ofDataSource: Set = [
      "numberOfSections", "numberOfRows", "cellForRow", "titleForHeader", "titleForFooter", "canEditRow", "canMoveRow",
      "moveRow", "commit", "sectionIndexTitles",
    ]
    #expect(Set(events.map(\.name)).subtracting(ofDataSource).isEmpty)
    expectEqual(fixture.table.numberOfRows(inSection: 1), 2)
  }
}
