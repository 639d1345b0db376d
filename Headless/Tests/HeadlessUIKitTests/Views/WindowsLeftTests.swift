#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessUIKit

  /// The end of a run of all tests. A window that a test leaves on the screen is laid out by each later test that changes a trait.
  struct WindowsLeftTests {
    /// Ends the process with an error if the tests have left windows on the screen.
    @Test func noTestLeavesAWindow() {
      atexit {
        guard Thread.isMainThread else { return }
        let left = MainActor.assumeIsolated { UIWindow.windowsOnScreen.map { "\($0.subviews.map { type(of: $0) })" } }
        guard !left.isEmpty else { return }
        let text =
          "error: tests have left \(left.count) windows on the screen, with \(left.sorted().joined(separator: ", "))\n"
        FileHandle.standardError.write(Data(text.utf8))
        _exit(1)
      }
    }
  }
#endif
