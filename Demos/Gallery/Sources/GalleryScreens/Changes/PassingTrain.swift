import Roster

/// A train that does not stop.
public struct PassingTrain: Hashable, Identifiable, Sendable {
  public let id: Int
  public var time: ClockTime
}

extension PassingTrain: TableViewPresentable {
  public typealias TableViewCell = PassingTrainCell
}
