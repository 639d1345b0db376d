import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ListUpdateRangeTests {
  @Test func deletedRowBeyondItsSection() throws {
    let failure = try #require(judge([.delete(0, 20)], before: [20], after: [19]))
    expectEqual(failure.kind, .deleteOutOfRange)
    expectEqual(failure.name, .internalInconsistency)
    expectEqual(failure.reason, "attempt to delete row 20 from section 0 which only contains 20 rows before the update")
    expectEqual(failure.indexes, [[0, 20]])
    expectEqual(failure.before, 20)
  }

  @Test func deletedItemBeyondItsSection() throws {
    let failure = try #require(judge([.delete(0, 20)], before: [20], after: [19], kind: .collection))
    expectEqual(
      failure.reason,
      "attempt to delete item 20 from section 0 which only contains 20 items before the update"
    )
  }

  @Test func deletedRowOfMissingSection() throws {
    let failure = try #require(judge([.delete(0, 0)], before: [], after: []))
    expectEqual(failure.kind, .deleteOutOfRange)
    expectEqual(
      failure.reason,
      "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    )
    expectEqual(failure.before, 0)
  }

  @Test(arguments: ListKind.allCases)
  func deletedSection(kind: ListKind) throws {
    let failure = try #require(judge([.deleteSection(4)], before: [1, 1, 1, 1], after: [1, 1, 1], kind: kind))
    expectEqual(failure.kind, .deleteOutOfRange)
    expectEqual(failure.reason, "attempt to delete section 4, but there are only 4 sections before the update")
    expectEqual(failure.indexes, [[4]])
    expectEqual(failure.before, 4)
  }

  @Test func insertedRowBeyondItsSection() throws {
    let failure = try #require(judge([.insert(0, 8)], before: [7], after: [8]))
    expectEqual(failure.kind, .insertOutOfRange)
    expectEqual(
      failure.reason,
      "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update"
    )
    expectEqual(failure.indexes, [[0, 8]])
    expectEqual(failure.after, 8)
  }

  /// Breaks the count of the section as well; the range comes first.
  @Test func insertedItemBeyondItsSection() throws {
    let failure = try #require(judge([.insert(0, 0)], before: [0], after: [0], kind: .collection))
    expectEqual(
      failure.reason,
      "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update"
    )
  }

  @Test func insertedRowOfMissingSection() throws {
    let failure = try #require(judge([.insert(2, 0)], before: [1, 1], after: [1, 1]))
    expectEqual(failure.kind, .insertOutOfRange)
    expectEqual(
      failure.reason,
      "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
    )
    expectEqual(failure.after, 2)
  }

  @Test func insertedSection() throws {
    let failure = try #require(judge([.insertSection(3)], before: [1, 1], after: [1, 1, 1]))
    expectEqual(failure.kind, .insertOutOfRange)
    expectEqual(failure.indexes, [[3]])
    expectEqual(failure.after, 3)
  }

  @Test func moveFromMissingRow() throws {
    let failure = try #require(judge([.move(2, 0, to: 0, 0)], before: [1, 1, 0], after: [2, 1, 0]))
    expectEqual(failure.kind, .moveOutOfRange)
    expectEqual(
      failure.reason,
      "attempt to move index path (<NSIndexPath> {length = 2, path = 2 - 0}) that does not exist - "
        + "there are only 0 rows in section 2 before the update"
    )
    expectEqual(failure.indexes, [[2, 0], [0, 0]])
    expectEqual(failure.before, 0)
  }

  @Test func moveToMissingRow() throws {
    let failure = try #require(judge([.move(1, 0, to: 0, 2)], before: [1, 1], after: [2, 0]))
    expectEqual(failure.kind, .moveOutOfRange)
    expectEqual(
      failure.reason,
      "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 2}) that does not exist - "
        + "there are only 2 rows in section 0 after the update"
    )
    expectEqual(failure.after, 2)
  }

  nonisolated private static let ranges: [(ListOperation, HeadlessFailure.Kind, [[Int]])] = [
    (.reloadSection(1), .reloadOutOfRange, [[1]]),
    (.reload(0, 2), .reloadOutOfRange, [[0, 2]]),
    (.reload(1, 0), .reloadOutOfRange, [[1, 0]]),
    (.moveSection(1, to: 0), .moveOutOfRange, [[1], [0]]),
    (.moveSection(0, to: 1), .moveOutOfRange, [[0], [1]]),
    (.move(1, 0, to: 0, 0), .moveOutOfRange, [[1, 0], [0, 0]]),
    (.move(0, 0, to: 1, 0), .moveOutOfRange, [[0, 0], [1, 0]]),
    (.deleteSection(-1), .deleteOutOfRange, [[-1]]),
  ]

  /// wordpress-mobile/WordPress-iOS#15475. Of collections no report is known.
  @Test func negativeRowsAreNoIndexPaths() {
    let text =
      "Attempted to perform update with invalid index path: <NSIndexPath> {length = 2, path = 0 - 18446744073709551615}"
    let operations: [ListOperation] = [
      .delete(0, -1), .insert(0, -1), .reload(0, -1), .move(0, -1, to: 0, 0), .move(0, 0, to: 0, -1),
    ]
    for operation in operations {
      let failure = judge([operation], before: [2], after: [2])
      expectEqual(failure?.kind, .invalidIndexPath)
      expectEqual(failure?.reason, text)
      #expect(judge([operation], before: [2], after: [2], kind: .collection) != nil)
    }
  }

  /// Rules whose texts are not known from UIKit.
  @Test(arguments: ranges)
  func otherRanges(operation: ListOperation, kind: HeadlessFailure.Kind, indexes: [[Int]]) {
    let failure = judge([operation], before: [2], after: [2])
    expectEqual(failure?.kind, kind)
    expectEqual(failure?.indexes, indexes)
  }

  @Test(arguments: [ListOperation.reconfigure(0, 2), .reconfigure(1, 0)])
  func reconfiguredItemThatDoesNotExist(operation: ListOperation) {
    let failure = judge([operation], before: [2], after: [2])
    // A choice, not UIKit's documented behavior.
    expectEqual(failure?.kind, .reconfigureOutOfRange)
  }

  @Test func rangesOfTheOldAndTheNewListAreNotMixedUp() {
    #expect(judge([.delete(0, 2)], before: [3], after: [2]) == nil)
    #expect(judge([.insert(0, 3)], before: [3], after: [4]) == nil)
    #expect(judge([.moveSection(1, to: 0), .deleteSection(0)], before: [1, 2], after: [2]) == nil)
  }

  @Test(arguments: [[], [0], [0, 0, 0]] as [IndexPath])
  func indexPathsOfAnotherLength(path: IndexPath) {
    for keyPath: WritableKeyPath<ListUpdates, [IndexPath]> in [
      \.deletedItems, \.insertedItems, \.reloadedItems, \.reconfiguredItems,
    ] {
      var updates = ListUpdates()
      updates[keyPath: keyPath] = [path]
      expectEqual(kind(of: updates), .invalidIndexPath)
    }
    var updates = ListUpdates()
    updates.movedItems = [ListMove(path, to: [0, 0])]
    expectEqual(kind(of: updates), .invalidIndexPath)
    updates.movedItems = [ListMove([0, 0], to: path)]
    expectEqual(kind(of: updates), .invalidIndexPath)
  }

  private func kind(of updates: ListUpdates) -> HeadlessFailure.Kind? {
    ListUpdateValidator(kind: .table).validate(updates, before: [1], after: [1], viewDescription: "")?.kind
  }

  /// The reload's insertion is at row 1, as if nothing had been moved, and only one row is left.
  @Test func reloadBesideAMoveOutOfItsSection() {
    let failure = judge([.reload(0, 1), .move(0, 0, to: 1, 0)], before: [2, 0], after: [1, 1])
    expectEqual(failure?.kind, .insertOutOfRange)
    expectEqual(failure?.indexes, [[0, 1]])
  }
}
