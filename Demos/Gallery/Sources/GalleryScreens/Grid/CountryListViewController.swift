import Foundation
import Roster

/// Countries as a list that can be searched, and reordered in editing.
public final class CountryListViewController: UITableViewController {
  private let countries: Countries

  /// - Parameter countries: what is shown; a grid can show the same instance.
  public init(_ countries: Countries) {
    self.countries = countries
    super.init(style: .insetGrouped)
    title = "Countries"
  }

  public required init?(coder: NSCoder) {
    countries = Countries()
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 58
    let searchBar = SearchBar(placeholder: "Search countries")
    searchBar.onChange = { [weak self] text in self?.search(for: text) }
    tableView.tableHeaderView = searchBar
    tableView.attach(countries.dataSource)
      .reorder(Country.self, where: { [countries] _ in countries.canMove }) { [countries] _, destination in
        countries.move(to: destination)
      }
    navigationItem.rightBarButtonItem = editButtonItem
  }

  private func search(for text: String) {
    countries.search(for: text)
    // What is found has no order that could be changed.
    if !countries.canMove { setEditing(false, animated: true) }
    navigationItem.rightBarButtonItem?.isEnabled = countries.canMove
  }
}
