import Roster

/// A table of any length without Roster, whose delegate knows the height of each row.
@MainActor final class ListOfHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var count: Int

  init(count: Int) {
    self.count = count
    super.init()
    table.dataSource = self
    table.delegate = self
    // Without estimates all heights are asked for at once.
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.isHidden = false
    window.addSubview(table)
  }

  /// Inserts a row at the start, and lays the table out.
  func insert() {
    count += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(40 + indexPath.row % 7)
  }
}
