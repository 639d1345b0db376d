import Foundation
import Roster

/// Countries as a list.
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
    tableView.attach(countries.dataSource)
  }
}
