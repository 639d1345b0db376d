import Foundation
import RosterComposites

/// A city as a table that is composed of its picture, the text about it, and its places.
public final class TravelGuideListViewController: UITableViewController {
  private let composite: CompositeTableViewDataSource

  public init(_ city: City) {
    composite = CompositeTableViewDataSource([HeaderDataSource(city), DetailDataSource(city), PlacesDataSource(city)])
    super.init(style: .plain)
    title = "Travel Guide"
  }

  public required init?(coder: NSCoder) {
    composite = CompositeTableViewDataSource([])
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.estimatedRowHeight = 72
    tableView.attach(composite)
  }
}
