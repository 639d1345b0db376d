import Foundation
import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct ItemPlaceTests {
  /// Two items of the same value, told apart by their places only.
  @Test func aPlaceFollowsAnItemWithoutIdentity() {
    let source = FlatDataSource([Opaque(id: 1), Opaque(id: 1), Opaque(id: 1)])
    let place = source.place(at: 1, inSection: 0)
    source.insert(Opaque(id: 7), at: 0)
    source.update(at: 2) { $0.content = 5 }
    source.move(from: 2, to: 0)
    expectEqual(source.indexPath(of: place), [0, 0])
    expectEqual(source.item(at: place)?.content, 5)
    expectEqual(source.remove(place).value?.content, 5)
    #expect(source.indexPath(of: place) == nil)
    #expect(source.remove(place).value == nil)
    expectEqual(source.items.count, 3)
  }

  @Test func aSwipedRowIsRemovedThoughOneCameAbove() {
    let source = FlatDataSource(cells(1, 2, 3))
    let place = source.place(at: [0, 2])
    source.apply(cells(9, 3, 1, 2))
    expectEqual(source.remove(place).value, Cell(id: 3))
    expectEqual(source.items, cells(9, 1, 2))
  }

  /// A tap hands out what the view knows; the edit means the draft.
  @Test func aPlaceOfWhatViewsKnowMeansTheSameItemInADraft() async {
    let source = FlatDataSource(cells(1, 2, 3))
    let view = ListModel(source)
    let update = coalesced {
      source.insert(Cell(id: 9), at: 0)
      source.remove(at: 1)
    }
    expectEqual(source.item(at: 1, inSection: 0), Cell(id: 2))
    let place = source.place(at: 1, inSection: 0)
    let gone = source.place(at: 0, inSection: 0)
    let edit = coalesced {
      #expect(source.remove(gone).value == nil)
      expectEqual(source.update(place) { $0.content = 4 }.value, Cell(id: 2, content: 4))
    }
    expectEqual(source.items, [Cell(id: 9), Cell(id: 2, content: 4), Cell(id: 3)])
    await update.shown()
    await edit.shown()
    #expect(view.ids == [[9, 2, 3]] && view.complaints == [])
    expectEqual(source.indexPath(of: place), [0, 1])
  }

  @Test func aPlaceOfADraftStaysTrueOnceTheDraftIsShown() {
    let source = FlatDataSource([Opaque(id: 1), Opaque(id: 2)])
    var place: ItemPlace?
    transaction {
      source.insert(Opaque(id: 3), at: 0)
      place = source.place(at: 0, inSection: 0)
      source.move(from: 0, to: 2)
    }
    expectEqual(place.flatMap(source.indexPath), [0, 2])
  }

  @Test func anItemThatCannotBeFollowedIsFoundByItsIdentifier() {
    let source = FlatDataSource(cells(1, 2, 3))
    let place = source.place(at: 2, inSection: 0)
    source.changes.reload {}
    source.remove(at: 0)
    source.insert(Cell(id: 1), at: 2)
    expectEqual(source.indexPath(of: place), [0, 1])
    source.remove(place)
    source.insert(Cell(id: 3, content: 1), at: 0)
    expectEqual(source.item(at: place), Cell(id: 3, content: 1))
  }

  /// Of two items with the same identifier, the place means one.
  @Test func repeatedIdentifiersAreNotTakenForEachOther() {
    let source = FlatDataSource(cells(1, 1, 2))
    source.duplicates = .keepAll
    let place = source.place(at: 1, inSection: 0)
    #expect(source.remove(place).value != nil)
    #expect(source.remove(place).value == nil)
    expectEqual(source.items, cells(1, 2))
  }

  @Test func aPlaceOfACompositeIsOneOfTheChild() {
    let inbox = FlatDataSource(cells(1, 2))
    let archive = NestedDataSource<Never, Cell, Never>([.init(items: cells(5)), .init(items: cells(6, 7))])
    let mapped = archive.map { Cell(id: $0.id, content: $0.content + 100) }
    let inner = CompositeDataSource<Cell, Never, Never> {
      inbox
      mapped
    }
    let top = FlatDataSource(cells(0))
    let root = CompositeDataSource<Cell, Never, Never> {
      top
      inner
    }
    let place = root.place(at: [3, 1])
    expectEqual(archive.indexPath(of: place), [1, 1])
    expectEqual(mapped.indexPath(of: place), [1, 1])
    expectEqual(inner.indexPath(of: place), [2, 1])
    #expect(inbox.indexPath(of: place) == nil && top.indexPath(of: place) == nil)
    archive.insert(Cell(id: 8), at: 0, inSection: 1)
    inner.setHidden(true, inbox)
    expectEqual(root.indexPath(of: place), [2, 2])
    expectEqual(root.item(at: place), Cell(id: 7, content: 100))
    expectEqual(archive.update(place) { $0.content = 1 }.value, Cell(id: 7, content: 1))
    expectEqual(root.item(at: place), Cell(id: 7, content: 101))
    #expect(inbox.remove(place).value == nil)
    inner.setHidden(true, mapped)
    #expect(root.indexPath(of: place) == nil && archive.indexPath(of: place) == [1, 2])
    expectEqual(archive.remove(place).value, Cell(id: 7, content: 1))
  }

  @Test func aPlaceOfOnesOwnDataSourceFollowsItsStages() {
    let source = CustomSource([.init(id: 1, cells: cells(1, 2)), .init(id: 2, cells: cells(3))])
    let place = source.place(at: 1, inSection: 0)
    source.changes.perform(ChangeStage(sections: .init(inserts: [0]))) {
      source.sections.insert(.init(id: 3, cells: []), at: 0)
    }
    expectEqual(source.indexPath(of: place), [1, 1])
    source.changes.reload { source.sections = [] }
    #expect(source.indexPath(of: place) == nil)
  }

  /// The places of a data source are of no use to another.
  @Test func aPlaceOfAnotherDataSourceIsGone() {
    let (source, other) = (FlatDataSource(cells(1)), FlatDataSource(cells(1)))
    let place = other.place(at: 0, inSection: 0)
    #expect(source.remove(place).value == nil)
    #expect(source.move(place, after: source.place(at: 0, inSection: 0)).value == nil)
    expectEqual(source.items, cells(1))
  }

  // MARK: Cost

  /// Without places nothing is remembered; with one, changes are, until it goes.
  @Test func changesAreRememberedOnlyForPlaces() {
    let source = FlatDataSource(cells(1, 2, 3))
    weak let moment = source.changes.history.shownMoment
    source.remove(at: 0)
    #expect(moment === source.changes.history.shownMoment)
    var place: ItemPlace? = source.place(at: 0, inSection: 0)
    source.remove(at: 1)
    #expect(moment != nil && moment !== source.changes.history.shownMoment)
    #expect(place != nil)
    place = nil
    #expect(moment == nil)
  }

  @Test(.slow) func aLongHistoryIsReleasedWithoutRecursion() {
    let source = FlatDataSource([Opaque(id: 0)])
    var place: ItemPlace? = source.place(at: 0, inSection: 0)
    for _ in 0..<50_000 { source.update(at: 0) { _ in } }
    for id in 1..<20_000 { source.append(Opaque(id: id)) }
    expectEqual(place.flatMap(source.indexPath), [0, 0])
    place = source.place(at: 0, inSection: 0)
    for _ in 0..<20_000 {
      source.remove(at: 1)
      source.append(Opaque(id: 1))
    }
    place = nil
    expectEqual(source.items.count, 20_000)
  }

  // MARK: Random changes

  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>)) func placesFollowFlatItems(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = FlatDataSource((0..<4).map { Opaque(id: $0) }, emptySections: seed % 2 == 0 ? .keep : .drop)
    let watch = PlaceWatch(source, id: \.id) {
      source.items.isEmpty && seed % 2 == 1 ? [] : [source.items.map(\.id)]
    }
    var next = 100
    run(&random, watch) { random in
      next += 1
      let count = source.items.count
      let index = Int.random(in: 0..<max(1, count), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: source.insert(Opaque(id: next), at: Int.random(in: 0...count, using: &random))
      case 2 where count > 0: source.remove(at: index)
      case 3 where count > 0: source.move(from: index, to: Int.random(in: 0..<count, using: &random))
      case 4 where count > 0: source.update(at: index) { $0.content += 1 }
      default:
        var items = source.items.shuffled(using: &random).dropLast(Int.random(in: 0...1, using: &random))
        items.append(Opaque(id: next))
        source.apply(Array(items), by: .keys(id: \.id, content: \.content))
      }
    }
  }

  @Test(arguments: Seeds.some(of: 0..<120 as Range<UInt64>)) func placesFollowNestedItems(seed: UInt64) {
    typealias Source = NestedDataSource<Int, Opaque, Never>
    var random = SeededGenerator(seed: seed)
    let content = (0..<3).map { section in
      Source.Section(header: section, items: (0..<section).map { Opaque(id: section * 10 + $0) })
    }
    let policy = seed % 2 == 0 ? EmptySections.keep : .drop
    let source =
      seed % 3 == 0
      ? Source(content, emptySections: policy, by: <)
      : Source(content, emptySections: policy)
    let watch = PlaceWatch(source, id: \.id) {
      source.sections.filter { policy == .keep || !$0.items.isEmpty }.map { $0.items.map(\.id) }
    }
    var next = 100
    run(&random, watch) { random in
      next += 1
      let shown = source.sections.filter { policy == .keep || !$0.items.isEmpty }
      let section = Int.random(in: 0..<max(1, shown.count), using: &random)
      let count = shown.isEmpty ? 0 : shown[section].items.count
      let index = Int.random(in: 0..<max(1, count), using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0 where !shown.isEmpty:
        source.insert(Opaque(id: next), at: Int.random(in: 0...count, using: &random), inSection: section)
      case 1 where count > 0: source.remove(at: index, inSection: section)
      case 2 where count > 0, 3 where count > 0:
        let other = Int.random(in: 0..<shown.count, using: &random)
        let limit = shown[other].items.count - (other == section ? 1 : 0)
        source.move(at: index, inSection: section, to: Int.random(in: 0...limit, using: &random), inSection: other)
      case 4 where count > 0: source.update(at: index, inSection: section) { $0.content += 1 }
      case 5 where shown.count > 2: source.removeSection(at: section)
      case 6: source.insertSection(.init(header: next, items: [Opaque(id: next)]))
      default:
        var items = source.sections.flatMap(\.items).shuffled(using: &random)
        if items.count > 8 { items.removeLast(2) }
        items.append(Opaque(id: next))
        var sections = source.sections.shuffled(using: &random)
        if sections.count > 4 { sections.removeLast() }
        if sections.isEmpty { sections.append(.init(header: next, items: [])) }
        for section in sections.indices { sections[section].items = [] }
        for item in items { sections[Int.random(in: sections.indices, using: &random)].items.append(item) }
        source.apply(sections, items: .keys(id: \.id, content: \.content))
      }
    }
  }

  /// Makes changes one by one, in transactions and in bursts.
  private func run(
    _ random: inout SeededGenerator,
    _ watch: PlaceWatch,
    _ change: (inout SeededGenerator) -> Void
  ) {
    watch.take()
    for round in 0..<30 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        transaction {
          for step in 0..<Int.random(in: 1...4, using: &random) {
            change(&random)
            watch.check("in transaction \(round), step \(step)")
            if Bool.random(using: &random) { watch.take() }
          }
        }
      case 1:
        coalesced { change(&random) }
        watch.check("in burst \(round)")
        watch.take()
        coalesced { change(&random) }
        watch.check("in burst \(round) again")
        UpdateCoordinator.shared.flush()
      default: change(&random)
      }
      watch.check("after round \(round)")
      if watch.complaints.count > 3 { break }
      watch.forget(&random)
      watch.take()
    }
    expectEqual(watch.complaints, [])
    #expect(watch.checks > 50)
  }
}
