import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Items that are dragged in lists and between them. A batch that UIKit would refuse stops the tests.
@MainActor @Suite(.windows) struct DragAndDropTests {
  typealias Kind = DropScreen.Kind
  typealias Arrangement = DropScreen.Arrangement

  private func movable(_ kind: Kind, _ sections: [[Int]]) -> DropScreen { movable(kind, .alone, sections) }

  private func movable(_ kind: Kind, _ arrangement: Arrangement, _ sections: [[Int]]) -> DropScreen {
    let screen = DropScreen(kind, arrangement, sections)
    screen.handlers.draggable(Ticket.self).droppable(in: screen.content)
    return screen
  }

  // MARK: Between lists

  @Test(.slow, arguments: Kind.allCases, Arrangement.allCases)
  func anItemMovesToAnotherListAndEachMakesOneBatch(_ kind: Kind, _ arrangement: Arrangement) throws {
    for (otherKind, other) in Kind.allCases.flatMap({ kind in Arrangement.allCases.map { (kind, $0) } }) {
      let source = movable(kind, arrangement, [[1, 2], [3]])
      let target = movable(otherKind, other, [[11], [12, 13]])
      _ = (source.table.takeTold(), target.table.takeTold())
      let reloads = (source.reloads, target.reloads)
      let drag = try #require(source.begin([0, 1]))
      #expect(target.move(drag, to: [1, 1]), "\(kind) \(arrangement) to \(otherKind) \(other)")
      expectEqual(target.indication, .gap([target.first + 1, 1]))
      #expect(drag.drop())
      expectEqual(source.ids, [[1], [3]])
      expectEqual(target.ids, [[11], [12, 2, 13]])
      expectEqual(source.shown, [["1"], ["3"]])
      expectEqual(target.shown, [["11"], ["12", "2", "13"]])
      #expect((source.reloads, target.reloads) == reloads)
      if kind == .table { expectEqual(source.table.takeTold().count, 1) }
      if otherKind == .table { expectEqual(target.table.takeTold().count, 1) }
    }
  }

  @Test(arguments: Kind.allCases, Arrangement.allCases)
  func anEmptySectionTakesItems(_ kind: Kind, _ arrangement: Arrangement) throws {
    let source = movable(kind, [[1, 2, 3]])
    let target = movable(kind, arrangement, [[11], []])
    let drag = try #require(source.begin([0, 2]))
    source.add([0, 0], to: drag)
    #expect(target.move(drag, to: [1, 0]))
    #expect(drag.drop())
    expectEqual(target.ids, [[11], [3, 1]])
    expectEqual(source.ids, [[2]])
    expectEqual(target.shown, [["11"], ["3", "1"]])
  }

  @Test(arguments: Kind.allCases)
  func whereAListHasNoPlaceUnderTheFingerItsEndTakesItems(_ kind: Kind) throws {
    let (source, target) = (movable(kind, [[1]]), movable(kind, [[11], [12]]))
    let drag = try #require(source.begin([0, 0]))
    #expect(target.move(drag, to: nil))
    expectEqual(target.indication, .list)
    #expect(drag.drop())
    expectEqual(target.ids, [[11], [12, 1]])
  }

  // MARK: In one list

  @Test(arguments: Kind.allCases, Arrangement.allCases)
  func anItemThatMovesInItsListKeepsItsCellAndItsSelection(_ kind: Kind, _ arrangement: Arrangement)
    throws
  {
    let screen = movable(kind, arrangement, [[1, 2, 3], [4]])
    let (old, new): (IndexPath, IndexPath) = ([screen.first, 0], [screen.first, 2])
    screen.table.selectRow(at: kind == .table ? old : nil, animated: false, scrollPosition: .none)
    screen.collection.selectItem(at: kind == .collection ? old : nil, animated: false, scrollPosition: [])
    let cells: [UIView?] = [screen.table.cellForRow(at: old), screen.collection.cellForItem(at: old)]
    _ = screen.table.takeTold()
    let drag = try #require(screen.begin([0, 0]))
    #expect(screen.move(drag, to: [0, 2]))
    #expect(drag.drop())
    expectEqual(screen.ids, [[2, 3, 1], [4]])
    expectEqual(screen.shown, [["2", "3", "1"], ["4"]])
    if kind == .table {
      #expect(screen.table.cellForRow(at: new) === cells[0])
      expectEqual(screen.table.indexPathForSelectedRow, new)
    } else {
      #expect(screen.collection.cellForItem(at: new) === cells[1])
      expectEqual(screen.collection.indexPathsForSelectedItems, [new])
    }
    let across = try #require(screen.begin([0, 0]))
    screen.move(across, to: [1, 1])
    #expect(across.drop())
    expectEqual(screen.ids, [[3, 1], [4, 2]])
    expectEqual(screen.shown, [["3", "1"], ["4", "2"]])
  }

  @Test(arguments: Kind.allCases)
  func everyMoveOfOneItemEndsWhereItWasDropped(_ kind: Kind) throws {
    for source in 0..<4 {
      for destination in 0..<4 {
        let screen = movable(kind, [[0, 1, 2, 3]])
        let drag = try #require(screen.begin([0, source]))
        screen.move(drag, to: [0, destination])
        #expect(drag.drop())
        var expected = [0, 1, 2, 3]
        expected.insert(expected.remove(at: source), at: destination)
        expectEqual(screen.ids, [expected], "\(source) to \(destination)")
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func severalItemsComeTogetherInTheOrderInWhichTheyWerePickedUp(_ kind: Kind) throws {
    for destination in 0...5 {
      let screen = movable(kind, [[0, 1, 2, 3, 4]])
      let drag = try #require(screen.begin([0, 3]))
      #expect(screen.add([0, 1], to: drag))
      #expect(!screen.add([0, 1], to: drag), "it is dragged already")
      screen.move(drag, to: [0, destination])
      #expect(drag.drop())
      // Counted with all items in place.
      let staying = [0, 2, 4]
      let index = staying.count { $0 < destination }
      let expected: [Int] = Array(staying[..<index]) + [3, 1] + Array(staying[index...])
      expectEqual(screen.ids, [expected], "\(destination)")
      expectEqual(screen.shown, [screen.ids[0].map { "\($0)" }])
    }
  }

  @Test(arguments: Kind.allCases)
  func aListThatLetsItemsBeReorderedIsToldOfADragOfOneAsOfAMove(_ kind: Kind) async throws {
    let screen = movable(kind, [[0, 1, 2]])
    var moves = 0
    screen.handlers.reorder(Ticket.self) { _, destination in
      moves += 1
      screen.content.move(to: destination)
    }
    let drag = try #require(screen.begin([0, 0]))
    screen.move(drag, to: [0, 2])
    #expect(drag.drop())
    for _ in 0..<20 { await Task.yield() }
    expectEqual(moves, 1)
    expectEqual(screen.ids, [[1, 2, 0]])
    expectEqual(screen.shown, [["1", "2", "0"]])
  }

  // MARK: What can be dragged and dropped

  @Test(arguments: Kind.allCases)
  func onlyWhatIsSaidCanBeDraggedAndDropped(_ kind: Kind) throws {
    let source = DropScreen(kind, [[1, 2]])
    #expect(source.begin([0, 0]) == nil)
    source.handlers.draggable(Ticket.self, where: { $0.id != 1 })
    #expect(source.begin([0, 0]) == nil)
    let drag = try #require(source.begin([0, 1]))
    let target = DropScreen(kind, [[11]])
    #expect(!target.move(drag, to: [0, 0]), "nothing can be dropped")
    target.handlers.droppable(TicketFolder.self) { _ in Issue.record("tickets are no folders") }
    #expect(!target.move(drag, to: [0, 0]))
    drag.leave()
    target.handlers.droppable(Ticket.self, where: { $0.destination.next != nil }) { drop in
      drop.perform(in: target.content)
    }
    #expect(!target.move(drag, to: [0, 1]))
    #expect(target.indication == nil)
    #expect(target.move(drag, to: [0, 0]))
    #expect(drag.drop())
    expectEqual(target.ids, [[2, 11]])
  }

  @Test(arguments: Kind.allCases)
  func ofSeveralHandlersTheLatestThatTakesTheDropIsCalled(_ kind: Kind) throws {
    let screen = DropScreen(kind, [[1, 2]])
    var called: [String] = []
    screen.handlers.draggable(Ticket.self)
      .droppable(Ticket.self) { _ in called.append("first") }
      .droppable(Ticket.self, where: { $0.values.first?.id == 2 }) { _ in called.append("second") }
    for item in 0...1 {
      let drag = try #require(screen.begin([0, item]))
      screen.move(drag, to: [0, 0])
      drag.drop()
    }
    expectEqual(called, ["first", "second"])
  }

  @Test(arguments: Kind.allCases)
  func copiesComeAndTheOriginalsStay(_ kind: Kind) throws {
    let source = movable(kind, [[1, 2]])
    let target = DropScreen(kind, [[11]])
    target.handlers.droppable(in: target.content, copying: { Ticket($0.id + 100) })
    let drag = try #require(source.begin([0, 0]))
    source.add([0, 1], to: drag)
    #expect(target.move(drag, to: [0, 1]))
    expectEqual(drag.operation, .copy)
    #expect(drag.drop())
    expectEqual(source.ids, [[1, 2]])
    expectEqual(target.ids, [[11, 101, 102]])
    let same = DropScreen(kind, [[1, 2]])
    same.handlers.draggable(Ticket.self).droppable(in: same.content, copying: { Ticket($0.id + 100) })
    let again = try #require(same.begin([0, 0]))
    same.move(again, to: [0, 1])
    #expect(again.drop())
    expectEqual(same.ids, [[1, 101, 2]])
  }

  // MARK: Into an item

  @Test(arguments: Kind.allCases)
  func itemsAreDroppedIntoAnotherItem(_ kind: Kind) throws {
    let source = movable(kind, [[1, 2, 3]])
    let folders = FlatDataSource([TicketFolder(id: "a"), TicketFolder(id: "b")])
    let (table, collection) = (ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout()))
    @MainActor func handle(_ delegate: ListDelegate) {
      delegate.droppable(Ticket.self, into: TicketFolder.self, where: { $1.id != "a" }) { drop, folder, place in
        expectEqual(folder.id, "b")
        folders.update(place) { $0.tickets += drop.take() }
      }
    }
    handle(table.attach(folders))
    handle(collection.attach(folders))
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    let drag = try #require(source.begin([0, 2]))
    source.add([0, 0], to: drag)
    for path in [[0, 0], [0, 2]] as [IndexPath] {
      #expect(kind == .table ? !drag.move(to: path, in: table) : !drag.move(to: path, in: collection))
    }
    #expect(kind == .table ? drag.move(to: [0, 1], in: table) : drag.move(to: [0, 1], in: collection))
    expectEqual((kind == .table ? table.headlessDropIndication : collection.headlessDropIndication), .item([0, 1]))
    #expect(drag.drop())
    expectEqual(source.ids, [[2]])
    expectEqual(folders.items, [TicketFolder(id: "a"), TicketFolder(id: "b", tickets: [Ticket(3), Ticket(1)])])
  }

  @Test(arguments: Kind.allCases)
  func theMiddleOfAnItemIsTheItemWhereItTakesItemsAndItsStartIsBetweenItems(_ kind: Kind) throws {
    let screen = movable(kind, [[1, 2, 3]])
    var into: [Int] = []
    screen.handlers.droppable(Ticket.self, into: Ticket.self) { _, ticket, _ in into.append(ticket.id) }
    let drag = try #require(screen.begin([0, 0]))
    screen.move(drag, to: [0, 2], isInMiddle: true)
    expectEqual(screen.indication, .item([0, 2]))
    screen.move(drag, to: [0, 2])
    expectEqual(screen.indication, .gap([0, 2]))
    screen.move(drag, to: [0, 0], isInMiddle: true)
    expectEqual(screen.indication, .gap([0, 0]), "not into itself")
    screen.move(drag, to: [0, 1], isInMiddle: true)
    #expect(drag.drop())
    expectEqual(into, [2])
    expectEqual(screen.ids, [[1, 2, 3]])
  }

  // MARK: Content that changes meanwhile

  @Test(arguments: Kind.allCases, Arrangement.allCases)
  func whatIsDraggedIsWhatItHasBecomeAndWhatHasGoneIsNotDropped(
    _ kind: Kind,
    _ arrangement: Arrangement
  ) throws {
    let (source, target) = (movable(kind, arrangement, [[1, 2, 3, 4]]), movable(kind, arrangement, [[11, 12]]))
    let drag = try #require(source.begin([0, 1]))
    source.add([0, 2], to: drag)
    target.move(drag, to: [0, 1])
    source.content.update(id: 2) { $0.text = "two" }
    source.content.remove(id: 3)
    source.content.insert(Ticket(5), before: 1)
    target.content.insert(Ticket(10), before: 11)
    #expect(drag.drop())
    expectEqual(source.ids, [[5, 1, 4]])
    expectEqual(target.shown, [["10", "11", "two", "12"]])
    let gone = try #require(source.begin([0, 0]))
    target.move(gone, to: [0, 0])
    source.content.remove(id: 5)
    gone.drop()
    expectEqual(target.ids, [[10, 11, 2, 12]])
    #expect(target.indication == nil)
  }

  @Test func aListThatIsGoneByTheTimeOfTheDropLosesNothing() throws {
    let target = movable(.table, [[11]])
    var source: DropScreen? = movable(.table, [[1]])
    let content = try #require(source?.content)
    let drag = try #require(source?.begin([0, 0]))
    source?.table.detach()
    source = nil
    target.move(drag, to: [0, 0])
    drag.drop()
    expectEqual(content.sections.flatMap(\.items).count + target.ids[0].count, 2)
  }

  // MARK: Who answers

  @Test func aDelegateOfOnesOwnStaysAndWhatIsDetachedIsNotAsked() {
    let table = ToldTableView(shown: .plain)
    let own = OwnDragDelegate()
    table.dragDelegate = own
    table.attach(FlatDataSource([Ticket(1)])).draggable(Ticket.self).droppable(Ticket.self) { _ in }
    #expect(table.dragDelegate === own)
    #expect(table.dropDelegate is TableViewDragging)
    table.detach()
    #expect(table.dragDelegate === own && table.dropDelegate == nil)
    let plain = ToldTableView(shown: .plain)
    let delegate = plain.attach(FlatDataSource([Ticket(1)]))
    #expect(plain.dragDelegate == nil, "nothing can be dragged")
    delegate.draggable(Ticket.self)
    #expect(plain.dragDelegate is TableViewDragging)
  }

  @Test(arguments: Kind.allCases)
  func aChildThatComesLaterCanBeDraggedFrom(_ kind: Kind) throws {
    let content = FlatDataSource([Ticket(7)])
    let target = movable(kind, [[11]])
    let drag: HeadlessDrag?
    let (table, collection) = (ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout()))
    if kind == .table {
      let composite = CompositeTableViewDataSource([RowsChild([["a"]])])
      table.attach(composite)
      let rows = TableViewDelegate(TableViewDataSource(content))
      rows.draggable(Ticket.self)
      composite.add(.init(rows))
      drag = table.headlessBeginDrag(at: [1, 0])
      #expect(table.headlessBeginDrag(at: [0, 0]) == nil)
    } else {
      let composite = CompositeCollectionViewDataSource([ItemsChild([["a"]])])
      collection.attach(composite)
      let items = CollectionViewDelegate(CollectionViewDataSource(content))
      items.draggable(Ticket.self)
      composite.add(.init(items))
      drag = collection.headlessBeginDrag(at: [1, 0])
    }
    target.move(try #require(drag), to: [0, 1])
    #expect(drag?.drop() == true)
    expectEqual(target.ids, [[11, 7]])
    #expect(content.items.isEmpty)
  }

  // MARK: Sorted content, trees

  @Test func whereAnOrderSaysWhereItemsAreTheyGoThere() throws {
    let source = movable(.table, [[5]])
    let table = ToldTableView(shown: .plain)
    let content = FlatDataSource([Ticket(1), Ticket(9)])
    let groups = content.sorted(by: \.id).grouped(by: { $0.id / 100 }) { key, _ in "\(key)" }
    table.attach(groups).droppable(in: content)
    table.layoutIfNeeded()
    let drag = try #require(source.begin([0, 0]))
    #expect(drag.move(to: [0, 2], in: table))
    #expect(drag.drop())
    expectEqual(table.shownTexts, ["1", "5", "9"])
    expectEqual(source.ids, [[]])
  }

  @Test(arguments: Kind.allCases)
  func itemsOfATreeAreDroppedIntoOthersAndBetweenThem(_ kind: Kind) throws {
    let outline = OutlineDataSource([Ticket(100), Ticket(200), Ticket(300)]) { ticket in
      ticket.id % 100 == 0 ? .nodes((1...2).map { Ticket(ticket.id + $0) }) : .none
    }
    outline.expand(100)
    let lines = outline.map { Ticket($0.node.id) }
    let (table, collection) = (ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout()))
    let handlers: ListDelegate = kind == .table ? table.attach(lines) : collection.attach(lines)
    handlers.draggable(Ticket.self)
      .droppable(Ticket.self) { drop in outline.move(drop) }
      .droppable(Ticket.self, into: Ticket.self) { drop, _ in
        drop.values.allSatisfy { $0.id != 300 }
      } _: {
        drop,
        _,
        place in
        #expect(outline.canMove(drop, into: place))
        outline.move(drop, into: place)
      }
    @MainActor func drag(_ source: Int, to destination: Int, isInMiddle: Bool) -> Bool {
      table.layoutIfNeeded()
      collection.layoutIfNeeded()
      let drag =
        kind == .table ? table.headlessBeginDrag(at: [0, source]) : collection.headlessBeginDrag(at: [0, source])
      if kind == .table {
        drag?.move(to: [0, destination], isInMiddle: isInMiddle, in: table)
      } else {
        drag?.move(to: [0, destination], isInMiddle: isInMiddle, in: collection)
      }
      return drag?.drop() ?? false
    }
    @MainActor func rows() -> [Int] { outline.rows.map(\.node.id) }
    expectEqual(rows(), [100, 101, 102, 200, 300])
    #expect(drag(1, to: 3, isInMiddle: true))
    expectEqual(rows(), [100, 102, 200, 300])
    outline.expand(200)
    expectEqual(rows(), [100, 102, 200, 201, 202, 101, 300])
    #expect(drag(6, to: 0, isInMiddle: false))
    expectEqual(rows(), [300, 100, 102, 200, 201, 202, 101])
    #expect(drag(6, to: 2, isInMiddle: false), "between the folder and what is in it")
    expectEqual(rows(), [300, 100, 101, 102, 200, 201, 202])
  }
}

private final class OwnDragDelegate: NSObject, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}
