/// The work that UIKit does "later on the main thread": completions of updates, animations and scrolling.
///
/// Work runs by itself on the next turn of the main actor; a test or a demo that does not want to wait calls
/// ``runPending()``.
@preconcurrency @MainActor public enum HeadlessRunLoop {
  private static var pending: [() -> Void] = []
  private static var isScheduled = false

  /// Adds work for the next turn of the main actor.
  static func enqueue(_ work: @escaping () -> Void) {
    pending.append(work)
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      runPending()
    }
  }

  /// Runs everything that is pending now, in order, and what that work adds; then lays out the windows on the screen.
  public static func runPending() {
    while !pending.isEmpty {
      let work = pending
      pending = []
      for item in work { item() }
    }
    UIWindow.layoutVisibleWindows()
  }
}
