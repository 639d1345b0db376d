import Roster

/// A table view's data source that combines smaller ones, each with its own sections from 0.
///
/// ```swift
/// let city = CompositeTableViewDataSource([HeaderDataSource(), DetailDataSource(), PlacesDataSource()])
/// tableView.attach(city)
/// ```
///
/// Children are hand-written `UITableViewDataSource` objects, which can also be delegates and prefetching data sources, Roster's
/// data sources, or other composites. Each requirement is forwarded to the child of a row or section. If the child doesn't
/// implement it, it counts as not implemented for its rows. A hand-written child gets a table view with its own sections. Rows that
/// it inserts there appear in the right place. The composite retains its children, and an attached table view retains the
/// composite.
@preconcurrency @MainActor
public final class CompositeTableViewDataSource: ListComposite, CompositeForwarding {
  let children = CompositeChildren<Child>()
  /// The handlers that all children share, which `attach` returns.
  let handlers: TableViewDelegate

  /// Creates a composite of children.
  ///
  /// - Parameter children: The children in order.
  public init(children: [Child]) {
    handlers = TableViewDelegate(TableViewDataSource(self.children.tree))
    super.init(self.children, handlers)
    self.children.set(children, of: self)
  }

  /// Creates a composite of data sources.
  ///
  /// - Parameter dataSources: The children in order. Delegates among them also serve their rows.
  public convenience init(_ dataSources: [any UITableViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// Creates a composite of the children in a closure.
  ///
  /// - Parameter children: The children in order.
  public convenience init(@MixedListBuilder<Child> _ children: () -> [Child]) { self.init(children: children()) }

  // MARK: Tables

  /// Returns the table view for a hand-written child or a composite in a table view, or `nil` if it isn't a child.
  ///
  /// A composite's table view is for its own `tableView(_:for:)`, and has its counts.
  public func tableView(_ tableView: UITableView, for dataSource: any UITableViewDataSource) -> UITableView? {
    children.part(of: dataSource)?.view(for: Child.shown(tableView))
  }

  // MARK: Children

  /// The children in order.
  public var dataSources: [any UITableViewDataSource] { children.all.map(\.child.dataSource) }

  /// Adds a child at the end, and inserts its sections in the table views that show this composite.
  ///
  /// - Parameter animation: Not used. Table views use the animations of their update options.
  public func add(_ dataSource: any UITableViewDataSource, animation: UITableView.RowAnimation = .automatic) {
    add(Child(dataSource), animation: animation)
  }

  /// Adds a child at the end, and inserts its sections in the table views that show this composite.
  public func add(_ child: Child, animation: UITableView.RowAnimation = .automatic) {
    children.insert(child, at: children.all.count)
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int, animation: UITableView.RowAnimation = .automatic) {
    children.insert(child, at: index)
  }

  /// Removes and releases a child, and deletes its sections in the table views that show this composite.
  ///
  /// - Returns: A Boolean value that indicates whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UITableViewDataSource, animation: UITableView.RowAnimation = .automatic) -> Bool
  {
    children.remove(dataSource)
  }

  /// Performs several changes of the children, or in them, as one in the table views that show this composite.
  public func performBatchUpdates(
    in tableView: UITableView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HandBatch.perform(updates, completion: completion)
  }

  // MARK: Looking up

  /// Returns the child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(
    at indexPath: IndexPath,
    in tableView: UITableView
  ) -> (dataSource: any UITableViewDataSource, indexPath: IndexPath)? {
    children.child(at: indexPath, in: tableView).map { ($0.dataSource, $1) }
  }

  /// Returns the composite's index path for a child's, or `nil` if it isn't a child or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(
    of indexPath: IndexPath,
    in dataSource: any UITableViewDataSource,
    in tableView: UITableView
  ) -> IndexPath? {
    children.indexPath(of: indexPath, in: dataSource, in: tableView)
  }

  // MARK: Answers

  /// The composite tracks displayed views, and refuses moves between children that don't agree.
  override var ownRequirements: any RequirementTable { CompositeTableViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(
    ofComposite: CompositeTableViewDataSource.self,
    "tableView",
    item: "Row"
  ) { $0.handlers }
  .with("willDisplayHeaderView:forSection:", "willDisplayHeaderView:forSection:") { _ in true }
  .with("willDisplayFooterView:forSection:", "willDisplayFooterView:forSection:") { _ in true }
  .with("willBeginEditingRowAt:", "willBeginEditingRowAtIndexPath:") { _ in true }
  .with(
    "targetIndexPathForMoveFromRowAt:toProposedIndexPath:",
    "targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  ) { _ in true }
  .with("heightForHeaderInSection:", "heightForHeaderInSection:") { $0.handlers.headerHeight != nil }
  .with("heightForFooterInSection:", "heightForFooterInSection:") { $0.handlers.footerHeight != nil }
  .with("viewForHeaderInSection:", "viewForHeaderInSection:") { $0.handlers.headerView != nil }
  .with("viewForFooterInSection:", "viewForFooterInSection:") { $0.handlers.footerView != nil }
}

extension CompositeTableViewDataSource: ComposableTableViewDataSource {
  public func registerReusableViews(with tableView: UITableView) {
    children.registerReusableViews(with: Child.shown(tableView))
  }
}

extension UITableView {
  /// Shows several children in this table view, in order: hand-written data sources, Roster's data sources and delegates, content,
  /// and composites.
  ///
  /// ```swift
  /// tableView.attach {
  ///   HeaderDataSource()          // a `UITableViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// ```
  ///
  /// - Returns: The handlers that all children share.
  @discardableResult
  public func attach(
    @MixedListBuilder<CompositeTableViewDataSource.Child> _ children: () -> [CompositeTableViewDataSource.Child]
  ) -> TableViewDelegate {
    let composite = CompositeTableViewDataSource(children: children())
    // Nothing else refers to the composite, so its children are final.
    composite.handlers.list.itemTypes = composite.children.itemTypes
    return attach(composite)
  }

  /// Shows a composite in this table view, and detaches previous content.
  ///
  /// Sets the data source, delegate, and prefetching data source, and retains them.
  ///
  /// ```swift
  /// let screen = CompositeTableViewDataSource {
  ///   HeaderDataSource()          // a `UITableViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// tableView.attach(screen)
  ///   .onSelect(Order.self) { order in print(order.id) }
  /// ```
  ///
  /// - Returns: The handlers that all children share. Those for view models are called for all content in the composite and nested
  ///   ones, after the child's own handlers. Index paths and sections are the composite's. A hand-written child's delegate serves
  ///   its rows.
  @discardableResult
  public func attach(_ composite: CompositeTableViewDataSource) -> TableViewDelegate {
    composite.registerReusableViews(with: self)
    attach(composite.handlers)
    return composite.handlers
  }
}
