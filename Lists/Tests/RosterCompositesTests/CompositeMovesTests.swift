import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Items that change child of a hand-written composite in one transaction keep their cells and their selection.
@MainActor @Suite(.windows) struct CompositeMovesTests {
  /// Where the two lists are.
  enum Arrangement: CaseIterable, Sendable { case siblings, nested, cousins }

  private typealias Rows = CompositeTableViewDataSource
  private typealias Items = CompositeCollectionViewDataSource

  private let pinned = FlatDataSource([Ticket(1)])
  private let others = FlatDataSource([Ticket(2), Ticket(3), Ticket(4)])
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  /// Shows a hand-written section, the pinned tickets, another hand-written section and the other tickets.
  private func show(_ arrangement: Arrangement, _ pinned: FlatDataSource<Ticket>, _ others: FlatDataSource<Ticket>) {
    switch arrangement {
    case .siblings:
      table.attach(
        Rows(children: [.init(RowsChild([["a"]])), .init(pinned), .init(RowsChild([["b"]])), .init(others)])
      )
      collection.attach(
        Items(children: [.init(ItemsChild([["a"]])), .init(pinned), .init(ItemsChild([["b"]])), .init(others)])
      )
    case .nested:
      let rows = Rows(children: [.init(pinned), .init(RowsChild([["b"]])), .init(others)])
      let items = Items(children: [.init(pinned), .init(ItemsChild([["b"]])), .init(others)])
      table.attach(Rows([RowsChild([["a"]]), rows]))
      collection.attach(Items([ItemsChild([["a"]]), items]))
    case .cousins:
      let rows = Rows(children: [.init(RowsChild([["b"]])), .init(others)])
      let items = Items(children: [.init(ItemsChild([["b"]])), .init(others)])
      table.attach(Rows(children: [.init(RowsChild([["a"]])), .init(pinned), .init(rows)]))
      collection.attach(Items(children: [.init(ItemsChild([["a"]])), .init(pinned), .init(items)]))
    }
    table.allowsMultipleSelection = true
    collection.allowsMultipleSelection = true
    layOut()
  }

  private func layOut() {
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
  }

  private func select(_ path: IndexPath) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }

  private func expectShown(_ texts: [[String]], selected: [IndexPath], _ location: SourceLocation = #_sourceLocation) {
    HeadlessRunLoop.runPending()
    expectEqual(table.shownRows, texts, sourceLocation: location)
    expectEqual(collection.shownRows, texts, sourceLocation: location)
    expectEqual(table.indexPathsForSelectedRows?.sorted() ?? [], selected, sourceLocation: location)
    expectEqual(collection.indexPathsForSelectedItems?.sorted(), selected, sourceLocation: location)
  }

  @Test(arguments: Arrangement.allCases)
  func anItemThatChangesChildMoves(_ arrangement: Arrangement) {
    show(arrangement, pinned, others)
    select([3, 1])
    select([0, 0])
    let (row, tile) = (table.cellForRow(at: [3, 1]), collection.cellForItem(at: [3, 1]))
    _ = table.takeTold()
    transaction { pinned.append(others.remove(at: 1).value) }
    expectShown([["a"], ["1", "3"], ["b"], ["2", "4"]], selected: [[0, 0], [1, 1]])
    expectEqual(table.takeTold(), ["move 3.1 1.1"])
    #expect(table.cellForRow(at: [1, 1]) === row && (row as? TicketRow)?.reuses == 0)
    #expect(collection.cellForItem(at: [1, 1]) === tile && (tile as? TicketTile)?.reuses == 0)
  }

  @Test(arguments: Arrangement.allCases)
  func anItemThatChangesIsShownAnew(_ arrangement: Arrangement) {
    show(arrangement, pinned, others)
    select([3, 0])
    let row = table.cellForRow(at: [3, 0])
    transaction {
      var ticket = others.remove(at: 0).value
      ticket.text = "pinned"
      pinned.insert(ticket, at: 0)
      others.append(Ticket(9))
      others.update(at: 0) { $0.text = "three" }
    }
    expectShown([["a"], ["pinned", "1"], ["b"], ["three", "4", "9"]], selected: [[1, 0]])
    #expect(table.cellForRow(at: [1, 0]) === row)
  }

  @Test func anItemThatIsReloadedStaysSelected() {
    let rows = [pinned, others].map { TableViewDelegate(TableViewDataSource($0)) }
    let items = [pinned, others].map { CollectionViewDelegate(CollectionViewDataSource($0)) }
    for row in rows { row.dataSource.updateOptions.itemRefresh = .reload }
    for item in items { item.dataSource.updateOptions.itemRefresh = .reload }
    table.attach(Rows(children: rows.map { .init($0) }))
    collection.attach(Items(children: items.map { .init($0) }))
    layOut()
    select([1, 0])
    transaction {
      var ticket = others.remove(at: 0).value
      ticket.text = "pinned"
      pinned.insert(ticket, at: 0)
    }
    expectShown([["pinned", "1"], ["3", "4"]], selected: [[0, 0]])
  }

  /// A view cannot be told of a move out of a section that goes, or into one that comes: the selection follows all the same.
  @Test(arguments: Arrangement.allCases)
  func anItemThatTakesItsSectionAlongStaysSelected(_ arrangement: Arrangement) {
    let pinned = FlatDataSource([Ticket](), emptySections: .drop)
    let others = FlatDataSource([Ticket(2)], emptySections: .drop)
    show(arrangement, pinned, others)
    select([2, 0])
    transaction { pinned.append(others.remove(at: 0).value) }
    expectShown([["a"], ["2"], ["b"]], selected: [[1, 0]])
    transaction { others.append(pinned.remove(at: 0).value) }
    expectShown([["a"], ["b"], ["2"]], selected: [[2, 0]])
  }

  @Test(arguments: Arrangement.allCases)
  func outsideOfAWindowTheSelectionIsThatOfTheContent(_ arrangement: Arrangement) {
    show(arrangement, pinned, others)
    table.removeFromSuperview()
    collection.removeFromSuperview()
    transaction { pinned.append(others.remove(at: 1).value) }
    expectShown([["a"], ["1", "3"], ["b"], ["2", "4"]], selected: [])
    others.remove(at: 0)
    expectShown([["a"], ["1", "3"], ["b"], ["4"]], selected: [])
  }

  /// Beyond what one of the two lists may change at once, it is replaced, and nothing moves.
  @Test(arguments: Arrangement.allCases)
  func aListThatChangesTooMuchIsReplaced(_ arrangement: Arrangement) {
    show(arrangement, pinned, others)
    transaction {
      let ticket = others.remove(at: 1).value
      pinned.apply([ticket] + (100..<1_200).map { Ticket($0) })
    }
    HeadlessRunLoop.runPending()
    layOut()
    #expect((table.cellForRow(at: [1, 0]) as? TicketRow)?.textLabel?.text == "3")
    #expect(table.numberOfRows(inSection: 1) == 1_101 && table.numberOfRows(inSection: 3) == 2)
    #expect(collection.numberOfItems(inSection: 1) == 1_101 && collection.numberOfItems(inSection: 3) == 2)
  }

  /// What has no identity is not taken for something else.
  @Test func itemsWithoutIdentityDoNotMove() {
    let (first, second) = (FlatDataSource([Anonymous(text: "x")]), FlatDataSource([Anonymous(text: "y")]))
    table.attach(Rows(children: [.init(first), .init(second)]))
    table.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    _ = table.takeTold()
    transaction {
      first.remove(at: 0)
      second.insert(Anonymous(text: "z"), at: 0)
    }
    #expect(table.takeTold().allSatisfy { !$0.contains("move") })
    expectEqual(table.indexPathsForSelectedRows ?? [], [])
    expectEqual(table.shownRows, [[], ["z", "y"]])
  }

  /// All ways to deal four tickets to two lists, from one to the next.
  @Test(.slow) func everyDealIsFollowed() {
    let lists = (FlatDataSource([Ticket]()), FlatDataSource([Ticket]()))
    show(.cousins, lists.0, lists.1)
    let all = (0..<4).map { Ticket($0) }
    for deal in 0..<(16 * 16) {
      func dealt(_ mask: Int, _ isReversed: Bool) -> (first: [Ticket], second: [Ticket]) {
        let tickets = isReversed ? all.reversed() : all
        return (tickets.filter { mask >> $0.id & 1 == 0 }, tickets.filter { mask >> $0.id & 1 == 1 })
      }
      for (mask, isReversed) in [(deal & 15, false), (deal >> 4, true)] {
        let next = dealt(mask, isReversed)
        transaction {
          lists.0.apply(next.first)
          lists.1.apply(next.second)
        }
        let texts = [["a"], next.first.map(\.text), ["b"], next.second.map(\.text)]
        expectEqual(table.shownRows, texts, "deal \(deal)")
        expectEqual(collection.shownRows, texts, "deal \(deal)")
      }
    }
  }
}

private struct Anonymous: TableViewPresentable {
  typealias TableViewCell = AnonymousRow
  var text: String
}

private final class AnonymousRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: Anonymous) { textLabel?.text = viewModel.text }
}
