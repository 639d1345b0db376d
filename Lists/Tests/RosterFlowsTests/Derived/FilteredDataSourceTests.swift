import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct FilteredDataSourceTests {
  /// Asks for even numbers and keeps what it was asked.
  @MainActor private final class Asked {
    private(set) var numbers: [Int] = []

    func isEven(_ number: Int) -> Bool {
      numbers.append(number)
      return number % 2 == 0
    }

    func drain() -> [Int] {
      defer { numbers = [] }
      return numbers.sorted()
    }
  }

  private func stages(_ log: ChangeLog) -> [String] {
    log.changes.flatMap { change in
      if case .update(let stages) = change { stages.map(\.description) } else { ["reload"] }
    }
  }

  @Test func showsWhatSatisfiesThePredicate() {
    let base = FlatDataSource([1, 2, 3, 4])
    let shown = base.filtered { $0 % 2 == 0 }
    #expect(shown.rows == [[2, 4]] && shown.base === base)
    expectEqual(base.filtered { _ in false }.rows, [[]])
    expectEqual(base.filtered(emptySections: .drop) { _ in false }.rows, [])
  }

  @Test func sectionsStaySections() {
    let base = NestedDataSource([
      ContentSection(header: "A", items: [1, 2], footer: 0.5, indexTitle: "a"),
      ContentSection(header: "B", items: [3], footer: 1.5, indexTitle: "b"),
      ContentSection(header: "C", items: [4], footer: nil),
    ])
    let kept = base.filtered { $0 % 2 == 0 }
    let dropping = base.filtered(emptySections: .drop) { $0 % 2 == 0 }
    let parts = [
      Shape(header: "A", items: [2], footer: 0.5, indexTitle: "a"),
      Shape(header: "B", items: [], footer: 1.5, indexTitle: "b"),
      Shape(header: "C", items: [4], footer: nil, indexTitle: nil),
    ]
    expectEqual(kept.shape, parts)
    expectEqual(dropping.shape, [parts[0], parts[2]])
  }

  /// What each edit of the base asks, and what views are told.
  @Test func predicateIsAskedOncePerTouchedRow() {
    let base = FlatDataSource([1, 2, 3, 4])
    let asked = Asked()
    let shown = base.filtered(by: asked.isEven)
    let log = ChangeLog(shown)
    expectEqual(asked.drain(), [1, 2, 3, 4])
    func check(_ numbers: [Int], _ expected: [String], _ edit: () -> Void) {
      let known = stages(log).count
      edit()
      #expect(asked.drain() == numbers && Array(stages(log)[known...]) == expected)
      expectEqual(shown.rows, [base.items.filter { $0 % 2 == 0 }])
    }
    check([6], ["insert 0.1"]) { base.insert(6, at: 2) }
    check([7], []) { base.insert(7, at: 2) }
    check([], ["delete 0.1"]) { base.remove(at: 3) }
    check([], []) { base.remove(at: 2) }
    check([], ["move 0.1→0.0"]) { base.move(from: 3, to: 0) }
    check([], []) { base.move(from: 1, to: 3) }
    check([2], ["update 0.0"]) { base.replace(at: 0, with: 2) }
    check([5], ["delete 0.0"]) { base.replace(at: 0, with: 5) }
    check([8], ["insert 0.0"]) { base.replace(at: 0, with: 8) }
    check([9], []) { base.replace(at: 2, with: 9) }
    check([], ["delete 0.1"]) { base.apply(base.items.filter { $0 != 2 }) }
    check([10, 12], ["insert 0.1 0.2"]) { base.append(contentsOf: [10, 12]) }
    check([14, 99], ["delete 0.1, insert 0.2"]) {
      transaction {
        base.append(14)
        base.insert(99, at: 0)
        base.remove(at: 0)
        base.remove(at: base.items.count - 3)
      }
    }
  }

  /// A change of content that is structure here is one batch with the rest.
  @Test func structureAndContentAreTwoBatches() {
    let base = FlatDataSource(cells(1, 2, 3, 4))
    let shown = base.filtered { $0.content < 5 }
    let view = ListModel(shown, "shown")
    transaction {
      base.update(at: 1) { $0.content = 5 }
      base.update(at: 2) { $0.content = 3 }
      base.insert(Cell(id: 9), at: 0)
    }
    expectEqual(view.stages.map(\.description), ["delete 0.1, insert 0.0", "update 0.2"])
    #expect(view.ids == [[9, 1, 3, 4]] && view.complaints == [])
  }

  @Test func narrowAsksShownOnlyAndWidenHiddenOnly() {
    let base = FlatDataSource(Array(0..<12))
    var asked: [Int] = []
    let shown = base.filtered { $0 % 2 == 0 }
    let log = ChangeLog(shown)
    func predicate(_ divisor: Int) -> (Int) -> Bool {
      { number in
        asked.append(number)
        return number % divisor == 0
      }
    }
    shown.filter.narrow(to: predicate(4))
    #expect(asked == [0, 2, 4, 6, 8, 10] && shown.rows == [[0, 4, 8]])
    asked = []
    shown.filter.widen(to: predicate(2))
    #expect(asked == [1, 2, 3, 5, 6, 7, 9, 10, 11] && shown.rows == [[0, 2, 4, 6, 8, 10]])
    asked = []
    shown.filter.predicate = predicate(3)
    #expect(asked == Array(0..<12) && shown.rows == [[0, 3, 6, 9]])
    asked = []
    shown.filter.reevaluate()
    expectEqual(asked, Array(0..<12))
    // Of the same rows, only those that are different are told, and a predicate that changes nothing tells nothing.
    expectEqual(
      stages(log),
      [
        "delete 0.1 0.3 0.5", "insert 0.1 0.3 0.5", "delete 0.1 0.2 0.4 0.5, insert 0.1 0.3",
      ]
    )
  }

  /// Hidden rows make no batch for views that show none of them.
  @Test func noBatchForHiddenRow() {
    let base = FlatDataSource([2, 4])
    let shown = base.filtered { $0 % 2 == 0 }
    let (list, all) = (ListModel(shown.map { Cell(id: $0) }, "shown"), ListModel(base.map { Cell(id: $0) }, "base"))
    base.insert(3, at: 1)
    #expect(list.numberOfSteps == 0 && all.numberOfSteps == 1)
    base.update(at: 0) { $0 = 6 }
    #expect(list.numberOfSteps == 1 && all.numberOfSteps == 2)
  }

  /// A view that shows the base and three filters of it, at any depth, makes one batch of an edit.
  @Test func oneBatchPerViewInDiamond() {
    let base = FlatDataSource(cells(1, 2, 3, 4))
    let even = base.filtered { $0.id % 2 == 0 }
    let large = even.filtered { $0.id > 2 }
    let both = CompositeDataSource<Cell, Never, Never> {
      base
      even
      large
      base.filtered { $0.id < 3 }
    }
    let views = [ListModel(base), ListModel(even), ListModel(large), ListModel(both)]
    base.insert(Cell(id: 6), at: 0)
    expectEqual(views.map(\.numberOfSteps), [1, 1, 1, 1])
    expectEqual(both.rows.map { $0.map(\.id) }, [[6, 1, 2, 3, 4], [6, 2, 4], [6, 4], [1, 2]])
    expectEqual(views.flatMap(\.complaints), [])
  }

  // MARK: Transactions

  @Test func removeTwiceInTransaction() {
    let base = FlatDataSource([1, 2, 3, 4, 6])
    let shown = base.filtered { $0 % 2 == 0 }
    let log = ChangeLog(shown)
    transaction {
      shown.remove(shown.place(at: 0, inSection: 0))
      expectEqual(shown.rows, [[4, 6]])
      shown.remove(shown.place(at: 0, inSection: 0))
      expectEqual(shown.rows, [[6]])
    }
    #expect(base.items == [1, 3, 6] && stages(log) == ["delete 0.0 0.1"])
  }

  @Test func insertAndDeleteInOneTransactionNeverCame() {
    let base = FlatDataSource([2])
    let shown = base.filtered { $0 % 2 == 0 }
    let log = ChangeLog(shown)
    transaction {
      base.append(4)
      base.remove(at: 1)
    }
    #expect(log.changes == [] && shown.rows == [[2]])
  }

  @Test func predicateChangesWithContentInATransaction() {
    let base = FlatDataSource([1, 2, 3, 4])
    let shown = base.filtered { $0 % 2 == 0 }
    let view = ListModel(shown.map { Cell(id: $0) }, "shown")
    transaction {
      shown.filter.narrow(to: { $0 % 4 == 0 })
      #expect(shown.rows == [[4]] && shown.filter.predicate(2) == false)
      shown.filter.widen(to: { $0 % 2 == 1 || $0 == 4 })
      base.append(5)
      expectEqual(shown.rows, [[1, 3, 4, 5]])
    }
    #expect(shown.rows == [[1, 3, 4, 5]] && view.complaints == [] && view.numberOfUpdates == 1)
  }

  // MARK: Edits

  @Test func editsGoToTheBase() {
    let base = FlatDataSource(cells(1, 2, 3, 4, 5, 6))
    let even = base.filtered { $0.id % 2 == 0 }
    let shown = even.filtered { $0.id > 2 }
    let place = shown.place(at: 0, inSection: 0)
    base.insert(Cell(id: 0), at: 0)
    expectEqual(shown.update(place) { $0.content = 7 }.value, Cell(id: 4, content: 7))
    expectEqual(shown.reconfigure(place).value?.id, 4)
    expectEqual(shown.replace(place, with: Cell(id: 8)).value?.id, 4)
    expectEqual(shown.remove(place).value, Cell(id: 8))
    #expect(shown.remove(place).value == nil && shown.indexPath(of: place) == nil)
    expectEqual(base.items.map(\.id), [0, 1, 2, 3, 5, 6])
  }

  @Test func reorderBeforeNextVisible() {
    let base = FlatDataSource([2, 1, 4, 3, 6, 5])
    let shown = base.filtered { $0 % 2 == 0 }
    func place(_ index: Int) -> ItemPlace { shown.place(at: index, inSection: 0) }
    shown.move(place(2), after: place(0))
    // The hidden 1 stays behind the 2 that it followed.
    #expect(base.items == [2, 1, 6, 4, 3, 5] && shown.rows == [[2, 6, 4]])
    shown.move(place(0), after: place(2))
    #expect(base.items == [1, 6, 4, 2, 3, 5] && shown.rows == [[6, 4, 2]])
    shown.insert(8, before: place(1))
    shown.insert(10, after: place(0))
    expectEqual(base.items, [1, 6, 10, 8, 4, 2, 3, 5])
  }

  @Test func placesOfHiddenItemsAreNowhereHere() {
    let base = FlatDataSource([1, 2])
    let shown = base.filtered { $0 % 2 == 0 }
    let composite = CompositeDataSource<Int, Never, Never> {
      FlatDataSource([0])
      shown
    }
    let (hidden, visible) = (base.place(at: 0, inSection: 0), base.place(at: 1, inSection: 0))
    #expect(shown.indexPath(of: hidden) == nil && composite.indexPath(of: hidden) == nil)
    #expect(shown.indexPath(of: visible) == [0, 0] && composite.indexPath(of: visible) == [1, 0])
    expectEqual(composite.place(at: 0, inSection: 1).indexPath, [0, 1])
  }

  // MARK: Limits

  /// Inserted rows of a data source that cannot be read ahead come in a batch of their own.
  @Test func basesWithoutLookAhead() {
    let base = CustomSource([CellSection(id: 0, cells: cells(1, 2, 3))])
    let shown = base.filtered { $0.id % 2 == 0 && $0.content == 0 }
    let view = ListModel(shown, "shown")
    var next = base.sections
    next[0].cells = [Cell(id: 4), Cell(id: 2, content: 1), Cell(id: 3), Cell(id: 6)]
    next.append(CellSection(id: 1, cells: cells(8, 9)))
    base.show(next, from: base.sections, knowsChanges: true)
    #expect(view.ids == [[4, 6], [8]] && view.complaints == [])
    base.show([CellSection(id: 0, cells: cells(2))], from: base.sections, knowsChanges: false)
    #expect(view.ids == [[2]] && view.complaints == [] && view.steps == [.reload])
  }

  @Test func resultReleasedBeforeBase() {
    let base = FlatDataSource([1, 2])
    do { _ = base.filtered { $0 > 1 }.filtered { $0 > 2 } }
    base.append(3)
    expectEqual(base.changes.numberOfSinks, 0)
    weak var weakBase: FlatDataSource<Int>?
    var shown: FilteredDataSource<FlatDataSource<Int>>?
    do {
      let other = FlatDataSource([1])
      weakBase = other
      shown = other.filtered { $0 > 0 }
    }
    #expect(weakBase != nil && shown?.rows == [[1]])
    shown = nil
    #expect(weakBase == nil)
  }

  #if EXIT_TESTS
    @Test func predicateThatChangesContentTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (base, other) = (FlatDataSource([1]), FlatDataSource([1]))
          _ = base.filtered { number in
            other.append(number)
            return true
          }
        }
      }
      expectText("Content was changed while FilteredDataSource asked", in: result)
    }

    @Test func derivationOfOwnCompositeRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let inner = CompositeDataSource<Int, Never, Never> { FlatDataSource([1]) }
          let outer = CompositeDataSource<Int, Never, Never> { inner }
          inner.add(outer.filtered { $0 > 0 })
        }
      }
      expectText("cannot be in a composite that it is derived from", in: result)
    }

    @Test func indexesOutOfRangeAreNamed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1, 2]).filtered { $0 > 1 }.item(at: 1, inSection: 0) }
      }
      expectText("FilteredDataSource: item index 1 is out of range 0..<1", in: result)
    }
  #endif
}
