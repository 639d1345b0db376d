import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

@testable import RosterFlows

#if os(Linux) && canImport(Glibc)
  @testable import RosterCore

  /// Every phase and every event: which phase comes next, if the event can happen in it.
  @Suite("Phases") @MainActor struct LoadPhaseTests {
    enum Event: CaseIterable, Sendable {
      case refresh, rows, endOfNothing, nothingYet, failure, retry, insertion, removalOfAll, cancellation
    }

    /// What follows a phase: in the order of ``Event``, nothing where an event cannot happen.
    private static let table: [LoadPhase.Kind: [LoadPhase.Kind?]] = [
      .idle: [.firstLoad, nil, nil, nil, nil, .idle, .content, nil, .idle],
      .firstLoad: [.firstLoad, .content, .empty, .firstLoad, .failed, .firstLoad, .refreshing, nil, .idle],
      .empty: [.firstLoad, nil, nil, nil, nil, .empty, .content, nil, .empty],
      .failed: [.firstLoad, nil, nil, nil, nil, .firstLoad, .failedOverContent, nil, .failed],
      .content: [.refreshing, .content, .content, .content, .content, .content, .content, .firstLoad, .content],
      .refreshing: [
        .refreshing, .content, .empty, .firstLoad, .failedOverContent, .refreshing, .refreshing, .firstLoad, .content,
      ],
      .failedOverContent: [
        .refreshing, nil, nil, nil, nil, .refreshing, .failedOverContent, .failed, .failedOverContent,
      ],
    ]

    @Test(arguments: LoadPhase.Kind.allCases, Event.allCases)
    func thePhaseAfterEachEventIsThatOfTheTable(_ phase: LoadPhase.Kind, _ event: Event) {
      PagingWorld.run { world in
        world.top = nil
        bring(world, to: phase)
        expectEqual(world.list.status.phase.kind, phase)
        guard let row = Event.allCases.firstIndex(of: event), let expected = Self.table[phase]?[row] else { return }
        if case .content = phase { beginEdge(world, for: event) }
        happen(event, world)
        expectEqual(world.list.status.phase.kind, expected)
        checkEdge(after: event, world, in: phase)
      }
    }

    private func bring(_ world: PagingWorld, to phase: LoadPhase.Kind) {
      world.make()
      switch phase {
      case .idle: return
      case .firstLoad: world.list.refresh()
      case .empty:
        world.reply = { _ in Page([]) }
        world.list.refresh()
        world.rest()
      case .failed:
        world.reply = { _ in throw Outage() }
        world.list.refresh()
        world.rest()
      case .content, .refreshing, .failedOverContent:
        world.list.refresh()
        world.rest()
        if case .content = phase { return }
        world.reply = phase == .failedOverContent ? { _ in throw Outage() } : nil
        world.list.refresh()
        if phase == .failedOverContent { world.rest() }
      }
      world.reply = nil
      world.scheduler.settle()
    }

    /// Has the next page be under way where the phase is that of the edges.
    private func beginEdge(_ world: PagingWorld, for event: Event) {
      switch event {
      case .rows, .endOfNothing, .nothingYet, .failure, .retry:
        world.list.loadMore(.next)
        world.scheduler.settle()
      case .refresh, .insertion, .removalOfAll, .cancellation: break
      }
    }

    private func happen(_ event: Event, _ world: PagingWorld) {
      let list = world.list!
      switch event {
      case .refresh:
        let count = world.requests.count
        let isUnderWay = list.refreshState.isLoading
        list.refresh()
        world.scheduler.settle()
        expectEqual(world.requests.count, count + (isUnderWay ? 0 : 1))
      case .rows: world.advance(to: world.now + 50)
      case .endOfNothing: answer(world) { _ in Page([]) }
      case .nothingYet: answer(world) { Page([], next: ($0.key ?? 0) + 100) }
      case .failure: answer(world) { _ in throw Outage() }
      case .retry:
        if list.status.phase.kind == .content { answer(world) { _ in throw Outage() } }
        list.retry()
        world.scheduler.settle()
      case .insertion: list.insert(Post(id: 99), at: ItemPath(section: 0, item: list.items.count))
      case .removalOfAll: while !list.items.isEmpty { list.remove(at: ItemPath(section: 0, item: 0)) }
      case .cancellation: list.cancel()
      }
    }

    private func answer(_ world: PagingWorld, _ reply: @escaping (PageRequest<Int>) throws -> Page<Post, Int>) {
      world.reply = reply
      world.advance(to: world.now + 50)
      world.reply = nil
    }

    private func checkEdge(after event: Event, _ world: PagingWorld, in phase: LoadPhase.Kind) {
      guard case .content = phase else { return }
      let state = world.list.status.next.state
      switch event {
      case .endOfNothing: #expect(state.isEnded)
      case .failure: #expect(state.error is Outage)
      case .nothingYet, .retry: #expect(state.isLoading)
      case .rows, .refresh, .cancellation: #expect(state.isIdle)
      case .insertion, .removalOfAll: break
      }
    }

    @Test
    func anEmptyListThatIsLoadedAgainAfterItsLastRowHasGoneIsEmptyIfNothingMoreCanCome() {
      PagingWorld.run(rows: 2) { world in
        world.start()
        world.rest()
        world.list.remove(id: 0)
        expectEqual(world.list.status.phase.kind, .content)
        world.list.remove(id: 1)
        expectEqual(world.list.status.phase.kind, .empty)
      }
    }
  }
#endif
