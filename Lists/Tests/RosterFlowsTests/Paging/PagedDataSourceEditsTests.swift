#if os(Linux) && canImport(Glibc)
  import RosterCore
  import RosterFlows
  import Simulation
  import Testing

  @Suite("Edits of paged data sources") @MainActor struct PagedDataSourceEditsTests {
    /// When items are inserted into a list of which nothing was answered yet.
    enum Early: CaseIterable {
      case beforeTheRefresh, duringIt, afterItsFailure, duringTheRetry, afterItsCancellation, beforeAKeptPage
    }

    @Test(arguments: Early.allCases)
    func whatIsInsertedBeforeAnythingIsAnsweredStays(_ early: Early) {
      for (previous, next) in [(nil, nil), (nil, 8), (7, nil), (7, 8)] as [(Int?, Int?)] {
        for count in 1...2 {
          PagingWorld.run { world in
            let page = Page([Post(id: 1), Post(id: 2)], previous: previous, next: next)
            let inserted = (0..<count).map { Post(id: 90 + $0) }
            @MainActor func insert() {
              for post in inserted { world.list.insert(post, at: ItemPath(section: 0, item: world.list.items.count)) }
            }
            let fails = early == .afterItsFailure || early == .duringTheRetry
            world.answers[0] = PagingWorld.Answer { _ in if fails { throw Outage() } else { page } }
            world.answers[1] = PagingWorld.Answer { _ in page }
            world.top = nil
            world.make()
            if early == .beforeTheRefresh || early == .beforeAKeptPage { insert() }
            if early == .beforeAKeptPage { world.list.begin(with: page) } else { world.list.refresh() }
            world.scheduler.settle()
            switch early {
            case .beforeTheRefresh, .beforeAKeptPage: break
            case .duringIt: insert()
            case .afterItsFailure:
              world.rest()
              insert()
              world.list.retry()
            case .duringTheRetry:
              world.rest()
              world.list.retry()
              insert()
            case .afterItsCancellation:
              world.list.cancel()
              insert()
              world.list.refresh()
            }
            world.rest()
            let ids = inserted.map(\.id)
            let expected = previous == nil && next != nil ? ids + [1, 2] : [1, 2] + ids
            #expect(world.ids == expected, "\(String(describing: previous)), \(String(describing: next))")
          }
        }
      }
    }

    @Test
    func whatTheFirstAnswerHasIsThereOnceAsItWasInsertedOrRemovedHere() {
      PagingWorld.run { world in
        world.make()
        for id in [1, 2, 99] { world.list.insert(Post(id: id, version: 5), at: ItemPath(section: 0, item: 0)) }
        world.list.remove(at: ItemPath(section: 0, item: 1))
        world.list.refresh()
        world.advance(to: 60)
        #expect(world.list.items == [Post(id: 99, version: 5), Post(id: 0), Post(id: 1, version: 5)])
        // Of a later one it is not known whether it should have it.
        world.top = nil
        world.list.refresh()
        world.rest()
        #expect(world.ids.prefix(3) == [0, 1, 2])
      }
    }

    /// The store is asked before and after its origin, and neither knows the item.
    @Test(arguments: [nil, 3] as [Int?])
    func whatIsInsertedWhileAStoreAndItsOriginAreAskedStays(next: Int?) {
      for time in [0, 25, 75, 125] {
        PagingWorld.run { world in
          world.top = nil
          world.reply = { _ in Page([Post(id: 1), Post(id: 2)], next: next) }
          world.make(remote: { _ in
            try await Task.sleep(for: .milliseconds(50))
            return .ended
          })
          world.list.refresh()
          world.advance(to: time)
          world.list.insert(Post(id: 90), at: ItemPath(section: 0, item: 0))
          world.rest()
          #expect(world.ids.sorted() == [1, 2, 90], "\(time) ms: \(world.ids)")
        }
      }
    }
  }
#endif
