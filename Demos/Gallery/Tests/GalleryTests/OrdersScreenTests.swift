import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import gallery

@MainActor struct OrdersScreenTests {
  private let orders: [Order]
  private let screen: OrdersViewController
  private let phone: Phone

  init() throws {
    orders = try OrdersFile(contentsOf: OrdersFile.sample()).orders
    screen = OrdersViewController(orders: orders)
    phone = Phone(screen)
  }

  @Test func groupsByDayNewestFirst() {
    var days: [Day] = []
    for order in orders where !days.contains(order.day) { days.append(order.day) }
    let expected = days.sorted { $1 < $0 }
    let source = screen.days
    #expect((0..<source.numberOfSections).map { source.header(ofSection: $0)?.day } == expected)
    for section in 0..<source.numberOfSections {
      let items = (0..<source.numberOfItems(inSection: section)).map { source.item(at: $0, inSection: section) }
      #expect(items.allSatisfy { $0.day == expected[section] })
      #expect(items.map { $0.time ?? "" } == items.map { $0.time ?? "" }.sorted(by: >))
    }
  }

  /// Adds up cents as integers in the order of the file.
  @Test func totalsAreTheSumsOfTheirDay() throws {
    var sums: [Day: [String: Int]] = [:]
    for order in orders {
      let thousandths = NSDecimalNumber(decimal: order.total.amount * 1000)
      sums[order.day, default: [:]][order.total.currency, default: 0] += thousandths.intValue
    }
    for section in 0..<screen.days.numberOfSections {
      let header = try #require(screen.days.header(ofSection: section))
      let totals = Dictionary(
        uniqueKeysWithValues: header.totals.map {
          ($0.currency, NSDecimalNumber(decimal: $0.amount * 1000).intValue)
        }
      )
      #expect(totals == sums[header.day])
      #expect(header.totals.map(\.currency) == header.totals.map(\.currency).sorted())
    }
  }

  @Test func followsANewOrder() throws {
    let day = try #require(Day("2026-02-28"))
    let order = Order(number: "N", day: day, time: "08:00", customer: "New", country: "Chile", total: Money(5, "CLP"))
    screen.orders.append(order)
    phone.window.layoutIfNeeded()
    #expect(HeadlessOutline.text(of: screen.tableView).contains("Saturday, February 28, 2026"))
    #expect(screen.tableView.numberOfSections == 41)
  }

  @Test func outline() {
    expectOutline(
      of: phone,
      is: """
        UIWindow
          UIView
            UITableView plain
              section 0
                header OrderDayHeader
                  UIStackView
                    UIStackView
                      UILabel "Friday, February 27, 2026"
                      UILabel "11 orders"
                    UILabel "EGP 3,255.20 · €57.92 · £296.68 · ¥15,853 · UAH 4,713.31 · $436.47"
                row 0 OrderCell
                  UIStackView
                    UIStackView
                      UILabel "Ethan Brooks"
                      UILabel "20:26 · United States · A-1337"
        """
    )
  }
}
