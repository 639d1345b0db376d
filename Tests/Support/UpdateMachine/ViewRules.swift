import Foundation
import Roster

/// Where UIKit and its stand-in differ for the machine: how a broken rule shows, and how waiting work is done.
@MainActor enum ViewRules {
  /// Runs a closure, and gives the first rule that it broke. UIKit itself raises an exception, which ends the test.
  static func firstBroken(_ body: () -> Void) -> String? {
    #if canImport(UIKit)
      body()
      return nil
    #else
      HeadlessFailure.recording(body).first?.description
    #endif
  }

  /// Does what waits for the next turn of the main run loop.
  static func runPending() {
    #if canImport(UIKit)
      for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    #else
      HeadlessRunLoop.runPending()
    #endif
  }
}
