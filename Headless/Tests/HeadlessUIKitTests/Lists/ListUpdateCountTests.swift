import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ListUpdateCountTests {
  @Test func legacySectionTextOfATable() throws {
    let failure = try #require(
      judge([.insertSection(0), .reloadSection(0)], before: [1], after: [1, 1, 1], wording: .legacy)
    )
    expectEqual(failure.kind, .sectionCountMismatch)
    expectEqual(
      failure.reason,
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
        + "the update (3) must be equal to the number of sections contained in the table view before the update (1), "
        + "plus or minus the number of sections inserted or deleted (2 inserted, 1 deleted)."
    )
    expectEqual(failure.before, 1)
    expectEqual(failure.after, 3)
    expectEqual(failure.inserted, 2)
    expectEqual(failure.deleted, 1)
  }

  @Test func legacySectionTextOfACollection() throws {
    let failure = try #require(judge([], before: [], after: [0], kind: .collection, wording: .legacy))
    expectEqual(
      failure.reason,
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after "
        + "the update (1) must be equal to the number of sections contained in the collection view before the update "
        + "(0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
    )
  }

  @Test func legacyRowText() throws {
    let operations: [ListOperation] = [
      .delete(1, 0), .insert(1, 0), .insert(1, 1), .move(0, 0, to: 1, 2), .move(1, 1, to: 0, 0), .reload(1, 2),
    ]
    let failure = try #require(judge(operations, before: [3, 4], after: [3, 6], wording: .legacy))
    expectEqual(failure.kind, .itemCountMismatch)
    expectEqual(
      failure.reason,
      "Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section "
        + "after the update (6) must be equal to the number of rows contained in that section before the update (4), "
        + "plus or minus the number of rows inserted or deleted from that section (3 inserted, 2 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (1 moved in, 1 moved out)."
    )
    expectEqual(failure.indexes, [[1]])
    expectEqual(failure.before, 4)
    expectEqual(failure.after, 6)
    expectEqual(failure.inserted, 3)
    expectEqual(failure.deleted, 2)
    expectEqual(failure.movedIn, 1)
    expectEqual(failure.movedOut, 1)
  }

  @Test func legacyItemText() throws {
    let failure = try #require(judge([.insert(0, 0)], before: [5], after: [5], kind: .collection, wording: .legacy))
    expectEqual(
      failure.reason,
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
        + "after the update (5) must be equal to the number of items contained in that section before the update (5), "
        + "plus or minus the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test func modernTextOfATable() throws {
    let failure = try #require(judge([.delete(0, 0), .delete(0, 1)], before: [3], after: [0]))
    expectEqual(failure.kind, .itemCountMismatch)
    expectEqual(
      failure.reason,
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and "
        + "after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 1 section with row counts: [3] }\n"
        + "Data source after updates = { 1 section with row counts: [0] }\n"
        + "Updates = [\n\tDelete row (0 - 1),\n\tDelete row (0 - 0)\n]\n"
        + "Table view: <view>"
    )
    expectEqual(failure.before, 3)
    expectEqual(failure.after, 0)
    expectEqual(failure.deleted, 2)
  }

  @Test func modernTextOfACollection() throws {
    let failure = try #require(judge([.insert(0, 0)], before: [1], after: [3], kind: .collection))
    expectEqual(
      failure.reason,
      "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
        + "and/or after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 1 section with item counts: [1] }\n"
        + "Data source after updates = { 1 section with item counts: [3] }\n"
        + "Updates = [\n\tInsert item (0 - 0)\n]\n"
        + "Collection view: <view>"
    )
  }

  @Test func sectionsComeBeforeRows() {
    expectEqual(judge([], before: [1], after: [2, 0])?.kind, .sectionCountMismatch)
  }

  @Test func movedSectionsKeepTheirCounts() {
    #expect(judge([.moveSection(0, to: 2)], before: [1, 2, 3], after: [2, 3, 1]) == nil)
    let failure = judge([.moveSection(0, to: 2)], before: [1, 2, 3], after: [1, 2, 3])
    expectEqual(failure?.kind, .itemCountMismatch)
    expectEqual(failure?.indexes, [[0]])
  }

  @Test func comingAndGoingSectionsHaveAnyCount() {
    #expect(judge([.deleteSection(0), .insertSection(1)], before: [9, 2], after: [2, 7]) == nil)
    #expect(judge([.reloadSection(1)], before: [1, 2], after: [1, 40]) == nil)
    expectEqual(judge([.reloadSection(1)], before: [1, 2], after: [2, 2])?.indexes, [[0]])
  }

  @Test func reconfiguredRowsCountForNothing() {
    #expect(judge([.reconfigure(0, 1), .delete(0, 1)], before: [2], after: [1]) == nil)
    expectEqual(judge([.reconfigure(0, 1)], before: [2], after: [3])?.inserted, 0)
  }
}
