import Foundation
import Roster

/// The head of a day's orders: how many there are, and what they come to in each currency.
public struct OrderDay: Hashable, Sendable {
  public var day: Day
  public var count: Int
  /// One total for each currency, in the order of the codes.
  public var totals: [Money]
  /// The locale in which the day, the count and the totals are written.
  public var locale: Locale

  public init(day: Day, orders: [Order], locale: Locale = .gallery) {
    self.locale = locale
    self.day = day
    count = orders.count
    totals = Dictionary(grouping: orders, by: \.total.currency)
      .map { currency, orders in Money(orders.map(\.total.amount).reduce(0, +), currency) }
      .sorted { $0.currency < $1.currency }
  }
}

extension OrderDay: TableViewHeaderFooterPresentable {
  public typealias TableViewHeaderFooter = OrderDayHeader
}
