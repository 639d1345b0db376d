import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct DerivedDataSourceTests {
  /// What a view or an observer sets while a rule is being shown comes after it, and is what the data source answers.
  @Test func rulesThatReplaceOneThatIsBeingShown() {
    let base = FlatDataSource(cells(1, 2, 3, 4, 5, 6))
    func check<Source: DataSource<Cell>>(
      _ source: Source,
      _ ids: [Int],
      _ first: () -> Void,
      _ then: @escaping () -> Void
    ) {
      let view = ListModel(source)
      view.duringStep = {
        view.duringStep = nil
        then()
      }
      first()
      #expect(view.complaints == [] && view.ids == [ids])
    }
    let filtered = base.filtered { _ in true }
    check(filtered, [2, 4, 6]) {
      filtered.filter.predicate = { $0.id > 3 }
    } _: {
      filtered.filter.predicate = { $0.id.isMultiple(of: 2) }
    }
    #expect(filtered.filter.predicate(Cell(id: 2)))
    let subset = base.selected(ids: [1])
    check(subset, [2, 3]) {
      subset.ids = [2, 5]
    } _: {
      subset.ids = [2, 3]
    }
    expectEqual(subset.ids, [2, 3])
    // Narrower than what is being shown: what is asked follows from what was set last.
    subset.ids = [2]
    expectEqual(subset.rows, [cells(2)])
    let searched = base.searched(by: { "\($0.id)" })
    check(searched, [6]) {
      searched.search.text = "5"
    } _: {
      searched.search.text = "6"
    }
    expectEqual(searched.search.text, "6")
    let distinct = base.distinct { $0.id }
    check(distinct, [1, 4]) {
      distinct.key = { $0.id % 5 }
    } _: {
      distinct.key = { $0.id / 4 }
    }
    expectEqual(distinct.key(Cell(id: 9)), 2)
    let sorted = base.sorted(by: \.id)
    check(sorted, [2, 4, 6, 1, 3, 5]) {
      sorted.sorter.sort(by: \.id, .descending)
    } _: {
      sorted.sorter.sort { $0.id % 2 < $1.id % 2 }
    }
    let window = base.prefix(2)
    check(window, [5, 6]) {
      window.show(prefix: 4)
    } _: {
      window.show(suffix: 2)
    }
  }
}
