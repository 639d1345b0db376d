import Foundation
import ListModels
import TestSupport
import Testing

@testable import RosterFlows

/// The numbers that data sources are given beside indexes, from the least to the greatest: nothing overflows.
@MainActor struct OddNumbersTests {
  nonisolated private static let counts = [0, 1, 2, 5_000_000_000, Int.max - 1, Int.max]
  nonisolated private static let durations: [Duration] = [
    .seconds(Int64.min), .seconds(-1), .zero, .nanoseconds(1), .seconds(1e15), .seconds(Int64.max),
  ]

  @Test(arguments: counts) func windows(count: Int) {
    let base = FlatDataSource(cells(1, 2, 3))
    expectEqual(base.prefix(count).numberOfItems(inSection: 0), min(count, 3))
    expectEqual(base.suffix(count).numberOfItems(inSection: 0), min(count, 3))
    let range = base.window(count..<Int.max)
    expectEqual(range.numberOfItems(inSection: 0), max(0, 3 - count))
    base.append(cells(4)[0])
    expectEqual(range.numberOfItems(inSection: 0), max(0, 4 - count))
  }

  @Test(arguments: [Int.min, -1] + counts) func outlines(number: Int) {
    let outline = OutlineDataSource(cells(1, 2)) { $0.id < 10 ? .nodes(cells($0.id + 10)) : .none }
    outline.expandAll(limit: number)
    expectEqual(outline.rows.count, (number < 3 ? 2 : 4))
    let place = outline.place(at: 0, inSection: 0)
    outline.move(outline.rows[outline.rows.count - 1].node.id, between: place, and: nil, level: number)
    outline.expandAll()
    expectEqual(Set(outline.rows.map(\.node.id)), [1, 2, 11, 12])
  }

  @Test(arguments: counts) func pages(count: Int) async {
    for options in [
      PagingOptions(pageSize: max(count, 1)), PagingOptions(pageSize: 1, prefetchDistance: count),
      PagingOptions(pageSize: 1, prefetchDistance: 0, maximumCount: max(count, 1)),
      PagingOptions(pageSize: 1, jumpDistance: count),
      PagingOptions(pageSize: max(count, 1), prefetchDistance: count, maximumCount: .max),
    ] where !(options.maximumCount == .max && count > 5_000_000_000) {
      let list = PagedDataSource<Cell, Int>(options, placeholder: { Cell(id: -1 - $0, content: 0) }) { range in
        let range = range.clamped(to: 0..<5)
        return (range.map { Cell(id: $0, content: 0) }, nil)
      }
      list.refresh()
      #expect(await eventually { list.loadedRows.count > 0 })
      for row in [Int.min, -1, 0, 4, Int.max] { list.reached(row: row) }
      list.loadMore(.next)
      #expect(await eventually { list.status.next.state.isIdle || list.status.next.state.isEnded })
      #expect(list.loadedRows.count > 0)
    }
  }

  @Test(arguments: durations) func times(duration: Duration) async {
    let timing = SpinnerTiming(delay: duration, minimum: duration, holdsContent: false)
    let list = PagedDataSource<Cell, Int>(PagingOptions(spinner: timing)) { _ in
      await Task.yield()
      return Page(cells(1))
    }
    list.refresh()
    #expect(await eventually { list.items.count == 1 })
    let content = FlatDataSource<Cell>()
    let (stream, continuation) = AsyncStream.makeStream(of: [Cell].self)
    let following = content.follow(stream, atMostEvery: duration) { $0.apply($1) }
    continuation.yield(cells(1))
    #expect(await eventually { content.items.count == 1 })
    continuation.yield(cells(1, 2))
    for _ in 0..<20 { await Task.yield() }
    following.cancel()
  }
}
