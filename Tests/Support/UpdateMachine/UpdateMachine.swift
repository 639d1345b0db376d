import Roster

/// Changes random content in random ways, and compares what tables and collections show with plain arrays.
///
/// The headless views are strict: they refuse what UIKit refuses, and what it is known to crash on.
@MainActor public struct UpdateMachine {
  public let statistics = MachineStatistics()
  private let seed: UInt64
  private let transitionsPerWorld: Int
  /// Is told of each world before it begins.
  public var willBegin: (UInt64) -> Void = { _ in }

  /// - Parameters:
  ///   - seed: the seed of the first world; the next ones have the following seeds.
  ///   - transitionsPerWorld: after how many transitions another world begins.
  public init(seed: UInt64, transitionsPerWorld: Int = 50) {
    self.seed = seed
    self.transitionsPerWorld = transitionsPerWorld
  }

  /// Runs until the first disagreement.
  ///
  /// - Parameter transitions: how many transitions to make.
  /// - Returns: the first disagreement, with the seed of its world and the steps that led to it; `nil` if there is none.
  public func run(transitions: Int) -> String? {
    var seed = seed
    while statistics.transitions < transitions {
      willBegin(seed)
      statistics.addWorld()
      let world = World(seed: seed, statistics: statistics)
      for number in 1...transitionsPerWorld {
        statistics.addTransition()
        if let wrong = world.transition() {
          return "seed \(seed), transition \(number): \(wrong)\n  "
            + world.history.suffix(9).joined(separator: "\n  ")
        }
      }
      seed &+= 1
    }
    return nil
  }
}
