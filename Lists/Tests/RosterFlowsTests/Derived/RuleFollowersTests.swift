import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct RuleFollowersTests {
  private let numbers = FlatDataSource(Array(1...6))

  @Test func allListsThatFollowARuleChangeInOneUpdate() {
    let (filter, search, sorter) = (Filter<Int> { $0 > 0 }, Search<Int> { "\($0)" }, Sorter<Int> { $0 })
    let lists = (0..<2).map { _ in numbers.filtered(by: filter).searched(by: search).sorted(by: sorter) }
    let all = CompositeDataSource(lists.map { ContentChild<Int, Never, Never>($0) })
    let log = ChangeLog(all)
    func check(_ rows: [Int], _ change: () -> Void) {
      change()
      #expect(all.rows == [rows, rows] && log.drain() == 1)
    }
    check([2, 4, 6]) { filter.filter { $0 % 2 == 0 } }
    check([6, 4, 2]) { sorter.sort(by: { $0 }, .descending) }
    check([4]) { search.search(for: "4") }
    check([6, 4, 2]) { search.search(for: "") }
    check([6, 5, 4, 3, 2, 1]) { filter.isActive = false }
    check([1, 2, 3, 4, 5, 6]) { sorter.sort { $0 < $1 } }
  }

  @Test func aFilterAsksOnlyWhileItIsActive() {
    var asked: [Int] = []
    func predicate(_ divisor: Int) -> (Int) -> Bool {
      { number in
        asked.append(number)
        return number % divisor == 0
      }
    }
    let filter = Filter(isActive: false, predicate(2))
    let shown = numbers.filtered(by: filter)
    let log = ChangeLog(shown)
    filter.predicate = predicate(3)
    filter.narrow(to: predicate(3))
    numbers.append(7)
    #expect(asked == [] && shown.rows == [numbers.items] && log.drain() == 1)
    filter.isActive = true
    filter.isActive = true
    #expect(asked == numbers.items && shown.rows == [[3, 6]] && log.drain() == 1)
    asked = []
    filter.isActive = false
    #expect(asked == [] && shown.rows == [numbers.items] && !filter.isActive)
  }

  @Test func rulesChangeInTransactions() {
    let (filter, sorter) = (Filter<Int>(isActive: false) { $0 % 2 == 0 }, Sorter<Int> { $0 })
    let shown = numbers.filtered(by: filter).sorted(by: sorter)
    let log = ChangeLog(shown)
    transaction {
      filter.isActive = true
      sorter.sort(by: { $0 }, .descending)
      filter.predicate = { $0 % 3 == 0 }
      numbers.append(9)
    }
    #expect(shown.rows == [[9, 6, 3]] && log.drain() == 1)
    transaction {
      filter.isActive = false
      filter.isActive = true
    }
    expectEqual(shown.rows, [[9, 6, 3]])
  }

  @Test func aRuleKeepsNoContent() {
    let (filter, search, sorter) = (Filter<Int> { $0 > 0 }, Search<Int> { "\($0)" }, Sorter<Int> { $0 })
    weak var base: FlatDataSource<Int>?
    weak var shown: SortedDataSource<SearchedDataSource<FilteredDataSource<FlatDataSource<Int>>>>?
    do {
      let numbers = FlatDataSource([1, 2])
      let list = numbers.filtered(by: filter).searched(by: search).sorted(by: sorter)
      (base, shown) = (numbers, list)
    }
    #expect(base == nil && shown == nil)
    filter.filter { $0 > 1 }
    search.text = "1"
    sorter.sort { $0 > $1 }
    // What follows it from now on takes it as it is.
    expectEqual(numbers.filtered(by: filter).sorted(by: sorter).rows, [[6, 5, 4, 3, 2]])
    #expect(numbers.searched(by: search).rows == [[1]] && search.text == "1")
  }
}
