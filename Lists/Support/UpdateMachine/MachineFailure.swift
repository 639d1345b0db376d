/// What went wrong in a world, and what led to it.
public struct MachineFailure: Sendable, CustomStringConvertible {
  /// The seed of the world.
  public var seed: UInt64
  /// The numbers of the transitions that were made, in ascending order.
  public var transitions: [Int]
  /// The numbers of the world's screens.
  public var screens: [Int]
  /// What is wrong after the last transition.
  public var text: String
  /// What was done, step by step.
  public var history: [String]

  public var description: String {
    """
    \(text)
      seed \(seed), transitions \(list(transitions)), screens \(list(screens)):
      \((history.prefix(1) + history.dropFirst().suffix(40)).joined(separator: "\n  "))
    """
  }

  private func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }
}
