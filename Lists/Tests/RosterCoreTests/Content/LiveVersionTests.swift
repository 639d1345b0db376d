import ListChanges
import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct LiveVersionTests {
  private func source(_ cells: Cell...) -> CustomSource {
    CustomSource([ContentSection(header: Title(id: 1), items: cells)])
  }

  @Test func withoutFollowersNothingIsRead() {
    let source = source(Cell(id: 1), Cell(id: 2))
    let deletion = SectionedChangeset(ListChangeset(deletes: [0]), inSection: 0)
    let update = source.changes.perform(deletion) { source.sections[0].items.removeFirst() }
    #expect(update.isShown && source.reads == 0 && source.changes.live == nil)
    source.changes.perform(by: .id()) { source.sections = [] }
    expectEqual(source.reads, 0)
  }

  @Test func whatIsKnownIsReadAlone() {
    let source = source(Cell(id: 1), Cell(id: 2), Cell(id: 3))
    let mapped = source.map(\.id)
    let log = ChangeLog(mapped)
    source.changes.perform(ChangeStage(items: .init(deletes: [ItemPath(section: 0, item: 1)]))) {
      source.sections[0].items.remove(at: 1)
    }
    #expect(source.reads == 1 && log.drainStages() == ["delete 0.1"])
    expectEqual(mapped.rows, [[1, 3]])
  }

  @Test func anOldVersionKeepsItemsAndHeadersThatHaveGone() {
    let source = source(Cell(id: 1), Cell(id: 2))
    let mapped = source.map { $0 }
    let old = source.version
    source.changes.perform(by: .id()) {
      source.sections = [ContentSection(header: Title(id: 2), items: [Cell(id: 3), Cell(id: 2, content: 5)])]
    }
    expectEqual(old.items(inSection: 0), cells(1, 2))
    expectEqual(old.header(ofSection: 0), Title(id: 1))
    expectEqual(source.version.items(inSection: 0), [Cell(id: 3), Cell(id: 2, content: 5)])
    withExtendedLifetime(mapped) {}
  }

  @Test func anUndescribedChangeIsFound() {
    let source = source(Cell(id: 1), Cell(id: 2), Cell(id: 3))
    let mapped = source.map { $0 }
    let log = ChangeLog(mapped)
    source.changes.perform(by: .id()) {
      source.sections[0].items = [Cell(id: 3), Cell(id: 1, content: 1)]
      source.sections[0].header?.text = 7
    }
    expectEqual(log.drainStages(), ["delete 0.1, move 0.2→0.0", "update section 0, update 0.1"])
  }

  @Test func observersOfContentThatNobodyKnowsLearnOfChanges() {
    let changes = ContentChannel<Int>()
    var told: [String] = []
    let observation = changes.observe { change in
      if case .update(let stages) = change { told += stages.map(\.description) }
    }
    changes.perform(
      SectionedChangeset(ListChangeset(deletes: [0], inserts: [2], updates: [IndexMove(from: 1, to: 0)]), inSection: 1)
    ) {}
    expectEqual(told, ["delete 1.0, insert 1.2", "update 1.0"])
    withExtendedLifetime(observation) {}
  }

  #if EXIT_TESTS
    @Test func otherCountsThanTheChangesLeadToTrap() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = CustomSource([ContentSection(header: Title(id: 1), items: cells(1))])
          let mapped = source.map { $0 }
          source.changes.perform(ChangeStage(items: .init(deletes: [ItemPath(section: 0, item: 0)]))) {}
          withExtendedLifetime(mapped) {}
        }
      }
      expectText(
        "CustomSource: it has 1 items in section 0 after an update whose changes lead to 0",
        "perform(by:commit:)",
        in: result
      )
    }
  #endif
}
