import Foundation
import RosterComposites

/// Designs of the iMac, in one section.
final class IMacDataSource: NSObject, ComposableTableViewDataSource {
  private let models = [
    (name: "iMac G3", year: "1998"), (name: "iMac G4", year: "2002"), (name: "iMac G5", year: "2004"),
    (name: "iMac", year: "2006"),
  ]

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "iMac" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = models[indexPath.row].name
    content.secondaryText = models[indexPath.row].year
    cell.contentConfiguration = content
    return cell
  }
}
