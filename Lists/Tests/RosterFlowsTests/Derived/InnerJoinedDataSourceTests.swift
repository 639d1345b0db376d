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

@MainActor struct InnerJoinedDataSourceTests {
  @Test func anInnerJoinShowsWhoHasAPartner() {
    let orders = FlatDataSource([Order(id: 1, customer: 7), Order(id: 2, customer: 8), Order(id: 3)])
    let customers = FlatDataSource([Customer(id: 7, name: "Ana")])
    let joined = orders.innerJoined(with: customers, by: \.customer, \.id)
    let log = ChangeLog(joined)
    func names() -> [String] { joined.rows[0].map { "\($0.left.id) \($0.right.name)" } }
    expectEqual(names(), ["1 Ana"])
    customers.append(Customer(id: 8, name: "Rui"))
    customers.update(at: 1) { $0.name = "Ivo" }
    #expect(names() == ["1 Ana", "2 Ivo"] && log.drainStages() == ["insert 0.1", "update 0.1"])
    customers.remove(at: 0)
    orders.update(at: 1) { $0.customer = nil }
    #expect(names() == [] && log.drainStages() == ["delete 0.0", "delete 0.0"])
  }
}
