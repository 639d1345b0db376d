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

  @Test func aPlaceOfOnesOwnDataSourceFollowsItsStages() {
    let source = CustomSource([
      .init(header: Title(id: 1), items: cells(1, 2)), .init(header: Title(id: 2), items: cells(3)),
    ])
    let place = source.place(at: 1, inSection: 0)
    source.changes.perform(ChangeStage(sections: .init(inserts: [0]))) {
      source.sections.insert(.init(header: Title(id: 3), items: []), at: 0)
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
}
