import Roster

/// How long the animations of a machine's views take.
public enum Pace: String, Codable, Sendable {
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
      let clock = TurnClock()
      return await TurnClock.$current.withValue(clock) {
        await HeadlessRunLoop.withDelay(
          { _, work in clock.add(after: Pace.turns.lowerBound + dice.below(Pace.turns.count), work) },
          body
        )
      }
    #endif
  }

  /// Does what waits for the next turn of the main run loop.
  @MainActor func turn() async {
    #if canImport(UIKit)
      for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(1)) }
    #else
      if self == .atOnce { return HeadlessRunLoop.runPending() }
      for _ in 0..<4 { await TurnClock.turn() }
    #endif
  }

  /// Waits for what animations end with, a few times as long as they take.
  @MainActor func wait(until isOver: () -> Bool) async {
    for turn in 1...400 where !isOver() {
      #if canImport(UIKit)
        try? await Task.sleep(for: .milliseconds(5))
      #else
        // What is computed off the main actor takes time of the clock.
        if turn.isMultiple(of: 40) { try? await Task.sleep(for: .milliseconds(5)) } else { await TurnClock.turn() }
      #endif
    }
  }
}

#if !canImport(UIKit)
  /// Ends animations after so many turns of the machine that waits for them, or of the main actor, whichever come first.
  ///
  /// A task that counts turns of its own can be overtaken: `Task.yield()` goes through the threads of all tasks, and a busy machine may give
  /// one of them no time while another has hundreds of turns. So a machine that has waited long enough ends them itself. Code that waits for an
  /// animation without the machine has the task's turns.
  @MainActor private final class TurnClock {
    /// Something that ends once.
    @MainActor private final class Animation {
      private var work: (@MainActor () -> Void)?

      init(_ work: @escaping @MainActor () -> Void) { self.work = work }

      func end() {
        let work = work
        self.work = nil
        work?()
      }
    }

    @TaskLocal static var current: TurnClock?

    private var now = 0
    private var waiting: [(turn: Int, animation: Animation)] = []

    func add(after turns: Int, _ work: @escaping @MainActor () -> Void) {
      let animation = Animation(work)
      waiting.append((now + turns, animation))
      Task { @MainActor in
        for _ in 0..<turns { await Task.yield() }
        animation.end()
      }
    }

    /// Lets other tasks of the main actor run, then ends the animations whose turn has come.
    static func turn() async {
      await Task.yield()
      current?.advance()
    }

    private func advance() {
      now += 1
      let due = waiting.filter { $0.turn <= now }
      waiting.removeAll { $0.turn <= now }
      for (_, animation) in due { animation.end() }
    }
  }
#endif
