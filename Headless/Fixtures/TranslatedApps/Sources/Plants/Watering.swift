import Foundation

/// How often a plant needs water.
public struct Watering: Equatable {
  public var days: Int

  public init(days: Int) {
    self.days = days
  }

  public var text: String {
    days == 1 ? "every day" : "every \(days) days"
  }
}
