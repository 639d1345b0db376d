import Foundation
import Roster

/// A table of 1,000 messages on the screen.
@MainActor final class MessageTable: NSObject, UITableViewDataSource {
  let table: UITableView
  private let window: UIWindow

  init(_ cell: any MessageShowing.Type) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    table = UITableView(frame: frame, style: .plain)
    window = UIWindow(frame: frame)
    super.init()
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Message.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? any MessageShowing)?.show(Message.all[indexPath.row])
    return cell
  }

  /// Scrolls from the start to the end, a screen at a time.
  ///
  /// - Returns: the height of all rows.
  func scrollToEnd() -> CGFloat {
    table.contentOffset = .zero
    table.layoutIfNeeded()
    while table.contentOffset.y + table.bounds.height < table.contentSize.height {
      table.contentOffset.y = min(
        table.contentOffset.y + table.bounds.height,
        table.contentSize.height - table.bounds.height
      )
      table.layoutIfNeeded()
    }
    return table.contentSize.height
  }
}
