import Foundation
import TestSupport
import Testing

@testable import Roster

/// Handlers give places, which mean the item that the user meant whatever has changed since.
@MainActor @Suite(.windows) struct PlaceHandlerTests {
  typealias Arrangement = PlaceScreen.Arrangement

  // MARK: Actions that wait for a tap

  @Test(arguments: Arrangement.allCases)
  func aSwipeThatIsOpenRemovesItsRow(_ arrangement: Arrangement) {
    let screen = PlaceScreen(arrangement)
    var removed: [Int?] = []
    screen.rows.trailingSwipeActions(for: Ticket.self) { [content = screen.content] _, place in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          let edit = content.remove(place)
          removed.append(edit.value?.id)
          completion(edit.value != nil)
        }
      ])
    }
    let actions = screen.table.headlessSwipeActions(forRowAt: screen.path(2))
    screen.content.insert(Ticket(9), at: 0)
    var answers: [Bool] = []
    for _ in 0..<2 {
      for action in actions { action.handler(action, screen.table) { answers.append($0) } }
      screen.layOut()
      expectEqual(screen.ids, [9, 0, 1, 3, 4, 5])
      expectEqual(screen.shownRows, ["9", "0", "1", "3", "4", "5"])
    }
    expectEqual(removed, [2, nil])
    expectEqual(answers, [true, false])
  }

  @Test(arguments: Arrangement.allCases)
  func aMenuThatIsOpenRemovesItsItem(_ arrangement: Arrangement) {
    let screen = PlaceScreen(arrangement)
    var remove: [() -> Int?] = []
    func configuration(_ place: ItemPlace) -> UIContextMenuConfiguration {
      remove.append { [content = screen.content] in content.remove(place).value?.id }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [UIAction(title: "Delete") { _ in }])
      }
    }
    screen.rows.contextMenu(for: Ticket.self) { _, place in configuration(place) }
    screen.items.contextMenu(for: Ticket.self) { _, place in configuration(place) }
    #expect(screen.table.headlessShowContextMenu(forRowAt: screen.path(2)) != nil)
    #expect(screen.collection.headlessShowContextMenu(forItemAt: screen.path(4)) != nil)
    screen.table.headlessDismissContextMenu()
    screen.collection.headlessDismissContextMenu()
    screen.content.insert(Ticket(9), at: 0)
    expectEqual(remove.map { $0() }, [2, 4])
    expectEqual(screen.ids, [9, 0, 1, 3, 5])
    expectEqual(screen.shownRows, ["9", "0", "1", "3", "5"])
    expectEqual(screen.shownItems, ["9", "0", "1", "3", "5"])
    expectEqual(remove.map { $0() }, [nil, nil])
  }

  // MARK: Taps while changes wait

  enum Tap: CaseIterable, Sendable { case deleteControl, row, item }

  /// The views show six tickets while edits of them wait, or other content.
  @Test(.slow, arguments: Arrangement.allCases, Tap.allCases)
  func aTapMeansItsItemWhileABurstWaits(_ arrangement: Arrangement, _ tap: Tap) async {
    for isAssigned in [false, true] {
      for index in [1, 3, 5] {
        let screen = PlaceScreen(arrangement)
        let content = screen.content
        var taps = 0
        func remove(_ place: ItemPlace) {
          taps += 1
          content.remove(place)
        }
        screen.rows.onDelete(Ticket.self) { remove($1) }.onSelect(Ticket.self) { remove($1) }
        screen.items.onSelect { remove($0) }
        screen.table.setEditing(tap == .deleteControl, animated: false)
        screen.layOut()
        coalesced {
          if isAssigned { return _ = content.apply([5, 4, 8, 3, 2].map { Ticket($0) }) }
          for _ in 0..<2 { content.remove(at: 0) }
          content.append(Ticket(8))
        }
        switch tap {
        case .deleteControl: screen.table.headlessTapDelete(at: screen.path(index))
        case .row: screen.table.headlessTapRow(at: screen.path(index))
        case .item: screen.collection.headlessTapItem(at: screen.path(index))
        }
        await screen.settle()
        let expected = (isAssigned ? [5, 4, 8, 3, 2] : [2, 3, 4, 5, 8]).filter { $0 != index }
        expectEqual(taps, 1)
        expectEqual(screen.ids, expected)
        expectEqual(screen.shownRows, expected.map(String.init))
        expectEqual(screen.shownItems, expected.map(String.init))
      }
    }
  }

  // MARK: Places of other handlers

  @Test(arguments: Arrangement.allCases)
  func whatACellKeepsMeansItsItem(_ arrangement: Arrangement) {
    let screen = PlaceScreen(arrangement)
    var rows: [Int: ItemPlace] = [:]
    var items: [Int: ItemPlace] = [:]
    var displayed: [Int: ItemPlace] = [:]
    screen.rows.configure(TicketRow.self) { cell, ticket, place in
      expectEqual(cell.textLabel?.text, ticket.text)
      rows[ticket.id] = place
    }
    screen.items.configure(TicketTile.self) { cell, ticket, place in
      expectEqual(cell.shownText, ticket.text)
      items[ticket.id] = place
    }
    screen.rows.onWillDisplay(Ticket.self) { displayed[$0.id] = $1 }
    screen.table.reloadData()
    screen.collection.reloadData()
    screen.layOut()
    screen.content.insert(Ticket(9), at: 0)
    screen.content.move(from: 6, to: 1)
    for places in [rows, items, displayed] {
      expectEqual((0..<6).map { places[$0]?.row }, [2, 3, 4, 5, 6, 1])
      expectEqual((0..<6).map { places[$0].flatMap(screen.content.item(at:))?.id }, [0, 1, 2, 3, 4, 5])
    }
    let section =
      arrangement == .besideHandWritten ? 0 : arrangement == .besideHandWrittenInContent ? 1 : screen.path(0)[0]
    expectEqual(rows[0].flatMap(screen.rows.indexPath), IndexPath(item: 2, section: section))
    expectEqual(items[0].flatMap(screen.items.indexPath), IndexPath(item: 2, section: section))
  }

  @Test(arguments: [Arrangement.inContent, .ofComposite])
  func permissionsAndPrefetchingGivePlaces(_ arrangement: Arrangement) {
    let screen = PlaceScreen(arrangement)
    var asked: [String] = []
    func ask(_ name: String, _ ticket: Ticket, _ place: ItemPlace) -> Bool {
      asked.append("\(name) \(ticket.id) \(screen.content.item(at: place)?.id ?? -1)")
      return false
    }
    screen.rows
      .canEdit(Ticket.self) { ask("edit", $0, $1) }
      .canMove(Ticket.self) { ask("move", $0, $1) }
      .onMove { _, _ in }
      .onPrefetch(Ticket.self) { _ = ask("prefetch", $0, $1) }
      .onCancelPrefetching(Ticket.self) { _ = ask("cancel", $0, $1) }
      .onDeselect(Ticket.self) { _ = ask("deselect", $0, $1) }
      .onAccessoryTap(Ticket.self) { _ = ask("accessory", $0, $1) }
      .leadingSwipeActions(for: Ticket.self) {
        _ = ask("leading", $0, $1)
        return nil
      }
    let path = screen.path(3)
    let dataSource = screen.rows.dataSource
    _ = dataSource.tableView(screen.table, canEditRowAt: path)
    _ = dataSource.tableView(screen.table, canMoveRowAt: path)
    dataSource.tableView(screen.table, prefetchRowsAt: [path])
    dataSource.tableView(screen.table, cancelPrefetchingForRowsAt: [path])
    screen.rows.tableView(screen.table, didDeselectRowAt: path)
    screen.rows.tableView(screen.table, accessoryButtonTappedForRowWith: path)
    _ = screen.rows.tableView(screen.table, leadingSwipeActionsConfigurationForRowAt: path)
    let names = ["edit", "move", "prefetch", "cancel", "deselect", "accessory", "leading"]
    expectEqual(asked, names.map { "\($0) 3 3" })
  }

  @Test(arguments: Arrangement.allCases)
  func theSelectionIsGivenInOrderWithPlaces(_ arrangement: Arrangement) {
    let screen = PlaceScreen(arrangement)
    var selections: [ListSelection] = []
    screen.table.allowsMultipleSelection = true
    screen.collection.allowsMultipleSelection = true
    screen.rows.onSelectionChange { selections.append($0) }
    screen.items.onSelectionChange { selections.append($0) }
    for index in [4, 1] { screen.table.headlessTapRow(at: screen.path(index)) }
    for index in [5, 2] { screen.collection.headlessTapItem(at: screen.path(index)) }
    expectEqual(selections.map { $0.items(of: Ticket.self).map(\.id) }, [[4], [1, 4], [5], [2, 5]])
    screen.content.insert(Ticket(9), at: 0)
    for place in selections[1].places + selections[3].places { screen.content.remove(place) }
    expectEqual(screen.ids, [9, 0, 3])
  }

  // MARK: Reordering

  @Test(arguments: Arrangement.allCases)
  func anItemGoesBetweenItsNeighbours(_ arrangement: Arrangement) async {
    let screen = PlaceScreen(arrangement)
    let content = screen.content
    screen.rows.reorder(Ticket.self, where: { $0.id != 1 }) { [content] _, destination in
      content.move(to: destination)
    }
    screen.items.reorder(Ticket.self) { [content] _, destination in content.move(to: destination) }
    screen.table.isEditing = true
    screen.layOut()
    #expect(!screen.table.headlessMoveRow(at: screen.path(1), to: screen.path(2)))
    // A burst that waits does not mislead the move.
    coalesced { content.insert(Ticket(9), at: 0) }
    #expect(screen.table.headlessMoveRow(at: screen.path(0), to: screen.path(5)))
    expectEqual(screen.shownRows, ["1", "2", "3", "4", "5", "0"])
    await screen.settle()
    expectEqual(screen.ids, [9, 1, 2, 3, 4, 5, 0])
    expectEqual(screen.shownRows, ["9", "1", "2", "3", "4", "5", "0"])
    #expect(screen.collection.headlessMoveItem(at: screen.path(6), to: screen.path(1)))
    await screen.settle()
    expectEqual(screen.ids, [9, 0, 1, 2, 3, 4, 5])
    expectEqual(screen.shownRows, ["9", "0", "1", "2", "3", "4", "5"])
    expectEqual(screen.shownItems, ["9", "0", "1", "2", "3", "4", "5"])
  }

  /// Every two moves in one turn, by neighbours and by index paths.
  @Test(.slow, arguments: [true, false])
  func twoMovesInATurnMoveWhatTheUserMeant(_ isByNeighbours: Bool) async {
    for from in 0..<4 {
      for to in 0..<4 where to != from {
        for (secondFrom, secondTo) in [(0, 3), (3, 0), (1, 2), (2, 1), (0, 1), (3, 2)] {
          let content = FlatDataSource((0..<4).map { Ticket($0) })
          let table = ToldTableView(shown: .plain)
          if isByNeighbours {
            table.attach(content).reorder(Ticket.self) { content.move(to: $1) }
          } else {
            table.attach(content).onMove { content.move(from: $0.row, to: $1.row) }
          }
          table.isEditing = true
          table.layoutIfNeeded()
          var expected = Array(0..<4)
          for (from, to) in [(from, to), (secondFrom, secondTo)] {
            #expect(table.headlessMoveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0)))
            expected.insert(expected.remove(at: from), at: to)
          }
          for _ in 0..<20 { await Task.yield() }
          expectEqual(content.items.map(\.id), expected, "\(from) to \(to), then \(secondFrom) to \(secondTo)")
          expectEqual(table.shownTexts, expected.map(String.init))
        }
      }
    }
  }

  @Test func aDestinationSaysItsNeighbours() async {
    let content = NestedDataSource([
      ContentSection<Never, Ticket, Never>(items: [Ticket(0), Ticket(1), Ticket(2)]),
      ContentSection(items: [Ticket(10)]),
    ])
    var destinations: [String] = []
    let table = ToldTableView(shown: .plain)
    table.attach(content).reorder(Ticket.self) { ticket, destination in
      @MainActor func id(_ place: ItemPlace?) -> Int { place.flatMap { content.item(at: $0)?.id } ?? -1 }
      destinations.append("\(id(destination.previous)) \(id(destination.place)) \(id(destination.next))")
    }
    table.isEditing = true
    table.layoutIfNeeded()
    for (from, to) in [
      ([0, 0], [0, 1]), ([0, 0], [0, 2]), ([0, 2], [0, 0]), ([0, 1], [1, 0]), ([0, 1], [1, 1]),
    ] {
      table.headlessMoveRow(at: IndexPath(indexes: from), to: IndexPath(indexes: to))
      for _ in 0..<20 { await Task.yield() }
      table.layoutIfNeeded()
    }
    expectEqual(destinations, ["1 0 2", "2 0 -1", "-1 2 0", "-1 1 10", "10 1 -1"])
  }
}
