@testable import RosterFlows

#if os(Linux) && canImport(Glibc)
  import RosterCore
  import Simulation
  import Testing

  @Suite("Loading of paged data sources") @MainActor struct PagedDataSourceLoadingTests {
    /// How a first load ends without an answer.
    enum End: CaseIterable, Sendable { case failed, cancelledByTheOrigin, cancelledByTheApp }

    /// What is done with a row that is inserted meanwhile.
    enum Row: CaseIterable, Sendable { case none, before, after, beforeAndRemoved, afterAndRemoved, optimistic }

    /// What has the list load again.
    enum Again: CaseIterable, Sendable { case more, retry, refresh, scroll }

    @Test(arguments: End.allCases, Row.allCases)
    func aFirstLoadWithoutAnAnswerIsNoEnd(_ end: End, _ row: Row) {
      for again in Again.allCases where again != .scroll || end != .failed && (row == .before || row == .after) {
        for knowsPrevious in [false, true] {
          PagingWorld.run { world in
            world.top = nil
            world.reply = { _ in
              if end == .failed { throw Outage() }
              throw CancellationError()
            }
            world.make()
            @MainActor func insert() { world.list.insert(Post(id: 101), at: ItemPath(section: 0, item: 0)) }
            @MainActor func remove() { world.list.remove(id: 101) }
            if row == .before || row == .beforeAndRemoved { insert() }
            world.list.refresh()
            world.scheduler.settle()
            if end == .cancelledByTheApp { world.list.cancel() }
            world.rest()
            switch row {
            case .after, .afterAndRemoved: insert()
            case .optimistic:
              world.list.insert(Post(id: 101), at: ItemPath(section: 0, item: 0)) {
                try await Task.sleep(for: .seconds(1_000))
                return Post(id: 101)
              }
            case .none, .before, .beforeAndRemoved: break
            }
            world.rest()
            if row == .beforeAndRemoved || row == .afterAndRemoved { remove() }
            world.rest()
            for edge in PageEdge.allCases { #expect(world.list.status[edge].state.isIdle, "\(edge)") }
            let isThere = !world.list.items.isEmpty
            let kind: LoadPhase.Kind =
              end == .failed ? isThere ? .failedOverContent : .failed : isThere ? .content : .idle
            #expect(world.list.status.phase.kind == kind)
            let count = world.requests.count
            world.reply = { request in
              var page = world.page(request)
              if knowsPrevious, request.key == nil { page.previous = 90 }
              return page
            }
            switch again {
            case .more: world.list.loadMore(.next)
            case .retry: world.list.retry()
            case .refresh: world.list.refresh()
            case .scroll: world.list.reached(row: 0)
            }
            world.rest()
            let ids = world.ids
            #expect(ids.contains(0) && ids.contains(2) && ids.contains(101) == isThere, "\(again): \(ids)")
            #expect(world.requests.count > count && world.list.status.phase.kind == .content)
            world.list.loadMore(.next)
            world.rest()
            #expect(world.ids.contains(5))
          }
        }
      }
    }

    /// A position in a request, and in the page's place, follows what is edited while it is asked for.
    @Test(arguments: [false, true], [false, true])
    func positionsFollowWhatIsEditedDuringARequest(refreshes: Bool, answersLate: Bool) {
      for edit in 0..<4 {
        Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
          var server = Array(0..<20)
          let options = PagingOptions(pageSize: 3, prefetchDistance: 0)
          let list = PagedDataSource<Post, Int>(options) { range in
            let early = server
            try await Task.sleep(for: .milliseconds(50))
            let rows = answersLate ? server : early
            return (rows.dropFirst(range.lowerBound).prefix(range.count).map { Post(id: $0) }, nil)
          }
          @MainActor func wait() { scheduler.advance(by: .milliseconds(100)) }
          list.refresh()
          wait()
          list.loadMore(.next)
          wait()
          if refreshes {
            list.reached(row: 5)
            scheduler.settle()
            list.refresh()
          } else {
            list.loadMore(.next)
          }
          scheduler.settle()
          if edit == 0 || edit == 1 {
            server.remove(at: edit)
            list.remove(id: edit)
          } else {
            // What the server inserts before it answers shifts what it answers.
            guard answersLate else { return }
            server.insert(100, at: edit - 2)
            list.insert(Post(id: 100), at: ItemPath(section: 0, item: edit - 2))
          }
          wait()
          while !list.status.next.state.isEnded {
            list.loadMore(.next)
            wait()
          }
          #expect(list.items.map(\.id) == server, "\(edit)")
        }
      }
    }
  }
#endif
