/// The response time of a simulated server.
public struct SimulatedLatency: Hashable, Sendable {
  /// The shortest and the longest time, in milliseconds.
  public var milliseconds: ClosedRange<Int>

  /// Returns times between two numbers of milliseconds. The shortest is the simplest.
  ///
  /// - Precondition: The range has no negative number.
  public static func milliseconds(_ range: ClosedRange<Int>) -> SimulatedLatency {
    guard range.lowerBound >= 0 else { fatalError("A latency is not negative, and \(range) is") }
    return SimulatedLatency(milliseconds: range)
  }
}
