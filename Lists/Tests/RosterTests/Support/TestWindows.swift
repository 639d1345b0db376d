import Testing

@testable import Roster

/// The windows of one test. A view and the window that shows it retain each other, so the test closes its windows at the end.
@MainActor final class TestWindows {
  @TaskLocal static var current: TestWindows?

  private var windows: [UIWindow] = []

  nonisolated init() {}

  /// Shows a view in a window of its size, until the test ends.
  static func show(_ view: UIView) {
    let window = UIWindow(frame: view.frame)
    window.isHidden = false
    window.addSubview(view)
    current?.windows.append(window)
  }

  fileprivate func close() {
    for window in windows {
      window.isHidden = true
      for view in window.subviews { view.removeFromSuperview() }
    }
    windows = []
  }
}

/// Closes the windows of a test when it ends.
struct WindowsTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let windows = TestWindows()
    let result: Result<Void, any Error>
    do {
      result = .success(try await TestWindows.$current.withValue(windows) { try await function() })
    } catch {
      result = .failure(error)
    }
    await windows.close()
    try result.get()
  }
}

extension Trait where Self == WindowsTrait {
  /// Closes the windows that the tests show views in.
  static var windows: Self { Self() }
}
