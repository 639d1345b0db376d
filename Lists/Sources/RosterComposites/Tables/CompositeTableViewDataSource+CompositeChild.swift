import Roster

extension CompositeTableViewDataSource.Child: CompositeChild {
  var object: any NSObjectProtocol { dataSource }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeTableViewDataSource)?.children }
  var contentDelegate: ListDelegate? { rosterDelegate }

  var reachedDataSource: (any UITableViewDataSource)? { reached(dataSource) }
  var reachedDelegate: (any UITableViewDelegate)? { reached(delegate) }
  var reachedPrefetchDataSource: (any UITableViewDataSourcePrefetching)? { reached(prefetchDataSource) }

  func numberOfSections(in tableView: UITableView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UITableViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(tableView) } ?? 1
  }

  func registerReusableViews(with tableView: UITableView) { composable?.registerReusableViews(with: tableView) }

  private var composable: (any ComposableTableViewDataSource)? { dataSource as? any ComposableTableViewDataSource }

  func makeUpdater(of tableView: UITableView) -> ListUpdater? { rosterDelegate?.makeUpdater(of: tableView) }

  // MARK: The table

  static func makeProxy(of part: ChildAdapter<Self>?) -> UITableView { TableViewProxy(part) }
  #if !os(tvOS)
    static func makeDragging(of children: CompositeChildren<Self>) -> NSObject { CompositeTableViewDragging(children) }
  #endif
  static func part(of tableView: UITableView) -> ChildAdapter<Self>? { (tableView as? TableViewProxy)?.part }
}
