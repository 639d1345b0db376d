#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  @Suite @MainActor struct KeptFailuresTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")

    @Test
    func theLatestTenAreKeptByCallAndScreenAndForgottenOneByOne() {
      defer { try? FileManager.default.removeItem(at: folder) }
      func kept(_ line: Int, _ screen: String) -> KeptFailures {
        KeptFailures(fileID: "Tests/List.swift", line: line, screen: screen, folder: folder)
      }
      let all = (0..<12).map {
        KeptFailures.Failure(seed: $0, finding: Finding(.order, "A “text”\nof lines"), replay: "1:\($0)//")
      }
      for failure in all { kept(1, "Inbox").keep(failure) }
      kept(1, "Inbox").keep(all[5])
      let expected = [all[5]] + all.reversed().filter { $0 != all[5] }.prefix(9)
      #expect(kept(1, "Inbox").failures == expected)
      #expect(kept(2, "Inbox").failures == [] && kept(1, "Outbox").failures == [])
      for failure in expected { kept(1, "Inbox").drop(failure) }
      #expect(kept(1, "Inbox").failures == [])
      #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [])
    }

    /// One call, so that both screens share what is kept.
    private func simulateInbox(_ bug: InboxBug?, _ made: inout Int) -> SimulationFailure? {
      do {
        var count = 0
        defer { made = count }
        try simulate(InboxViewController.self, worlds: 8, steps: 30) { world in
          count += 1
          return InboxViewController(world.server(), bug)
        }
        return nil
      } catch { return error as? SimulationFailure }
    }

    @Test(.enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=all tries it"))
    func whatFailedIsTriedFirstAndForgottenWhenItPasses() throws {
      var (first, again, mended, fresh) = (0, 0, 0, 0)
      // What another run left is forgotten.
      _ = simulateInbox(nil, &mended)
      let failure = try #require(simulateInbox(.stateKeptByReuse, &first))
      #expect(failure.comesAgain && !"\(failure)".contains("did not come again"))
      #expect(simulateInbox(.stateKeptByReuse, &again) == failure)
      #expect(again < first, "The world that failed is tried first, and is not shrunk again")
      #expect(simulateInbox(nil, &mended) == nil)
      #expect(simulateInbox(.stateKeptByReuse, &fresh) == failure)
      #expect(fresh == first, "It is forgotten, and found as at first")
      _ = simulateInbox(nil, &mended)
    }

    @Test
    func aFailureThatDoesNotComeAgainSaysSo() throws {
      var worlds = 0
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(UIViewController.self, worlds: 3, expecting: { _, _ in worlds == 1 ? "It is the first." : nil }) {
          _ in
          worlds += 1
          return UIViewController()
        }
      }
      #expect(failure?.finding.check == .model && failure?.comesAgain == false)
      #expect("\(failure as Any)".contains("It did not come again when the same steps were taken once more"))
    }
  }
#endif
