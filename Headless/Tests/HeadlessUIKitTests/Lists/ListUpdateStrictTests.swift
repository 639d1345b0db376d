import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ListUpdateStrictTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var operations: [ListOperation]
    var before: [Int]
    var after: [Int]
    var rule: HeadlessFailure.Kind
    var indexes: [[Int]]

    init(
      _ operations: [ListOperation],
      _ before: [Int],
      _ after: [Int],
      _ rule: HeadlessFailure.Kind,
      _ indexes: [[Int]]
    ) {
      self.operations = operations
      self.before = before
      self.after = after
      self.rule = rule
      self.indexes = indexes
    }

    var testDescription: String { "\(operations)" }
  }

  nonisolated private static let everywhere: [Case] = [
    Case([.moveSection(0, to: 1), .delete(0, 0)], [2, 1], [1, 1], .sectionMoveWithItemChange, [[0, 0]]),
    Case([.moveSection(0, to: 1), .reload(0, 1)], [2, 1], [1, 2], .sectionMoveWithItemChange, [[0, 1]]),
    Case([.moveSection(0, to: 1), .insert(1, 0)], [2, 1], [1, 3], .sectionMoveWithItemChange, [[1, 0]]),
    Case(
      [.moveSection(0, to: 1), .move(1, 0, to: 1, 0)],
      [2, 1],
      [0, 3],
      .sectionMoveWithItemChange,
      [[1, 0], [1, 0]]
    ),
    Case(
      [.moveSection(0, to: 1), .move(0, 0, to: 0, 0)],
      [2, 1],
      [2, 1],
      .itemMoveOutOfMovedSection,
      [[0, 0], [0, 0]]
    ),
    Case(
      [.moveSection(0, to: 0), .move(0, 0, to: 1, 0)],
      [2, 1],
      [1, 2],
      .itemMoveOutOfMovedSection,
      [[0, 0], [1, 0]]
    ),
  ]

  nonisolated private static let collectionsOnly: [Case] = [
    Case([.insertSection(1), .insert(1, 0)], [1], [1, 1], .insertIntoInsertedSection, [[1, 0]]),
    Case([.reloadSection(0), .insert(0, 0)], [1], [2], .insertIntoInsertedSection, [[0, 0]]),
    Case([.reloadSection(1), .insert(0, 0)], [1, 1], [2, 5], .sectionReloadInBatch, [[1]]),
    Case([.reloadSection(1), .deleteSection(0)], [1, 1], [1], .sectionReloadInBatch, [[1]]),
    Case([.reloadSection(1), .reconfigure(0, 0)], [1, 1], [1, 1], .sectionReloadInBatch, [[1]]),
  ]

  @Test(arguments: everywhere, ListKind.allCases)
  private func crashesEverywhere(example: Case, kind: ListKind) {
    let failure = judge(example.operations, before: example.before, after: example.after, kind: kind)
    expectEqual(failure?.kind, example.rule)
    expectEqual(failure?.indexes, example.indexes)
  }

  @Test(arguments: collectionsOnly)
  private func crashesInCollections(example: Case) {
    let inCollection = judge(example.operations, before: example.before, after: example.after, kind: .collection)
    expectEqual(inCollection?.kind, example.rule)
    expectEqual(inCollection?.indexes, example.indexes)
    #expect(judge(example.operations, before: example.before, after: example.after, kind: .table) == nil)
  }

  /// UIKit loses count of changes in sections that move (radars 27041784, 48941906), whatever mode is on here.
  @Test(arguments: everywhere, ListKind.allCases)
  private func crashesWithoutStrictModeToo(example: Case, kind: ListKind) {
    let failure = judge(example.operations, before: example.before, after: example.after, kind: kind, strict: false)
    expectEqual(failure?.kind, example.rule)
  }

  @Test(arguments: collectionsOnly, ListKind.allCases)
  private func areValidOtherwise(example: Case, kind: ListKind) {
    #expect(judge(example.operations, before: example.before, after: example.after, kind: kind, strict: false) == nil)
  }

  /// The numbers of radar 27041784: rows in section 0, 3 before and after, none inserted and one deleted.
  @Test func aReloadInASectionThatMovesIsCountedHalf() {
    let failure = judge([.reload(1, 0), .moveSection(1, to: 0)], before: [1, 3], after: [3, 1])
    expectEqual(failure?.kind, .sectionMoveWithItemChange)
    #expect(failure?.reason.hasPrefix("Invalid batch updates detected: ") == true)
    #expect(failure?.earlierReason?.contains("invalid number of rows in section 0.") == true)
    #expect(failure?.earlierReason?.contains("(0 inserted, 1 deleted)") == true)
  }

  /// The text of radar 48941906's kind, with the numbers of lionheart/openradar-mirror#21097.
  @Test func anItemThatLeavesAMovedSectionIsLookedForWhereItIsNot() {
    let failure = judge(
      [.moveSection(1, to: 1), .move(1, 0, to: 0, 0)],
      before: [0, 1],
      after: [1, 0],
      kind: .collection
    )
    expectEqual(failure?.kind, .itemMoveOutOfMovedSection)
    let text = "request for index path for global index 1 when there are only 1 items in the collection view"
    #expect(failure?.reason.hasPrefix(text) == true)
  }

  /// mattrubin/Authenticator#135.
  @Test func aRowThatComesTwiceHadTwoAnimations() {
    for kind in ListKind.allCases {
      let failure = judge([.move(0, 1, to: 0, 0), .insert(0, 0)], before: [2], after: [3], kind: kind)
      expectEqual(failure?.kind, .insertAndMove)
      expectEqual(failure?.earlierReason, (kind == .table ? "Attempt to create two animations for cell" : nil))
    }
  }

  @Test func brokenRulesComeBeforeStrictOnes() {
    let failure = judge([.moveSection(0, to: 1), .delete(0, 0)], before: [2, 1], after: [1, 2])
    expectEqual(failure?.kind, .itemCountMismatch)
  }

  @Test func changesInSectionsThatOnlyShiftAreFine() {
    for kind in ListKind.allCases {
      let operations: [ListOperation] = [.moveSection(0, to: 2), .delete(1, 0), .insert(1, 0), .move(2, 0, to: 0, 0)]
      #expect(judge(operations, before: [4, 2, 3], after: [2, 3, 4], kind: kind) == nil)
    }
  }

  @Test func sectionReloadsByThemselvesAreFine() {
    for isExplicitBatch in [true, false] {
      let failure = judge(
        [.reloadSection(0), .reloadSection(2)],
        before: [1, 1, 1],
        after: [3, 1, 2],
        kind: .collection,
        isExplicitBatch: isExplicitBatch
      )
      #expect(failure == nil)
    }
  }
}
