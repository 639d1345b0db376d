import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Whose layout a section has, in composites of all kinds, through changes of the sections.
@MainActor @Suite(.windows) struct SectionLayoutsOfContentTests {
  private func tickets(_ numbers: Range<Int>) -> FlatDataSource<Ticket> { FlatDataSource(numbers.map { Ticket($0) }) }

  private func composite(_ children: CompositeCollectionViewContent.Child...) -> CompositeCollectionViewContent {
    CompositeCollectionViewContent(children)
  }

  @Test func childrenKeepTheirLayoutsInAComposite() {
    let (first, second, third) = (tickets(0..<6), tickets(6..<12), tickets(12..<18))
    let composite = composite(
      .init(presenting: first.layout(.tiles(2))),
      .init(presenting: second),
      .init(presenting: third.layout(.tiles(3)))
    )
    let collection = makeSections(.tiles(4))
    collection.attach(composite)
    expectEqual(collection.columnCounts, [2, 4, 3])
    composite.moveChild(from: 2, to: 0)
    expectEqual(collection.columnCounts, [3, 2, 4])
    composite.remove(first)
    expectEqual(collection.columnCounts, [3, 4])
    composite.insert(CompositeCollectionViewContent.Child(presenting: tickets(20..<26).layout(.tiles(5))), at: 1)
    expectEqual(collection.columnCounts, [3, 5, 4])
  }

  /// What is inside counts before what is around it.
  @Test func theInnermostLayoutCounts() {
    let inner = composite(
      .init(presenting: tickets(0..<6).layout(.tiles(2))),
      .init(presenting: tickets(6..<12))
    )
    let outer = composite(
      .init(presenting: inner.layout(.tiles(3))),
      .init(presenting: tickets(12..<18))
    )
    let collection = makeSections(.tiles(1))
    collection.attach(outer.layout(.tiles(4)))
    expectEqual(collection.columnCounts, [2, 3, 4])
  }

  @Test func derivedContentHasTheLayoutOfItsBase() {
    let content = tickets(0..<12)
    let collection = makeSections(.tiles(1))
    collection.attach(content.layout(.tiles(3)).filtered { $0.id % 2 == 0 }.map { Ticket($0.id) })
    expectEqual(collection.columnCounts, [3])
    collection.attach(content.layout(.tiles(3)).filtered { $0.id % 2 == 0 }.layout(.tiles(5)))
    expectEqual(collection.columnCounts, [3])
  }

  @Test func headersSayTheLayoutsOfSections() {
    let content = NestedDataSource([ShelfSection("2", 0..<6), ShelfSection("3", 6..<12), ShelfSection("x", 12..<18)])
    let collection = makeSections(.tiles(1))
    collection.attach(content.layout(byHeader: { $0.flatMap { Int($0.id) }.map { .tiles($0) } }))
    expectEqual(collection.columnCounts, [2, 3, 1])
    content.moveSection(from: 0, to: 2)
    expectEqual(collection.columnCounts, [3, 1, 2])
    content.insertSection(ShelfSection("4", 30..<36), at: 1)
    expectEqual(collection.columnCounts, [3, 4, 1, 2])
    content.removeSection(at: 0)
    expectEqual(collection.columnCounts, [4, 1, 2])
    content.apply([ShelfSection("x", 12..<18), ShelfSection("2", 0..<6)])
    expectEqual(collection.columnCounts, [1, 2])
  }

  @Test func groupsHaveTheirLayouts() {
    let content = FlatDataSource((0..<12).map { Ticket($0) }).grouped(
      by: { $0.id / 6 },
      header: { key, _ in Shelf("\(key + 2)") },
      footer: { _, _ in Shelf?.none }
    )
    let collection = makeSections(.tiles(1))
    collection.attach(content.layout(bySection: { .tiles($0 + 2) }))
    expectEqual(collection.columnCounts, [2, 3])
    collection.attach(content.layout(byHeader: { $0?.id == "3" ? .tiles(6) : nil }))
    expectEqual(collection.columnCounts, [1, 6])
  }

  @Test func handWrittenChildrenHaveLayouts() {
    let hand = ItemsChild(name: "h", counts: [4, 4])
    let nested = CompositeCollectionViewDataSource {
      CompositeCollectionViewDataSource.Child(tickets(20..<26))
      CompositeCollectionViewDataSource.Child(tickets(30..<36).layout(.tiles(6)))
    }
    let content = tickets(0..<6).layout(.tiles(2))
    let screen = CompositeCollectionViewDataSource {
      CompositeCollectionViewDataSource.Child(hand).layout(bySection: { $0 == 0 ? .tiles(3) : nil })
      content
      nested.layout(.tiles(5))
    }
    let collection = makeSections(.tiles(1))
    collection.attach(screen)
    expectEqual(collection.columnCounts, [3, 1, 2, 5, 6])
    screen.move(hand, to: 2)
    expectEqual(collection.columnCounts, [2, 5, 6, 3, 1])
    hand.rows.insert(["new"], at: 0)
    screen.collectionView(collection, for: hand)?.insertSections([0])
    expectEqual(collection.columnCounts, [2, 5, 6, 1, 1, 1])
    screen.remove(nested)
    expectEqual(collection.columnCounts, [2, 1, 1, 1])
  }

  @Test func layoutsAreOfNoConcernToTables() {
    let table = makeTable()
    let content = tickets(0..<3)
    let delegate = table.attach(content.layout(.strip))
    expectEqual(table.shownTexts, ["0", "1", "2"])
    content.remove(at: 1)
    expectEqual(table.shownTexts, ["0", "2"])
    expectEqual(delegate.position(by: Int.self)?.carousels, [])
  }

  /// Edits by place go through what names a layout, also in a composite.
  @Test func editsGoThroughTheLayout() throws {
    let content = tickets(0..<4)
    let laidOut = content.layout(.tiles(2))
    laidOut.update(content.place(at: 1, inSection: 0)) { $0.text = "one" }
    expectEqual(content.items[1].text, "one")
    laidOut.move(content.place(at: 0, inSection: 0), after: content.place(at: 3, inSection: 0))
    laidOut.insert(Ticket(9), before: content.place(at: 0, inSection: 0))
    expectEqual(content.items.map(\.id), [9, 1, 2, 3, 0])
    laidOut.replace(content.place(at: 4, inSection: 0), with: Ticket(8))
    laidOut.remove(content.place(at: 0, inSection: 0))
    expectEqual(content.items.map(\.id), [1, 2, 3, 8])
    let composite = CompositeDataSource<Ticket, Never, Never>([.init(laidOut), .init(tickets(10..<12))])
    composite.remove(composite.place(at: 0, inSection: 0))
    expectEqual(content.items.map(\.id), [2, 3, 8])
  }

  @Test func anyOtherLayoutIsLeftAlone() {
    let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
    collection.attach(tickets(0..<4).layout(.strip))
    collection.layoutIfNeeded()
    #expect(collection.headlessScroller(ofSection: 0) == nil)
    expectEqual(collection.shownTexts, ["0", "1", "2", "3"])
  }
}
