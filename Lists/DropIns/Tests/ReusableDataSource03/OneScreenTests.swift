import ReusableDataSource
import Testing
import UIKit

// The screen of the migration page, in ReusableDataSource's API.

struct Place {
  let name: String
}

final class PlaceCell: UITableViewCell, PresentingTableViewCell {
  func present(viewModel: Place) {
    var content = defaultContentConfiguration()
    content.text = viewModel.name
    contentConfiguration = content
  }
}

extension Place: DequeuableTableViewCellViewModel {
  typealias TableViewCell = PlaceCell
}

final class PlacesViewController: UITableViewController {
  private let dataSource = SimpleTableViewDataSource()
  private var places = [Place(name: "Lviv"), Place(name: "Porto")]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = dataSource
    dataSource.present(viewModels: places.map(\.tableViewPresentable), onTableView: tableView)
  }

  func add(_ place: Place) {
    places.append(place)
    dataSource.present(viewModels: places.map(\.tableViewPresentable), onTableView: tableView)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = places[indexPath.row].name
  }
}

@MainActor struct OneScreenTests {
  @Test func placesAreShownAddedAndSelected() {
    let controller = PlacesViewController()
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.add(Place(name: "Riga"))
    controller.tableView.layoutIfNeeded()
    #expect(
      controller.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == [
        "Lviv", "Porto", "Riga",
      ]
    )
    controller.tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    #expect(controller.title == "Porto")
  }
}
