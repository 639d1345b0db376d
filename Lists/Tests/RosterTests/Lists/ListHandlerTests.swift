import Foundation
import TestSupport
import Testing

@testable import Roster

/// Handlers that tables and collections share.
@MainActor @Suite(.windows) struct ListHandlerTests {
  private let content = FlatDataSource((0..<5).map { Ticket($0) })
  private let table = ToldTableView(shown: .plain)
  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())

  private var ids: [Int] { content.items.map(\.id) }

  // MARK: Selection

  @Test func aTablesSelectionIsGivenInOrderAndAfterItemsHaveGone() {
    var selections: [[Int]] = []
    table.allowsMultipleSelectionDuringEditing = true
    table.attach(content).onSelectionChange { selections.append($0.items(of: Ticket.self).map(\.id)) }
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    for row in [3, 1, 2, 1] { table.headlessTapRow(at: IndexPath(row: row, section: 0)) }
    content.remove(at: 3)
    content.remove(at: 0)
    expectEqual(selections, [[3], [1, 3], [1, 2, 3], [2, 3], [2]])
  }

  @Test func aCollectionsSelectionIsGivenInOrderAndAfterItemsHaveGone() {
    var selections: [[Int]] = []
    collection.allowsMultipleSelection = true
    collection.attach(content).onSelectionChange { selections.append($0.items(of: Ticket.self).map(\.id)) }
    collection.layoutIfNeeded()
    for item in [3, 1, 2, 1] { collection.headlessTapItem(at: IndexPath(item: item, section: 0)) }
    content.remove(at: 3)
    content.remove(at: 0)
    expectEqual(selections, [[3], [1, 3], [1, 2, 3], [2, 3], [2]])
  }

  // MARK: Cells

  @Test func aCellIsConfiguredWithItsViewModel() {
    var configured: [String] = []
    table.attach(content).configure(TicketRow.self) { cell, ticket, place in
      configured.append("\(cell.textLabel?.text ?? "") \(ticket.id) \(place.row)")
    }
    table.layoutIfNeeded()
    expectEqual(configured, (0..<5).map { "\($0) \($0) \($0)" })
    var tiles: [String] = []
    collection.attach(content).configure(TicketTile.self) { cell, ticket, place in
      tiles.append("\(cell.shownText ?? "") \(ticket.id) \(place.item)")
    }
    collection.layoutIfNeeded()
    expectEqual(tiles.sorted(), configured)
  }

  // MARK: Reordering

  @Test func onlyItemsThatMayMoveAreReordered() async {
    table.attach(content).reorder(Ticket.self, where: \.isEven) { [content] _, destination in
      content.move(to: destination)
    }
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(!table.headlessMoveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0)))
    #expect(table.headlessMoveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0)))
    expectEqual(table.shownTexts, ["2", "0", "1", "3", "4"])
    await Task.yield()
    expectEqual(ids, [2, 0, 1, 3, 4])
    expectEqual(table.shownTexts, ["2", "0", "1", "3", "4"])
  }

  @Test func aCollectionsItemsThatMayMoveAreReordered() async {
    collection.attach(content).reorder(Ticket.self, where: \.isEven) { [content] _, destination in
      content.move(to: destination)
    }
    collection.layoutIfNeeded()
    #expect(!collection.headlessMoveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 3, section: 0)))
    #expect(collection.headlessMoveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0)))
    await Task.yield()
    expectEqual(ids, [2, 0, 1, 3, 4])
    expectEqual(collection.shownRows, [["2", "0", "1", "3", "4"]])
  }
}

extension Ticket {
  fileprivate var isEven: Bool { id.isMultiple(of: 2) }
}
