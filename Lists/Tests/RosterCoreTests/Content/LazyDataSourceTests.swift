import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct LazyDataSourceTests {
  @Test func aMillionItemsAreComputedOnlyWhenAskedFor() {
    var computed: [Int] = []
    let source = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      computed.append(index)
      return index * 2
    }
    expectEqual(source.numberOfSections, 1)
    expectEqual(source.numberOfItems(inSection: 0), 1_000_000)
    #expect(!source.isEmpty)
    #expect(computed.isEmpty)
    expectEqual(source.item(at: 999_999, inSection: 0), 1_999_998)
    expectEqual(computed, [999_999])
  }

  @Test(arguments: [EmptySections.keep, .drop])
  func closuresGetTheIndexAmongAllSections(policy: EmptySections) {
    let source = LazyDataSource(
      itemCounts: [0, 2, 0, 1],
      emptySections: policy,
      header: { "header \($0)" },
      footer: { $0 == 3 ? "footer" : nil },
      indexTitle: { "\($0)" },
      item: { index, section in section * 10 + index }
    )
    let all = [
      Shape(header: "header 0", items: [], footer: nil, indexTitle: "0"),
      Shape(header: "header 1", items: [10, 11], footer: nil, indexTitle: "1"),
      Shape(header: "header 2", items: [], footer: nil, indexTitle: "2"),
      Shape(header: "header 3", items: [30], footer: "footer", indexTitle: "3"),
    ]
    expectEqual(source.shape, (policy == .keep ? all : [all[1], all[3]]))
  }

  @Test func otherCountsAreAnnouncedOnce() {
    let source = LazyDataSource(itemCounts: [1, 0], emptySections: .drop, header: { "\($0)" }, item: { $0 + $1 })
    let log = ChangeLog(source)
    source.apply(itemCounts: [0, 2, 3])
    expectEqual(source.rows, [[1, 2], [2, 3, 4]])
    expectEqual(source.header(ofSection: 0), "1")
    expectEqual(log.itemCounts, [5])
    expectEqual(log.drain(), 1)
  }

  /// One more item at the end, relative to what the last change left.
  private func grow(_ source: LazyDataSource<Int, Never, Never>) {
    let count = source.itemCounts[0]
    let changes = SectionedChangeset(ListChangeset(inserts: [count]), inSection: 0)
    source.apply(itemCounts: [count + 1], changes: changes)
  }

  @Test func relativeEditsInATransactionBuildOnEachOther() {
    let source = LazyDataSource(itemCounts: [1]) { index, _ in index }
    let log = ChangeLog(source)
    transaction {
      grow(source)
      #expect(source.numberOfItems(inSection: 0) == 2 && source.item(at: 1, inSection: 0) == 1)
      grow(source)
      expectEqual(source.numberOfItems, 3)
    }
    #expect(source.rows == [[0, 1, 2]] && source.itemCounts == [3])
    expectEqual(log.drain(), 1)
  }

  @Test func relativeEditsInABurstBuildOnEachOther() async {
    let source = LazyDataSource(itemCounts: [1]) { index, _ in index }
    let update = coalesced { grow(source) }
    coalesced { grow(source) }
    #expect(source.itemCounts == [3] && source.numberOfItems == 3)
    await update.shown()
    expectEqual(source.rows, [[0, 1, 2]])
  }

  @Test func anObserverMayGoOn() {
    let source = LazyDataSource(itemCounts: [1]) { index, _ in index }
    let observation = source.changes.observe { _ in if source.itemCounts[0] < 5 { grow(source) } }
    grow(source)
    expectEqual(source.rows, [[0, 1, 2, 3, 4]])
    withExtendedLifetime(observation) {}
  }

  #if EXIT_TESTS
    @Test func badInputTraps() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = LazyDataSource(itemCounts: [3, -1]) { index, _ in index } }
      }
      expectText("LazyDataSource: section 1 cannot have -1 items in init(itemCounts:", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = LazyDataSource(itemCounts: [.max, 1]) { index, _ in index } }
      }
      expectText("LazyDataSource: sections 0 to 1 have more than 9223372036854775807 items together", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = LazyDataSource(itemCounts: [3]) { index, _ in index }.apply(itemCounts: [-2]) }
      }
      expectText("LazyDataSource: section 0 cannot have -2 items in apply(itemCounts:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = LazyDataSource(itemCounts: [3]) { index, _ in index }.item(at: 3, inSection: 0) }
      }
      expectText("LazyDataSource: item index 3 is out of range 0..<3 in item(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = LazyDataSource(itemCounts: [3]) { index, _ in index }.header(ofSection: 1) }
      }
      expectText("LazyDataSource: section index 1 is out of range 0..<1 in header(ofSection:)", in: result)
    }
  #endif
}
