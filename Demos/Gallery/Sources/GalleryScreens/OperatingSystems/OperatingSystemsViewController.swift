import Foundation
import RosterComposites

/// Computers and their operating systems as a table of two data sources, the second with several sections.
public final class OperatingSystemsViewController: UITableViewController {
  private let composite = CompositeTableViewDataSource([IMacDataSource(), MacOSDataSource()])

  public init() {
    super.init(style: .insetGrouped)
    title = "Operating Systems"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach(composite)
  }
}
