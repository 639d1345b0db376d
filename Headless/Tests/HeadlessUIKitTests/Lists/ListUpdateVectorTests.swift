import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Well-known batches, as far as they are about counts.
@MainActor struct ListUpdateVectorTests {
  @Test(arguments: ListKind.allCases)
  func deleteFirstAndInsertTwoAtTheEnd(kind: ListKind) {
    #expect(judge([.delete(0, 0), .insert(0, 2), .insert(0, 3)], before: [3], after: [4], kind: kind) == nil)
  }

  @Test func modelLostMoreThanWasDeleted() {
    let failure = judge([.delete(0, 0), .delete(0, 1)], before: [3], after: [0])
    expectEqual(failure?.kind, .itemCountMismatch)
  }

  @Test func deletedRowIsMoved() {
    expectEqual(judge([.delete(0, 0), .move(0, 0, to: 0, 1)], before: [3], after: [2])?.kind, .deleteAndMove)
  }

  @Test func rowIsMovedToWhereOneIsInserted() {
    expectEqual(judge([.insert(0, 1), .move(0, 0, to: 0, 1)], before: [2], after: [3])?.kind, .insertAndMove)
  }

  @Test func deletedRowIsReloaded() {
    expectEqual(judge([.reload(0, 0), .delete(0, 0)], before: [2], after: [1])?.kind, .deleteAndReload)
  }

  /// The reload of section 3 inserts at 3, and the insertion at 2 pushes that to 4.
  @Test func reloadedSectionLandsOnAMovedOne() {
    let operations: [ListOperation] = [.moveSection(2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2)]
    for kind in ListKind.allCases {
      let failure = judge(operations, before: [1, 1, 1, 1, 1], after: [1, 1, 1, 1, 1], kind: kind)
      expectEqual(failure?.kind, .insertAndMove)
      expectEqual(failure?.indexes, [[4]])
      expectEqual(failure?.reason, "attempt to perform an insert and a move to the same section (4)")
    }
  }

  @Test func reloadedRowLandsOnAMovedOne() {
    let operations: [ListOperation] = [.delete(0, 1), .move(0, 0, to: 0, 1), .move(0, 3, to: 0, 0), .reload(0, 2)]
    let failure = judge(operations, before: [4], after: [3])
    expectEqual(failure?.kind, .insertAndMove)
    expectEqual(failure?.indexes, [[0, 1]])
  }

  @Test func modelChangedBeforeTheCountsWereRead() {
    let operations = (0..<5).map { ListOperation.insert(0, $0) }
    let stale = judge(operations, before: [5], after: [5], wording: .legacy)
    expectEqual(stale?.kind, .itemCountMismatch)
    expectEqual(stale?.before, 5)
    expectEqual(stale?.after, 5)
    expectEqual(stale?.inserted, 5)
    #expect(judge(operations, before: [0], after: [5]) == nil)
  }

  @Test func emptyBatchWithAChangedModel() {
    expectEqual(judge([], before: [2], after: [3])?.kind, .itemCountMismatch)
    expectEqual(judge([], before: [2], after: [2, 0])?.kind, .sectionCountMismatch)
    #expect(judge([], before: [2], after: [2]) == nil)
  }

  @Test(arguments: [true, false])
  func reloadedSectionHasAnotherCount(isExplicitBatch: Bool) {
    for kind in ListKind.allCases {
      let failure = judge(
        [.reloadSection(0)],
        before: [3, 1],
        after: [8, 1],
        kind: kind,
        isExplicitBatch: isExplicitBatch
      )
      #expect(failure == nil)
    }
  }

  @Test func rowIsMovedIntoAnInsertedSection() {
    let failure = judge([.insertSection(1), .move(0, 0, to: 1, 0)], before: [1], after: [0, 1], strict: false)
    expectEqual(failure?.kind, .moveIntoInsertedSection)
  }

  /// Nested blocks are one batch: what would be inconsistent at the end of the inner block is fine at the outer end.
  @Test func nestedBlocksAreOneBatch() {
    let inner: [ListOperation] = [.insert(0, 0)]
    let outer: [ListOperation] = [.delete(0, 1)]
    expectEqual(judge(inner, before: [2], after: [2])?.kind, .itemCountMismatch)
    #expect(judge(inner + outer, before: [2], after: [2]) == nil)
  }
}
