import Dispatch
import Foundation
import Simulation

/// Lets real time pass in a test that is written for virtual time, on platforms where no time is virtual.
///
/// It has the functions of a `Scheduler` that printed tests call, by the main run loop. Nothing is owned and nothing is ordered: what
/// other threads do takes as long as it takes, and work that is due at one time may come in another order in each run.
@preconcurrency @MainActor public final class RealTimeScheduler {
  /// How long what may run now is given, and the longest time that a pass of the run loop waits.
  private static let (moment, pass) = (Duration.milliseconds(50), 0.01)

  init() {}

  /// Runs the main run loop for as long as a duration says, in real time.
  ///
  /// - Returns: `true`.
  @discardableResult public func advance(by duration: Duration) -> Bool {
    run(for: duration) { false }
    return true
  }

  /// Runs what may run now, for a twentieth of a second.
  ///
  /// - Returns: `true`, also where work is left.
  @discardableResult public func settle() -> Bool { advance(by: Self.moment) }

  /// Runs one pass of the main run loop, which may be more than one piece of work, or none.
  @discardableResult public func step() -> Bool {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.pass))
  }

  private func run(for duration: Duration, until isDone: () -> Bool) {
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    while !isDone(), clock.now - start < duration {
      // A run loop without a source does not wait.
      if !step() { Thread.sleep(forTimeInterval: 0.001) }
    }
  }

  /// Runs a test by hand as `withVirtualTime` does, with real time in place of virtual time.
  static func run<Result>(
    replaying replay: String?,
    _ body: (World, RealTimeScheduler) throws -> Result
  ) throws -> Result {
    try run(in: World(replaying: replay), body)
  }

  /// Runs a test by hand in a world, in real time.
  static func run<Result>(in world: World, _ body: (World, RealTimeScheduler) throws -> Result) throws -> Result {
    let scheduler = RealTimeScheduler()
    guard scheduler.runsMainQueue() else { throw BusyMainQueue() }
    return try body(world, scheduler)
  }

  /// Whether the main queue's work runs in a run loop that runs here.
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

/// A test in real time that runs in a piece of the main queue's work, so that no other piece can run before it ends.
struct BusyMainQueue: Error, CustomStringConvertible {
  var description: String {
    "No other work of the main actor runs before this test ends, since the test is such work itself, as those of Swift Testing are. Call "
      + "it from a test method of XCTest that is not async."
  }
}

extension World {
  /// The world of a printed test.
  ///
  /// - Parameters:
  ///   - replay: the text that a failure of `simulate` printed; without it, servers answer after the shortest of their latencies.
  ///   - keepsOrder: whether answers come in the order of their requests.
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
  /// Runs a test that `simulate` has printed on Apple's UIKit, where **time is real**: `scheduler.advance(by: .seconds(30))` takes half a
  /// minute, in which the main run loop runs.
  ///
  /// ```swift
  /// // In a test method of XCTest that is not async, the function that was printed:
  /// try deletionOfInboxViewController_4A { world in InboxViewController(world.server()) }
  /// ```
  ///
  /// The world's servers answer as they did in the run that was printed: after the same latencies, in real time, and with the same
  /// failures, as long as requests come in the same order. What UIKit raises as an exception of Objective-C cannot be caught here. XCTest
  /// records it as the failure of its test; a process of Swift Testing ends with it.
  ///
  /// Call it from a method of `XCTestCase` that is not `async`: in a test of Swift Testing, which is work of the main actor itself, no
  /// other work of the main actor runs, and this throws.
  ///
  /// - Parameters:
  ///   - replay: the text that stands in the printed test.
  ///   - body: the test.
  /// - Throws: errors of the body, and ``UnreadableReplay`` if the replay is of another version.
  @preconcurrency @MainActor public func withVirtualTime<Result>(
    replaying replay: String? = nil,
    _ body: (World, RealTimeScheduler) throws -> Result
  ) throws -> Result {
    try RealTimeScheduler.run(replaying: replay, body)
  }
#endif
