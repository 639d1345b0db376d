import ListModels
import Testing

@testable import RosterCore

/// What a view shows between two versions.
@MainActor struct ShownContentTests {
  private typealias Composite = CompositeDataSource<String, Never, Never>

  private let lists = [FlatDataSource(["a1", "a2"]), FlatDataSource(["b1"]), FlatDataSource(["c1", "c2", "c3"])]

  private func view(_ content: Composite) -> ReplayingView<Composite> {
    ReplayingView(content, text: { $0 }, header: noHeader)
  }

  /// The sections move first, with the rows that they had.
  @Test func sectionsThatMoveAndChangeTakeTwoSteps() {
    let composite = Composite(lists.map { ContentChild($0) })
    let view = view(composite)
    var texts: [[[String]]] = []
    view.asking = {
      texts.append(
        (0..<view.shown.numberOfSections).map { section in view.shown.read(section) { $0.items(inSection: $1) } }
      )
    }
    transaction {
      composite.moveChild(from: 2, to: 0)
      lists[2].remove(at: 1)
      lists[0].append("a3")
      composite.insert(FlatDataSource(["d1"]), at: 1)
    }
    #expect(view.complaints == [])
    #expect(
      texts == [
        [["c1", "c2", "c3"], ["d1"], ["a1", "a2"], ["b1"]],
        [["c1", "c3"], ["d1"], ["a1", "a2", "a3"], ["b1"]],
      ]
    )
  }

  @Test func aViewThatPausesGoesOnWithTheVersionThatItHasTaken() {
    let composite = Composite(lists.map { ContentChild($0) })
    let view = view(composite)
    view.pausesAfterStep = true
    transaction {
      composite.moveChild(from: 2, to: 0)
      lists[2].remove(at: 1)
    }
    #expect(view.isBusy && view.texts == [["c1", "c2", "c3"], ["a1", "a2"], ["b1"]])
    view.isHeldBack = true
    lists[1].append("b2")
    #expect(view.texts == [["c1", "c2", "c3"], ["a1", "a2"], ["b1"]] && view.numberOfUpdates == 1)
    view.isBusy = false
    Turn.flush()
    #expect(view.texts == [["c1", "c3"], ["a1", "a2"], ["b1", "b2"]])
    #expect(view.numberOfUpdates == 2 && view.complaints == [])
  }

  @Test func aReloadShowsTheNewestVersion() {
    let composite = Composite(lists.map { ContentChild($0) })
    let view = view(composite)
    composite.changes.reload { [lists] in lists[0].append("a3") }
    #expect(view.numberOfReloads == 1 && view.texts[0] == ["a1", "a2", "a3"] && view.complaints == [])
  }

  /// A row that leaves one list for another moves, if the view compares rows.
  @Test func rowsThatChangeTheirDataSourceMove() {
    let composite = Composite(lists.map { ContentChild($0) })
    let view = view(composite)
    view.shown.comparison = .init(id: { AnyHashable($0) }, areSame: ==)
    transaction {
      lists[0].remove(at: 0)
      lists[2].insert("a1", at: 1)
    }
    guard case .stage(let stage)? = view.steps.first else { return #expect(Bool(false)) }
    #expect(stage.items.moves == [IndexMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 2, item: 1))])
    #expect(stage.items.deletes == [] && stage.items.inserts == [] && view.complaints == [])
  }
}
