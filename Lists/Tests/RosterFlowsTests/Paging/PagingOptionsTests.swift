import RosterFlows
import TestSupport
import Testing

@Suite("Options of paging") @MainActor struct PagingOptionsTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
  }

  /// The sample of the documentation.
  @Test func theSampleMakesAList() {
    let options = PagingOptions(pageSize: 50, maximumCount: 500)
    let list = PagedDataSource<Row, Int>(options) { _ in Page([]) }
    expectEqual(list.options, options)
  }

  /// The least maximum that a list takes, as the documentation states it.
  @Test(arguments: [(3, 2), (50, nil), (1, 0)] as [(Int, Int?)])
  func theLeastMaximumIsTaken(pageSize: Int, distance: Int?) {
    let maximum = pageSize + 2 * (distance ?? pageSize)
    let options = PagingOptions(pageSize: pageSize, prefetchDistance: distance, maximumCount: maximum)
    #expect(PagedDataSource<Row, Int>(options) { _ in Page([]) }.options.maximumCount == maximum)
  }
}
