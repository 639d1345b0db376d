import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct FlatMappedDataSourceTests {
  @Test func anItemGivesZeroOrMoreRows() {
    let base = FlatDataSource([Cell(id: 1, content: 2), Cell(id: 2), Cell(id: 3, content: 1)])
    let rows = base.flatMapped { cell in (0..<cell.content).map { cell.id * 10 + $0 } }
    let log = ChangeLog(rows)
    #expect(rows.rows == [[10, 11, 30]] && rows.baseIndexPath(of: [0, 2]) == [0, 2])
    base.update(at: 1) { $0.content = 1 }
    base.update(at: 0) { $0.content = 3 }
    base.move(from: 0, to: 2)
    base.remove(at: 0)
    expectEqual(rows.rows, [[30, 10, 11, 12]])
    expectEqual(log.drainStages().last, "delete 0.0")
    let place = rows.place(at: 2, inSection: 0)
    base.move(from: 1, to: 0)
    #expect(rows.rows == [[10, 11, 12, 30]] && rows.indexPath(of: place) == [0, 1])
  }

  /// Without identity, rows stay one after the other.
  @Test func rowsWithoutIdentity() {
    struct Row { let text: String }
    let base = FlatDataSource([Cell(id: 1, content: 2)])
    let rows = base.flatMapped { cell in (0..<cell.content).map { Row(text: "\(cell.id).\($0)") } }
    let log = ChangeLog(rows)
    base.update(at: 0) { $0.content = 3 }
    base.update(at: 0) { $0.content = 1 }
    expectEqual(log.drainStages(), ["insert 0.2", "update 0.0 0.1", "delete 0.1 0.2", "update 0.0"])
  }

  @Test(arguments: [10, 1_000, 20_000])
  func rowsAreComputedOnce(count: Int) {
    let base = FlatDataSource((0..<count).map { Cell(id: $0) })
    var calls = 0
    let rows = base.flatMapped { cell -> [Int] in
      calls += 1
      return [cell.id, -cell.id]
    }
    func expectCalls(_ expected: Int, _ what: Comment, _ body: () -> Void) {
      calls = 0
      body()
      expectEqual(calls, expected, what)
    }
    expectCalls(1, "insert") { base.insert(Cell(id: -1), at: 4) }
    expectCalls(1, "update") { base.update(at: 4) { $0.content += 1 } }
    expectCalls(0, "move") { base.move(from: 4, to: 7) }
    expectCalls(0, "remove") { base.remove(at: 4) }
    expectCalls(0, "read") { _ = rows.item(at: 9, inSection: 0) }
  }

  // MARK: Data sources of items

  @Test func dataSourcesKeepChanging() {
    let contents = [1: FlatDataSource(cells(11, 12)), 2: FlatDataSource(cells(21)), 3: FlatDataSource(cells(31, 32))]
    let base = FlatDataSource(cells(1, 2))
    let all = base.flatMapped { contents[$0.id] ?? FlatDataSource([]) }
    let view = ListModel(all)
    func ids() -> [Int] { all.rows[0].map(\.id) }
    expectEqual(ids(), [11, 12, 21])
    contents[2]?.append(Cell(id: 22))
    contents[1]?.remove(at: 0)
    expectEqual(ids(), [12, 21, 22])
    // The base and what its items have, in one round.
    let updates = view.numberOfUpdates
    transaction {
      base.insert(Cell(id: 3), at: 1)
      contents[3]?.append(Cell(id: 33))
      contents[2]?.insert(Cell(id: 20), at: 0)
      contents[1]?.update(at: 0) { $0.content = 5 }
      base.move(from: 0, to: 2)
      expectEqual(ids(), [31, 32, 33, 20, 21, 22, 12])
    }
    #expect(ids() == [31, 32, 33, 20, 21, 22, 12] && view.numberOfUpdates == updates + 1)
    #expect(view.complaints == [] && view.lost == [])
    // One that is in no item any more is not followed.
    base.remove(at: 0)
    contents[3]?.append(Cell(id: 34))
    #expect(ids() == [20, 21, 22, 12] && view.complaints == [])
  }

  @Test func placesLeadToTheContentWithTheItem() {
    let contents = [1: FlatDataSource(cells(11, 12)), 2: FlatDataSource(cells(21, 22))]
    let base = FlatDataSource(cells(1, 2))
    let all = base.flatMapped { contents[$0.id] ?? FlatDataSource([]) }
    let place = all.place(at: 2, inSection: 0)
    base.move(from: 0, to: 1)
    expectEqual(all.indexPath(of: place), [0, 0])
    contents[2]?.update(place) { $0.content = 7 }
    contents[2]?.move(place, after: all.place(at: 1, inSection: 0))
    expectEqual(all.rows[0], [Cell(id: 22), Cell(id: 21, content: 7), Cell(id: 11), Cell(id: 12)])
    expectEqual(all.indexPath(of: place), [0, 1])
    contents[2]?.remove(place)
    #expect(all.rows[0].map(\.id) == [22, 11, 12] && all.indexPath(of: place) == nil)
  }

  @Test func aBaseOfOnesOwn() {
    let base = OwnDataSource([1, 2])
    let rows = base.flatMapped { [$0, $0 * 10] }
    let log = ChangeLog(rows)
    base.insert(3, at: 1)
    base.remove(at: 0)
    #expect(rows.rows == [[3, 30, 2, 20]] && log.drainStages() == ["insert 0.2 0.3", "delete 0.0 0.1"])
  }

  #if EXIT_TESTS
    @Test func aDataSourceMadeOfTheWholeIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await aWholeInItself()
      }
      expectText("FlatMappedContentDataSource: an item has", "is made of the whole", in: result)
    }
  #endif
}

/// Adds an item whose data source shows all items.
@MainActor private func aWholeInItself() {
  let base = FlatDataSource([1])
  let composites = [CompositeDataSource<Int, Never, Never>(), CompositeDataSource<Int, Never, Never>()]
  let all = base.flatMapped { composites[$0 % 2] }
  composites[0].insert(ContentChild(all), at: 0)
  base.append(2)
}

/// A data source that says what changes, and nothing of what comes.
@MainActor private final class OwnDataSource: DataSource {
  let changes = ContentChannel<Int>()
  private var items: [Int]

  init(_ items: [Int]) { self.items = items }

  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { items.count }
  func item(at index: Int, inSection section: Int) -> Int { items[index] }

  func insert(_ item: Int, at index: Int) {
    changes.perform(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: index)]))) {
      self.items.insert(item, at: index)
    }
  }

  func remove(at index: Int) {
    changes.perform(ChangeStage(items: .init(deletes: [ItemPath(section: 0, item: index)]))) {
      self.items.remove(at: index)
    }
  }
}
