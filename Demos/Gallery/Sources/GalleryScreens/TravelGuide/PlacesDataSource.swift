import Foundation
import RosterComposites

/// Places of a city, a section for each group of them.
final class PlacesDataSource: NSObject, ComposableTableViewDataSource, UITableViewDelegate {
  private let groups: [PlaceGroup]

  init(_ city: City) {
    groups = city.groups
    super.init()
  }

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
  }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].places.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
    let place = groups[indexPath.section].places[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.image = place.picture.image
    content.imageProperties.maximumSize = CGSize(width: 80, height: 50)
    content.imageProperties.cornerRadius = 8
    content.text = place.name
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = place.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
}
