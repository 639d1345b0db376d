import Roster

/// A train that leaves from a platform.
public struct Departure: Hashable, Identifiable, Sendable {
  /// Whether the train is as late as its passengers fear.
  public enum Status: Hashable, Sendable {
    case onTime, cancelled
    case delayed(minutes: Int)
  }

  public let id: Int
  public var time: ClockTime
  public var destination: String
  /// The train's name, as in "IC 114".
  public var train: String
  public var status = Status.onTime
}

extension Departure: TableViewPresentable {
  public typealias TableViewCell = DepartureCell
}
