import Foundation
import RosterComposites
import RosterDiagnostics

/// What data sources inherit from ``TableViewDataSource``, which is the name to use.
@preconcurrency @MainActor open class TableViewDataSourceBase: NSObject {
  public weak var parent: (any CompositeType)?
  private weak var configuredTableView: UITableView?

  /// The number of sections. Defaults to 1.
  open var numberOfSections: Int { 1 }

  public func numberOfSections(in tableView: UITableView) -> Int {
    numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trapNotOverridden()
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    trapNotOverridden()
  }

  /// Makes a table show this data source; the table does not keep it alive.
  public func configure(with tableView: UITableView) {
    configuredTableView = tableView
    tableView.dataSource = dataSource
    tableView.delegate = dataSource
    registerReusableViews(with: tableView)
  }

  /// Registers nothing; a subclass registers its cells, headers and footers.
  open func registerReusableViews(with tableView: UITableView) {}

  public var tableView: UITableView? {
    configuredTableView ?? (parent as? CompositeTableViewDataSource)?.tableView(for: dataSource)
  }

  private func trapNotOverridden(_ function: StaticString = #function) -> Never {
    trap(
      "\(type(of: self)) does not override \(function)",
      cause: "the subclass of TableViewDataSource spells the method differently, or leaves it out",
      advice: "override it"
    )
  }
}
