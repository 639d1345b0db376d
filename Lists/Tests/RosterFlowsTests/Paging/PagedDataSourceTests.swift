import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

@testable import RosterFlows

#if os(Linux) && canImport(Glibc)
  import Synchronization

  @testable import RosterCore

  /// Pages of three rows, asked for two rows ahead, on a screen of four; a world is on virtual time.
  @Suite("Paged data sources") @MainActor struct PagedDataSourceTests {
    private let outage = PagingWorld.Answer { _ in throw Outage() }
    private let nothing = PagingWorld.Answer { _ in Page([]) }

    // MARK: First load

    /// Counts that no list has, as some servers answer where they do not know.
    @Test
    func impossibleCountsAreTakenForUnknown() {
      for count in [Int.max, Int.min, -1, 10_000_001] {
        PagingWorld.run { world in
          world.make(placeholder: { Post(id: -1 - $0) })
          let items = [Post(id: 0), Post(id: 1)]
          world.list.begin(with: Page(items, previous: nil, next: 2, position: count, total: count))
          #expect(world.ids.filter { $0 >= 0 } == [0, 1] && world.list.items.count <= 5)
        }
      }
    }

    @Test
    func aQuickFirstPageNeedsNoSpinnerAndAScreenThatItDoesNotFillAsksOn() {
      PagingWorld.run { world in
        world.start()
        expectEqual(world.requests, ["-@0"])
        world.advance(to: 50)
        expectEqual(world.ids, [0, 1, 2])
        expectEqual(world.requests, ["-@0", "3@50"])
        expectEqual(world.seen, ["firstLoad@0", "content@50", "content@50"])
      }
    }

    @Test
    func aSpinnerThatHasComeStaysForItsTimeAndTheFirstRowsWaitForIt() {
      PagingWorld.run { world in
        world.delay = 250
        world.start()
        world.advance(to: 199)
        #expect(!world.list.status.showsSpinner)
        world.advance(to: 200)
        #expect(world.list.status.showsSpinner)
        world.advance(to: 599)
        #expect(world.list.status.showsSpinner)
        #expect(world.ids.isEmpty)
        world.advance(to: 600)
        #expect(!world.list.status.showsSpinner)
        expectEqual(world.ids, [0, 1, 2])
      }
    }

    @Test
    func rowsThatDoNotWaitTakeTheSpinnersPlace() {
      PagingWorld.run { world in
        world.delay = 250
        let spinner = SpinnerTiming(holdsContent: false)
        world.start(PagingOptions(pageSize: 3, prefetchDistance: 2, spinner: spinner))
        world.advance(to: 250)
        expectEqual(world.ids, [0, 1, 2])
        #expect(!world.list.status.showsSpinner)
      }
    }

    @Test
    func aQuickFailureNeedsNoSpinnerAndRetryingAsksForTheSame() {
      PagingWorld.run { world in
        world.answers[0] = outage
        world.start()
        world.rest()
        expectEqual(world.list.status.phase.kind, .failed)
        #expect(world.list.status.phase.error is Outage)
        expectEqual(world.seen, ["firstLoad@0", "failed@50"])
        world.list.retry()
        world.scheduler.settle()
        expectEqual(world.keys, ["-", "-"])
        expectEqual(world.list.status.phase.kind, .firstLoad)
        expectEqual(world.list.status.shownPhase.kind, .failed, "the text stays until there is an answer or a spinner")
        world.rest()
        expectEqual(world.list.status.phase.kind, .content)
      }
    }

    @Test
    func noRowsAndNoKeyIsEmptyAndThatIsSaidOnce() {
      PagingWorld.run(rows: 0) { world in
        world.start()
        world.rest()
        expectEqual(world.seen, ["firstLoad@0", "empty@50"])
        expectEqual(world.requests.count, 1)
      }
    }

    @Test
    func anEmptyPageWithAKeyGoesOnInTheFirstLoadStill() {
      PagingWorld.run { world in
        world.answers[0] = PagingWorld.Answer { _ in Page([], next: 3) }
        world.start()
        world.advance(to: 60)
        expectEqual(world.keys, ["-", "3"])
        expectEqual(world.list.status.phase.kind, .firstLoad)
        world.rest()
        expectEqual(world.ids.first, 3)
        #expect(!world.seen.contains { $0.hasPrefix("empty") })
      }
    }

    @Test
    func afterFiveEmptyPagesSomebodyHasToAskForMore() {
      PagingWorld.run { world in
        for number in 0..<7 {
          world.answers[number] = PagingWorld.Answer { Page([], next: ($0.key ?? 0) + 3) }
        }
        world.start()
        world.rest()
        expectEqual(world.keys, ["-", "3", "6", "9", "12"])
        expectEqual(world.list.status.phase.kind, .firstLoad)
        #expect(world.list.status.next.state.isIdle)
        #expect(!world.list.status.showsSpinner)
        world.list.loadMore(.next)
        world.rest()
        expectEqual(world.keys[7], "21")
        expectEqual(world.ids.first, 21)
      }
    }

    // MARK: Edges

    @Test
    func tenJumpsInOneTurnAskOnce() {
      PagingWorld.run { world in
        world.start()
        world.advance(to: 200)
        let count = world.requests.count
        for _ in 0..<10 { world.list.reached(row: world.list.items.count - 1) }
        world.scheduler.settle()
        expectEqual(world.requests.count, count + 1)
      }
    }

    @Test
    func scrollingToAndFroWhileAPageIsUnderWayAsksForNothing() {
      PagingWorld.run { world in
        world.start()
        world.advance(to: 110)
        expectEqual(world.keys, ["-", "3", "6"])
        for top in [2, 0, 2, 1] {
          world.top = top
          world.scheduler.settle()
        }
        expectEqual(world.keys, ["-", "3", "6"])
      }
    }

    @Test
    func anEdgeThatFailedAsksForNothingUntilSomebodyRetries() {
      PagingWorld.run { world in
        world.answers[2] = outage
        world.start()
        world.rest()
        #expect(world.list.status.next.state.error is Outage)
        expectEqual(world.list.status.phase.kind, .content)
        for top in [0, 2, 1] {
          world.top = top
          world.scheduler.settle()
        }
        expectEqual(world.keys, ["-", "3", "6"])
        world.list.retry()
        world.rest()
        expectEqual(world.keys.prefix(4), ["-", "3", "6", "6"])
        #expect(world.list.status.next.state.error == nil)
      }
    }

    @Test
    func aRowThatRepeatsAcrossPagesIsKeptOnce() {
      PagingWorld.run { world in
        world.answers[1] = PagingWorld.Answer { _ in Page([2, 3, 4].map { Post(id: $0, version: 1) }) }
        world.start()
        world.rest()
        expectEqual(world.ids, [0, 1, 2, 3, 4])
        expectEqual(world.list.items[2].version, 0)
      }
    }

    @Test
    func aRowThatRepeatsAcrossPagesCanShowWhatIsNewer() {
      PagingWorld.run { world in
        world.answers[1] = PagingWorld.Answer { _ in Page([2, 3, 4].map { Post(id: $0, version: 1) }) }
        world.start(PagingOptions(pageSize: 3, prefetchDistance: 2, repeatedItems: .replace))
        world.rest()
        expectEqual(world.ids, [0, 1, 2, 3, 4])
        expectEqual(world.list.items[2].version, 1)
      }
    }

    @Test
    func aRowThatRepeatsAcrossPagesAndInOneCanBeShownEachTime() {
      PagingWorld.run { world in
        world.answers[1] = PagingWorld.Answer { _ in Page([2, 3, 3].map { Post(id: $0, version: 1) }) }
        world.start(PagingOptions(pageSize: 3, prefetchDistance: 2, repeatedItems: .keepBoth))
        world.rest()
        expectEqual(world.ids, [0, 1, 2, 2, 3, 3])
        expectEqual(world.list.items.map(\.version), [0, 0, 0, 1, 1, 1])
      }
    }

    @Test
    func aPageOfNothingNewCountsAsEmptyAndTheEdgeGoesOn() {
      PagingWorld.run { world in
        world.answers[1] = PagingWorld.Answer { _ in Page((0..<3).map { Post(id: $0) }, next: 6) }
        world.start()
        world.advance(to: 101)
        expectEqual(world.keys, ["-", "3", "6"])
        expectEqual(world.ids, [0, 1, 2])
      }
    }

    @Test
    func aPageThatNamesItselfAsTheNextOneFailsWithATextThatNamesTheKey() throws {
      try PagingWorld.run { world in
        world.answers[1] = PagingWorld.Answer { _ in Page([Post(id: 9)], next: 3) }
        world.start()
        world.rest()
        let error = try #require(world.list.status.next.state.error as? PagingError)
        #expect(error.description.contains("key 3, of 1 items"))
        expectEqual(world.keys, ["-", "3"])
        expectEqual(world.ids, [0, 1, 2])
      }
    }

    @Test
    func beyondTheMaximumThePagesThatAreFurthestAwayGoAndAreAskedForAgain() {
      PagingWorld.run { world in
        world.start(PagingOptions(pageSize: 3, prefetchDistance: 2, maximumCount: 9))
        world.rest()
        expectEqual(world.ids, Array(0..<9))
        world.top = nil
        world.list.reached(row: 8)
        world.rest()
        expectEqual(world.ids, Array(3..<12))
        world.list.reached(row: 0)
        world.rest()
        expectEqual(world.keys.last, "-", "the first page has no key")
        expectEqual(world.ids.first, 0)
        #expect(world.list.items.count <= 12)
        expectEqual(Set(world.ids).count, world.ids.count)
      }
    }

    // MARK: Refreshing

    @Test
    func aPageThatArrivesAfterARefreshHasBegunIsIgnored() {
      PagingWorld.run { world in
        world.start()
        world.advance(to: 110)
        expectEqual(world.keys.last, "6")
        world.delay = 30
        world.list.refresh()
        world.scheduler.settle()
        #expect(world.list.status.next.state.isIdle)
        expectEqual(world.cancellations, 1)
        world.advance(to: 141)
        expectEqual(world.ids, Array(0..<6))
      }
    }

    @Test
    func aRefreshThatFailsLeavesTheRowsThatAreThere() {
      PagingWorld.run { world in
        world.start()
        world.rest()
        let ids = world.ids
        world.answers[world.requests.count] = outage
        world.list.refresh()
        world.scheduler.settle()
        expectEqual(world.list.status.phase.kind, .refreshing)
        world.rest()
        expectEqual(world.list.status.phase.kind, .failedOverContent)
        expectEqual(world.ids, ids)
      }
    }

    @Test
    func aSecondRefreshJoinsTheOneThatIsUnderWay() {
      PagingWorld.run { world in
        world.start()
        world.rest()
        let count = world.requests.count
        world.list.refresh()
        world.list.refresh()
        world.scheduler.settle()
        world.list.refresh()
        world.scheduler.settle()
        expectEqual(world.requests.count, count + 1)
      }
    }

    @Test
    func theAnswerToARefreshIsOneBatchOfTheLeastChanges() {
      PagingWorld.run(rows: 6) { world in
        world.start()
        world.rest()
        let log = ChangeLog(world.list)
        world.answers[world.requests.count] = PagingWorld.Answer { _ in
          Page([Post(id: 0), Post(id: 1, version: 1), Post(id: 2)])
        }
        world.list.refresh()
        world.rest()
        expectEqual(log.changes.count, 1)
        expectEqual(
          log.changes.first,
          .update([
            ChangeStage(items: .init(deletes: [3, 4, 5].map { ItemPath(section: 0, item: $0) })),
            ChangeStage(items: .init(updates: [ItemPath(section: 0, item: 1)])),
          ])
        )
        #expect(world.list.status.next.state.isEnded)
      }
    }

    @Test
    func pagesThatTheAnswerToARefreshLeadsToStayAndSoDoesWhatIsVisible() {
      PagingWorld.run { world in
        world.start()
        world.top = 4
        world.rest()
        let ids = world.ids
        world.rows[4].version = 1
        world.list.refresh()
        world.rest()
        expectEqual(world.keys.last, "6", "the page of row 7, which is visible")
        expectEqual(world.ids, ids)
      }
    }

    @Test
    func tenRefreshesOfAnEmptyListInOneTurnNeverHideThatItIsEmpty() {
      PagingWorld.run(rows: 0) { world in
        world.start()
        world.rest()
        let seen = world.seen.count
        for _ in 0..<10 { world.list.refresh() }
        world.rest()
        expectEqual(world.requests.count, 2)
        #expect(world.seen.dropFirst(seen).allSatisfy { $0.hasPrefix("empty") })
        expectEqual(world.list.status.phase.kind, .empty)
      }
    }

    @Test
    func whatIsEditedWhileARefreshIsUnderWayStaysSo() {
      PagingWorld.run(rows: 6) { world in
        world.start()
        world.rest()
        world.list.refresh()
        world.scheduler.settle()
        world.list.remove(id: 1)
        world.list.update(id: 2) { $0.version = 7 }
        world.list.insert(Post(id: 90), at: ItemPath(section: 0, item: 0))
        world.rest()
        expectEqual(world.ids, [90, 0, 2, 3, 4, 5])
        expectEqual(world.list.items[2].version, 7)
      }
    }

    // MARK: Placeholders

    @Test
    func aRowThatWasInsertedBeforeTheFirstPageStaysAsThePageBeforeWhichHasItByNowDoes() {
      PagingWorld.run { world in
        world.reply = { request in
          switch request.key {
          case nil: Page([], previous: 5)
          case 5: Page([Post(id: 1), Post(id: 2)], previous: 0)
          default: Page([Post(id: 0), Post(id: 9)], next: 5)
          }
        }
        world.start(PagingOptions(pageSize: 3, loadsAutomatically: false))
        world.rest()
        expectEqual(world.ids, [1, 2])
        world.list.insert(Post(id: 9), at: ItemPath(section: 0, item: 0))
        world.list.loadMore(.previous)
        world.rest()
        expectEqual(world.ids, [0, 9, 1, 2])
        world.list.reached(row: 3)
        world.list.refresh()
        world.rest()
        expectEqual(world.ids, [0, 9, 1, 2])
        expectEqual(world.keys.last, "5")
      }
    }

    @Test
    func aRowThatWasInsertedBehindTheLastPageStaysIfThePageAfterItRepeatsItOnce() {
      PagingWorld.run { world in
        world.reply = { request in
          guard request.key == 5 else { return Page([Post(id: 1), Post(id: 2)], next: 5) }
          return Page(request.edge == .next ? [Post(id: 9), Post(id: 3)] : [Post(id: 3)], previous: 0)
        }
        world.start(PagingOptions(pageSize: 3, loadsAutomatically: false))
        world.rest()
        world.list.insert(Post(id: 9), at: ItemPath(section: 0, item: 2))
        world.list.loadMore(.next)
        world.rest()
        expectEqual(world.ids, [1, 2, 9, 3])
        world.list.reached(row: 3)
        world.list.refresh()
        world.rest()
        expectEqual(world.ids, [1, 2, 9, 3])
        expectEqual(world.keys, ["-", "5", "5"])
      }
    }

    @Test
    func whereTheTotalIsKnownRealRowsTakeThePlacesOfPlaceholdersAndNoneComes() {
      PagingWorld.run(rows: 100) { world in
        for number in 0..<40 {
          world.answers[number] = PagingWorld.Answer { [weak world] request in
            guard let world else { throw CancellationError() }
            var page = world.page(request)
            (page.position, page.total) = (request.key ?? 0, 100)
            return page
          }
        }
        world.start(PagingOptions(pageSize: 3, prefetchDistance: 2, jumpDistance: 30)) { Post(id: -1 - $0) }
        world.advance(to: 50)
        expectEqual(world.ids.count, 100)
        expectEqual(world.ids.prefix(4), [0, 1, 2, -1])
        let log = ChangeLog(world.list)
        world.advance(to: 100)
        expectEqual(world.ids.prefix(7).filter { $0 >= 0 }, [0, 1, 2, 3, 4, 5])
        let updates = (3..<6).map { ItemPath(section: 0, item: $0) }
        expectEqual(log.changes, [.update([ChangeStage(items: .init(updates: updates))])])
        world.rest()

        // 21. A jump far beyond what is loaded loads there.
        let count = world.requests.count
        world.top = 87
        world.rest()
        expectEqual(world.keys[count], "90")
        #expect(!world.keys.dropFirst(count).contains("9"))
        expectEqual(world.list.items.count, 100)
        expectEqual(world.list.items[90].id, 90)
        expectEqual(Set(world.ids).count, 100)
        #expect(
          log.changes.dropFirst().allSatisfy { change in
            if case .update(let stages) = change { stages.allSatisfy { !$0.hasStructure } } else { false }
          }
        )
      }
    }

    // MARK: A remote origin

    @Test
    func whereTheStoreEndsTheOriginBehindItIsAskedOnce() {
      PagingWorld.run(rows: 6) { world in
        var asked: [RemoteRequest] = []
        world.start(remote: { [weak world] request in
          guard let world else { throw CancellationError() }
          asked.append(request)
          try await Task.sleep(for: .milliseconds(20))
          guard request == .next, world.rows.count < 9 else { return request == .refresh ? .more : .ended }
          world.rows += (6..<9).map { Post(id: $0) }
          return .more
        })
        world.rest()
        expectEqual(asked.filter { $0 == .next }.count, 1)
        expectEqual(world.ids, Array(0..<9))
        world.top = 5
        world.rest()
        expectEqual(asked.filter { $0 == .next }.count, 2)
        #expect(world.list.status.next.state.isEnded)
        world.top = 4
        world.rest()
        expectEqual(asked.filter { $0 == .next }.count, 2)
      }
    }

    @Test
    func ifTheOriginCannotBeReachedTheRowsOfTheStoreAreThere() {
      PagingWorld.run(rows: 6) { world in
        world.start(remote: { _ in
          try await Task.sleep(for: .milliseconds(300))
          throw Outage()
        })
        world.advance(to: 100)
        expectEqual(world.ids, [0, 1, 2])
        expectEqual(world.list.status.phase.kind, .refreshing)
        world.advance(to: 400)
        expectEqual(world.list.status.phase.kind, .failedOverContent)
        expectEqual(world.ids.prefix(3), [0, 1, 2])
      }
    }

    // MARK: Ends

    @Test
    func aListThatGoesCancelsWhatItHasAskedFor() {
      PagingWorld.run { world in
        world.start()
        world.advance(to: 20)
        weak let list = world.list
        let seen = world.seen
        world.drop()
        #expect(list == nil)
        world.scheduler.settle()
        expectEqual(world.cancellations, 1)
        world.rest()
        expectEqual(world.seen, seen)
      }
    }

    @Test
    func cancellingIsNoFailure() {
      PagingWorld.run { world in
        world.start()
        world.list.cancel()
        world.rest()
        expectEqual(world.list.status.phase.kind, .idle)
        expectEqual(world.requests.count, 1)
        world.list.refresh()
        world.rest()
        expectEqual(world.list.status.phase.kind, .content)
      }
    }

    @Test
    func positionsFollowWhatIsRemovedAndInserted() {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let server = Mutex(Array(0..<12))
        let list = PagedDataSource<Post, Int>(PagingOptions(pageSize: 3, prefetchDistance: 2)) { range in
          (server.withLock { $0[range.clamped(to: 0..<$0.count)] }.map { Post(id: $0) }, nil)
        }
        list.refresh()
        scheduler.settle()
        server.withLock { _ = $0.remove(at: 1) }
        list.remove(id: 1)
        while !list.status.next.state.isEnded {
          list.reached(row: list.items.count - 1)
          scheduler.settle()
        }
        expectEqual(list.items.map(\.id), server.withLock { $0 })
      }
    }
  }
#endif
