extension UITableView {
  /// Shows content in this table view, and follows its changes.
  ///
  /// Sets the data source, delegate, and prefetching data source, and retains them while the table view exists.
  ///
  /// They replace previous objects. Debug builds list the methods that those implement.
  ///
  /// ```swift
  /// tableView.attach(movies)
  ///   .onSelect(Movie.self) { movie in print(movie.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content that the table view shows. It's retained.
  ///   - options: The way this table view follows the content's changes.
  /// - Returns: The delegate, to which you add handlers.
  @inlinable @discardableResult
  public func attach<Content: DataSource>(
    _ content: Content,
    options: TableViewUpdateOptions = TableViewUpdateOptions()
  ) -> TableViewDelegate
  where
    Content.Item: TableViewPresentable,
    Content.Header: TableViewHeaderFooterPresentable,
    Content.Footer: TableViewHeaderFooterPresentable
  {
    let dataSource = TableViewDataSource(content)
    dataSource.updateOptions = options
    return attach(dataSource)
  }

  /// Shows the content of a data source in this table view.
  ///
  /// - Returns: The delegate, to which you add handlers.
  @discardableResult
  public func attach(_ dataSource: TableViewDataSource) -> TableViewDelegate {
    let delegate = TableViewDelegate(dataSource)
    attach(delegate)
    return delegate
  }

  /// Shows the content of a delegate's data source in this table view, and detaches the previous content.
  public func attach(_ delegate: TableViewDelegate) {
    attachContent(TableViewDriver(delegate, self), delegate)
  }

  /// Follows content that was set without `attach`.
  package func follow(_ delegate: TableViewDelegate) {
    if !follows(delegate) { follow(TableViewDriver(delegate, self), delegate) }
  }

  /// Shows several data sources in this table view, in order.
  ///
  /// ```swift
  /// tableView.attach {
  ///   header
  ///   orders
  /// }
  /// ```
  ///
  /// They are the children of a ``CompositeTableViewContent``, which takes options too.
  ///
  /// - Parameter children: The data sources in the order in which they're shown. They're retained.
  /// - Returns: The delegate, whose handlers apply to all children.
  @_disfavoredOverload @discardableResult  // Another module has one that takes hand-written children, too.
  public func attach(
    @CompositeBuilder<AnyTableViewPresentable, AnyTableViewHeaderFooterPresentable, AnyTableViewHeaderFooterPresentable>
    _ children: () -> [CompositeTableViewContent.Child]
  ) -> TableViewDelegate {
    let children = children()
    let dataSource = TableViewDataSource(CompositeTableViewContent(children))
    // Nothing else refers to the composite, so its children are final.
    let itemTypes = children.compactMap(\.itemType)
    dataSource.itemTypes = itemTypes.count == children.count ? itemTypes : nil
    return attach(dataSource)
  }

  /// Detaches the content. The table view is empty then, and retains no content.
  public func detach() {
    detachAll()
  }
}
