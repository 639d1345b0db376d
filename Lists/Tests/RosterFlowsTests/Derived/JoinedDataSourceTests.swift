import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

private struct Order: Identifiable, Equatable {
  let id: Int
  var customer: Int?
}

private struct Customer: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor struct JoinedDataSourceTests {
  private let orders = FlatDataSource([Order(id: 1, customer: 7), Order(id: 2, customer: 8), Order(id: 3)])
  private let customers = FlatDataSource([Customer(id: 7, name: "Ana")])

  private func names(_ source: some DataSource<JoinedPair<Order, Customer?>>) -> [String] {
    source.rows[0].map { "\($0.left.id) \($0.right?.name ?? "–")" }
  }

  @Test func partnersComeChangeAndGo() {
    let joined = orders.joined(with: customers, by: \.customer, \.id)
    let log = ChangeLog(joined)
    expectEqual(names(joined), ["1 Ana", "2 –", "3 –"])
    customers.append(Customer(id: 8, name: "Rui"))
    #expect(names(joined) == ["1 Ana", "2 Rui", "3 –"] && log.drainStages() == ["update 0.1"])
    customers.update(at: 0) { $0.name = "Eva" }
    #expect(names(joined) == ["1 Eva", "2 Rui", "3 –"] && log.drainStages() == ["update 0.0"])
    customers.move(from: 0, to: 1)
    expectEqual(log.drainStages(), [])
    customers.remove(at: 1)
    #expect(names(joined) == ["1 –", "2 Rui", "3 –"] && log.drainStages() == ["update 0.0"])
    orders.update(at: 2) { $0.customer = 8 }
    orders.insert(Order(id: 4, customer: 8), at: 0)
    #expect(names(joined) == ["4 Rui", "1 –", "2 Rui", "3 Rui"] && log.drainStages() == ["update 0.2", "insert 0.0"])
    transaction {
      orders.remove(at: 0)
      customers.append(Customer(id: 7, name: "Ana"))
      expectEqual(names(joined), ["1 Ana", "2 Rui", "3 Rui"])
    }
    #expect(names(joined) == ["1 Ana", "2 Rui", "3 Rui"] && log.drainStages() == ["delete 0.0", "update 0.0"])
  }

  @Test func theFirstOfSeveralPartnersCounts() {
    let joined = orders.joined(with: customers, by: \.customer, \.id)
    let log = ChangeLog(joined)
    customers.duplicates = .keepAll
    customers.append(Customer(id: 7, name: "Second"))
    #expect(names(joined)[0] == "1 Ana" && log.drainStages() == [])
    customers.move(from: 1, to: 0)
    #expect(names(joined)[0] == "1 Second" && log.drainStages() == ["update 0.0"])
    customers.remove(at: 0)
    #expect(names(joined)[0] == "1 Ana" && log.drainStages() == ["update 0.0"])
  }

  @Test func placesLeadToTheItem() {
    let joined = orders.joined(with: customers, by: \.customer, \.id)
    let place = joined.place(at: 0, inSection: 0)
    orders.update(place) { $0.customer = 8 }
    expectEqual(names(joined), ["1 –", "2 –", "3 –"])
    orders.update(place) { $0.customer = 7 }
    customers.update(id: 7) { $0.name = "Eva" }
    orders.move(place, after: joined.place(at: 1, inSection: 0))
    expectEqual(names(joined), ["2 –", "1 Eva", "3 –"])
    expectEqual(joined.indexPath(of: place), [0, 1])
    orders.remove(place)
    expectEqual(joined.indexPath(of: place), nil)
  }

  /// One call of a key for an item that comes or changes, and none for others, however many there are.
  @Test(arguments: [10, 1_000, 20_000])
  func keysAreComputedOnce(count: Int) {
    let left = FlatDataSource((0..<count).map { Cell(id: $0) })
    let right = FlatDataSource((0..<count).map { Cell(id: $0) })
    var calls = (left: 0, right: 0)
    let joined = left.joined(with: right) { cell -> Int? in
      calls.left += 1
      return cell.id
    } _: { cell -> Int? in
      calls.right += 1
      return cell.id
    }
    #expect(calls == (count, count))
    func expectCalls(_ expected: (Int, Int), _ what: Comment, _ body: () -> Void) {
      calls = (0, 0)
      body()
      #expect(calls == expected, what)
    }
    expectCalls((1, 0), "insert") { left.insert(Cell(id: -1), at: 4) }
    expectCalls((0, 1), "partner") { right.insert(Cell(id: -1), at: 0) }
    expectCalls((0, 1), "change") { right.update(at: 3) { $0.content += 1 } }
    expectCalls((0, 0), "move") { left.move(from: 0, to: 5) }
    expectCalls((0, 0), "remove") { right.remove(at: 0) }
    expectCalls((0, 0), "read") { _ = joined.item(at: 5, inSection: 0) }
  }
}
