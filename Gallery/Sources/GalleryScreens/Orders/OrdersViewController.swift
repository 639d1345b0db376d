import Foundation
import Roster

/// Orders grouped by day, the newest first.
public final class OrdersViewController: UITableViewController {
  /// The orders; inserting, removing or changing one touches only its day.
  public let orders: AggregatedDataSource<Order, Day, OrderDay, Never>

  public init(orders: [Order]) {
    self.orders = AggregatedDataSource(
      orders,
      by: \.day,
      sectionsBy: >,
      itemsBy: { ($0.time ?? "", $0.number) > ($1.time ?? "", $1.number) },
      header: OrderDay.init
    )
    super.init(style: .plain)
    title = "Orders"
  }

  public required init?(coder: NSCoder) {
    orders = AggregatedDataSource([], by: \.day, header: OrderDay.init)
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 61
    tableView.estimatedSectionHeaderHeight = 60
    tableView.sectionHeaderTopPadding = 0
    tableView.allowsSelection = false
    tableView.attach(orders)
  }
}
