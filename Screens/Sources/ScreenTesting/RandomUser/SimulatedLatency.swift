/// How long a simulated server takes to answer.
public struct SimulatedLatency: Hashable, Sendable {
  /// The shortest and the longest time, in milliseconds.
  public var milliseconds: ClosedRange<Int>

  /// Times between two numbers of milliseconds; the shortest is the simplest.
  ///
  /// - Precondition: the range has no negative number.
  public static func milliseconds(_ range: ClosedRange<Int>) -> SimulatedLatency {
    guard range.lowerBound >= 0 else { fatalError("A latency is not negative, and \(range) is") }
    return SimulatedLatency(milliseconds: range)
  }
}
