import RosterCore
import RosterFlows
import Simulation
import TestSupport
import Testing

#if os(Linux) && canImport(Glibc)

  @Suite("Rows of pages") @MainActor struct PagedDataSourceRowsTests {
    // MARK: Dropped pages

    /// What the keys of pages are.
    enum Keys: CaseIterable, Sendable { case positions, numbers, items, numbersAlone }

    private func list(_ keys: Keys, of rows: @escaping () -> [Post]) -> PagedDataSource<Post, Int> {
      let options = PagingOptions(pageSize: 4, prefetchDistance: 0, maximumCount: 8)
      if keys == .positions {
        return PagedDataSource(options) { range in
          (Array(rows().dropFirst(range.lowerBound).prefix(range.count)), rows().count)
        }
      }
      return PagedDataSource(options) { request in
        let rows = rows()
        var start = (request.key ?? 0) * (keys == .items ? 1 : request.size)
        if keys == .items { start = request.key.map { key in rows.firstIndex { $0.id == key } ?? rows.count } ?? 0 }
        let end = min(start + request.size, rows.count)
        func key(_ row: Int) -> Int { keys == .items ? rows[row].id : row / request.size }
        return Page(
          Array(rows[min(start, end)..<end]),
          previous: start > 0 && keys != .numbersAlone ? key(max(0, start - request.size)) : nil,
          next: end < rows.count ? key(end) : nil
        )
      }
    }

    /// Rows that come into a page, or leave it, while it is loaded; it is dropped then, and asked for again.
    @Test(.slow, arguments: Keys.allCases, [-2, -1, 1, 2, 4, 5])
    func noRowOfDroppedPagesIsLost(_ keys: Keys, growth: Int) {
      // Numbers of pages do not say that rows have come to one from the next.
      if growth < 0, keys == .numbers || keys == .numbersAlone { return }
      for page in 0..<3 {
        Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
          var rows = (0..<40).map { Post(id: $0) }
          let list = list(keys) { rows }
          @MainActor func scroll(_ edge: PageEdge) {
            list.reached(row: edge == .next ? list.items.count - 1 : 0)
            scheduler.settle()
            list.loadMore(edge)
            scheduler.settle()
          }
          list.refresh()
          scheduler.settle()
          for _ in 0..<page { scroll(.next) }
          for number in 0..<max(growth, 0) {
            guard let row = list.items.firstIndex(where: { $0.id == page * 4 + 1 }) else { return }
            let new = Post(id: 100 + number)
            rows.insert(new, at: (rows.firstIndex { $0.id == page * 4 + 1 } ?? 0) + 1)
            list.insert(new, at: ItemPath(section: 0, item: row + 1))
          }
          for number in 0..<max(-growth, 0) {
            rows.removeAll { $0.id == page * 4 + 1 + number }
            list.remove(id: page * 4 + 1 + number)
          }
          for round in 0..<2 {
            for edge in [PageEdge.next, .previous] {
              for _ in 0..<12 {
                scroll(edge)
                let ids = list.items.map(\.id)
                let start = rows.firstIndex { $0.id == ids[0] } ?? 0
                let expected = rows[start...].prefix(ids.count).map(\.id)
                expectEqual(ids, Array(expected), "page \(page), round \(round), \(edge)")
              }
            }
          }
          expectEqual(list.items.first?.id, rows[0].id)
        }
      }
    }

    // MARK: Effort

    /// Counts how often identifiers are hashed or compared.
    struct CountedID: Hashable {
      @MainActor static var count = 0
      let number: Int

      static func == (left: CountedID, right: CountedID) -> Bool {
        MainActor.assumeIsolated { count += 1 }
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated { CountedID.count += 1 }
        hasher.combine(number)
      }
    }

    struct CountedRow: Identifiable, Equatable {
      let id: CountedID
    }

    /// How often identifiers are looked at while a refresh of `count` rows meets as many that were inserted here.
    private func effort(_ count: Int, isOptimistic: Bool, insertsAtEnd: Bool) -> Int {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        func rows(_ numbers: Range<Int>) -> [CountedRow] { numbers.map { CountedRow(id: CountedID(number: $0)) } }
        let list = PagedDataSource<CountedRow, Int> { _ in Page(rows(0..<count)) }
        list.refresh()
        scheduler.settle()
        if !isOptimistic { list.refresh() }
        transaction {
          for (number, row) in rows(count..<count * 2).enumerated() {
            let path = ItemPath(section: 0, item: insertsAtEnd ? list.items.count : number * 2)
            if isOptimistic {
              list.insert(row, at: path) {
                try await Task.sleep(for: .seconds(1_000))
                return row
              }
            } else {
              list.insert(row, at: path)
            }
          }
        }
        if isOptimistic { list.refresh() }
        CountedID.count = 0
        scheduler.settle()
        expectEqual(list.items.count, count * 2)
        return CountedID.count
      }
    }

    @Test(.slow, arguments: [(false, false), (false, true), (true, false), (true, true)])
    func aRefreshLooksAtEachRowAFewTimes(isOptimistic: Bool, insertsAtEnd: Bool) {
      for count in [50, 400] {
        let effort = effort(count, isOptimistic: isOptimistic, insertsAtEnd: insertsAtEnd)
        #expect(effort < 120 * count, "\(count) rows and as many inserted: \(effort)")
      }
    }

    /// How often identifiers are looked at while one of many pages is loaded anew.
    @Test func aRefreshOfManyPagesLooksAtEachRowAFewTimes() {
      for pages in [10, 80] {
        Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
          let list = PagedDataSource<CountedRow, Int>(PagingOptions(pageSize: 5, prefetchDistance: 0)) { request in
            let start = request.key ?? 0
            return Page(
              (start..<start + 5).map { CountedRow(id: CountedID(number: $0)) },
              previous: start > 0 ? start - 5 : nil,
              next: start + 5
            )
          }
          list.refresh()
          scheduler.settle()
          while list.items.count < pages * 5 {
            list.loadMore(.next)
            scheduler.settle()
          }
          list.reached(row: list.items.count - 8)
          scheduler.settle()
          let count = list.items.count
          CountedID.count = 0
          list.refresh()
          scheduler.settle()
          #expect(list.items.count >= count)
          #expect(CountedID.count < 60 * count, "\(pages) pages: \(CountedID.count)")
        }
      }
    }
  }
#endif
