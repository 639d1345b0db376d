import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

#if os(Linux) && canImport(Glibc)
  @testable import RosterCore

  @Suite("Rows of phases") @MainActor struct PhaseRowsTests {
    private let phases = PhaseRows<Post>()
      .firstLoad(Post(id: 1000))
      .empty(Post(id: 1001))
      .failed { _ in Post(id: 1002) }
      .refreshing(Post(id: 1003))
      .failedOverContent { _ in Post(id: 1004) }
      .edge(.next) { Post(id: $0.state.error == nil ? 1005 : 1006, version: $0.showsSpinner ? 1 : 0) }

    /// A header, the list with the rows of its phases, and a view of both.
    private func show(_ world: PagingWorld) -> (all: CompositeDataSource<Post, Never, Never>, view: ListModel) {
      world.make()
      let header = FlatDataSource([Post(id: -1)])
      let shown = world.list.showing(phases, of: world.list)
      let all = CompositeDataSource<Post, Never, Never> {
        header
        shown
      }
      let view = ListModel(all, "phases") {
        Cell(id: $0.id, content: $0.version)
      } header: { (never: Never) -> Title in
      }
      return (all, view)
    }

    private func ids(_ all: CompositeDataSource<Post, Never, Never>) -> [Int] {
      (0..<all.numberOfSections).flatMap { section in
        (0..<all.numberOfItems(inSection: section)).map { all.item(at: $0, inSection: section).id }
      }
    }

    @Test
    func aViewLoadsTheFirstPageByShowingTheListAndAHeaderStaysThroughAllPhases() {
      PagingWorld.run { world in
        world.top = nil
        world.delay = 250
        let (all, view) = show(world)
        expectEqual(ids(all), [-1])
        world.advance(to: 199)
        expectEqual(world.keys, ["-"])
        expectEqual(ids(all), [-1], "no spinner yet")
        world.advance(to: 200)
        expectEqual(ids(all), [-1, 1000])
        world.advance(to: 599)
        expectEqual(ids(all), [-1, 1000])
        world.advance(to: 600)
        expectEqual(ids(all), [-1, 0, 1, 2, 1005])
        world.list.loadMore(.next)
        expectEqual(ids(all).last, 1005)
        world.reply = { _ in throw Outage() }
        world.rest()
        expectEqual(ids(all), [-1, 0, 1, 2, 1006])
        world.list.refresh()
        world.rest()
        expectEqual(ids(all).prefix(3), [-1, 1004, 0])
        world.reply = { _ in Page([]) }
        world.list.retry()
        world.rest()
        expectEqual(ids(all), [-1, 1001])
        world.reply = { _ in throw Outage() }
        world.list.refresh()
        expectEqual(ids(all), [-1, 1001], "empty until there is an answer or a spinner")
        world.rest()
        expectEqual(ids(all), [-1, 1002])
        world.reply = nil
        world.list.retry()
        world.rest()
        expectEqual(ids(all), [-1, 0, 1, 2, 1005])
        #expect(view.complaints.isEmpty)
      }
    }

    @Test
    func theFirstRowsAndTheSpinnerThatTheyReplaceAreOneBatch() {
      PagingWorld.run { world in
        world.top = nil
        world.delay = 250
        let (_, view) = show(world)
        world.advance(to: 599)
        let count = view.numberOfUpdates
        world.advance(to: 600)
        expectEqual(view.numberOfUpdates, count + 1)
        #expect(view.numberOfSteps > 0)
      }
    }

    /// How a row comes while nothing is answered, and whether it goes again.
    enum Coming: CaseIterable {
      case beforeTheSpinner, besideTheSpinner, afterTheFailure, duringTheRetry, afterACancellation
    }

    @Test(arguments: Coming.allCases)
    func phasesOfARowThatComesBeforeAnAnswer(_ coming: Coming) {
      for isRemoved in [false, true] {
        PagingWorld.run { world in
          world.top = nil
          world.delay = 250
          world.reply = { _ in if coming == .afterACancellation { throw CancellationError() } else { throw Outage() } }
          let (all, view) = show(world)
          var seen: [[Int]] = []
          let observation = all.changes.observe { _ in seen.append(ids(all).filter { $0 >= 1000 }) }
          let status = world.list.observeStatus { _ in seen.append(ids(all).filter { $0 >= 1000 }) }
          switch coming {
          case .beforeTheSpinner: world.advance(to: 100)
          case .besideTheSpinner: world.advance(to: 230)
          case .afterTheFailure, .afterACancellation: world.rest()
          case .duringTheRetry:
            world.rest()
            world.list.retry()
            world.scheduler.advance(by: .milliseconds(230))
          }
          world.list.insert(Post(id: 5), at: ItemPath(section: 0, item: 0))
          if isRemoved { world.list.remove(id: 5) }
          world.rest()
          let failure = coming == .afterACancellation ? [] : [isRemoved ? 1002 : 1004]
          expectEqual(ids(all), [-1] + (isRemoved ? failure : failure + [5]))
          #expect(seen.allSatisfy { $0.count <= 1 }, "\(seen)")
          #expect(!world.list.status.next.state.isEnded && !world.list.status.previous.state.isEnded)
          world.reply = nil
          world.list.loadMore(.next)
          world.rest()
          expectEqual(ids(all).prefix(4), (isRemoved ? [-1, 0, 1, 2] : [-1, 5, 0, 1]))
          #expect(seen.allSatisfy { $0.count <= 1 }, "\(seen)")
          #expect(view.complaints.isEmpty)
          withExtendedLifetime((observation, status)) {}
        }
      }
    }

    @Test
    func aListThatAFilterHidesGoesOnLoadingUntilItIsFilled() {
      PagingWorld.run { world in
        world.top = nil
        world.make()
        let late = world.list.filtered { $0.id >= 7 }
        let view = ListModel(late, "filtered") {
          Cell(id: $0.id, content: $0.version)
        } header: { (never: Never) -> Title in
        }
        world.rest()
        expectEqual((0..<late.numberOfItems).map { late.item(at: $0, inSection: 0).id }, [7, 8])
        expectEqual(world.keys, ["-", "3", "6"])
        #expect(view.complaints.isEmpty)
      }
    }
  }
#endif
