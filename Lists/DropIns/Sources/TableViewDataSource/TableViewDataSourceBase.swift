import Foundation
import RosterComposites
import RosterDiagnostics

/// The base class of data sources. Use the name ``TableViewDataSource``.
@preconcurrency @MainActor open class TableViewDataSourceBase: NSObject {
  public weak var parent: (any CompositeType)?
  private weak var configuredTableView: UITableView?

  /// The number of sections. The default is 1.
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

  /// Shows this data source in a table view, which doesn't retain it.
  public func configure(with tableView: UITableView) {
    configuredTableView = tableView
    tableView.dataSource = dataSource
    tableView.delegate = dataSource
    registerReusableViews(with: tableView)
  }

  /// Does nothing. Override it to register cells, headers, and footers.
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
