#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// Runs that end their process.
  @Suite(.serialized) @MainActor struct SimulationPlanCrashTests {
    private static func simulate(_ stop: Stop, seed: UInt64 = 1, worlds: Int = 20) throws {
      try ScreenTesting.simulate(
        StoppingViewController.self,
        seed: seed,
        worlds: worlds,
        events: stop == .besideTheFinding ? [.event("wait") { screen, _ in screen.wait() }] : [],
        line: line(stop)
      ) { _ in StoppingViewController(stop) }
    }

    /// Notes and failures belong to a line.
    private static func line(_ stop: Stop) -> Int { 1_000 + (Stop.allCases.firstIndex(of: stop) ?? 0) }

    /// Forgets what earlier runs of these tests have left.
    private static func forget() {
      for folder in [CrashNote.standardFolder, KeptFailures.standardFolder] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.contains("SimulationPlan-CrashTests-swift-") {
          try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
      }
    }

    private static func failure(_ body: () throws -> Void) -> SimulationFailure? {
      do {
        try body()
        return nil
      } catch { return error as? SimulationFailure }
    }

    // MARK: Candidates that stop the app

    private static var plan: SimulationPlan<StoppingViewController> {
      var plan = SimulationPlan { _ in StoppingViewController(.besideTheFinding) }
      plan.events = [.event("wait") { screen, _ in screen.wait() }]
      return plan
    }

    /// A world that breaks a rule, and does not stop the app.
    private static func seedOfAFinding() throws -> UInt64 {
      let runs = try #require(IsolatedRuns())
      return try #require(
        (1...100 as ClosedRange<UInt64>).first { seed in
          let outcome = runs.run(Choices(seed: seed)) { choices in
            if plan.run(choices).finding?.check == .rules { FileHandle.standardError.write(Data("rules".utf8)) }
          }
          return outcome.trap == nil && outcome.output.contains("rules")
        }
      )
    }

    @Test(.slow)
    func aCandidateThatStopsTheAppIsLeftOut() async {
      Self.forget()
      defer { Self.forget() }
      await #expect(processExitsWith: .success) { @MainActor in
        typealias Tests = SimulationPlanCrashTests
        let seed = try Tests.seedOfAFinding()
        let failure = try #require(Tests.failure { try Tests.simulate(.besideTheFinding, seed: seed, worlds: 1) })
        #expect(failure.finding.check == .rules && failure.comesAgain, "\(failure)")
        #expect(failure.steps.count == 2, "\(failure)")
        // A tap alone stops the app.
        let runs = try #require(IsolatedRuns())
        #expect(runs.run(Choices(script: ChoiceScript(steps: [[], [5]]))) { _ = Tests.plan.run($0) }.trap != nil)
      }
    }

    /// Has the system open two files more, which is enough for notes and too few for a copy of the process. Then candidates run in it.
    private static func leaveTwoFiles() {
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      let highest = open.compactMap { Int32($0) }.max() ?? 2
      var file = dup(2)
      while file <= highest { file = dup(2) }
      var limit = rlimit(rlim_cur: rlim_t(file) + 3, rlim_max: rlim_t(file) + 3)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    @Test(.slow)
    func aFindingIsReportedAfterTheSearchForItsSimplestWayDied() async throws {
      Self.forget()
      defer { Self.forget() }
      let seed = try Self.seedOfAFinding()
      await #expect(processExitsWith: .failure) { @MainActor [seed = seed as UInt64] in
        SimulationPlanCrashTests.leaveTwoFiles()
        #expect(FrozenProcess { $0 } == nil)
        try SimulationPlanCrashTests.simulate(.besideTheFinding, seed: seed, worlds: 1)
      }
      let failure = try #require(Self.failure { try Self.simulate(.besideTheFinding, seed: seed, worlds: 1) })
      #expect(failure.finding.check == .rules && failure.seed == seed, "\(failure)")
    }

    // MARK: Runs that stop the app

    /// The failure of the run after one that died.
    private static func failureAfterDeath(_ stop: Stop) async throws -> SimulationFailure {
      forget()
      await #expect(processExitsWith: .failure) { @MainActor [stop] in
        try SimulationPlanCrashTests.simulate(stop)
      }
      let failure = try #require(failure { try simulate(stop) }, "\(stop)")
      #expect(Self.failure { try simulate(stop) } == failure, "It is found until it is mended")
      return failure
    }

    @Test(.slow)
    func aTrapNamesItsLineAndFunction() async throws {
      defer { Self.forget() }
      let failure = try await Self.failureAfterDeath(.atOnce)
      #expect(failure.finding.check == .traps && failure.steps.count == 1, "\(failure)")
      #expect(failure.finding.text.contains("Stopping.swift:"), "\(failure)")
      #expect(failure.finding.text.contains("tableView"), "\(failure)")
    }

    @Test(.slow)
    func aTrapInWorkAfterTheLastStepIsReported() async throws {
      defer { Self.forget() }
      for stop in [Stop.later, .inTheEnd] {
        let failure = try await Self.failureAfterDeath(stop)
        #expect(failure.finding.check == .traps && failure.finding.text.contains("It is too late"), "\(failure)")
        #expect(failure.steps.count == 1 && failure.steps[0].hasPrefix("try screen.tap("), "\(failure)")
        #expect(failure.test.contains("scheduler.advance(by: .seconds(30))"), "\(failure)")
        #expect(failure.film.hasSuffix(".html"), "\(failure)")
      }
    }

    @Test(.slow)
    func aRuleBrokenBeforeATrapIsTheFinding() async throws {
      defer { Self.forget() }
      let failure = try await Self.failureAfterDeath(.afterABrokenRule)
      #expect(failure.finding.check == .rules, "\(failure)")
      #expect(failure.finding.text.contains("row counts"), "\(failure)")
      #expect(failure.steps.count == 1 && failure.steps[0].hasPrefix("try screen.tap("), "\(failure)")
    }
  }
#endif
