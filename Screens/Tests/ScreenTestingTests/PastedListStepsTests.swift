#if os(Linux) && canImport(Glibc)
  import HeadlessRendering
  import HeadlessUIKit
  import Simulation
  import Testing

  @testable import ScreenTesting

  /// What is printed for steps in lists that are in cells, and in second lists, pasted and run.
  @Suite @MainActor struct PastedListStepsTests {
    private static let kinds = [
      "screen.tap(.inside(.indexPath", "screen.longPress(.inside(.indexPath", ", in: .inside(.indexPath",
      "screen.pullToRefresh(in: .list(1))", "screen.tapIndexTitle(\"F\", in: .list(1))",
      "screen.swipe(.inside(.list(1)",
    ]

    private static var plan: SimulationPlan<StorefrontViewController> {
      var plan = SimulationPlan { _ in StorefrontViewController(nil) }
      plan.checks = []
      plan.steps = 2_000
      return plan
    }

    private static let replay =
      "1:,34.1,23.6,5.6,32.11,11.11,15.6/,,,,,,/"

    @Test
    func stepsInEachListArePrintedAsLinesThatCompileAndDoTheSame() throws {
      let script = try #require(ChoiceScript(Self.replay))
      var (simulated, byHand): (StorefrontViewController?, StorefrontViewController?)
      var plan = Self.plan
      plan.make = { _ in
        let controller = StorefrontViewController(nil)
        simulated = controller
        return controller
      }
      let outcome = plan.run(Choices(script: script))
      #expect(PastedRun.missing(Self.kinds, in: outcome.steps) == [], "Another run has to be found: see findARun")
      let test = outcome.test(of: "StorefrontViewController", Finding(.deletion, "None."))
      #expect(try PastedRun.isPasted(test, in: "PastedListSteps"), "It has to be pasted again:\n\(test)")
      try deletionOfStorefrontViewController_C8FD { _ in
        let controller = StorefrontViewController(nil)
        byHand = controller
        return controller
      }
      let (first, second) = (try #require(simulated), try #require(byHand))
      #expect(HeadlessOutline.text(of: second.view) == HeadlessOutline.text(of: first.view))
      #expect(second.apps == first.apps && second.stars == first.stars && second.files == first.files)
    }

    @Test(.disabled("Finds another run when choices mean something else; it takes minutes"))
    func findARun() throws {
      let best = try #require(PastedRun.find(Self.kinds, Self.plan))
      print(best.script.prefix(steps: best.steps.count).normalized)
      print(best.test(of: "StorefrontViewController", Finding(.deletion, "None.")))
    }
  }
#endif
