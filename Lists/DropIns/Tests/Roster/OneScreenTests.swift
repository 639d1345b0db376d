import Foundation
import RosterComposites
import Testing

// The screens of the drop-ins' migration pages, in Roster's API.

private struct Place: Hashable {
  let name: String
}

private final class PlaceCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Place) {
    var content = defaultContentConfiguration()
    content.text = viewModel.name
    contentConfiguration = content
  }
}

extension Place: TableViewPresentable {
  fileprivate typealias TableViewCell = PlaceCell
}

private final class PlacesViewController: UITableViewController {
  private let places = FlatDataSource([Place(name: "Lviv"), Place(name: "Porto")])

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach(places).onSelect(Place.self) { [weak self] place in self?.title = place.name }
  }

  func add(_ place: Place) { places.append(place) }
}

private struct Computer: Hashable {
  let name: String
}

private final class ComputerCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Computer) {
    var content = defaultContentConfiguration()
    content.text = viewModel.name
    contentConfiguration = content
  }
}

extension Computer: TableViewPresentable {
  fileprivate typealias TableViewCell = ComputerCell
}

private final class ComputersAndPlacesViewController: UITableViewController {
  private let computers = FlatDataSource([Computer(name: "iMac G3"), Computer(name: "iMac G4")])
  private let places = FlatDataSource([Place(name: "Lviv"), Place(name: "Porto")])

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach {
      computers
      places
    }
  }

  func add(_ name: String) { places.append(Place(name: name)) }
}

@MainActor struct OneScreenTests {
  private let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func texts(of tableView: UITableView) -> [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test func placesAreShownAddedAndSelected() throws {
    let controller = PlacesViewController()
    let tableView = try #require(controller.tableView)
    tableView.frame = frame
    controller.add(Place(name: "Riga"))
    #expect(texts(of: tableView) == ["Lviv", "Porto", "Riga"])
    tap(tableView, at: IndexPath(row: 1, section: 0))
    #expect(controller.title == "Porto")
  }

  @Test func aChildOfACompositeGrows() throws {
    let controller = ComputersAndPlacesViewController()
    let tableView = try #require(controller.tableView)
    tableView.frame = frame
    #expect(texts(of: tableView) == ["iMac G3", "iMac G4", "Lviv", "Porto"])
    controller.add("Riga")
    #expect(texts(of: tableView) == ["iMac G3", "iMac G4", "Lviv", "Porto", "Riga"])
    #expect(tableView.numberOfSections == 2)
  }
}
