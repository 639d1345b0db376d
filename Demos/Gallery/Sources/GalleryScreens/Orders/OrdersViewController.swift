import Foundation
import Roster

/// Orders grouped by day, the newest first.
public final class OrdersViewController: UITableViewController {
  /// The orders in any order; inserting, removing or changing one touches only its day.
  public let orders: FlatDataSource<Order>
  /// The orders as they are shown.
  public private(set) lazy var days = orders.sorted { ($0.time ?? "", $0.number) > ($1.time ?? "", $1.number) }
    .grouped(by: \.day, .descending) { [weak self] day, orders in
      OrderDay(day: day, orders: (0..<orders.count).map { orders.item(at: $0) }, locale: self?.locale ?? .gallery)
    }

  public init(orders: [Order]) {
    self.orders = FlatDataSource(orders)
    super.init(style: .plain)
    title = "Orders"
  }

  public required init?(coder: NSCoder) {
    orders = FlatDataSource()
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 61
    tableView.estimatedSectionHeaderHeight = 60
    tableView.sectionHeaderTopPadding = 0
    tableView.allowsSelection = false
    // A cell has the traits of its window once it is displayed, and is measured before.
    tableView.attach(days).configure(OrderCell.self) { [weak self] cell, order, _ in
      cell.write(order.total, in: self?.locale ?? .gallery)
    }
    if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *) {
      registerForTraitChanges([LocaleTrait.self]) { (screen: OrdersViewController, _) in screen.tableView.reloadData() }
    }
  }
}
