import Foundation
import RosterComposites

/// A table view's data source that combines smaller ones, in order.
///
/// It wraps Roster's composite, which ``configure(with:)`` sets as the table view's data source and delegate.
@preconcurrency @MainActor public final class CompositeTableViewDataSource: NSObject, TableViewDataSourceType {
  /// Roster's composite with the same children, to which you can add others.
  public let composite = RosterComposites.CompositeTableViewDataSource(children: [])
  /// The children in the order in which they were added.
  public private(set) var dataSources: [any TableViewDataSourceType] = []
  public weak var parent: (any CompositeType)?
  private weak var configuredTableView: UITableView?

  /// Creates a composite of data sources.
  ///
  /// - Parameter dataSources: The children in the order in which they're shown. They're retained.
  public convenience init(_ dataSources: [any TableViewDataSourceType]) {
    self.init()
    for dataSource in dataSources { add(dataSource, animation: .none) }
  }

  /// Adds a data source at the end, and inserts its sections in the table view.
  public func add(_ dataSource: any TableViewDataSourceType, animation: UITableView.RowAnimation) {
    dataSources.append(dataSource)
    dataSource.parent = self
    composite.add(composed(dataSource), animation: animation)
  }

  /// Removes a data source, and deletes its sections in the table view.
  public func remove(_ dataSource: any TableViewDataSourceType, animation: UITableView.RowAnimation) {
    guard let index = dataSources.firstIndex(where: { $0 === dataSource }) else { return }
    dataSources.remove(at: index).parent = nil
    composite.remove(composed(dataSource), animation: animation)
  }

  /// Returns the table view for a child, in the child's own sections.
  public func tableView(for dataSource: any TableViewDataSourceType) -> UITableView? {
    tableView.flatMap { composite.tableView($0, for: composed(dataSource)) }
  }

  /// Returns the child of Roster's composite for a data source.
  private func composed(_ dataSource: any TableViewDataSourceType) -> any UITableViewDataSource {
    (dataSource as? CompositeTableViewDataSource)?.composite ?? dataSource
  }

  // MARK: Data source

  public var numberOfSections: Int { composite.numberOfSections }

  public var tableView: UITableView? {
    configuredTableView ?? (parent as? CompositeTableViewDataSource)?.tableView(for: self)
  }

  public func configure(with tableView: UITableView) {
    configuredTableView = tableView
    tableView.dataSource = composite
    tableView.delegate = composite
    tableView.prefetchDataSource = composite
    composite.registerReusableViews(with: tableView)
  }

  public func registerReusableViews(with tableView: UITableView) {
    composite.registerReusableViews(with: tableView)
  }

  public func numberOfSections(in tableView: UITableView) -> Int {
    composite.numberOfSections(in: tableView)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    composite.tableView(tableView, numberOfRowsInSection: section)
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    composite.tableView(tableView, cellForRowAt: indexPath)
  }

  #if canImport(ObjectiveC)
    /// Forwards further calls to Roster's composite, if a table view has this data source without ``configure(with:)``.
    override public func forwardingTarget(for selector: Selector!) -> Any? {
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { composite }
    }

    override public func responds(to selector: Selector!) -> Bool {
      if super.responds(to: selector) { return true }
      guard let selector, Thread.isMainThread else { return false }
      return MainActor.assumeIsolated { composite.responds(to: selector) }
    }
  #endif
}

extension CompositeTableViewDataSource: CompositeType {
  public var children: [any Composable] { dataSources }

  public func add(_ child: any Composable) {
    if let child = child as? any TableViewDataSourceType { add(child, animation: .automatic) }
  }

  public func remove(_ child: any Composable) {
    if let child = child as? any TableViewDataSourceType { remove(child, animation: .automatic) }
  }
}
