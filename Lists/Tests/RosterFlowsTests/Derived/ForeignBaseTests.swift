import ListModels
import RosterFlows
import TestSupport
import Testing

/// What is derived from data sources of one's own, which say what changes, and not what it becomes.
@MainActor struct ForeignBaseTests {
  private func cell(_ id: Int, _ content: Int) -> Cell { Cell(id: id, content: content) }

  private func source(_ cells: Cell...) -> CustomSource { CustomSource([CellSection(id: 0, cells: cells)]) }

  private func show(_ cells: Cell..., in base: CustomSource) {
    base.show([CellSection(id: 0, cells: cells)], from: base.sections, knowsChanges: true)
  }

  /// A row that comes, changes or goes concerns its group, and no other.
  @Test func groupsStay() {
    let base = source(cell(1, 0), cell(2, 1), cell(3, 1))
    let groups = base.grouped(by: \.content)
    let (view, log) = (ListModel(groups), ChangeLog(groups))
    show(cell(1, 0), cell(2, 1), cell(4, 1), cell(3, 1), in: base)
    expectEqual(log.drainStages(), ["insert 1.1", "update section 1"])
    show(cell(1, 0), cell(4, 1), cell(3, 1), in: base)
    expectEqual(log.drainStages(), ["delete 1.0", "update section 1"])
    show(cell(1, 0), cell(4, 0), cell(3, 1), in: base)
    expectEqual(log.drainStages(), ["move 1.0→0.1", "update section 0 1, update 0.1"])
    show(cell(1, 0), cell(4, 0), cell(3, 1), cell(5, 2), in: base)
    expectEqual(log.drainStages(), ["insert section 2"])
    expectEqual(groups.rows, [[cell(1, 0), cell(4, 0)], [cell(3, 1)], [cell(5, 2)]])
    #expect(view.complaints == [] && view.lost == [])
  }

  /// A child that comes to a composite concerns the groups of its rows.
  @Test func groupsStayOverComposites() {
    let first = FlatDataSource([cell(1, 0), cell(2, 1)])
    let all = CompositeDataSource<Cell, Never, Never> { first }
    let groups = all.grouped(by: \.content)
    let (view, log) = (ListModel(groups), ChangeLog(groups))
    let second = FlatDataSource([cell(3, 1), cell(4, 2)])
    all.insert(ContentChild(second), at: 1)
    expectEqual(log.drainStages(), ["insert section 2, insert 1.1", "update section 1"])
    all.setHidden(true, first)
    expectEqual(log.drainStages(), ["delete section 0, delete 1.0", "update section 0"])
    #expect(groups.rows == [[cell(3, 1)], [cell(4, 2)]] && view.complaints == [] && view.lost == [])
  }

  /// All rows of one list stay where one comes.
  @Test func flattenedRowsStay() {
    let base = CustomSource([CellSection(id: 0, cells: cells(1)), CellSection(id: 1, cells: cells(2))])
    let all = base.flattened()
    let (view, log) = (ListModel(all), ChangeLog(all))
    let sections = [CellSection(id: 2, cells: cells(7, 8)), CellSection(id: 0, cells: cells(1, 3)), base.sections[1]]
    base.show(sections, from: base.sections, knowsChanges: true)
    expectEqual(log.drainStages(), ["insert 0.0 0.1 0.3"])
    #expect(all.rows == [cells(7, 8, 1, 3, 2)] && view.complaints == [] && view.lost == [])
  }

  /// What a partner was is shown until what it becomes is.
  @Test func partnersAreShownAnew() {
    let base = FlatDataSource([cell(1, 5), cell(2, 6)])
    let partners = source(cell(5, 0), cell(6, 0))
    let joined = base.joined(with: partners, by: \.content, \.id).map {
      Cell(id: $0.left.id, content: $0.right?.content ?? -1)
    }
    let (view, log) = (ListModel(joined), ChangeLog(joined))
    show(cell(5, 0), cell(6, 3), in: partners)
    expectEqual(log.drainStages(), ["update 0.1"])
    show(cell(6, 3), in: partners)
    expectEqual(log.drainStages(), ["update 0.0"])
    show(cell(5, 9), cell(6, 3), in: partners)
    expectEqual(log.drainStages(), ["update 0.0"])
    #expect(joined.rows == [[cell(1, 9), cell(2, 3)]] && view.complaints == [])
  }

  /// A row that leaves one child of a composite for another moves in views. Observers get a deletion and an insertion.
  @Test func aRowThatMovesBetweenChildrenIsShownAnew() {
    let base = source(cell(1, 0), cell(2, 1))
    let all = base.filtered { _ in true }
    let tree = CompositeDataSource<Cell, Title, Never> {
      all.filtered { $0.content % 2 == 0 }
      all.filtered { $0.content % 2 == 1 }
    }
    let (view, log) = (ListModel(tree), ChangeLog(tree))
    show(cell(1, 3), cell(2, 1), in: base)
    expectEqual(log.drainStages(), ["delete 0.0, insert 1.0"])
    expectEqual(view.stages.map(\.description), ["move 0.0→1.0", "update 1.0"])
    #expect(tree.rows == [[], [cell(1, 3), cell(2, 1)]] && view.complaints == [] && view.lost == [])
  }

  /// A filter and an order over each other take one row at a time, and ask each row once.
  @Test func rowsAreAskedOnce() {
    let base = source(cell(1, 4), cell(2, 3), cell(3, 2))
    var asked: [Int] = []
    let rows = base.filtered {
      asked.append($0.id)
      return $0.id != 3
    }
    .sorted(by: \.content)
    let (view, log) = (ListModel(rows), ChangeLog(rows))
    asked = []
    show(cell(1, 4), cell(4, 1), cell(2, 5), cell(3, 2), in: base)
    expectEqual(asked, [4, 2])
    expectEqual(log.drainStages(), ["insert 0.0, move 0.1→0.1", "update 0.2"])
    #expect(rows.rows == [[cell(4, 1), cell(1, 4), cell(2, 5)]] && view.complaints == [] && view.lost == [])
  }

  /// A list that computes its items says what comes at once, as it counts after the fact.
  @Test func groupsStayOverComputedItems() {
    var numbers = [1, 2, 3, 10, 11]
    let base = LazyDataSource(itemCounts: [5]) { index, _ in numbers[index] }
    let groups = base.grouped { $0 / 10 }
    let log = ChangeLog(groups)
    numbers.insert(12, at: 5)
    base.apply(itemCounts: [6], changes: SectionedChangeset(ListChangeset(inserts: [5]), inSection: 0))
    expectEqual(log.drainStages(), ["insert 1.2", "update section 1"])
    numbers.remove(at: 0)
    base.apply(itemCounts: [5], changes: SectionedChangeset(ListChangeset(deletes: [0]), inSection: 0))
    expectEqual(log.drainStages(), ["delete 0.0", "update section 0"])
    numbers[0] = 13
    numbers.removeLast(2)
    base.apply(
      itemCounts: [3],
      changes: SectionedChangeset(
        ListChangeset(deletes: [3, 4], updates: [IndexMove(from: 0, to: 0)]),
        inSection: 0
      )
    )
    expectEqual(groups.rows, [[3], [13, 10]])
    // The old path of the last row is none of the array any more.
    numbers = [3, 40]
    let changes = ListChangeset(deletes: [0], updates: [IndexMove(from: 2, to: 1)])
    base.apply(itemCounts: [2], changes: SectionedChangeset(changes, inSection: 0))
    expectEqual(groups.rows, [[3], [40]])
  }
}
