import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// A data source of one's own, alone and in composites.
@MainActor struct ContentChannelUpdateTests {
  private typealias Composite = CompositeDataSource<Cell, Title, Never>

  @MainActor private struct Tree {
    let custom = CustomSource([.init(id: 1, cells: cells(1)), .init(id: 2, cells: cells(2))])
    let sibling = FlatDataSource(cells(7))
    let inner: Composite
    let root: Composite
    let views: [ListModel]

    init() {
      let (custom, sibling) = (custom, sibling)
      let inner = Composite {
        custom
        sibling
      }
      self.inner = inner
      root = Composite {
        FlatDataSource(cells(8))
        inner
        FlatDataSource(cells(9))
      }
      views = [ListModel(custom, "custom"), ListModel(inner, "inner"), ListModel(root, "root")]
    }

    var complaints: [String] { views.flatMap(\.complaints) }
  }

  @Test func placesAreLedThroughAReloadAsFarAsItIsKnown() {
    let content = CustomSource([.init(id: 1, cells: cells(1)), .init(id: 2, cells: cells(2))])
    let known = content.changes.history.place(at: ItemPath(section: 0, item: 0), in: content.changes)
    let unknown = content.changes.history.place(at: ItemPath(section: 1, item: 0), in: content.changes)
    content.changes.reload(following: { $0.section == 0 ? ItemPath(section: 1, item: $0.item) : nil }) {
      content.sections.reverse()
    }
    expectEqual(content.changes.history.path(of: known), ItemPath(section: 1, item: 0))
    #expect(content.changes.history.path(of: unknown) == nil)
    content.changes.reload(following: { $0 }) {}
    expectEqual(content.changes.history.path(of: known), ItemPath(section: 1, item: 0))
    content.changes.reload {}
    #expect(content.changes.history.path(of: known) == nil)
  }

  @Test func aStageIsAStageAtAllPlaces() {
    makeBurstsOfOthers()
    let tree = Tree()
    let update = tree.custom.changes.perform(ChangeStage(sections: .init(deletes: [0]))) {
      tree.custom.sections.remove(at: 0)
    }
    #expect(update.isShown)
    expectEqual(tree.views[2].stages, [ChangeStage(sections: .init(deletes: [1]))])
    expectEqual(tree.views[2].ids, [[8], [2], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  @Test func aChangesetIsStructureThenContent() {
    let tree = Tree()
    let new = [CellSection(id: 1, cells: [Cell(id: 1, content: 1), Cell(id: 3)])]
    tree.custom.changes.perform(SectionedChangeset(from: tree.custom.sections, to: new)) { tree.custom.sections = new }
    expectEqual(tree.views[0].stages.map(\.description), ["delete section 1, insert 0.1", "update 0.0"])
    expectEqual(tree.views[2].numberOfUpdates, 1)
    expectEqual(tree.complaints, [])
  }

  /// The content between sections and items cannot be known.
  @Test func aChangesetOfMovedSectionsWithOtherItemsReloads() {
    let tree = Tree()
    let new = [CellSection(id: 2, cells: cells(2, 3)), CellSection(id: 1, cells: cells(1, 4))]
    let changeset = SectionedChangeset(from: tree.custom.sections, to: new)
    #expect(changeset.sections.moves.count == 1 && changeset.items.inserts.count == 2)
    tree.custom.changes.perform(changeset) { tree.custom.sections = new }
    expectEqual(tree.views[0].steps, [.reload])
    expectEqual(tree.views[2].ids, [[8], [2, 3], [1, 4], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  /// The sections of the data source go and come; all others stay.
  @Test func aReloadReplacesSectionsOfItsComposites() {
    let tree = Tree()
    tree.custom.changes.reload { tree.custom.sections = [.init(id: 3, cells: cells(3))] }
    #expect(tree.views[0].steps == [.reload] && tree.views[0].told == [.reload])
    expectEqual(
      tree.views[1].stages,
      [
        ChangeStage(sections: .init(deletes: [0, 1])), ChangeStage(sections: .init(inserts: [0])),
      ]
    )
    expectEqual(
      tree.views[2].stages,
      [
        ChangeStage(sections: .init(deletes: [1, 2])), ChangeStage(sections: .init(inserts: [1])),
      ]
    )
    #expect(tree.views[2].told.count == 1 && tree.views[2].numberOfUpdates == 1)
    expectEqual(tree.views[2].ids, [[8], [3], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  @Test func aReloadOfAHiddenChildIsNotTold() {
    let tree = Tree()
    tree.inner.setHidden(true, tree.custom)
    let steps = tree.views[2].numberOfSteps
    tree.custom.changes.reload { tree.custom.sections = [] }
    expectEqual(tree.views[2].numberOfSteps, steps)
    tree.inner.setHidden(false, tree.custom)
    expectEqual(tree.views[2].ids, [[8], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  @Test func anAnnouncementReloadsAllPlaces() {
    let tree = Tree()
    for view in tree.views { view.toleratesAnnouncements = true }
    tree.custom.sections = [.init(id: 3, cells: cells(3, 4))]
    tree.custom.changes.announceReload()
    for view in tree.views { #expect(view.steps == [.reload] && view.told == [.reload]) }
    expectEqual(tree.views[2].ids, [[8], [3, 4], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  /// What has changed already is told before anything that is counted with it.
  @Test func anAnnouncementInATransaction() {
    let tree = Tree()
    for view in tree.views { view.toleratesAnnouncements = true }
    transaction {
      tree.inner.moveChild(from: 0, to: 1)
      tree.sibling.append(Cell(id: 6))
      tree.custom.sections = [.init(id: 3, cells: cells(3, 4)), .init(id: 4, cells: []), .init(id: 5, cells: [])]
      tree.custom.changes.announceReload()
    }
    expectEqual(tree.views[2].ids, [[8], [7, 6], [3, 4], [], [], [9]])
    expectEqual(tree.views[2].told, [.reload])
    expectEqual(tree.complaints, [])
  }

  @Test func aStageInATransactionWaitsForItsEnd() {
    let tree = Tree()
    transaction {
      tree.custom.changes.perform(ChangeStage(sections: .init(inserts: [2]))) {
        tree.custom.sections.append(.init(id: 3, cells: []))
      }
      expectEqual(tree.custom.sections.count, 2)
      tree.custom.changes.reload { tree.custom.sections.removeFirst() }
      tree.inner.remove(tree.custom)
    }
    expectEqual(tree.custom.sections.map(\.id), [2, 3])
    expectEqual(tree.views[2].ids, [[8], [7], [9]])
    expectEqual(tree.complaints, [])
  }

  @Test func aViewThatGoesIsForgotten() {
    let source = FlatDataSource(cells(1))
    var view: ListModel? = ListModel(source)
    expectEqual(source.changes.followers.count, 1)
    view = nil
    #expect(view == nil && source.changes.followers.isEmpty)
  }
}
