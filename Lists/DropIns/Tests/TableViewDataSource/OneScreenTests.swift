import TableViewDataSource
import Testing
import UIKit

// The screen of the migration page, in TableViewDataSource's API.

final class NamesDataSource: TableViewDataSource {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
    super.init()
  }

  override func registerReusableViews(with tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

final class PlacesViewController: UITableViewController {
  private let computers = NamesDataSource(["iMac G3", "iMac G4"])
  private let places = NamesDataSource(["Lviv", "Porto"])
  private lazy var dataSource = CompositeTableViewDataSource([computers, places])

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.configure(with: tableView)
  }

  func add(_ name: String) {
    places.names.append(name)
    tableView.insertRows(at: [IndexPath(row: places.names.count - 1, section: 1)], with: .automatic)
  }
}

@MainActor struct OneScreenTests {
  @Test func placesAreShownAndAdded() {
    let controller = PlacesViewController()
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.tableView.layoutIfNeeded()
    controller.add("Riga")
    controller.tableView.layoutIfNeeded()
    #expect(
      controller.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == [
        "iMac G3", "iMac G4", "Lviv", "Porto", "Riga",
      ]
    )
    #expect(controller.tableView.numberOfSections == 2)
  }
}
