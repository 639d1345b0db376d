#if os(Linux) && canImport(Glibc)
  import ScreenTesting
  import TestSupport
  import Testing

  /// Mistakes in small screens: default settings find them, and nothing in the same screens without them.
  @Suite(.serialized) @MainActor struct EverydayMistakeTests {
    /// The checks that find each. One mistake is found by none: photos that keep the width of the first layout, which UIKit shows as it
    /// is told.
    nonisolated private static let checks: [EverydayMistake: Set<Check>] = [
      .draftOfPulledSheet: [.rules], .editorHoldsItself: [.leaks], .undoAtOldPlace: [.rules, .freshCells],
      .bannerTimerGoesOn: [.leaks], .starsKeptByReuse: [.freshCells], .starsOfOldRow: [.freshCells],
      .photoAskedTwice: [.requests], .codeVerifiedTwice: [.requests], .spinnerAfterRefusal: [.activity],
      .noteInFixedHeight: [.cutOffText], .cityOfOtherCountry: [.geometry], .labelOfTwoWidths: [.constraints],
      .observerStays: [.leaks], .headerTextCutOff: [.cutOffText], .lateEchoWins: [.order],
      .rollbackOfOldRow: [.rules], .sectionWithoutRows: [.rules], .headerOfOldOrder: [.freshHeaders],
      .noteOfOldRow: [.freshCells],
    ]

    @Test(.slow, arguments: checks.keys.sorted { $0.rawValue < $1.rawValue })
    func aMistakeIsFoundByDefaultsAndShrunk(mistake: EverydayMistake) async {
      await #expect(processExitsWith: .success) { @MainActor [mistake] in
        let screen = try #require(EverydayScreen.all.first { $0.mistakes.contains(mistake) })
        do {
          _ = try screen.simulate(mistake)
          Issue.record("nothing is found")
        } catch let failure as SimulationFailure {
          #expect(EverydayMistakeTests.checks[mistake]?.contains(failure.finding.check) == true, "\(failure)")
          #expect(failure.steps.count <= 6, "\(failure)")
        }
      }
    }

    @Test(.slow, arguments: EverydayScreen.all.map(\.name))
    func theSameScreenWithoutMistakesSurvives(name: String) throws {
      let screen = try #require(EverydayScreen.all.first { $0.name == name })
      #expect(try screen.simulate(worlds: 3).steps > 0)
    }
  }
#endif
