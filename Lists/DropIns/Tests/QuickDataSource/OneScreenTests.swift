import QuickDataSource
import Testing
import UIKit

// The screen of the migration page, in QuickDataSource's API.

struct Place: Hashable {
  let name: String
}

final class PlaceCell: UITableViewCell, CellLoadableType {
  func load(viewModel: Place) {
    var content = defaultContentConfiguration()
    content.text = viewModel.name
    contentConfiguration = content
  }
}

extension Place: ItemType {
  func cellToViewModelBinder() -> CellToViewModelBinderType { CellToViewModelBinder<PlaceCell>(viewModel: self) }
}

final class PlacesViewController: UITableViewController {
  private lazy var dataSource = TableViewDataSource(
    items: FlatDataSource(items: [Place(name: "Lviv"), Place(name: "Porto")])
  )
  private lazy var delegate = TableViewDelegate(
    tableViewDataSource: dataSource,
    cellSelectionHandler: { [weak self] _, item in
      if let place = item as? Place { self?.title = place.name }
    }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "PlaceCell")
    tableView.delegate = delegate
    dataSource.propagate(to: tableView)
  }
}

@MainActor struct OneScreenTests {
  @Test func placesAreShownAndSelected() {
    let controller = PlacesViewController()
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.tableView.layoutIfNeeded()
    #expect(
      controller.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == [
        "Lviv", "Porto",
      ]
    )
    controller.tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    #expect(controller.title == "Porto")
  }
}
