import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct MappedDataSourceTests {
  @Test func itemsAreTransformedAndTheRestIsTheOriginals() {
    let base = NestedDataSource([
      ContentSection(header: "A", items: [1, 2], footer: 0.5, indexTitle: "a"),
      ContentSection(header: nil, items: [], footer: nil),
    ])
    let source = base.map { "\($0)" }
    #expect(source.base === base)
    expectEqual(
      source.shape,
      [
        Shape(header: "A", items: ["1", "2"], footer: 0.5, indexTitle: "a"),
        Shape(header: nil, items: [], footer: nil, indexTitle: nil),
      ]
    )
  }

  @Test func onlyItemsThatAreAskedForAreTransformed() {
    var transformed: [Int] = []
    let source = FlatDataSource(Array(0..<100)).map { item in
      transformed.append(item)
      return -item
    }
    expectEqual(source.numberOfItems, 100)
    #expect(!source.isEmpty)
    #expect(transformed.isEmpty)
    expectEqual(source.item(at: 42, inSection: 0), -42)
    expectEqual(transformed, [42])
  }

  @Test func changesOfTheOriginalAreItsOwn() {
    let base = FlatDataSource([1])
    let source = base.map { $0 * 10 }
    let log = ChangeLog(source)
    base.append(2)
    expectEqual(source.rows, [[10, 20]])
    expectEqual(log.itemCounts, [2])
    expectEqual(log.drain(), 1)
  }
}
