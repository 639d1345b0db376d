import Roster

/// An order of a customer.
public struct Order: Hashable, Sendable {
  public var number: String
  public var day: Day
  /// The time of the day as in "14:05"; `nil` if it is not known.
  public var time: String?
  public var customer: String
  public var country: String
  public var total: Money

  public init(number: String, day: Day, time: String?, customer: String, country: String, total: Money) {
    self.number = number
    self.day = day
    self.time = time
    self.customer = customer
    self.country = country
    self.total = total
  }
}

extension Order: TableViewPresentable {
  public typealias TableViewCell = OrderCell
}

extension Order: Identifiable {
  public var id: String { number }
}
