import Foundation
import TestSupport
import Testing

@testable import Roster

/// What children and views do while changes wait, and the tree of each view that is kept of it.
@MainActor struct HandWrittenUpdatesTests {
  @Test(arguments: [false, true]) func aLayoutInABatchAsksForNothingInTables(nested: Bool) {
    aLayoutInABatchAsksForNothing(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aLayoutInABatchAsksForNothingInCollections(nested: Bool) {
    aLayoutInABatchAsksForNothing(CollectionBatchScreen(nested: nested))
  }

  /// While a batch is open, the view asks for no cell, whatever has changed.
  private func aLayoutInABatchAsksForNothing<Screen: BatchScreen>(_ screen: Screen) {
    let (first, second) = (Screen.Hand([["a"]]), Screen.Hand([["b", "c"]]))
    screen.insert(first, at: 0)
    screen.insert(second, at: 1)
    _ = screen.shownRows
    let asked = (first.asked.count, second.asked.count)
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        first.rows.insert(["new"], at: 0)
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        first.tellInsertedSection(0)
        second.rows[0].removeFirst()
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        #expect((first.asked.count, second.asked.count) == asked)
        second.tellDeleted([0, 0])
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["new"], ["a"], ["c"]])
  }

  @Test(arguments: [false, true]) func batchesOfTheViewInTables(nested: Bool) async {
    await batchesOfTheView(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func batchesOfTheViewInCollections(nested: Bool) async {
    await batchesOfTheView(CollectionBatchScreen(nested: nested))
  }

  /// Deletions count before a batch of the view itself, whichever child speaks first.
  private func batchesOfTheView<Screen: BatchScreen>(_ screen: Screen) async {
    for isFirstFirst in [true, false] {
      let (first, second) = (Screen.Hand([["a", "b"]]), Screen.Hand([["c", "d"]]))
      screen.insert(first, at: 0)
      screen.insert(second, at: 1)
      _ = screen.shownRows
      let changes = [
        {
          first.rows.insert(["s"], at: 0)
          first.tellInsertedSection(0)
        },
        {
          second.rows[0].removeFirst()
          second.tellDeleted([0, 0])
        },
      ]
      await screen.performViewBatch { for change in isFirstFirst ? changes : changes.reversed() { change() } }
      expectEqual(screen.shownRows, [["s"], ["a", "b"], ["d"]])
      screen.remove(first)
      screen.remove(second)
    }
  }

  @Test(arguments: [false, true]) func compositionInABatchOfTheViewInTables(nested: Bool) async {
    await compositionInABatchOfTheView(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func compositionInABatchOfTheViewInCollections(nested: Bool) async {
    await compositionInABatchOfTheView(CollectionBatchScreen(nested: nested))
  }

  /// Each child that comes or goes in a batch of the view itself is told of once, those above before those below.
  private func compositionInABatchOfTheView<Screen: BatchScreen>(_ screen: Screen) async {
    let (first, second, third) = (Screen.Hand([["a"]]), Screen.Hand([["b"]]), Screen.Hand([["c"]]))
    screen.insert(first, at: 0)
    screen.insert(second, at: 1)
    _ = screen.shownRows
    await screen.performViewBatch {
      screen.remove(first)
      screen.insert(third, at: 1)
      second.rows[0].removeFirst()
      second.tellDeleted([0, 0])
    }
    expectEqual(screen.shownRows, [[], ["c"]])
  }

  @Test(arguments: [false, true]) func twoViewsInTables(nested: Bool) {
    twoViews(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func twoViewsInCollections(nested: Bool) {
    twoViews(CollectionBatchScreen(nested: nested))
  }

  /// Two views show one composite: each is told what its own children have called there.
  private func twoViews<Screen: BatchScreen>(_ screen: Screen) {
    let other = screen.another()
    let hand = Screen.Hand([["a"]])
    let films = FlatDataSource([Film("f")])
    screen.insert(hand, at: 0)
    screen.insert(films, at: 1)
    #expect(screen.shownRows == [["a"], ["f"]] && other.shownRows == [["a"], ["f"]])
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        hand.rows.insert(["b"], at: 0)
        screen.tellInsertedSection(0, in: hand)
        films.append(Film("g"))
        other.tellInsertedSection(0, in: hand)
        screen.move(hand, to: 1)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    let expected = [["f", "g"], ["b"], ["a"]]
    #expect(screen.shownRows == expected && other.shownRows == expected)
    screen.remove(hand)
    films.remove(at: 0)
    #expect(screen.shownRows == [["g"]] && other.shownRows == [["g"]])
  }

  @Test(arguments: [false, true]) func aChildReloadsInABatchInTables(nested: Bool) {
    aChildReloadsInABatch(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aChildReloadsInABatchInCollections(nested: Bool) {
    aChildReloadsInABatch(CollectionBatchScreen(nested: nested))
  }

  /// `reloadData()` of a child in a batch replaces its sections; what others have selected stays.
  private func aChildReloadsInABatch<Screen: BatchScreen>(_ screen: Screen) {
    let (first, second) = (Screen.Hand([["a"], ["b"]]), Screen.Hand([["c", "d"]]))
    screen.insert(first, at: 0)
    screen.insert(second, at: 1)
    screen.select([2, 1])
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        first.rows = [["x"], ["y"], ["z"]]
        first.tellReload()
        second.rows[0].removeFirst()
        second.tellDeleted([0, 0])
      }
      transaction {
        first.rows = []
        first.tellReload()
        first.rows = [["e"]]
        screen.move(first, to: 1)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["d"], ["e"]])
    expectEqual(screen.selectedPaths, [[0, 0]])
  }

  @Test(arguments: [false, true]) func changesByHandWaitInATransactionInTables(nested: Bool) {
    changesByHandWaitInATransaction(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func changesByHandWaitInATransactionInCollections(nested: Bool) {
    changesByHandWaitInATransaction(CollectionBatchScreen(nested: nested))
  }

  /// A transaction alone is one batch of all that children change.
  private func changesByHandWaitInATransaction<Screen: BatchScreen>(_ screen: Screen) {
    let (first, second) = (Screen.Hand([["a"]]), Screen.Hand([["b"]]))
    let films = FlatDataSource([Film("f")])
    screen.insert(first, at: 0)
    screen.insert(films, at: 1)
    let failures = HeadlessFailure.recording {
      transaction {
        screen.insert(second, at: 0)
        second.rows.insert(["n"], at: 0)
        second.tellInsertedSection(0)
        films.append(Film("g"))
        first.rows.insert(["m"], at: 1)
        first.tellInsertedSection(1)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["n"], ["b"], ["a"], ["m"], ["f", "g"]])
  }

  @Test(arguments: [false, true]) func aMovedChildKeepsItsSelectionInTables(nested: Bool) {
    aMovedChildKeepsItsSelection(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aMovedChildKeepsItsSelectionInCollections(nested: Bool) {
    aMovedChildKeepsItsSelection(CollectionBatchScreen(nested: nested))
  }

  /// What is selected in a child that moves and changes in one batch stays selected.
  private func aMovedChildKeepsItsSelection<Screen: BatchScreen>(_ screen: Screen) {
    let (first, moved) = (Screen.Hand([["a"]]), Screen.Hand([["b", "c"], ["d"]]))
    screen.insert(first, at: 0)
    screen.insert(moved, at: 1)
    screen.select([1, 1])
    let failures = HeadlessFailure.recording {
      screen.performBatchUpdates {
        screen.move(moved, to: 0)
        moved.rows.insert(["s"], at: 0)
        moved.tellInsertedSection(0)
        moved.rows[1].removeFirst()
        moved.tellDeleted([0, 0])
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["s"], ["c"], ["d"], ["a"]])
    expectEqual(screen.selectedPaths, [[1, 0]])
  }

  @Test(arguments: [false, true]) func aSourceTwiceInTables(nested: Bool) {
    aSourceTwice(TableBatchScreen(nested: nested))
  }

  @Test(arguments: [false, true]) func aSourceTwiceInCollections(nested: Bool) {
    aSourceTwice(CollectionBatchScreen(nested: nested))
  }

  /// Two children show the same content.
  private func aSourceTwice<Screen: BatchScreen>(_ screen: Screen) {
    let films = FlatDataSource([Film("f")])
    screen.insert(films, at: 0)
    screen.insertAgain(films, at: 1)
    expectEqual(screen.shownRows, [["f"], ["f"]])
    let failures = HeadlessFailure.recording { films.append(Film("g")) }
    #expect(failures.isEmpty, "\(failures)")
    expectEqual(screen.shownRows, [["f", "g"], ["f", "g"]])
  }
}
