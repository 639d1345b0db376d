import RosterFlows
import Testing

/// The work of an edit, in calls of the closures that a data source was made with.
@MainActor struct AggregatedDataSourceCountTests {
  private final class Calls {
    var key = 0
    var sections = 0
    var items = 0
    var headers: [Int] = []
    var footers: [Int] = []

    func reset() {
      (key, sections, items, headers, footers) = (0, 0, 0, [], [])
    }
  }

  private let calls = Calls()

  /// 100 groups of 100 items.
  private func make() -> AggregatedDataSource<Int, Int, Int, Int> {
    AggregatedDataSource(
      Array(0..<10_000),
      by: { [calls] item in
        calls.key += 1
        return item % 100
      },
      sectionsBy: { [calls] first, second in
        calls.sections += 1
        return first < second
      },
      itemsBy: { [calls] first, second in
        calls.items += 1
        return first < second
      },
      header: { [calls] key, items in
        calls.headers.append(key)
        return items.count
      },
      footer: { [calls] key, items in
        calls.footers.append(key)
        return items.last
      }
    )
  }

  private func readHeadersAndFooters(_ source: AggregatedDataSource<Int, Int, Int, Int>) {
    for section in 0..<source.numberOfSections {
      _ = source.header(ofSection: section)
      _ = source.footer(ofSection: section)
    }
  }

  @Test func groupingAsksForEachKeyOnceAndForNoHeader() {
    let source = make()
    #expect(calls.key == 10_000)
    #expect(calls.headers.isEmpty)
    #expect(calls.footers.isEmpty)
    calls.reset()
    _ = source.rows
    #expect(calls.key + calls.sections + calls.items == 0)
    readHeadersAndFooters(source)
    readHeadersAndFooters(source)
    #expect(calls.headers == Array(0..<100))
    #expect(calls.footers == Array(0..<100))
  }

  @Test func insertingTouchesOneGroup() {
    let source = make()
    readHeadersAndFooters(source)
    calls.reset()
    source.insert(10_042)
    #expect(calls.key == 1)
    #expect((1...9).contains(calls.sections))
    #expect((1...8).contains(calls.items))
    readHeadersAndFooters(source)
    #expect(calls.headers == [42])
    #expect(calls.footers == [42])
    #expect(source.header(ofSection: 42) == 101)
    #expect(source.footer(ofSection: 42) == 10_042)
  }

  @Test func removingTouchesOneGroup() {
    let source = make()
    readHeadersAndFooters(source)
    calls.reset()
    source.remove(at: 99, inSection: 7)
    #expect(calls.key + calls.sections + calls.items == 0)
    readHeadersAndFooters(source)
    #expect(calls.headers == [7])
    #expect(calls.footers == [7])
    #expect(source.footer(ofSection: 7) == 9_807)
  }

  @Test func changingAnItemTouchesItsGroup() {
    let source = make()
    readHeadersAndFooters(source)
    calls.reset()
    source.update(at: 3, inSection: 7) { $0 += 10_000 }
    #expect(calls.key == 1)
    #expect(calls.sections == 0)
    #expect((1...10).contains(calls.items))
    readHeadersAndFooters(source)
    #expect(calls.headers == [7])
    #expect(source.footer(ofSection: 7) == 10_307)
  }

  @Test func changingAKeyTouchesTwoGroups() {
    let source = make()
    readHeadersAndFooters(source)
    calls.reset()
    source.replace(at: 3, inSection: 7, with: 50)
    #expect(calls.key == 1)
    #expect((1...9).contains(calls.sections))
    #expect((1...8).contains(calls.items))
    readHeadersAndFooters(source)
    #expect(calls.headers == [7, 50])
    #expect(calls.footers == [7, 50])
  }

  @Test func aGroupThatComesOrGoesTouchesNoOther() {
    let source = make()
    readHeadersAndFooters(source)
    for _ in 0..<99 { source.remove(at: 0, inSection: 20) }
    calls.reset()
    source.remove(at: 0, inSection: 20)
    #expect(source.numberOfSections == 99)
    readHeadersAndFooters(source)
    #expect(calls.headers.isEmpty)
    calls.reset()
    source.insert(20)
    #expect(source.numberOfSections == 100)
    #expect(calls.key == 1)
    #expect((1...10).contains(calls.sections))
    readHeadersAndFooters(source)
    #expect(calls.headers == [20])
  }

  @Test func editsInPlaceDoNotCopyTheItems() {
    let source = AggregatedDataSource(Array(0..<10_000), by: { $0 % 2 })
    func storage() -> UnsafeRawPointer? {
      source.items(inSection: 0).withUnsafeBytes(\.baseAddress)
    }
    let before = storage()
    source.update(at: 0, inSection: 0) { $0 += 2 }
    source.remove(at: 10, inSection: 0)
    source.replace(at: 5, inSection: 0, with: 8)
    #expect(storage() == before)
  }
}
