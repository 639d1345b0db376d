import Foundation
import ListModels
import RosterDiagnostics
import RosterFlows
import Simulation
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct FlatDataSourceBackgroundTests {
  /// Notes on which threads values are asked.
  private struct Watched: Identifiable, Equatable, Sendable {
    let number: Int
    var text = 0

    var id: Int {
      Self.note()
      return number
    }

    static func == (old: Watched, new: Watched) -> Bool {
      note()
      return old.number == new.number && old.text == new.text
    }

    private static func note() {
      questions.withLock { if MainThread.isCurrent { $0.onMain += 1 } else { $0.elsewhere += 1 } }
    }

    static let questions = Questions()
  }

  /// Counts that threads share; `Mutex` is newer than the oldest iOS that the tests run on.
  ///
  /// It may be sent because the lock is held wherever the counts are read or written.
  private final class Questions: @unchecked Sendable {
    typealias Counts = (onMain: Int, elsewhere: Int)

    private let lock = NSLock()
    private var counts: Counts = (0, 0)

    func withLock<Result>(_ body: (inout Counts) -> Result) -> Result {
      lock.withLock { body(&counts) }
    }
  }

  @Test
  func itemsAreComparedElsewhereAndWhatCameIsCheckedForRepeatedIdentifiersHere() async {
    let content = FlatDataSource((0..<1_000).map { Watched(number: $0) })
    content.duplicates = .keepAll
    let view = ListModel(content.map { Cell(id: $0.number, content: $0.text) })
    Watched.questions.withLock { $0 = (0, 0) }
    let new = (0..<1_000).reversed().map { Watched(number: $0, text: $0 % 3) }
    await content.applyInBackground(new)
    #expect(Watched.questions.withLock { $0.onMain == 0 && $0.elsewhere > 0 })
    #expect(view.ids == [(0..<1_000).reversed()] && view.complaints == [] && view.told.count == 1)
  }

  /// Conformances of a model may belong to the main actor, and still reach `follow`, which does not name them.
  @Test(.slow)
  func longListsThatAreFollowedAreAskedOnTheMainActorOnly() async {
    for count in [2_000, 20_000] {
      let content = FlatDataSource<Watched>()
      let view = ListModel(content.map { Cell(id: $0.number, content: $0.text) })
      Watched.questions.withLock { $0 = (0, 0) }
      let lists = [0, 1].map { text in (0..<count).map { Watched(number: ($0 + text) % count, text: text) } }
      let (stream, continuation) = AsyncStream.makeStream(of: [Watched].self)
      let following = content.follow(stream, by: .id())
      for list in lists {
        continuation.yield(list)
        #expect(await eventually { content.items.count == list.count && content.items.first?.text == list.first?.text })
      }
      #expect(Watched.questions.withLock { $0.onMain > 0 && $0.elsewhere == 0 }, "\(count) items")
      #expect(view.ids == [lists[1].map(\.number)] && view.complaints == [] && following.isActive)
    }
  }

  @Test
  func repeatedIdentifiersAreFoundElsewhereToo() async {
    let content = FlatDataSource([Cell(id: 1)])
    var reports = 0
    content.duplicates = .keepFirst
    content.onDuplicates = { _ in reports += 1 }
    await content.applyInBackground(cells(2, 1, 2, 3))
    #expect(content.items.map(\.id) == [2, 1, 3] && reports == 1)
    await content.applyInBackground(cells(3, 2, 1))
    #expect(content.items.map(\.id) == [3, 2, 1] && reports == 1)
  }

  #if os(Linux) && canImport(Glibc)
    @Test(arguments: Seeds.some(of: 0..<100))
    func editsThatAreMadeWhileItemsAreComparedMakeNoWrongUpdate(_ seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      var orders = SeededGenerator(seed: UInt64(seed + 1_000))
      Scheduler.run(seed: UInt64(seed), choosing: { Int.random(in: 0..<$0, using: &orders) }) { scheduler in
        let content = FlatDataSource((0..<20).map { Cell(id: $0) })
        let view = ListModel(content.map { $0 })
        for _ in 0..<10 {
          let new = (0..<30).shuffled(using: &random).prefix(Int.random(in: 0...25, using: &random))
          let cells = new.map { Cell(id: $0, content: Int.random(in: 0...2, using: &random)) }
          Task { await content.applyInBackground(cells) }
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
      await content.applyInBackground([3])
    }
    await task.value
    expectEqual(content.items, [1, 2])
  }
}
