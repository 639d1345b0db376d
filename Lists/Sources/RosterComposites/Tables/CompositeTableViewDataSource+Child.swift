import Roster

extension CompositeTableViewDataSource {
  /// A data source and its delegate, as a composite takes them.
  @preconcurrency @MainActor public struct Child {
    /// The data source, which is also what tells children from each other.
    public let dataSource: any UITableViewDataSource
    /// The delegate of the data source's rows.
    public let delegate: (any UITableViewDelegate)?
    /// The object that prefetches rows that will probably be shown soon.
    public let prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The delegate, if it is one of Roster's.
    let rosterDelegate: TableViewDelegate?

    /// - Parameters:
    ///   - dataSource: the data source; it is kept alive.
    ///   - delegate: the delegate of its rows, by default the data source itself if it is one; it is kept alive.
    public init(_ dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UITableViewDelegate
      if delegate == nil, let content = dataSource as? TableViewDataSource { delegate = TableViewDelegate(content) }
      self.dataSource = ofOwnClass(dataSource as (any UITableViewDataSource)?) ?? dataSource
      self.delegate = ofOwnClass(delegate)
      prefetchDataSource = ofOwnClass(
        dataSource as? any UITableViewDataSourcePrefetching ?? delegate as? any UITableViewDataSourcePrefetching
      )
      rosterDelegate = (delegate as? TableViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
    }

    /// - Parameter delegate: a delegate and its data source; they are kept alive.
    public init(_ delegate: TableViewDelegate) {
      self.init(delegate.dataSource, delegate: delegate)
    }

    /// - Parameter content: the content of the child; it is kept alive.
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
