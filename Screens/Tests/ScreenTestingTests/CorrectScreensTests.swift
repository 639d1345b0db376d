#if os(Linux) && canImport(Glibc)
  import CorrectScreens
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// No check finds anything in screens without mistakes.
  ///
  /// A few screens, worlds and environments are tried here; `soak screens` tries as many worlds as one likes, and all environments.
  @Suite @MainActor struct CorrectScreensTests {
    @Test(.slow, arguments: CorrectScreen.all)
    func aPersonFindsNothingInACorrectScreen(screen: CorrectScreen) throws {
      let counts = try screen.simulate(1, 3)
      #expect(counts.steps > 0)
      // Rows of its diffable data source cannot be edited, so that it shows no swipe actions.
      if screen.name != "diffable-contacts" { #expect(counts.reach.unreachable == [:]) }
    }

    @Test(.slow, arguments: CorrectScreen.all)
    func nothingIsSaidToKeepPeopleFromUsingACorrectScreen(screen: CorrectScreen) {
      let environments = [
        TestEnvironment(), TestEnvironment(size: TestEnvironment.smallPhone, direction: .rightToLeft),
        TestEnvironment(textSize: .accessibilityExtraExtraExtraLarge, style: .dark),
      ]
      #expect(screen.auditFindings(in: environments) == [])
    }

    /// Worlds that longer runs blamed: rows out of sight that had been loaded or not, and Foundation's own random numbers.
    @Test(arguments: [("prefetched", 65), ("documents", 1)])
    func aWorldThatBlamedACorrectScreenDoesSoNoMore(name: String, seed: UInt64) throws {
      let screen = try #require(CorrectScreen.all.first { $0.name == name })
      #expect(try screen.simulate(seed, 1).steps > 0)
    }
  }
#endif
