import Foundation

extension UITableView {
  /// Shows several children in this table, one after the other: hand-written data sources, Roster's data sources and
  /// delegates, content, and composites.
  ///
  /// ```swift
  /// tableView.attach {
  ///   HeaderDataSource()          // a `UITableViewDataSource` of your own
  ///   FlatDataSource(orders)      // content
  /// }
  /// ```
  ///
  /// - Returns: the composite that the table shows, whose children can come and go; it is kept alive.
  @discardableResult
  public func attach(
    @CompositeTableViewBuilder _ children: () -> [CompositeTableViewDataSource.Child]
  ) -> CompositeTableViewDataSource {
    attach(CompositeTableViewDataSource(children))
  }

  /// Shows a composite in this table: sets the data source, the delegate and the prefetching data source, and keeps them
  /// alive as long as the table. What was attached before is detached.
  ///
  /// - Returns: the composite.
  @discardableResult
  public func attach(_ composite: CompositeTableViewDataSource) -> CompositeTableViewDataSource {
    detach()
    associate(composite)
    dataSource = composite
    delegate = composite
    prefetchDataSource = composite
    composite.registerReusableViews(with: self)
    reloadData()
    return composite
  }

  /// Takes away a composite that was attached.
  func detachComposite() {
    guard let composite = associated(CompositeTableViewDataSource.self) else { return }
    if delegate === composite { delegate = nil }
    if dataSource === composite { dataSource = nil }
    if prefetchDataSource === composite { prefetchDataSource = nil }
    associate(nil, as: CompositeTableViewDataSource.self)
    reloadData()
  }
}
