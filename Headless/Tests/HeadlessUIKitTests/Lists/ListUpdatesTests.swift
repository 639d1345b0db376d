import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ListUpdatesTests {
  private static let all: [ListOperation] = [
    .deleteSection(1), .insertSection(2), .reloadSection(3), .moveSection(4, to: 5),
    .delete(0, 1), .insert(0, 2), .reload(0, 3), .reconfigure(0, 4), .move(0, 5, to: 6, 7),
  ]

  @Test func isEmptyUntilAnythingIsRecorded() {
    #expect(ListUpdates().isEmpty)
    for operation in Self.all {
      #expect(!ListUpdates([operation]).isEmpty, "\(operation)")
      expectEqual(ListUpdates([operation]).count, 1)
    }
    expectEqual(ListUpdates(Self.all).count, 9)
  }

  @Test func oneLineForEachOperation() {
    expectEqual(
      ListUpdates(Self.all).lines(for: .table),
      [
        "Delete section (1)", "Delete row (0 - 1)", "Insert section (2)", "Insert row (0 - 2)", "Reload section (3)",
        "Reload row (0 - 3)", "Reconfigure row (0 - 4)", "Move section (4) to (5)", "Move row (0 - 5) to (6 - 7)",
      ]
    )
    expectEqual(ListUpdates([.insert(0, 0)]).lines(for: .collection), ["Insert item (0 - 0)"])
  }

  @Test func deletionsFromTheEndAndInsertionsFromTheStart() {
    let updates = ListUpdates([.delete(0, 0), .insert(0, 3), .delete(0, 2), .insert(0, 1), .delete(0, 1)])
    expectEqual(
      updates.lines(for: .table),
      [
        "Delete row (0 - 2)", "Delete row (0 - 1)", "Delete row (0 - 0)", "Insert row (0 - 1)", "Insert row (0 - 3)",
      ]
    )
  }

  @Test func blocks() {
    expectEqual(ListUpdates().block(for: .table), "[\n]")
    expectEqual(
      ListUpdates([.delete(0, 1), .insertSection(0)]).block(for: .collection),
      "[\n\tDelete item (0 - 1),\n\tInsert section (0)\n]"
    )
  }
}
