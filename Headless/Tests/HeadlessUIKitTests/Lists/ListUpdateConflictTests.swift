import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ListUpdateConflictTests {
  private static let path = "index path (<NSIndexPath> {length = 2, path = 0 - 0})"

  @Test func deleteAndMoveFromTheSameIndexPath() throws {
    let failure = try #require(judge([.delete(0, 0), .move(0, 0, to: 0, 1)], before: [3], after: [2]))
    expectEqual(failure.kind, .deleteAndMove)
    expectEqual(failure.reason, "attempt to perform a delete and a move from the same \(Self.path)")
    expectEqual(failure.indexes, [[0, 0]])
  }

  @Test func reloadAndMoveFromTheSameIndexPath() throws {
    let failure = try #require(judge([.reload(0, 0), .move(0, 0, to: 0, 1)], before: [2], after: [2]))
    expectEqual(failure.kind, .deleteAndMove)
    expectEqual(failure.reason, "attempt to perform a delete and a move from the same \(Self.path)")
  }

  @Test func insertAndMoveToTheSameIndexPath() throws {
    let failure = try #require(judge([.insert(0, 0), .move(0, 1, to: 0, 0)], before: [2], after: [3]))
    expectEqual(failure.kind, .insertAndMove)
    expectEqual(failure.reason, "attempt to perform an insert and a move to the same \(Self.path)")
    expectEqual(failure.indexes, [[0, 0]])
  }

  @Test func insertAndMoveToTheSameSection() throws {
    let failure = try #require(
      judge([.insertSection(4), .moveSection(0, to: 4)], before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1, 1])
    )
    expectEqual(failure.kind, .insertAndMove)
    expectEqual(failure.reason, "attempt to perform an insert and a move to the same section (4)")
    expectEqual(failure.indexes, [[4]])
  }

  @Test func deleteAndReloadOfTheSameIndexPath() throws {
    let failure = try #require(judge([.delete(0, 0), .reload(0, 0)], before: [2], after: [1], kind: .collection))
    expectEqual(failure.kind, .deleteAndReload)
    expectEqual(failure.reason, "attempt to delete and reload the same \(Self.path)")
  }

  @Test func moveIntoAnInsertedSection() throws {
    let failure = try #require(
      judge([.insertSection(2), .move(0, 0, to: 2, 0)], before: [1, 1], after: [0, 1, 1])
    )
    expectEqual(failure.kind, .moveIntoInsertedSection)
    expectEqual(failure.reason, "cannot move a row into a newly inserted section (2)")
    expectEqual(failure.indexes, [[0, 0], [2, 0]])
  }

  @Test func moveFromADeletedSection() throws {
    let failure = try #require(judge([.deleteSection(1), .move(1, 0, to: 0, 0)], before: [1, 1], after: [2]))
    expectEqual(failure.kind, .moveFromDeletedSection)
    expectEqual(failure.reason, "cannot move a row from a deleted section (1)")
    expectEqual(failure.indexes, [[1, 0], [0, 0]])
  }

  nonisolated private static let conflicts: [([ListOperation], HeadlessFailure.Kind, [[Int]])] = [
    ([.deleteSection(0), .deleteSection(0)], .duplicateDelete, [[0]]),
    ([.insertSection(1), .insertSection(1)], .duplicateInsert, [[1]]),
    ([.reloadSection(1), .reloadSection(1)], .duplicateReload, [[1]]),
    ([.moveSection(0, to: 1), .moveSection(0, to: 2)], .duplicateMoveSource, [[0]]),
    ([.moveSection(0, to: 2), .moveSection(1, to: 2)], .duplicateMoveDestination, [[2]]),
    ([.deleteSection(0), .moveSection(0, to: 1)], .deleteAndMove, [[0]]),
    ([.reloadSection(0), .moveSection(0, to: 1)], .deleteAndMove, [[0]]),
    ([.deleteSection(0), .reloadSection(0)], .deleteAndReload, [[0]]),
    ([.delete(0, 1), .delete(0, 1)], .duplicateDelete, [[0, 1]]),
    ([.insert(0, 1), .insert(0, 1)], .duplicateInsert, [[0, 1]]),
    ([.reload(0, 1), .reload(0, 1)], .duplicateReload, [[0, 1]]),
    ([.move(0, 0, to: 0, 1), .move(0, 0, to: 0, 0)], .duplicateMoveSource, [[0, 0]]),
    ([.move(0, 0, to: 0, 1), .move(0, 1, to: 0, 1)], .duplicateMoveDestination, [[0, 1]]),
    ([.reloadSection(1), .move(0, 0, to: 1, 0)], .moveIntoInsertedSection, [[0, 0], [1, 0]]),
    ([.reloadSection(1), .move(1, 0, to: 0, 0)], .moveFromDeletedSection, [[1, 0], [0, 0]]),
  ]

  /// Rules whose texts are not known from UIKit.
  @Test(arguments: conflicts)
  func otherConflicts(operations: [ListOperation], kind: HeadlessFailure.Kind, indexes: [[Int]]) {
    for list in ListKind.allCases {
      let failure = judge(operations, before: [2, 2, 2], after: [2, 2, 2], kind: list, strict: false)
      expectEqual(failure?.kind, kind)
      expectEqual(failure?.indexes, indexes)
    }
  }

  @Test func theLowestIndexIsReported() {
    let operations: [ListOperation] = [.delete(1, 1), .delete(0, 1), .delete(1, 1), .delete(0, 1), .delete(0, 0)]
    expectEqual(judge(operations, before: [2, 2], after: [0, 1])?.indexes, [[0, 1]])
  }

  @Test func deletionsAndReloadsInADeletedSectionAreAbsorbed() {
    for kind in ListKind.allCases {
      #expect(
        judge([.deleteSection(0), .delete(0, 0), .reload(0, 1)], before: [2, 1], after: [1], kind: kind) == nil
      )
    }
  }
}
