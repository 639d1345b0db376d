import RosterCore
import TestSupport
import Testing

struct ChangeStageSectionsTests {
  private let stage = ChangeStage(
    sections: IndexChanges(
      deletes: [1],
      inserts: [2],
      moves: [IndexMove(from: 0, to: 3)],
      updates: [IndexMove(from: 4, to: 4)]
    ),
    items: IndexChanges(
      deletes: [ItemPath(section: 5, item: 6)],
      inserts: [ItemPath(section: 7, item: 8)],
      moves: [IndexMove(from: ItemPath(section: 1, item: 2), to: ItemPath(section: 3, item: 4))],
      updates: [IndexMove(from: ItemPath(section: 8, item: 1), to: ItemPath(section: 9, item: 0))]
    ),
    carriedItems: [IndexMove(from: ItemPath(section: 5, item: 5), to: ItemPath(section: 6, item: 6))]
  )

  @Test func oldIndexesAreShiftedByThoseBeforeAndNewOnesByThoseAfter() {
    expectEqual(
      stage.shifted(before: 10, after: 20),
      ChangeStage(
        sections: IndexChanges(
          deletes: [11],
          inserts: [22],
          moves: [IndexMove(from: 10, to: 23)],
          updates: [IndexMove(from: 14, to: 24)]
        ),
        items: IndexChanges(
          deletes: [ItemPath(section: 15, item: 6)],
          inserts: [ItemPath(section: 27, item: 8)],
          moves: [IndexMove(from: ItemPath(section: 11, item: 2), to: ItemPath(section: 23, item: 4))],
          updates: [IndexMove(from: ItemPath(section: 18, item: 1), to: ItemPath(section: 29, item: 0))]
        ),
        carriedItems: [IndexMove(from: ItemPath(section: 15, item: 5), to: ItemPath(section: 26, item: 6))]
      )
    )
    expectEqual(stage.shifted(before: 0, after: 0), stage)
    expectEqual(stage.shifted(before: 3, after: 5).shifted(before: -3, after: -5), stage)
  }

  @Test func stagesAreJoined() {
    var joined = stage
    joined.append(stage.shifted(before: 10, after: 10))
    #expect(joined.count == 2 * stage.count && joined.carriedItems.count == 2)
    #expect(joined.sections.deletes == [1, 11] && joined.items.updates.map(\.to.section) == [9, 19])
    expectEqual(ChangeStage(sections: .init(deletes: [1, 2], inserts: [0])).growth, -1)
  }
}
