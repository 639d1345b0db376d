import Foundation
import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct DataSourceTests {
  /// A data source as an application writes one, with the required members only.
  private final class Squares: DataSource {
    let changes = ContentChannel<Int>()
    let numberOfSections = 2

    func numberOfItems(inSection section: Int) -> Int { 3 * section }

    func item(at index: Int, inSection section: Int) -> Int { index * index }
  }

  @Test func headersFootersAndIndexTitlesAreOptional() {
    let source = Squares()
    #expect(source.header(ofSection: 1) == nil)
    #expect(source.footer(ofSection: 1) == nil)
    #expect(source.indexTitle(ofSection: 1) == nil)
    let erased: any DataSource<Int> = source
    expectEqual(erased.item(at: 2, inSection: 1), 4)
    expectEqual(erased.numberOfItems, 3)
    #expect(!erased.isEmpty)
  }

  @Test func isEmptyLooksAtEverySection() {
    #expect(NestedDataSource<Never, Int, Never>().isEmpty)
    #expect(NestedDataSource([ContentSection(items: [Int]())]).isEmpty)
    #expect(NestedDataSource([ContentSection(items: [Int]()), ContentSection(items: [])]).isEmpty)
    #expect(!NestedDataSource([ContentSection(items: []), ContentSection(items: [1])]).isEmpty)
    #expect(!NestedDataSource([ContentSection(items: [1]), ContentSection(items: [])]).isEmpty)
  }

  @Test func aShownHeaderOrFooterIsNotNothing() {
    let headers = [ContentSection<String, Int, String>(header: "A", items: [], footer: nil)]
    let footers = [ContentSection<String, Int, String>(header: nil, items: [], footer: "B")]
    #expect(!NestedDataSource(headers).isEmpty)
    #expect(!NestedDataSource(footers).isEmpty)
    #expect(NestedDataSource(headers, emptySections: .drop).isEmpty)
    #expect(NestedDataSource(footers, emptySections: .drop).isEmpty)
    expectEqual(NestedDataSource(headers).numberOfItems, 0)
  }

  @Test func indexPathsLeadToItems() {
    let source = NestedDataSource([
      ContentSection(items: [1, 2]), ContentSection(items: []), ContentSection(items: [3]),
    ])
    expectEqual(source.numberOfItems, 3)
    expectEqual(source.item(at: [0, 1]), 2)
    expectEqual(source.item(at: [2, 0]), 3)
  }

  #if EXIT_TESTS
    @Test func anIndexPathOfTheWrongLengthTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).item(at: [0]) }
      }
      expectText("has 2 indexes, a section and an item, but [0] has 1", "IndexPath(item:section:)", in: result)
    }
  #endif
}
