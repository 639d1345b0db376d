#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import Testing

  /// Actors, whose jobs the runtime hands to its pool by ways of its own.
  @Suite @MainActor struct ActorTests {
    private actor Mailbox {
      private(set) var words: [String] = []

      func sleep(_ word: String, _ milliseconds: Int) async {
        try? await Task.sleep(for: .milliseconds(milliseconds))
        words.append(word)
      }

      func sleepByNanoseconds(_ word: String, _ milliseconds: UInt64) async {
        try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
        words.append(word)
      }

      func yield(_ word: String, _ count: Int) async {
        for index in 0..<count {
          words.append("\(word)\(index)")
          await Task.yield()
        }
      }
    }

    private final class Outcome: @unchecked Sendable {
      // Read and written by the thread that simulates.
      var words: [String] = []
    }

    /// Runs work in a world of a seed.
    private func run(_ seed: UInt64, _ work: @escaping @Sendable (Mailbox) async -> Void) -> [String] {
      // A linear congruential generator, with Knuth's numbers for MMIX.
      var state = seed
      func choose(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      return Scheduler.run(seed: seed, choosing: choose) { scheduler in
        let outcome = Outcome()
        let mailbox = Mailbox()
        Task { @MainActor in
          await work(mailbox)
          outcome.words = await mailbox.words + ["end"]
        }
        scheduler.advance(by: .seconds(2))
        return outcome.words
      }
    }

    @Test func nothingIsLostThatSleepsInAnActor() {
      for seed in 0..<100 as Range<UInt64> {
        let words = run(seed) { mailbox in
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await mailbox.sleep("a", 30) }
            group.addTask { await mailbox.sleepByNanoseconds("b", 20) }
            group.addTask { await mailbox.sleep("c", 10) }
          }
        }
        #expect(words == ["c", "b", "a", "end"], "seed \(seed)")
      }
    }

    @Test func anActorThatManyWantRepeatsItself() {
      for seed in 0..<100 as Range<UInt64> {
        func words() -> [String] {
          run(seed) { mailbox in
            await withTaskGroup(of: Void.self) { group in
              for name in ["a", "b", "c", "d"] { group.addTask { await mailbox.yield(name, 5) } }
            }
          }
        }
        let first = words()
        #expect(first.count == 21, "seed \(seed)")
        for _ in 0..<3 { #expect(words() == first, "seed \(seed)") }
      }
    }
  }
#endif
