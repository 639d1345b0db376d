import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// Changes that observers and handlers make of each other's changes.
@MainActor struct UpdateCascadeTests {
  @Test func longChainsOfObserversAreNoRecursion() {
    let sources = (0...2_000).map { _ in FlatDataSource<Int>() }
    let observations = zip(sources, sources.dropFirst()).map { first, second in
      first.changes.observe { _ in second.append(first.items.count) }
    }
    sources[0].append(1)
    #expect(sources.allSatisfy { $0.items.count == 1 })
    transaction { sources[0].append(1) }
    #expect(sources.allSatisfy { $0.items.count == 2 })
    withExtendedLifetime(observations) {}
  }

  @Test func longChainsOfHandlersAreNoRecursion() {
    makeBurstsOfOthers()
    let source = FlatDataSource<Int>()
    func append() {
      guard source.items.count < 2_000 else { return }
      source.append(1).onShown { append() }
    }
    append()
    expectEqual(source.items.count, 2_000)
  }

  @Test func handlersOfOneUpdateAreCalledInOrder() {
    makeBurstsOfOthers()
    let source = FlatDataSource<Int>()
    var log: [String] = []
    let update = transaction {
      let waiting = source.append(1)
      waiting.onShown {
        log.append("first")
        source.append(2).onShown { log.append("third") }
        log.append("still first")
      }
      waiting.onShown { log.append("second") }
    }
    #expect(log == ["first", "still first", "second", "third"] && update.isShown)
  }

  @Test func chainsMayBeTenThousandLong() {
    expectEqual(UpdateCoordinator.shared.cascade.limit, 10_000)
  }

  #if EXIT_TESTS
    @Test func feedbackStopsTheProgramAndNamesTheSources() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UpdateCoordinator.shared.cascade.limit = 100
          let first = FlatDataSource<Int>()
          let second = NestedDataSource<Int, Int, Never>([.init(header: 0, items: [])])
          let observations = [
            first.changes.observe { _ in second.append(1, toSection: 0) },
            second.changes.observe { _ in first.append(1) },
          ]
          first.append(1)
          withExtendedLifetime(observations) {}
        }
      }
      expectText(
        "Content was changed 101 times in a row by observers of changes",
        "lately of NestedDataSource<Int, Int, Never>, FlatDataSource<Int>",
        in: result
      )
    }

    @Test func feedbackOfHandlersStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UpdateCoordinator.shared.cascade.limit = 100
          let source = FlatDataSource<Int>()
          @MainActor func append() { source.append(1).onShown { append() } }
          append()
        }
      }
      expectText("lately of FlatDataSource<Int>", "onShown", in: result)
    }
  #endif
}
