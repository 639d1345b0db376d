#if os(Linux) && canImport(Glibc)
  import Foundation
  import Testing

  /// Replays beside tests that use the pool, real time and the main actor at the same time.
  @Suite struct ReplayTests {
    private actor Sum {
      private(set) var value = 0
      func add(_ number: Int) { value += number }
    }

    @Test(arguments: 0..<8)
    @MainActor func oneSeedHasOneTextIn1000RunsAnd200SeedsHave200(part: Int) {
      let first = Races.run(seed: 7)
      for run in 0..<125 {
        let text = Races.run(seed: 7)
        #expect(text == first, "run \(run) of part \(part)")
        guard text == first else { return }
      }
      let seeds = UInt64(part * 25)..<UInt64(part * 25 + 25)
      #expect(Set(seeds.map { Races.run(seed: $0) }).count == seeds.count)
    }

    @Test(arguments: 0..<8)
    func otherTestsKeepTheirOrderAndRealTime(number: Int) async throws {
      let sum = Sum()
      let start = ContinuousClock.now
      for _ in 0..<20 {
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<50 {
            group.addTask {
              await sum.add(index)
              await Task.yield()
            }
          }
        }
        try await Task.sleep(for: .milliseconds(2))
      }
      #expect(await sum.value == 20 * 1_225)
      #expect(ContinuousClock.now - start >= .milliseconds(40))
      #expect(abs(Date().timeIntervalSince1970 - 1_767_225_600) > 1_000)
      #expect(await MainActor.run { "back" } == "back")
    }
  }
#endif
