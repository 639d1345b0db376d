import RosterFlows
import Testing

@MainActor struct MappedDataSourceTests {
  @Test func itemsAreTransformedAndTheRestIsTheOriginals() {
    let base = NestedDataSource([
      ContentSection(header: "A", items: [1, 2], footer: 0.5, indexTitle: "a"),
      ContentSection(header: nil, items: [], footer: nil),
    ])
    let source = base.map { "\($0)" }
    #expect(source.base === base)
    #expect(
      source.shape == [
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
    #expect(source.numberOfItems == 100)
    #expect(!source.isEmpty)
    #expect(transformed.isEmpty)
    #expect(source.item(at: 42, inSection: 0) == -42)
    #expect(transformed == [42])
  }

  @Test func changesOfTheOriginalAreItsOwn() {
    let base = FlatDataSource([1])
    let source = base.map { $0 * 10 }
    let log = ChangeLog(source)
    base.append(2)
    #expect(source.rows == [[10, 20]])
    #expect(log.itemCounts == [2])
    #expect(log.drain() == 1)
  }
}
