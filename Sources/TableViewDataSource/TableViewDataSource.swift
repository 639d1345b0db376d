import Foundation
import Roster

/// The base class of data sources: a subclass says what is in its rows.
///
/// A subclass implements other requirements of `UITableViewDataSource` and `UITableViewDelegate` as far as it needs them.
/// Where there is no Objective-C they are not found in a subclass: there, a class that has them conforms to
/// ``TableViewDataSourceType`` itself.
@MainActor open class TableViewDataSource: NSObject, TableViewDataSourceType {
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
    tableView.dataSource = self
    tableView.delegate = self
    registerReusableViews(with: tableView)
  }

  /// Registers nothing; a subclass registers its cells, headers and footers.
  open func registerReusableViews(with tableView: UITableView) {}

  public var tableView: UITableView? {
    configuredTableView ?? (parent as? CompositeTableViewDataSource)?.tableView(for: self)
  }

  private func trapNotOverridden(_ function: StaticString = #function) -> Never {
    trap(
      "\(type(of: self)) does not override \(function)",
      cause: "`TableViewDataSource` is used without a subclass, or the subclass spells the method differently",
      advice: "override it"
    )
  }
}
