import Foundation
import RosterFlows
import Testing

@MainActor struct AggregatedDataSourceTests {
  struct Order: Identifiable, Equatable {
    var id: Int
    var day: Int
    var amount = 0
  }

  private let orders = [
    Order(id: 1, day: 2, amount: 30), Order(id: 2, day: 1, amount: 20), Order(id: 3, day: 2, amount: 10),
  ]

  @Test func itemsAreGroupedIntoOrderedSections() {
    let source = AggregatedDataSource(orders, by: \.day)
    #expect(source.rows.map { $0.map(\.id) } == [[2], [1, 3]])
    #expect(source.key(ofSection: 0) == 1)
    #expect(source.key(ofSection: 1) == 2)
    #expect(source.section(ofKey: 1) == 0)
    #expect(source.section(ofKey: 2) == 1)
    #expect(source.section(ofKey: 3) == nil)
    #expect(source.items(inSection: 1).map(\.id) == [1, 3])
    let descending = AggregatedDataSource(orders, by: \.day, sectionsBy: >, itemsBy: { $0.amount < $1.amount })
    #expect(descending.rows.map { $0.map(\.id) } == [[3, 1], [2]])
  }

  @Test func headersFootersAndIndexTitlesComeFromTheGroup() {
    let source = AggregatedDataSource(
      orders,
      by: \.day,
      sectionsBy: >,
      header: { day, orders in "day \(day): \(orders.count)" },
      footer: { _, orders in orders.count > 1 ? orders.reduce(0) { $0 + $1.amount } : nil },
      indexTitle: { "\($0)" }
    )
    #expect(
      source.shape == [
        Shape(header: "day 2: 2", items: [orders[0], orders[2]], footer: 40, indexTitle: "2"),
        Shape(header: "day 1: 1", items: [orders[1]], footer: nil, indexTitle: "1"),
      ]
    )
    let headed = AggregatedDataSource(orders, by: \.day, header: { day, _ in "\(day)" })
    #expect((0..<2).map { headed.header(ofSection: $0) } == ["1", "2"])
    let rows = headed.map { "Order \($0.id)" }
    #expect(rows.rows == [["Order 2"], ["Order 1", "Order 3"]])
    #expect(rows.header(ofSection: 1) == "2")
    #expect(rows.base.item(at: 1, inSection: 1) == orders[2])
  }

  @Test func keysThatSortTogetherButDifferStayApart() {
    let source = AggregatedDataSource(["bb", "a", "aa", "b", "a"], by: \.self, sectionsBy: { $0.count < $1.count })
    #expect(source.rows == [["a", "a"], ["b"], ["bb"], ["aa"]])
    source.insert("b")
    source.insert("c")
    source.insert("aa")
    #expect(source.rows == [["a", "a"], ["b", "b"], ["c"], ["bb"], ["aa", "aa"]])
    #expect(source.section(ofKey: "aa") == 4)
    #expect(source.section(ofKey: "d") == nil)
  }

  @Test func aGroupWithoutItemsDisappearsUnlessItIsKept() {
    let dropping = AggregatedDataSource([1, 2, 12], by: { $0 % 10 }, header: { key, items in "\(key): \(items)" })
    dropping.remove(at: 0, inSection: 0)
    #expect(dropping.rows == [[2, 12]])
    #expect(dropping.section(ofKey: 1) == nil)
    let keeping = AggregatedDataSource(
      [1, 2, 12],
      by: { $0 % 10 },
      emptySections: .keep,
      header: { key, items in "\(key): \(items)" }
    )
    keeping.remove(at: 0, inSection: 0)
    #expect(keeping.rows == [[], [2, 12]])
    #expect(keeping.header(ofSection: 0) == "1: []")
    #expect(keeping.insert(21).value == [0, 0])
    #expect(keeping.header(ofSection: 0) == "1: [21]")
  }

  @Test func editsSayWhereTheItemIsNow() {
    let source = AggregatedDataSource(orders, by: \.day, itemsBy: { $0.amount < $1.amount })
    #expect(source.insert(Order(id: 4, day: 2, amount: 20)).value == [1, 1])
    #expect(source.insert(Order(id: 5, day: 0)).value == [0, 0])
    #expect(source.update(at: 0, inSection: 2) { $0.amount = 100 }.value == [2, 2])
    #expect(source.update(at: 0, inSection: 0) { $0.day = 9 }.value == [2, 0])
    #expect(source.replace(at: 0, inSection: 2, with: Order(id: 6, day: 1, amount: 99)).value == [0, 1])
    #expect(source.rows.map { $0.map(\.id) } == [[2, 6], [4, 1, 3]])
  }

  @Test func itemsAreFoundByIdentity() {
    let source = AggregatedDataSource(orders, by: \.day)
    let log = ChangeLog(source)
    #expect(source.indexPath(ofID: 3) == [1, 1])
    #expect(source.indexPath(ofID: 7) == nil)
    #expect(source.remove(id: 7).value == nil)
    #expect(source.replace(Order(id: 7, day: 1)).value == nil)
    #expect(log.drain() == 0)
    #expect(source.remove(id: 1).value == orders[0])
    #expect(log.drain() == 1)
    #expect(source.replace(Order(id: 3, day: 1)).value == orders[2])
    #expect(log.drain() == 1)
    #expect(source.rows.map { $0.map(\.id) } == [[2, 3]])
  }

  @Test func manyItemsAreAnnouncedOnce() {
    let source = AggregatedDataSource([Int](), by: { $0 % 3 })
    let log = ChangeLog(source)
    source.insert(contentsOf: [5, 1, 3, 2])
    #expect(source.rows == [[3], [1], [5, 2]])
    #expect(log.itemCounts == [4])
    source.insert(contentsOf: [])
    #expect(log.drain() == 1)
    source.apply([7, 8])
    #expect(source.rows == [[7], [8]])
    #expect(log.drain() == 1)
  }

  #if EXIT_TESTS
    @Test func badInputTraps() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }).item(at: 1, inSection: 0) }
      }
      expectText("AggregatedDataSource: item index 1 is out of range 0..<1 in item(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }).key(ofSection: 1) }
      }
      expectText("AggregatedDataSource: section index 1 is out of range 0..<1 in key(ofSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }).remove(at: 0, inSection: 1) }
      }
      expectText("AggregatedDataSource: section index 1 is out of range 0..<1 in remove(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }).replace(at: 1, inSection: 0, with: 2) }
      }
      expectText("item index 1 is out of range 0..<1 in replace(at:inSection:with:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }).update(at: -1, inSection: 0) { $0 = 2 } }
      }
      expectText("item index -1 is out of range 0..<1 in update(at:inSection:_:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }, sectionsBy: >=) }
      }
      expectText("AggregatedDataSource: `sectionsBy` must be a strict order, but puts 1 before itself", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = AggregatedDataSource([1], by: { $0 }, itemsBy: <=) }
      }
      expectText("AggregatedDataSource: `itemsBy` must be a strict order, but puts 1 before itself", in: result)
    }
  #endif
}
