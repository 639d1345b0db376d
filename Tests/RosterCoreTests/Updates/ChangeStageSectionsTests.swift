import Testing

@testable import RosterCore

struct ChangeStageSectionsTests {
  private let stage = ChangeStage(
    deletedSections: [1],
    insertedSections: [2],
    movedSections: [IndexMove(from: 0, to: 3)],
    updatedSections: [4],
    deletedItems: [ItemPath(section: 5, item: 6)],
    insertedItems: [ItemPath(section: 7, item: 8)],
    movedItems: [IndexMove(from: ItemPath(section: 1, item: 2), to: ItemPath(section: 3, item: 4))],
    updatedItems: [ItemPath(section: 9, item: 0)],
    carriedItems: [IndexMove(from: ItemPath(section: 5, item: 5), to: ItemPath(section: 6, item: 6))]
  )

  @Test func oldIndexesAreShiftedByThoseBeforeAndNewOnesByThoseAfter() {
    #expect(
      stage.shifted(before: 10, after: 20)
        == ChangeStage(
          deletedSections: [11],
          insertedSections: [22],
          movedSections: [IndexMove(from: 10, to: 23)],
          updatedSections: [24],
          deletedItems: [ItemPath(section: 15, item: 6)],
          insertedItems: [ItemPath(section: 27, item: 8)],
          movedItems: [IndexMove(from: ItemPath(section: 11, item: 2), to: ItemPath(section: 23, item: 4))],
          updatedItems: [ItemPath(section: 29, item: 0)],
          carriedItems: [IndexMove(from: ItemPath(section: 15, item: 5), to: ItemPath(section: 26, item: 6))]
        )
    )
    #expect(stage.shifted(before: 0, after: 0) == stage)
    #expect(stage.shifted(before: 3, after: 5).shifted(before: -3, after: -5) == stage)
  }

  @Test func stagesAreJoined() {
    var joined = stage
    joined.append(stage.shifted(before: 10, after: 10))
    #expect(joined.count == 2 * stage.count && joined.carriedItems.count == 2)
    #expect(joined.deletedSections == [1, 11] && joined.updatedItems.map(\.section) == [9, 19])
    #expect(ChangeStage(deletedSections: [1, 2], insertedSections: [0]).growth == -1)
  }
}
