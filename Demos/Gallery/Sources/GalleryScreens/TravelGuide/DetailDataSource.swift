import Foundation
import RosterComposites

/// The text about a city, in one section. A tap on the last row shows all of it or only the beginning.
final class DetailDataSource: NSObject, ComposableTableViewDataSource, UITableViewDelegate {
  private var detail: CityDetail

  init(_ city: City) {
    detail = CityDetail(city)
    super.init()
  }

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "CityDetail")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { detail.rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "CityDetail", for: indexPath)
    cell.contentConfiguration = detail.rows[indexPath.row].content
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    detail.rows[indexPath.row].isButton
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let paragraphs = detail.paragraphs.map { IndexPath(row: $0, section: 0) }
    tableView.performBatchUpdates {
      self.detail.isExpanded.toggle()
      if self.detail.isExpanded {
        tableView.insertRows(at: paragraphs, with: .fade)
      } else {
        tableView.deleteRows(at: paragraphs, with: .fade)
      }
      tableView.reloadRows(at: [indexPath], with: .none)
    }
  }
}
