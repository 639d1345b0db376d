import Foundation

@testable import Roster
@testable import RosterComposites

/// A child without any optional requirement but the number of sections.
final class RowsChild: NSObject, ComposableTableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  private(set) weak var table: UITableView?
  private(set) var asked: [IndexPath] = []

  required init(_ rows: [[String]]) {
    self.rows = rows
  }

  func registerReusableViews(with tableView: UITableView) {
    table = tableView
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
}

/// A table that is high enough to show everything, and keeps its composite.
@MainActor func makeHighTable(_ composite: CompositeTableViewDataSource) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 40_000), style: .plain)
  table.attach(composite)
  table.layoutIfNeeded()
  return table
}
