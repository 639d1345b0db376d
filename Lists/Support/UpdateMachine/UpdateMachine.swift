import Roster

/// Changes random content in random ways, and compares what tables and collections show with plain arrays.
///
/// The headless views are strict: they refuse what UIKit refuses, and what it is known to crash on. What is rolled in a
/// transition depends on the seed of its world and its number only, so that a world with fewer transitions goes the
/// same way as far as it can.
@MainActor public struct UpdateMachine {
  public let statistics = MachineStatistics()
  private let seed: UInt64
  private let transitionsPerWorld: Int
  private let abilities: Set<Ability>
  private let pace: Pace
  /// Is called with the seed of each world before it begins.
  public var willBegin: (UInt64) -> Void = { _ in }
  /// Is called with each thing that worlds do, before it is done or while.
  public var willDo: ((String) -> Void)?
  /// Is called with the first failure before it is made shorter.
  public var willShrink: (MachineFailure) -> Void = { _ in }
  /// How many transitions may be made to make a failure shorter.
  public var shrinkingEffort = 8_000

  /// - Parameters:
  ///   - seed: the seed of the first world; the next ones have the following seeds.
  ///   - abilities: what worlds do beyond changing content, selecting and scrolling.
  ///   - pace: how long animations take.
  ///   - transitionsPerWorld: after how many transitions another world begins.
  public init(
    seed: UInt64,
    abilities: Set<Ability> = Set(Ability.allCases),
    pace: Pace = .atOnce,
    transitionsPerWorld: Int = 50
  ) {
    self.seed = seed
    self.pace = pace
    self.abilities = abilities
    self.transitionsPerWorld = transitionsPerWorld
  }

  /// Runs until the first failure.
  ///
  /// - Parameter transitions: how many transitions to make.
  /// - Returns: the shortest failure that was found from the first one; `nil` if there is none.
  public func run(transitions: Int) async -> MachineFailure? {
    var seed = seed
    while statistics.transitions < transitions {
      willBegin(seed)
      statistics.addWorld()
      if let failure = await replay(seed, Array(1...transitionsPerWorld), screens: nil, statistics) {
        willShrink(failure)
        return await shortened(failure)
      }
      seed &+= 1
    }
    return nil
  }

  /// Makes some transitions of a world.
  ///
  /// - Parameters:
  ///   - seed: the seed of the world.
  ///   - transitions: the numbers of the transitions, in ascending order.
  ///   - screens: the numbers of the screens that the world has; `nil` for all.
  /// - Returns: what is wrong after the last of them, or `nil`.
  public func replay(_ seed: UInt64, _ transitions: [Int], screens: Set<Int>? = nil) async -> MachineFailure? {
    await replay(seed, transitions, screens: screens, MachineStatistics())
  }

  private func replay(
    _ seed: UInt64,
    _ transitions: [Int],
    screens: Set<Int>?,
    _ statistics: MachineStatistics
  ) async -> MachineFailure? {
    await pace.run(Dice(seed: seed)) {
      let world = World(
        seed: seed,
        abilities: abilities,
        pace: pace,
        keptScreens: screens,
        statistics: statistics
      )
      world.willDo = willDo
      for (index, number) in transitions.enumerated() {
        statistics.addTransition()
        guard let text = await world.transition(number) else { continue }
        return MachineFailure(
          seed: seed,
          transitions: Array(transitions[...index]),
          screens: (screens ?? Set(world.screens.indices)).sorted(),
          text: text,
          history: world.history
        )
      }
      return nil
    }
  }

  /// The failure with as few transitions and screens as are found to be needed.
  private func shortened(_ first: MachineFailure) async -> MachineFailure {
    var failure = first
    var effort = shrinkingEffort
    failure.transitions = await Shrinking.shortest(failure.transitions) { transitions in
      guard effort > 0 else { return nil }
      effort -= transitions.count
      let shorter = await replay(first.seed, transitions, screens: nil)
      if let shorter { failure = shorter }
      return shorter?.transitions
    }
    let (transitions, screens) = (failure.transitions, failure.screens)
    _ = await Shrinking.shortest(screens) { screens in
      let smaller = await replay(first.seed, transitions, screens: Set(screens))
      if let smaller { failure = smaller }
      return smaller == nil ? nil : screens
    }
    return failure
  }
}
