#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// Each check finds what it is for, and nothing else does.
  @Suite @MainActor struct CheckTests {
    private func find(_ check: Check, isFlawed: Bool, worlds: Int = 2, without off: Set<Check> = [])
      -> SimulationFailure?
    {
      do {
        try simulate(
          OneFlawViewController.self,
          worlds: worlds,
          steps: 10,
          showing: check == .model ? { $0.names } : nil,
          without: off
        ) { world in OneFlawViewController(check, isFlawed: isFlawed, world.server()) }
        return nil
      } catch { return error as? SimulationFailure }
    }

    /// What the keyboard covers is tried by `KeyboardFormTests`, and what ends the process is found by the next one, which `SimulateTests` try.
    @Test(.slow, arguments: Check.allCases.filter { $0 != .traps && $0 != .keyboard })
    func aFlawIsFoundByItsCheckAloneAndItsTwinByNone(check: Check) throws {
      let failure = try #require(find(check, isFlawed: true, worlds: 60), "nothing is found")
      #expect(failure.finding.check == check, "\(failure)")
      #expect(failure.steps.count <= 3, "\(failure)")
      if let other = find(check, isFlawed: true, without: [check]) { Issue.record("\(other)") }
      if let other = find(check, isFlawed: false) { Issue.record("\(other)") }
    }
  }
#endif
