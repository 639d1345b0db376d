import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A few readable cases; `ListUpdateExhaustiveTests` compares all small ones with an oracle.
@MainActor struct ListUpdateMappingTests {
  @Test func nothingChanges() {
    let mapping = ListUpdateMapping(ListUpdates())
    expectEqual(mapping.section(after: 3), 3)
    expectEqual(mapping.section(before: 3), 3)
    expectEqual(mapping.indexPath(after: [2, 5]), [2, 5])
    expectEqual(mapping.indexPath(before: [2, 5]), [2, 5])
  }

  @Test func sectionsAndItemsShift() {
    let mapping = ListUpdateMapping(ListUpdates([.deleteSection(0), .insertSection(1), .delete(1, 0), .insert(0, 2)]))
    #expect(mapping.section(after: 0) == nil)
    expectEqual(mapping.section(after: 1), 0)
    expectEqual(mapping.section(after: 2), 2)
    #expect(mapping.section(before: 1) == nil)
    #expect(mapping.indexPath(after: [0, 0]) == nil)
    #expect(mapping.indexPath(after: [1, 0]) == nil)
    expectEqual(mapping.indexPath(after: [1, 2]), [0, 1])
    expectEqual(mapping.indexPath(after: [1, 3]), [0, 3])
    #expect(mapping.indexPath(before: [0, 2]) == nil)
    expectEqual(mapping.indexPath(before: [0, 3]), [1, 3])
    #expect(mapping.indexPath(before: [1, 0]) == nil)
  }

  @Test func reloadsSurviveOnlyByTheirOwnName() {
    let mapping = ListUpdateMapping(ListUpdates([.reload(0, 2), .delete(0, 0), .insert(0, 0), .insert(0, 2)]))
    #expect(mapping.indexPath(after: [0, 2]) == nil)
    expectEqual(mapping.reloadedIndexPath(after: [0, 2]), [0, 3])
    expectEqual(mapping.reloadedIndexPath(before: [0, 3]), [0, 2])
    #expect(mapping.indexPath(before: [0, 3]) == nil)
    #expect(mapping.reloadedIndexPath(after: [0, 1]) == nil)
    expectEqual(mapping.indexPath(after: [0, 1]), [0, 1])
  }

  @Test func reloadedSectionTakesItsItems() {
    let mapping = ListUpdateMapping(ListUpdates([.reloadSection(1), .reload(1, 0), .deleteSection(0)]))
    #expect(mapping.section(after: 1) == nil)
    expectEqual(mapping.reloadedSection(after: 1), 0)
    expectEqual(mapping.reloadedSection(before: 0), 1)
    #expect(mapping.indexPath(after: [1, 1]) == nil)
    #expect(mapping.reloadedIndexPath(after: [1, 0]) == nil)
    #expect(mapping.indexPath(before: [0, 0]) == nil)
  }

  @Test func movesTakeTheirItemsAlong() {
    let mapping = ListUpdateMapping(ListUpdates([.moveSection(0, to: 2), .move(1, 1, to: 1, 0)]))
    expectEqual(mapping.indexPath(after: [0, 4]), [2, 4])
    expectEqual(mapping.indexPath(after: [1, 1]), [1, 0])
    expectEqual(mapping.indexPath(after: [1, 2]), [0, 1])
    expectEqual(mapping.indexPath(after: [2, 0]), [1, 1])
    expectEqual(mapping.indexPath(before: [1, 0]), [1, 1])
    expectEqual(mapping.indexPath(before: [2, 4]), [0, 4])
  }

  /// The list has 10^15 items; only the operations cost anything.
  @Test func sizeOfTheListPlaysNoPart() {
    let huge = 1_000_000_000_000_000
    let operations = (0..<10_000).map { ListOperation.insert(0, $0 * 2) }
    let mapping = ListUpdateMapping(ListUpdates(operations))
    expectEqual(mapping.indexPath(after: [0, huge]), [0, huge + 10_000])
    expectEqual(mapping.indexPath(before: [0, huge + 10_000]), [0, huge])
    expectEqual(mapping.indexPath(after: [0, 9]), [0, 19])
  }
}
