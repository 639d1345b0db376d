import RosterCore
import RosterFlows
import TestSupport
import Testing

@MainActor struct ReconfiguredHeaderTests {
  /// Data sources that compute headers, that pass them on, and that are made of others.
  @Test func headersOfAllDataSourcesAreReconfigured() {
    var title = "a"
    let lazy = LazyDataSource(itemCounts: [1, 1], header: { _ in title }) { index, _ in index }
    let grouped = FlatDataSource([1, 2]).grouped(by: { $0 % 2 }, header: { _, _ in title })
    let mapped = grouped.map { $0 * 10 }
    let inner = CompositeDataSource<Int, String, Never>([.init(mapped)])
    let outer = CompositeDataSource<Int, String, Never>([.init(lazy), .init(inner)])
    expectEqual((0..<4).map { outer.header(ofSection: $0) }, ["a", "a", "a", "a"])
    var told: [ContentChange] = []
    let observation = outer.changes.observe { told.append($0) }
    title = "b"
    lazy.reconfigureSection(at: 1)
    mapped.reconfigureSection(at: 0)
    outer.reconfigureSection(at: 3)
    outer.reconfigureSection(at: 0)
    expectEqual(told, [1, 2, 3, 0].map { .update([ChangeStage(sections: .init(updates: [$0]))]) })
    expectEqual((0..<4).map { outer.header(ofSection: $0) }, ["b", "b", "b", "b"])
    // In a transaction the index is one of the newest content.
    transaction {
      lazy.apply(itemCounts: [1], changes: SectionedChangeset(sections: .init(deletes: [0])))
      outer.reconfigureSection(at: 0)
    }
    expectEqual(outer.numberOfSections, 3)
    withExtendedLifetime(observation) {}
  }
}
