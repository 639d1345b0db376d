import Roster

/// A table made of smaller data sources, each of which lives in its own sections, counted from 0.
///
/// ```swift
/// let city = CompositeTableViewDataSource([HeaderDataSource(), DetailDataSource(), PlacesDataSource()])
/// tableView.attach(city)
/// ```
///
/// Children are hand-written `UITableViewDataSource` objects, which may be delegates and prefetching data sources too,
/// Roster's data sources, or other composites, in any mixture. Each requirement is forwarded to the child that a row or
/// section belongs to; one that the child does not implement counts as not implemented for its rows. The table that a
/// child is handed speaks the child's own sections too: rows that it inserts there by hand appear in the right place.
/// The composite keeps its children, and a table that it is attached to keeps the composite.
@preconcurrency @MainActor
public final class CompositeTableViewDataSource: ListComposite, CompositeForwarding {
  let children = CompositeChildren<Child>()
  /// The handlers that all children share, which `attach` returns.
  let handlers: TableViewDelegate

  /// - Parameter children: the children in the order in which they are shown.
  public init(children: [Child]) {
    handlers = TableViewDelegate(TableViewDataSource(ofComposite: self.children.content))
    super.init(self.children, handlers)
    self.children.set(children, of: self, handlers)
  }

  /// - Parameter dataSources: the children in the order in which they are shown; delegates are those that are one too.
  public convenience init(_ dataSources: [any UITableViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@MixedListBuilder<Child> _ children: () -> [Child]) {
    self.init(children: children())
  }

  // MARK: Tables

  /// The table that a child is handed where a table shows this composite; `nil` if it is no child.
  public func tableView(_ tableView: UITableView, for dataSource: any UITableViewDataSource) -> UITableView? {
    children.binding(for: tableView).part(of: dataSource)?.proxy
  }

  // MARK: Children

  /// The children in the order in which they are shown.
  public var dataSources: [any UITableViewDataSource] { children.all.map(\.dataSource) }

  /// Adds a child at the end, and inserts its sections in the tables that show this composite.
  public func add(_ dataSource: any UITableViewDataSource, animation: UITableView.RowAnimation = .automatic) {
    children.insert(Child(dataSource), at: children.all.count, animation: animation)
  }

  /// Adds a child at the end, and inserts its sections in the tables that show this composite.
  public func add(_ child: Child, animation: UITableView.RowAnimation = .automatic) {
    children.insert(child, at: children.all.count, animation: animation)
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int, animation: UITableView.RowAnimation = .automatic) {
    children.insert(child, at: index, animation: animation)
  }

  /// Removes a child, lets it go, and deletes its sections in the tables that show this composite.
  ///
  /// - Returns: whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UITableViewDataSource, animation: UITableView.RowAnimation = .automatic) -> Bool
  {
    children.remove(dataSource, animation: animation)
  }

  /// Makes several changes of the children, or in them, as one in a table that shows this composite.
  ///
  /// Updates of all children that are made in it, through the tables that they were handed, become one batch.
  public func performBatchUpdates(
    in tableView: UITableView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    children.binding(for: tableView).performBatchUpdates(updates, completion: completion)
  }

  // MARK: What is forwarded

  /// It keeps account of what is shown, and refuses moves between children that do not agree.
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

  // MARK: Looking up

  /// The child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(
    at indexPath: IndexPath,
    in tableView: UITableView
  ) -> (dataSource: any UITableViewDataSource, indexPath: IndexPath)? {
    route(tableView, indexPath).map { ($0.child.dataSource, $1) }
  }

  /// The composite's index path of one in a child; `nil` if it is no child or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(
    of indexPath: IndexPath,
    in dataSource: any UITableViewDataSource,
    in tableView: UITableView
  ) -> IndexPath? {
    children.binding(for: tableView).part(of: dataSource)?.knownAddress(indexPath)
  }
}

extension CompositeTableViewDataSource: ComposableTableViewDataSource {
  public func registerReusableViews(with tableView: UITableView) {
    children.registerReusableViews(with: tableView)
  }
}
