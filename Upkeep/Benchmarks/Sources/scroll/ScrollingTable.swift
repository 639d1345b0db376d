import Foundation
import Roster

/// A table on the screen, once with a measured data source and once without.
@MainActor final class ScrollingTable: ScrollingList {
  let metered: UIScrollView
  let plain: UIScrollView
  let meter = Meter()
  private let source: MeteredTableSource
  private let kept: [AnyObject]

  /// - Parameter fill: sets the table's data source, and returns what has to be kept alive.
  init(_ fill: (UITableView) -> AnyObject) {
    let tables = (0..<2).map { _ in UITableView(frame: Screen.frame, style: .plain) }
    for table in tables {
      table.rowHeight = Screen.rowHeight
      table.estimatedRowHeight = 0
    }
    kept = tables.map(fill) + tables.map(Screen.show)
    source = MeteredTableSource(tables[0].dataSource, meter)
    tables[0].dataSource = source
    metered = tables[0]
    plain = tables[1]
  }
}

/// Stands between a table and its data source, and measures the time that a cell takes.
final class MeteredTableSource: NSObject, UITableViewDataSource {
  private let base: any UITableViewDataSource
  private let meter: Meter

  init(_ base: (any UITableViewDataSource)?, _ meter: Meter) {
    guard let base else { fatalError("The table has no data source") }
    self.base = base
    self.meter = meter
  }

  func numberOfSections(in tableView: UITableView) -> Int { base.numberOfSections(in: tableView) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    base.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    meter.measure { base.tableView(tableView, cellForRowAt: indexPath) }
  }
}
