import Foundation
import RosterComposites

/// Versions of macOS by what they were named after, a section for each generation.
final class MacOSDataSource: NSObject, ComposableTableViewDataSource {
  private let generations = [
    (title: "Public Beta", versions: [(name: "Kodiak", number: "2000")]),
    (
      title: "Big Cats",
      versions: [
        (name: "Cheetah", number: "10.0"), (name: "Puma", number: "10.1"), (name: "Jaguar", number: "10.2"),
        (name: "Panther", number: "10.3"), (name: "Tiger", number: "10.4"), (name: "Leopard", number: "10.5"),
        (name: "Snow Leopard", number: "10.6"), (name: "Lion", number: "10.7"),
        (name: "Mountain Lion", number: "10.8"),
      ]
    ),
    (
      title: "California",
      versions: [
        (name: "Mavericks", number: "10.9"), (name: "Yosemite", number: "10.10"), (name: "El Capitan", number: "10.11"),
        (name: "Sierra", number: "10.12"), (name: "High Sierra", number: "10.13"), (name: "Mojave", number: "10.14"),
        (name: "Catalina", number: "10.15"), (name: "Big Sur", number: "11"), (name: "Monterey", number: "12"),
        (name: "Ventura", number: "13"), (name: "Sonoma", number: "14"), (name: "Sequoia", number: "15"),
      ]
    ),
  ]

  func registerReusableViews(with tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  func numberOfSections(in tableView: UITableView) -> Int { generations.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    generations[section].versions.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    generations[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    let version = generations[indexPath.section].versions[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = version.name
    content.secondaryText = version.number
    cell.contentConfiguration = content
    return cell
  }
}
