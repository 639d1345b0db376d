import Foundation

extension CompositeTableViewDataSource.Child: CompositeChild {
  typealias Part = CompositePart<Self>

  var object: any NSObjectProtocol { dataSource }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var conditionalAnswers: [String] { (dataSource as? ListResponder)?.conditionalAnswers ?? [] }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeTableViewDataSource)?.children }

  // The objects as far as the list that asks reaches them.
  var reachedDataSource: (any UITableViewDataSource)? { isReached(dataSource) ? dataSource : nil }
  var reachedDelegate: (any UITableViewDelegate)? { isReached(delegate) ? delegate : nil }
  var reachedPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    isReached(prefetchDataSource) ? prefetchDataSource : nil
  }

  private func isReached(_ object: AnyObject?) -> Bool {
    object is CompositeTableViewDataSource || object.map(reaches) ?? true
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UITableViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(tableView) } ?? 1
  }

  func registerReusableViews(with tableView: UITableView) { composable?.registerReusableViews(with: tableView) }

  var changes: ContentChannel? { rosterDelegate?.dataSource.list.changes }

  private var composable: (any ComposableTableViewDataSource)? { dataSource as? any ComposableTableViewDataSource }

  func follow(in part: Part) -> AnyObject? {
    guard let rosterDelegate else { return nil }
    rosterDelegate.dataSource.views.add(part.proxy)
    rosterDelegate.views.add(part.proxy)
    return ListUpdater(TableViewDriver(rosterDelegate, part.proxy))
  }

  // MARK: Rows that move between children

  private var exchanging: (any TableViewRowExchanging)? { dataSource as? any TableViewRowExchanging }
  var exchangesItems: Bool { exchanging != nil }

  func itemForMoving(at indexPath: IndexPath, in tableView: UITableView) -> Any? {
    exchanging?.tableView(tableView, itemForMovingRowAt: indexPath)
  }

  func canTake(_ item: Any, at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    exchanging?.tableView(tableView, canTake: item, at: indexPath) ?? false
  }

  func give(_ item: Any, at indexPath: IndexPath, in tableView: UITableView) {
    exchanging?.tableView(tableView, give: item, at: indexPath)
  }

  func take(_ item: Any, at indexPath: IndexPath, in tableView: UITableView) {
    exchanging?.tableView(tableView, take: item, at: indexPath)
  }

  // MARK: The table

  static func makeProxy(of part: Part?) -> UITableView { TableViewProxy(part) }
  static func part(of tableView: UITableView) -> Part? { (tableView as? TableViewProxy)?.part }
  static func dataSource(of tableView: UITableView) -> AnyObject? { tableView.dataSource }

  static func resetAnswers(of tableView: UITableView) {
    let (dataSource, delegate) = (tableView.dataSource, tableView.delegate)
    tableView.delegate = nil
    tableView.delegate = delegate
    tableView.dataSource = nil
    tableView.dataSource = dataSource
  }

  static func numberOfSections(of tableView: UITableView) -> Int { tableView.numberOfSections }

  static func numberOfItems(inSection section: Int, of tableView: UITableView) -> Int {
    tableView.numberOfRows(inSection: section)
  }

  static func selection(of tableView: UITableView) -> [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

  static func select(_ indexPath: IndexPath, in tableView: UITableView) {
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  static func reloadData(of tableView: UITableView) { tableView.reloadData() }

  static func performBatchUpdates(
    of tableView: UITableView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    tableView.performBatchUpdates(updates, completion: completion)
  }

  static var standardAnimation: UITableView.RowAnimation { .automatic }
  static var noAnimation: UITableView.RowAnimation { .none }

  static func insertSections(_ sections: IndexSet, in tableView: UITableView, animation: UITableView.RowAnimation) {
    tableView.insertSections(sections, with: animation)
  }

  static func deleteSections(_ sections: IndexSet, in tableView: UITableView, animation: UITableView.RowAnimation) {
    tableView.deleteSections(sections, with: animation)
  }

  static func moveSection(_ section: Int, to newSection: Int, in tableView: UITableView) {
    tableView.moveSection(section, toSection: newSection)
  }
}
