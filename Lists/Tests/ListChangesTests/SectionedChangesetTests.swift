import ListChanges
import ListModels
import TestSupport
import Testing

struct SectionedChangesetTests {
  @Test func saysWhatHappened() {
    let old = [
      CellSection(id: 1, cells: cells(1, 2)), CellSection(id: 2, cells: cells(3)),
      CellSection(id: 3, cells: cells(4, 5)),
    ]
    var new = [
      CellSection(id: 3, cells: cells(4, 1)), CellSection(id: 4, cells: cells(3, 6)),
      CellSection(id: 1, header: 1, cells: cells(2)),
    ]
    new[0].cells[1].content = 1
    let changes = SectionedChangeset(from: old, to: new)
    expectEqual(
      changes.description,
      "delete section 1, insert section 1, move section 2→0, update section 0→2, "
        + "delete 2.1, move 0.0→0.1 1.0→1.0, update 0.0→0.1"
    )
    expectEqual(changes.count, 8)
  }

  @Test func headersIdentifyContentSections() {
    typealias Section = ContentSection<Cell, Cell, Never>
    let old = [Section(header: Cell(id: 1), items: cells(1)), Section(header: nil, items: cells(2))]
    let new = [Section(header: nil, items: cells(2)), Section(header: Cell(id: 1, content: 1), items: cells(1))]
    let changes = SectionedChangeset(from: old, to: new)
    expectEqual(changes.sections.moves.count, 1)
    expectEqual(changes.sections.updates, [IndexMove(from: 0, to: 1)])
    #expect(changes.items.deletes.isEmpty && changes.items.inserts.isEmpty && changes.items.moves.isEmpty)
  }

  @Test func theSectionThatIsUntouchedMoves() {
    let old = [CellSection(id: 1, cells: cells(1)), CellSection(id: 2, cells: cells(2))]
    let first = SectionedChangeset(
      from: old,
      to: [CellSection(id: 2, cells: cells(2)), CellSection(id: 1, cells: cells(1, 3))]
    )
    expectEqual(first.description, "move section 1→0, insert 1.1")
    let second = SectionedChangeset(
      from: old,
      to: [CellSection(id: 2, cells: cells(2, 3)), CellSection(id: 1, cells: cells(1))]
    )
    expectEqual(second.description, "move section 0→1, insert 0.1")
    expectEqual(second.stages(sectionCount: 2).count, 1)
  }

  @Test func movedSectionsThatChangeTakeTwoStages() {
    let old = [CellSection(id: 1, cells: cells(1, 2)), CellSection(id: 2, cells: cells(3, 4))]
    let new = [CellSection(id: 2, cells: cells(3)), CellSection(id: 1, cells: cells(2))]
    let changes = SectionedChangeset(from: old, to: new)
    let stages = changes.stages(sectionCount: 2)
    expectEqual(stages.map(\.stage.description), ["move section 1→0", "delete 0.1 1.0"])
    expectEqual(stages.map(\.isNew), [false, true])
    expectEqual(stages[0].sections(old: old, new: new), [old[1], old[0]])
  }

  @Test func movesOutOfAndIntoChangingSectionsAreInsertionsAndDeletions() {
    let old = [CellSection(id: 1, cells: cells(1, 2)), CellSection(id: 2, cells: cells(3))]
    let new = [CellSection(id: 2, cells: [Cell(id: 1, content: 1)]), CellSection(id: 3, cells: cells(3, 2))]
    let changes = SectionedChangeset(from: old, to: new)
    expectEqual(changes.items.moves.count, 3)
    let stages = changes.stages(sectionCount: 2)
    expectEqual(stages.map(\.stage.description), ["delete section 0, insert section 1, delete 1.0, insert 0.0"])
  }

  @Test func repeatedIdentifiersAreMatchedInsideTheirSectionFirst() {
    let old = [CellSection(id: 1, cells: cells(9, 8, 7)), CellSection(id: 2, cells: cells(9, 6, 5))]
    let new = [CellSection(id: 1, cells: cells(7, 4, 3)), CellSection(id: 2, cells: cells(6, 5, 9))]
    let changes = SectionedChangeset(from: old, to: new)
    expectEqual(changes.description, "delete 0.0 0.1, insert 0.1 0.2, move 1.0→1.2")
  }
}
