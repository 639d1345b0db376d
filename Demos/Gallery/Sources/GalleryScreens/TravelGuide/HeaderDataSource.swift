import Foundation
import RosterComposites

/// A city's picture and name: one row that cannot be tapped.
final class HeaderDataSource: NSObject, ComposableTableViewDataSource, UITableViewDelegate {
  private let city: City

  init(_ city: City) {
    self.city = city
    super.init()
  }

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(CityHeaderCell.self, forCellReuseIdentifier: "CityHeader")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "CityHeader", for: indexPath)
    (cell as? CityHeaderCell)?.header.show(city)
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
