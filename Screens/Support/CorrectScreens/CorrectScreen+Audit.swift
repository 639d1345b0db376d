#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import Simulation

  extension CorrectScreen {
    /// All sizes of text, in both directions and appearances.
    public static let environments = TestEnvironment.combinations(
      textSizes: [
        .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ],
      directions: [.leftToRight, .rightToLeft],
      styles: [.light, .dark]
    )

    /// What is said to keep people from using the screen once it has loaded; nothing of it is true.
    @MainActor public func auditFindings(in environments: [TestEnvironment]) -> [String] {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        UIScreen.main.headlessAlone {
          @MainActor func loaded() -> TestScreen {
            let screen = TestScreen(make(World()))
            scheduler.advance(by: .seconds(3))
            return screen
          }
          let screen = loaded()
          let findings = screen.accessibilityFindings().map(\.description)
          screen.window.isHidden = true
          let report = audit(in: environments) {
            let screen = loaded()
            screen.leaveWindow()
            screen.window.isHidden = true
            return screen.controller
          }
          return findings + report.findings.map { "\($0) (\($0.environment))" }
        }
      }
    }
  }
#endif
