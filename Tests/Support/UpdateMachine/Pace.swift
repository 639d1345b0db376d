import Roster

/// How long the animations of a machine's views take.
public enum Pace: Sendable {
  /// What waits for them is done after each transition.
  case atOnce
  /// As long as on a device: other transitions come while they run, and the machine waits for some of them as it waits on UIKit.
  case device

  /// The turns of the main actor in an animation of a quarter to a third of a second, at 60 a second.
  static let turns = 15...21
}

extension Pace {
  /// Runs a function in which animations take their time.
  @MainActor func run<Result>(_ dice: Dice, _ body: @MainActor () async -> Result) async -> Result {
    #if canImport(UIKit)
      return await body()
    #else
      guard self == .device else { return await body() }
      return await HeadlessRunLoop.withDelay(
        { _, work in
          let turns = Pace.turns.lowerBound + dice.below(Pace.turns.count)
          Task { @MainActor in
            for _ in 0..<turns { await Task.yield() }
            work()
          }
        },
        body
      )
    #endif
  }

  /// Does what waits for the next turn of the main run loop.
  @MainActor func turn() async {
    #if canImport(UIKit)
      for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(1)) }
    #else
      if self == .atOnce { return HeadlessRunLoop.runPending() }
      for _ in 0..<4 { await Task.yield() }
    #endif
  }

  /// Waits for what animations end with, a few times as long as they take.
  @MainActor func wait(until isOver: () -> Bool) async {
    for turn in 1...400 where !isOver() {
      #if canImport(UIKit)
        try? await Task.sleep(for: .milliseconds(5))
      #else
        // What is computed off the main actor takes time of the clock.
        if turn.isMultiple(of: 40) { try? await Task.sleep(for: .milliseconds(5)) } else { await Task.yield() }
      #endif
    }
  }
}
