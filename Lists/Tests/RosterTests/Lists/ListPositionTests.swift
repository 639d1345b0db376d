import Foundation
import TestSupport
import Testing

@testable import Roster

/// What is new below, positions that are kept, and items that are not loaded yet.
@MainActor @Suite(.windows) struct ListPositionTests {
  private let content = FlatDataSource((0..<100).map { Ticket($0) })

  private func makeTable(_ anchoring: ListAnchoring = .end) -> (ToldTableView, TableViewDelegate) {
    let table = ToldTableView(shown: .plain)
    table.frame.size = CGSize(width: 390, height: 400)
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    let delegate = table.attach(content)
    delegate.dataSource.updateOptions.anchoring = anchoring
    table.layoutIfNeeded()
    return (table, delegate)
  }

  @Test func whatComesBelowIsCountedUntilItIsSeen() {
    let (table, delegate) = makeTable()
    var counts: [Int] = []
    delegate.onNewItemsBelow { counts.append($0) }
    delegate.scrollToEnd()
    expectEqual(table.contentOffset.y, 4_600)
    content.append(Ticket(200))
    expectEqual(table.contentOffset.y, 4_650)
    expectEqual(counts, [])
    table.headlessScroll(to: CGPoint(x: 0, y: 4_000))
    content.append(contentsOf: [Ticket(201), Ticket(202)])
    content.insert(Ticket(203), at: 0)
    content.insert(Ticket(204), at: 101)
    expectEqual(delegate.newItemsBelow, 3)
    content.remove(at: 103)
    expectEqual(delegate.newItemsBelow, 2)
    // The first of the two, which came before the last row of before, is seen.
    table.headlessScroll(to: CGPoint(x: 0, y: 4_700))
    expectEqual(delegate.newItemsBelow, 1)
    delegate.scrollToEnd()
    expectEqual(counts, [2, 3, 2, 1, 0])
  }

  @Test func sectionsThatComeBelowCountTheirItems() {
    let nested = NestedDataSource([
      ContentSection<String, Ticket, String>(header: nil, items: (0..<50).map { Ticket($0) }, footer: nil)
    ])
    let table = ToldTableView(shown: .plain)
    table.frame.size = CGSize(width: 390, height: 400)
    let delegate = table.attach(nested)
    delegate.dataSource.updateOptions.anchoring = .end
    table.layoutIfNeeded()
    nested.insertSection(ContentSection(header: nil, items: [Ticket(100), Ticket(101)], footer: nil), at: 1)
    expectEqual(delegate.newItemsBelow, 2)
  }

  @Test func aPositionIsRestoredInAnotherLaunch() throws {
    let (table, delegate) = makeTable(.visibleItems)
    table.headlessScroll(to: CGPoint(x: 0, y: 1_020))
    let position = try #require(delegate.position(by: Int.self))
    expectEqual(position, ListPosition(20, distance: -20))
    let data = try JSONEncoder().encode(position)
    content.insert(contentsOf: (200..<210).map { Ticket($0) }, at: 0)
    let (other, otherDelegate) = makeTable(.visibleItems)
    #expect(otherDelegate.scroll(to: try JSONDecoder().decode(ListPosition<Int>.self, from: data)))
    expectEqual(other.contentOffset.y, 1_520)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func aDistanceThatNoItemHasLosesNothing(
    _ distance: Double
  ) {
    let (table, delegate) = makeTable(.visibleItems)
    #expect(delegate.scroll(to: ListPosition(20, distance: distance)))
    expectEqual(table.contentOffset.y, (distance.isFinite ? 0 : 1_000))
  }

  @Test func theEndIsRestoredWhateverHasCome() throws {
    let (_, delegate) = makeTable()
    delegate.scrollToEnd()
    let position = try #require(delegate.position(by: Int.self))
    #expect(position.isAtEnd)
    content.append(contentsOf: (200..<210).map { Ticket($0) })
    let (other, otherDelegate) = makeTable()
    #expect(otherDelegate.scroll(to: position))
    expectEqual(other.contentOffset.y, 5_100)
  }

  @Test func anItemThatIsNotLoadedIsLoadedFirst() async throws {
    let (table, delegate) = makeTable()
    var loaded: [Int] = []
    let isThere = await delegate.scroll(to: ListPosition(250, distance: 100)) { id in
      loaded.append(id)
      content.insert(contentsOf: (200..<300).map { Ticket($0) }, at: 0)
    }
    #expect(isThere)
    expectEqual(loaded, [250])
    expectEqual(table.contentOffset.y, 2_400)
    #expect(await delegate.scroll(to: ListPosition(20)) { loaded.append($0) })
    #expect(await !delegate.scroll(to: ListPosition(999)) { loaded.append($0) })
    expectEqual(loaded, [250, 999])
  }
}
