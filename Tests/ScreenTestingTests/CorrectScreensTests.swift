#if os(Linux) && canImport(Glibc)
  import CorrectScreens
  import Foundation
  import ScreenTesting
  import Testing

  /// No check finds anything in screens without mistakes.
  ///
  /// A few worlds of each are tried here; `soak screens` tries as many as one likes.
  @Suite @MainActor struct CorrectScreensTests {
    @Test(arguments: CorrectScreen.all)
    func aPersonFindsNothingInACorrectScreen(screen: CorrectScreen) throws {
      let seed = UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "") ?? 1
      let worlds = Int(ProcessInfo.processInfo.environment["WORLDS"] ?? "") ?? 4
      _ = try screen.simulate(seed, worlds)
    }
  }
#endif
