import Roster

extension CompositeTableViewDataSource {
  /// A composite's data source and its delegate.
  @preconcurrency @MainActor public struct Child {
    /// The data source, which is the child's identity.
    public let dataSource: any UITableViewDataSource
    /// The delegate of the data source's rows.
    public let delegate: (any UITableViewDelegate)?
    /// The object that prefetches rows that will probably be shown soon.
    public let prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Creates a child from a data source.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, which the child retains.
    ///   - delegate: The delegate of its rows, which the child retains. By default it's the data source, if that is a delegate.
    public init(_ dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UITableViewDelegate
      if delegate == nil, let content = dataSource as? TableViewDataSource { delegate = TableViewDelegate(content) }
      self.dataSource = ofOwnClass(dataSource as (any UITableViewDataSource)?) ?? dataSource
      self.delegate = ofOwnClass(delegate)
      prefetchDataSource = ofOwnClass(
        dataSource as? any UITableViewDataSourcePrefetching ?? delegate as? any UITableViewDataSourcePrefetching
      )
    }

    /// Creates a child from a delegate.
    ///
    /// - Parameter delegate: A delegate and its data source, which the child retains.
    public init(_ delegate: TableViewDelegate) { self.init(delegate.dataSource, delegate: delegate) }

    /// Creates a child from content.
    ///
    /// - Parameter content: The content of the child, which the child retains.
    public init<Content: DataSource>(_ content: Content)
    where
      Content.Item: TableViewPresentable,
      Content.Header: TableViewHeaderFooterPresentable,
      Content.Footer: TableViewHeaderFooterPresentable
    {
      self.init(TableViewDelegate(TableViewDataSource(content)))
    }
  }
}

extension CompositeTableViewDataSource.Child: CompositeChild {
  typealias Item = AnyTableViewPresentable
  typealias Header = AnyTableViewHeaderFooterPresentable
  typealias Footer = AnyTableViewHeaderFooterPresentable

  var object: any NSObjectProtocol { dataSource }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeTableViewDataSource)?.children }
  var contentDelegate: ListDelegate? {
    (delegate as? TableViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
  }

  var reachedDataSource: (any UITableViewDataSource)? { reached(dataSource) }
  var reachedDelegate: (any UITableViewDelegate)? { reached(delegate) }
  var reachedPrefetchDataSource: (any UITableViewDataSourcePrefetching)? { reached(prefetchDataSource) }

  func makeContent() -> CompositeTableViewContent.Child? {
    contentDelegate == nil ? nil : (dataSource as? TableViewDataSource)?.makeChild()
  }

  static func makeContent(_ rows: HandContent) -> CompositeTableViewContent.Child { .init(presenting: rows) }

  private var composable: (any ComposableTableViewDataSource)? { dataSource as? any ComposableTableViewDataSource }

  func numberOfSections(in tableView: UITableView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UITableViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(tableView) } ?? 1
  }

  func numberOfItems(in tableView: UITableView, _ section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func registerReusableViews(with tableView: UITableView) { composable?.registerReusableViews(with: tableView) }

  static func makeHandedView(_ part: CompositePart<Self>?, for tableView: UITableView?) -> UITableView {
    HandedTableView(part, for: tableView)
  }

  static func shown(_ tableView: UITableView) -> UITableView {
    (tableView as? HandedTableView)?.shown ?? tableView
  }

  static func follow(_ handlers: ListDelegate, in tableView: UITableView) {
    if let handlers = handlers as? TableViewDelegate { tableView.follow(handlers) }
  }
}
