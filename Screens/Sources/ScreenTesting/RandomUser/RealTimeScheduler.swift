import Dispatch
import Foundation
import Simulation

/// A scheduler that lets real time pass, for tests written for virtual time on platforms without it.
///
/// It has the `Scheduler` functions that printed tests call, and uses the main run loop. It controls neither other threads nor the
/// order of work: work that's due at one time may run in another order each time.
@preconcurrency @MainActor public final class RealTimeScheduler {
  /// The time that settling takes, and the maximum time of a run loop pass in seconds.
  private static let (moment, pass) = (Duration.milliseconds(50), 0.01)

  init() {}

  /// Runs the main run loop for a duration, in real time.
  ///
  /// - Returns: `true`.
  @discardableResult public func advance(by duration: Duration) -> Bool {
    run(for: duration) { false }
    return true
  }

  /// Runs work that's ready, for a twentieth of a second.
  ///
  /// - Returns: `true`, even if work is left.
  @discardableResult public func settle() -> Bool { advance(by: Self.moment) }

  /// Runs one pass of the main run loop, which may run several jobs, or none.
  @discardableResult public func step() -> Bool {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.pass))
  }

  private func run(for duration: Duration, until isDone: () -> Bool) {
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    while !isDone(), clock.now - start < duration {
      // A run loop without a source doesn't wait.
      if !step() { Thread.sleep(forTimeInterval: 0.001) }
    }
  }

  /// Runs a hand-written test as `withVirtualTime` does, but in real time.
  static func run<Result>(
    replaying replay: String?,
    _ body: (World, RealTimeScheduler) throws -> Result
  ) throws -> Result {
    try run(in: World(replaying: replay), body)
  }

  /// Runs a hand-written test in a world, in real time.
  static func run<Result>(in world: World, _ body: (World, RealTimeScheduler) throws -> Result) throws -> Result {
    let scheduler = RealTimeScheduler()
    guard scheduler.runsMainQueue() else { throw BusyMainQueue() }
    return try body(world, scheduler)
  }

  /// Returns a Boolean value that indicates whether a run loop here runs the main queue's work.
  private func runsMainQueue() -> Bool {
    let probe = Probe()
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.hasRun = true } }
    run(for: .milliseconds(500)) { probe.hasRun }
    return probe.hasRun
  }

  @MainActor private final class Probe {
    var hasRun = false
  }
}

/// A real-time test that runs as a main queue job, so no other job can run before it ends.
struct BusyMainQueue: Error, CustomStringConvertible {
  var description: String {
    "No other work of the main actor runs before this test ends, since the test is such work itself, as those of Swift Testing are. Call "
      + "it from a test method of XCTest that is not async."
  }
}

extension World {
  /// Creates the world of a printed test.
  ///
  /// - Parameters:
  ///   - replay: The text that a failure of `simulate` printed. Without it, servers respond after their shortest latencies.
  ///   - keepsOrder: A Boolean value that indicates whether responses arrive in the order of their requests.
  /// - Throws: ``UnreadableReplay`` if the replay is of another version.
  convenience init(replaying replay: String?, keepsOrder: Bool = false) throws {
    guard let replay else {
      let choices = Choices(script: ChoiceScript(steps: [[]]))
      _ = choices.beginStep()
      self.init(choices: choices, keepsOrder: keepsOrder, mayFail: true, origin: .hand)
      return
    }
    guard let script = ChoiceScript(replay) else { throw UnreadableReplay(replay: replay) }
    let choices = Choices(script: script)
    _ = choices.beginStep()
    _ = choices.below(4)
    self.init(choices: choices, keepsOrder: keepsOrder, mayFail: choices.below(2) == 1, origin: .simulation)
  }
}

#if os(iOS)
  /// Runs a test printed by `simulate` on Apple's UIKit, where **time is real**: `scheduler.advance(by: .seconds(30))` runs the main
  /// run loop for half a minute.
  ///
  /// ```swift
  /// // In a test method of XCTest that is not async, the function that was printed:
  /// try deletionOfInboxViewController_4A { world in InboxViewController(world.server()) }
  /// ```
  ///
  /// The world's servers respond as in the printed run: after the same latencies, in real time, and with the same failures, if requests
  /// arrive in the same order. Objective-C exceptions of UIKit can't be caught here. XCTest records them as failures of the test. A
  /// process of Swift Testing ends.
  ///
  /// Call it from a method of `XCTestCase` that isn't `async`. It throws in a test of Swift Testing, which is main-actor work itself,
  /// so no other main-actor work runs.
  ///
  /// - Parameters:
  ///   - replay: The text in the printed test.
  ///   - body: The test.
  /// - Throws: Errors of the body, and ``UnreadableReplay`` if the replay is of another version.
  @preconcurrency @MainActor public func withVirtualTime<Result>(
    replaying replay: String? = nil,
    _ body: (World, RealTimeScheduler) throws -> Result
  ) throws -> Result {
    try RealTimeScheduler.run(replaying: replay, body)
  }
#endif
