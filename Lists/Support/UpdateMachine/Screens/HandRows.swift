import Foundation
import RosterComposites

/// A hand-written data source of a table.
final class HandRows: NSObject, ComposableTableViewDataSource, UITableViewDelegate, HandContent {
  var rows: [[Entry]]

  init(_ rows: [[Entry]]) {
    self.rows = rows
  }

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(EntryRow.self, forCellReuseIdentifier: "hand")
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hand", for: indexPath)
    (cell as? EntryRow)?.present(viewModel: rows[indexPath.section][indexPath.row])
    return cell
  }
}
