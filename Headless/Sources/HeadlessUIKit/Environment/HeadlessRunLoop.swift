import Foundation

/// The work that UIKit does "later on the main thread": completions of updates, animations and scrolling.
///
/// Work runs by itself on the next turn of the main actor; a test or a demo that does not want to wait calls
/// ``runPending()``.
@preconcurrency @MainActor public enum HeadlessRunLoop {
  /// Calls work after so many seconds.
  public typealias Delay = @MainActor (_ duration: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Void

  /// How long the animations of list updates and of scrolling take, in seconds: a choice near what UIKit takes.
  static let animationDuration: TimeInterval = 0.3

  /// Whether something moves whose end takes time: see ``withDelay(_:_:)``.
  package static var isAnimating: Bool { HeadlessDevice.current.animations > 0 }

  /// Adds work for the next turn of the main actor.
  static func enqueue(_ work: @escaping () -> Void) {
    HeadlessDevice.current.pendingWork.append(work)
    // Each call asks for a turn of its own: that of another may never come, where a test owns the time of its screen.
    Task { @MainActor in
      if !HeadlessDevice.current.pendingWork.isEmpty { runPending() }
    }
  }

  /// Adds work for when an animation ends: for the next turn, unless `withDelay` says otherwise.
  ///
  /// - Parameter duration: how long the animation takes, in seconds
  static func enqueue(after duration: TimeInterval, _ work: @escaping () -> Void) {
    let device = HeadlessDevice.current
    guard let delay = device.delay, duration > 0 else { return enqueue(work) }
    device.animations += 1
    delay(duration) {
      // Dispatch may call it.
      device.run {
        device.animations -= 1
        work()
        runPending()
      }
    }
  }

  /// Runs everything that is pending now, in order, and what that work adds; then lays out the windows on the screen.
  public static func runPending() {
    let device = HeadlessDevice.current
    while !device.pendingWork.isEmpty {
      HeadlessCounts.now.turns += 1
      let work = device.pendingWork
      device.pendingWork = []
      for item in work { item() }
    }
    UIWindow.layoutVisibleWindows()
  }

  /// Runs a function in which animations take their time, as on a device, where users tap meanwhile.
  ///
  /// The function has pending work of its own: what was pending before waits until it returns, and what it leaves is
  /// dropped. What is animated still has its new state at once; only completions come later.
  ///
  /// - Parameter delay: calls work after a duration, for example with `DispatchQueue.main.asyncAfter`
  public static func withDelay<Result>(_ delay: @escaping Delay, _ body: () throws -> Result) rethrows -> Result {
    let device = HeadlessDevice.current
    let outer = (device.pendingWork, device.delay, device.animations)
    (device.pendingWork, device.delay, device.animations) = ([], delay, 0)
    defer { (device.pendingWork, device.delay, device.animations) = outer }
    return try body()
  }

  /// Runs a function in which animations take their time, and which waits for some of them.
  ///
  /// - Parameters:
  ///   - delay: calls work after a duration.
  ///   - body: runs with pending work of its own, as that of the function that waits for nothing. Other code of the
  ///     same ``HeadlessDevice`` uses it too meanwhile.
  public static func withDelay<Result>(
    _ delay: @escaping Delay,
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let device = HeadlessDevice.current
    let outer = (device.pendingWork, device.delay, device.animations)
    (device.pendingWork, device.delay, device.animations) = ([], delay, 0)
    defer { (device.pendingWork, device.delay, device.animations) = outer }
    return try await body()
  }
}
