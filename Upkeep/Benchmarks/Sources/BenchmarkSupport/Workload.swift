/// Some work, and several ways to do it.
public struct Workload {
  public let name: String
  /// The highest accepted ratio of the first contender's time to the floor's.
  public let target: Double?
  /// What all are compared with.
  public let floor: Contender
  public var contenders: [Contender]

  public init(_ name: String, target: Double? = nil, floor: Contender, _ contenders: [Contender]) {
    self.name = name
    self.target = target
    self.floor = floor
    self.contenders = contenders
  }
}
