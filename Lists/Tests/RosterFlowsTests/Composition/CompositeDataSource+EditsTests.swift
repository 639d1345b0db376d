import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

/// Edits by place of what a composite shows, which go to the child that has the item.
@MainActor struct CompositeEditsTests {
  private let inbox = FlatDataSource(cells(1, 2, 3))
  private let sent = FlatDataSource(cells(11, 12))

  @Test func aChildAtAnyDepthTakesEdits() {
    let inner = CompositeDataSource<Cell, Never, Never> { inbox.filtered { $0.id != 2 } }
    let composite = CompositeDataSource<Cell, Never, Never> {
      sent
      inner
    }
    let place = composite.place(at: 1, inSection: 1)
    composite.update(place) { $0.content = 5 }
    composite.insert(Cell(id: 4), before: place)
    expectEqual(inbox.items, [Cell(id: 1), Cell(id: 2), Cell(id: 4), Cell(id: 3, content: 5)])
    expectEqual(composite.replace(place, with: Cell(id: 5)).value, Cell(id: 3, content: 5))
    expectEqual(composite.reconfigure(place).value, Cell(id: 5))
    #expect(composite.remove(place).value == Cell(id: 5) && composite.remove(place).value == nil)
    expectEqual(inbox.items.map(\.id), [1, 2, 4])
  }

  /// One update, in which a view moves the row.
  @Test func anItemGoesFromOneChildToAnother() {
    let composite = CompositeDataSource<Cell, Never, Never> {
      inbox
      sent
    }
    let view = ListModel(composite)
    composite.move(composite.place(at: 1, inSection: 0), after: composite.place(at: 0, inSection: 1))
    #expect(inbox.items.map(\.id) == [1, 3] && sent.items.map(\.id) == [11, 2, 12])
    #expect(view.numberOfUpdates == 1 && view.lost == [] && view.complaints == [])
    let place = composite.place(at: 1, inSection: 0)
    composite.move(place, before: composite.place(at: 0, inSection: 0))
    expectEqual(inbox.items.map(\.id), [3, 1])
    composite.insert(Cell(id: 9), after: place)
    expectEqual(inbox.items.map(\.id), [3, 9, 1])
    transaction {
      let gone = composite.place(at: 0, inSection: 1)
      composite.remove(gone)
      #expect(composite.move(place, before: gone).value == nil)
    }
    #expect(inbox.items.map(\.id) == [3, 9, 1] && sent.items.map(\.id) == [2, 12])
  }

  @Test func whatIsMappedOrTakesNoEditsStays() {
    struct Text { let text: String }
    let texts = FlatDataSource([Text(text: "a")])
    let composite = CompositeDataSource<Cell, Never, Never>([
      ContentChild(inbox.map { Cell(id: $0.id + 100) }), ContentChild(texts.map { _ in Cell(id: 0) }),
    ])
    #expect(composite.remove(composite.place(at: 0, inSection: 0)).value == nil)
    #expect(composite.remove(composite.place(at: 0, inSection: 1)).value == nil)
    #expect(composite.remove(sent.place(at: 0, inSection: 0)).value == nil)
    #expect(inbox.items.count == 3 && texts.items.count == 1 && sent.items.count == 2)
  }

  /// Where a data source is there several times, the child that shows an item takes edits of it, and one that takes none is
  /// passed over.
  @Test func editsGoWhereAnItemIsShown() {
    let odd = inbox.filtered { $0.id % 2 == 1 }
    let even = inbox.filtered { $0.id % 2 == 0 }
    let composite = CompositeDataSource<Cell, Never, Never> {
      sent
      inbox.map { Cell(id: $0.id + 100) }
      odd
      even
    }
    let two = inbox.place(at: 1, inSection: 0)
    expectEqual(composite.move(sent.place(at: 0, inSection: 0), before: two).value?.id, 11)
    #expect(inbox.items.map(\.id) == [1, 11, 2, 3] && sent.items.map(\.id) == [12])
    composite.insert(Cell(id: 4), after: two)
    expectEqual(inbox.items.map(\.id), [1, 11, 2, 4, 3])
    composite.update(two) { $0.content = 7 }
    expectEqual(inbox.items[2], Cell(id: 2, content: 7))
    // From the child that shows odd ones to beside one that the other shows: both are the inbox's.
    let view = ListModel(composite)
    composite.move(inbox.place(at: 4, inSection: 0), before: two)
    #expect(inbox.items.map(\.id) == [1, 11, 3, 2, 4] && view.lost == [] && view.complaints == [])
    expectEqual(composite.remove(two).value?.id, 2)
    expectEqual(inbox.items.map(\.id), [1, 11, 3, 4])
  }

  @Test func editsThroughMergedContent() {
    let merged = inbox.merged(with: sent, by: Sorter(\.id, .descending))
    let found = merged.searched(by: { "\($0.id)" })
    found.search.text = "1"
    expectEqual(found.rows[0].map(\.id), [12, 11, 1])
    let place = found.place(at: 1, inSection: 0)
    found.update(place) { $0.content = 7 }
    expectEqual(sent.items[0], Cell(id: 11, content: 7))
    found.remove(found.place(at: 2, inSection: 0))
    expectEqual(inbox.items.map(\.id), [2, 3])
    #expect(merged.remove(place).value?.id == 11 && found.rows[0].map(\.id) == [12])
  }

  @Test func orderThroughSearchesSubsetsAndReversedContent() {
    let found = inbox.searched(by: { "\($0.id)" })
    found.move(found.place(at: 2, inSection: 0), before: found.place(at: 0, inSection: 0))
    expectEqual(inbox.items.map(\.id), [3, 1, 2])
    let others = inbox.excluding(ids: [1])
    others.insert(Cell(id: 4), after: others.place(at: 0, inSection: 0))
    expectEqual(inbox.items.map(\.id), [3, 1, 4, 2])
    let reversed = inbox.reversed()
    reversed.move(reversed.place(at: 0, inSection: 0), after: reversed.place(at: 3, inSection: 0))
    #expect(reversed.rows[0].map(\.id) == [4, 1, 3, 2] && inbox.items.map(\.id) == [2, 3, 1, 4])
    let all = inbox.flattened()
    all.insert(Cell(id: 5), before: all.place(at: 0, inSection: 0))
    expectEqual(inbox.items.first?.id, 5)
  }
}
