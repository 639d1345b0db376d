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

  convenience init(name: String, counts: [Int]) {
    self.init(counts.enumerated().map { section, count in (0..<count).map { "\(name)\(section).\($0)" } })
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

extension UITableView {
  /// The visible texts by section, after a layout.
  var shownRows: [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map {
        cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
      }
    }
  }
}

/// A table that is high enough to show everything, and keeps its composite.
@MainActor func makeHighTable(_ composite: CompositeTableViewDataSource) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 40_000), style: .plain)
  table.attach(composite)
  table.layoutIfNeeded()
  return table
}
