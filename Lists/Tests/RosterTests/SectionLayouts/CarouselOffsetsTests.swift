import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Carousels stay where they are scrolled to, by the identity of their sections.
@MainActor struct CarouselOffsetsTests {
  private let content = NestedDataSource([
    ShelfSection("A", 0..<20), ShelfSection("B", 20..<40), ShelfSection("C", 40..<60),
  ])

  private func show(_ content: NestedDataSource<Shelf, Ticket, Never>? = nil) -> UICollectionView {
    let collection = makeSections(.strip)
    collection.attach(content ?? self.content)
    collection.layoutIfNeeded()
    return collection
  }

  private func offsets(_ collection: UICollectionView) -> [CGFloat?] {
    (0..<collection.numberOfSections).map { collection.headlessOffset(ofSection: $0) }
  }

  @Test func carouselsFollowTheirSections() {
    let collection = show()
    collection.headlessScrollSection(0, by: 130)
    collection.headlessScrollSection(2, by: 270)
    expectEqual(offsets(collection), [130, 0, 270])
    content.moveSection(from: 0, to: 2)
    expectEqual(offsets(collection), [0, 270, 130])
    content.insertSection(ShelfSection("D", 60..<80), at: 0)
    expectEqual(offsets(collection), [0, 0, 270, 130])
    content.removeSection(at: 1)
    expectEqual(offsets(collection), [0, 270, 130])
  }

  /// How deep in the view that scrolls them cells are is UIKit's business.
  @Test func cellsMayBeNestedDeeper() {
    HeadlessVariations.scrollingSectionsAreNested.run {
      let collection = show()
      collection.headlessScrollSection(0, by: 130)
      collection.headlessScrollSection(2, by: 270)
      #expect(collection.cellForItem(at: [0, 2])?.superview?.superview === collection.headlessScroller(ofSection: 0))
      content.moveSection(from: 0, to: 2)
      collection.reloadData()
      expectEqual(offsets(collection), [0, 270, 130])
    }
  }

  /// Without a view that scrolls them, carousels begin with the first item of which half was in sight: each is 100 points wide, 10 apart.
  @Test func carouselsOfNoViewBeginWithTheirFirstVisibleItems() {
    HeadlessVariations.scrollingSectionsHaveNoView.run {
      let collection = show()
      collection.headlessScrollSection(0, by: 130)
      collection.headlessScrollSection(1, by: 250)
      #expect(collection.cellForItem(at: [0, 2])?.superview === collection)
      expectEqual(collection.cellForItem(at: [0, 2])?.frame.minX, 90)
      let all = content.sections
      content.apply([all[1]])
      content.apply([all[2], all[0], all[1]])
      expectEqual(offsets(collection), [0, 110, 220])
      collection.attach(FlatDataSource([Ticket(1)]))
      collection.attach(content)
      expectEqual(offsets(collection), [0, 110, 220])
    }
  }

  /// A section that goes and comes again, as a filter has it, is where it was.
  @Test func aSectionThatComesAgainIsWhereItWas() {
    let collection = show()
    collection.headlessScrollSection(1, by: 130)
    let all = content.sections
    content.apply([all[0], all[2]])
    expectEqual(offsets(collection), [0, 0])
    content.apply(all)
    expectEqual(offsets(collection), [0, 130, 0])
  }

  @Test func carouselsStayWhereTheyAreInReloads() {
    let collection = show()
    collection.headlessScrollSection(0, by: 130)
    collection.headlessScrollSection(1, by: 270)
    collection.reloadData()
    expectEqual(offsets(collection), [130, 270, 0])
    // More changes than a batch may have: the view reloads with the sections in another order.
    (collection.dataSource as? CollectionViewDataSource)?.updateOptions.maximumNumberOfChanges = 0
    content.apply(content.sections.reversed())
    expectEqual(offsets(collection), [0, 270, 130])
  }

  /// A view that scrolls is made once for an index, and may be that of another section after a reload.
  @Test func anotherSectionBeginsAtItsStart() {
    let collection = show()
    collection.headlessScrollSection(0, by: 130)
    (collection.dataSource as? CollectionViewDataSource)?.updateOptions.maximumNumberOfChanges = 0
    content.apply([ShelfSection("X", 100..<120), ShelfSection("A", 0..<20)])
    expectEqual(offsets(collection), [0, 130])
  }

  @Test func carouselsStayWhereTheyAreWhenTheContentIsAttachedAgain() {
    let collection = show()
    collection.headlessScrollSection(0, by: 130)
    collection.attach(FlatDataSource([Ticket(1)]))
    expectEqual(offsets(collection), [0])
    collection.attach(content)
    expectEqual(offsets(collection), [130, 0, 0])
    collection.detach()
    collection.layoutIfNeeded()
    collection.attach {
      FlatDataSource([Ticket(1)])
      content
    }
    expectEqual(offsets(collection), [0, 130, 0, 0])
  }

  /// Whether a reload leaves the views of carousels as they are, nobody says: here it does not.
  @Test func aReloadMayBringCarouselsBackToTheirStart() {
    let collection = show()
    collection.headlessScrollSection(0, by: 130)
    let scroller = collection.headlessScroller(ofSection: 0)
    collection.attach(content)
    scroller?.contentOffset.x = 0
    expectEqual(offsets(collection), [130, 0, 0])
  }

  @Test func carouselsStayWhereTheyAreOutOfSight() {
    let content = NestedDataSource((0..<60).map { ShelfSection("\($0)", $0 * 20..<$0 * 20 + 20) })
    let collection = show(content)
    collection.headlessScrollSection(1, by: 130)
    collection.headlessScroll(to: CGPoint(x: 0, y: 2_500))
    content.moveSection(from: 1, to: 5)
    collection.headlessScroll(to: .zero)
    expectEqual(offsets(collection)[5], 130)
    expectEqual(offsets(collection)[1], 0)
  }

  @Test func fewerItemsLeaveAsMuchAsThereIs() {
    let collection = show()
    collection.headlessScrollSection(0, by: 1_000)
    content.updateSection(at: 0) { $0.items.removeLast(15) }
    // 5 items of 100 points, with 10 between them, in 390.
    expectEqual(offsets(collection)[0], 150)
  }

  @Test func fromRightToLeftToo() {
    let collection = makeSections(.strip)
    collection.window?.traitOverrides.layoutDirection = .rightToLeft
    collection.attach(content)
    collection.headlessScrollSection(0, by: 130)
    content.moveSection(from: 0, to: 2)
    expectEqual(offsets(collection), [0, 0, 130])
    collection.attach(FlatDataSource([Ticket(1)]))
    collection.attach(content)
    expectEqual(offsets(collection), [0, 0, 130])
  }

  @Test func aListInTheMiddleIsNoCarousel() {
    content.updateSection(at: 1) { $0.items.removeLast(17) }
    let collection = makeSections(.list())
    collection.attach(content.layout(byHeader: { $0?.id == "B" ? nil : .strip }))
    collection.layoutIfNeeded()
    collection.headlessScrollSection(0, by: 130)
    content.moveSection(from: 0, to: 2)
    expectEqual(offsets(collection), [nil, 0, 130])
  }

  /// What a handler of the user's own section says is still called.
  @Test func aHandlerOfOnesOwnIsCalled() {
    var seen: [CGFloat] = []
    let collection = makeSections(
      .custom { _ in
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { _, offset, _ in seen.append(offset.x) }
        return section
      }
    )
    collection.attach(content)
    collection.layoutIfNeeded()
    collection.headlessScrollSection(0, by: 130)
    #expect(seen.contains(130))
    content.moveSection(from: 0, to: 1)
    expectEqual(offsets(collection), [0, 130, 0])
  }

  // MARK: Positions

  @Test func positionsAreKeptFromOneLaunchToTheNext() throws {
    let collection = makeSections(.strip)
    let delegate = collection.attach(content)
    collection.layoutIfNeeded()
    collection.headlessScrollSection(0, by: 130)
    collection.headlessScrollSection(2, by: 275)
    let position = try #require(delegate.position(by: Int.self))
    // Item 1 is from 110 to 210, and item 42 from 220 to 320: their middles are in sight.
    expectEqual(position.carousels, [ListPosition(1, distance: -20), ListPosition(43, distance: 55)])
    let data = try JSONEncoder().encode(position)

    // The next launch has the shelves in another order, and a new item.
    let later = NestedDataSource([
      ShelfSection("C", 39..<60), ShelfSection("A", 0..<20), ShelfSection("B", 20..<39),
    ])
    let next = makeSections(.strip)
    let handlers = next.attach(later)
    next.layoutIfNeeded()
    handlers.scroll(to: try JSONDecoder().decode(ListPosition<Int>.self, from: data))
    expectEqual(offsets(next), [385, 130, 0])
    expectEqual(
      handlers.position(by: Int.self)?.carousels,
      [ListPosition(43, distance: 55), ListPosition(1, distance: -20)]
    )
  }

  @Test func aCarouselOutOfSightIsRestoredOnceItIsSeen() throws {
    let content = NestedDataSource((0..<60).map { ShelfSection("\($0)", $0 * 20..<$0 * 20 + 20) })
    let collection = makeSections(.strip)
    let delegate = collection.attach(content)
    collection.layoutIfNeeded()
    var position = ListPosition(0)
    position.carousels = [ListPosition(50 * 20 + 4, distance: 15)]
    delegate.scroll(to: position)
    // The first item begins at the upper edge, and its header above it.
    expectEqual(collection.contentOffset.y, CollectionViewDelegate.defaultSupplementaryLength)
    collection.headlessScroll(to: CGPoint(x: 0, y: 10_000))
    // Four items before it, each with the room behind it.
    let offset = try #require(collection.headlessOffset(ofSection: 50))
    #expect(abs(offset - (4 * 110 - 15)) < 0.01)
  }

  @Test func positionsOfEarlierVersionsHaveNoCarousels() throws {
    let data = Data(#"{"id":3,"distance":4.5,"isAtEnd":true}"#.utf8)
    try expectEqual(
      JSONDecoder().decode(ListPosition<Int>.self, from: data),
      ListPosition(3, distance: 4.5, isAtEnd: true)
    )
    let encoded = try JSONEncoder().encode(ListPosition(3))
    #expect(!String(decoding: encoded, as: UTF8.self).contains("carousels"))
  }
}
