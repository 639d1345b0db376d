/// The medians of a workload.
public struct WorkloadResult: Codable, Sendable, Remeasurable {
  /// The median of a contender.
  public struct Time: Codable, Sendable {
    public let name: String
    public let nanoseconds: Double
  }

  public let name: String
  public let target: Double?
  /// The floor's median in nanoseconds.
  public let floor: Double
  public let times: [Time]

  /// The ratio of the first contender's time to the floor's.
  public var ratio: Double { (times.first?.nanoseconds ?? 0) / floor }

  public func least(_ other: WorkloadResult) -> WorkloadResult {
    WorkloadResult(
      name: name,
      target: target,
      floor: min(floor, other.floor),
      times: zip(times, other.times).map { Time(name: $0.name, nanoseconds: min($0.nanoseconds, $1.nanoseconds)) }
    )
  }

  /// Whether the ratio is within the target.
  public var isWithinTarget: Bool { target.map { ratio <= $0 } ?? true }
}
