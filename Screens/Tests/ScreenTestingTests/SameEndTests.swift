#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Simulation
  import Testing

  @testable import ScreenTesting

  @Suite @MainActor struct SameEndTests {
    /// Two names are asked for, and the answer to the second one comes first.
    private func tap(isFlawed: Bool) throws {
      try expectSameEnd(replaying: "1://300") { world, scheduler in
        let screen = TestScreen(OneFlawViewController(.order, isFlawed: isFlawed, world.server()))
        try screen.tap("Row 1")
        scheduler.settle()
        return screen
      }
    }

    @Test
    func endsThatDependOnTheOrderOfAnswersFail() throws {
      let failure = #expect(throws: ScreenFailure.self) { try tap(isFlawed: true) }
      let text = "row 0 shows “First 1”, and shows “Second 1” where answers come in the order of the requests."
      #expect(failure?.reason == "What is shown in the end depends on which answer comes first: \(text)")
      try tap(isFlawed: false)
    }

    @Test
    func aFindingOfTheOrderIsPrintedAsBothOrders() throws {
      let failure = try #require(
        throws: SimulationFailure.self
      ) {
        try simulate(OneFlawViewController.self) { world in
          OneFlawViewController(.order, isFlawed: true, world.server())
        }
      }
      #expect(failure.finding.check == .order, "\(failure)")
      #expect(failure.test.contains("  try expectSameEnd(replaying: \""), "\(failure)")
      #expect(
        failure.test.hasSuffix("    return screen\n  }\n}") && !failure.test.contains("seconds(30)"),
        "\(failure)"
      )
    }

    @Test
    func printedFunctionsHaveNamesOfTheirOwn() {
      var names: Set<String> = []
      for check in [Check.order, .rules] {
        for text in ["One.", "Two."] {
          for step in [1, 2] {
            var outcome = SimulationOutcome()
            outcome.script = ChoiceScript(steps: [[], [step]])
            let test = outcome.test(of: "Box<Row>.Screen", Finding(check, text))
            let name = test.split(separator: "\n")[1].prefix { $0 != "(" }
            #expect(name.hasPrefix("@MainActor func \(check)OfBox_Row_Screen_"), "\(name)")
            names.insert(String(name))
          }
        }
      }
      #expect(names.count == 8)
    }
  }
#endif
