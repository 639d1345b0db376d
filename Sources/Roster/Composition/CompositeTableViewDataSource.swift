import Foundation

/// A table made of smaller data sources, each of which lives in its own sections, counted from 0.
///
/// ```swift
/// let city = CompositeTableViewDataSource([header, detail, places])
/// tableView.attach(city)
/// ```
///
/// Children are hand-written `UITableViewDataSource` objects, which may be delegates and prefetching data sources too,
/// Roster's data sources, or other composites, in any mixture. Each requirement is forwarded to the child that a row or
/// section belongs to; one that the child does not implement counts as not implemented for its rows. The table that a
/// child is handed speaks the child's own sections too: rows that it inserts there by hand appear in the right place.
/// The composite keeps its children, and a table that it is attached to keeps the composite.
@preconcurrency @MainActor
public final class CompositeTableViewDataSource: CompositeScrollViewDelegate, CompositeForwarding {
  let children = CompositeChildren<Child>()

  /// - Parameter children: the children in the order in which they are shown.
  public init(children: [Child]) {
    super.init()
    self.children.set(children, of: self)
  }

  /// - Parameter dataSources: the children in the order in which they are shown; delegates are those that are one too.
  public convenience init(_ dataSources: [any UITableViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@CompositeTableViewBuilder _ children: () -> [Child]) {
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

  /// The number of sections of all children, as they say it now.
  public var numberOfSections: Int { children.numberOfSections }

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

  /// Moves a child, and its sections in the tables that show this composite.
  ///
  /// - Parameters:
  ///   - dataSource: the child.
  ///   - index: where it is after the move.
  public func move(_ dataSource: any UITableViewDataSource, to index: Int) { children.move(dataSource, to: index) }

  /// The index of a child among the children, or `nil`.
  public func index(of dataSource: any UITableViewDataSource) -> Int? { children.index(of: dataSource) }

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

  override func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)] {
    children.scrollDelegates(of: scrollView as? UITableView)
  }

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
