import TestSupport
import Testing

@testable import RosterCore

#if os(Linux) && canImport(Glibc)
  import Simulation
#endif

@MainActor @Suite struct FlatDataSourceBackgroundTests {
  /// The number of times that values were compared on the main thread.
  private struct Watched: Identifiable, Equatable, Sendable {
    let id: Int
    var text = 0

    static func == (old: Watched, new: Watched) -> Bool {
      if MainThread.isCurrent { MainActor.assumeIsolated { comparisonsOnMain += 1 } }
      return old.id == new.id && old.text == new.text
    }

    @MainActor static var comparisonsOnMain = 0
  }

  @Test
  func itemsAreComparedElsewhereAndWhatCameIsCheckedForRepeatedIdentifiersHere() async {
    let content = FlatDataSource((0..<1_000).map { Watched(id: $0) })
    content.duplicates = .keepAll
    let view = ListModel(content.map { Cell(id: $0.id, content: $0.text) })
    Watched.comparisonsOnMain = 0
    let new = (0..<1_000).reversed().map { Watched(id: $0, text: $0 % 3) }
    await content.applyInBackground(new, by: .id())
    #expect(Watched.comparisonsOnMain == 0)
    #expect(view.ids == [(0..<1_000).reversed()] && view.complaints == [] && view.told.count == 1)
  }

  #if os(Linux) && canImport(Glibc)
    @Test(arguments: 0..<100)
    func editsThatAreMadeWhileItemsAreComparedMakeNoWrongUpdate(_ seed: Int) {
      makeBurstsOfOthers()
      var random = SeededGenerator(seed: UInt64(seed))
      var orders = SeededGenerator(seed: UInt64(seed + 1_000))
      Scheduler.run(seed: UInt64(seed), choosing: { Int.random(in: 0..<$0, using: &orders) }) { scheduler in
        let content = FlatDataSource((0..<20).map { Cell(id: $0) })
        let view = ListModel(content.map { $0 })
        for _ in 0..<10 {
          let new = (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...25, using: &random))
          let cells = new.map { Cell(id: $0, content: Int.random(in: 0...2, using: &random)) }
          Task { await content.applyInBackground(cells, by: .id()) }
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            for _ in 0..<Int.random(in: 0...3, using: &random) { scheduler.step() }
            if content.numberOfItems > 0, Bool.random(using: &random) {
              content.remove(at: Int.random(in: content.items.indices, using: &random))
            } else {
              content.insert(Cell(id: 100 + Int.random(in: 0..<1_000, using: &random)), at: 0)
            }
          }
          scheduler.settle()
          #expect(view.ids == [content.items.map(\.id)] && view.complaints == [], "seed \(seed)")
        }
      }
    }
  #endif

  @Test
  func aTaskThatWasCancelledShowsNothing() async {
    let content = FlatDataSource([1, 2])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await content.applyInBackground([3], by: .value())
    }
    await task.value
    #expect(content.items == [1, 2])
  }
}
