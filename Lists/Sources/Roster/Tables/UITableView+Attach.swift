extension UITableView {
  /// Shows content in this table: sets the data source, the delegate and the prefetching data source, keeps them alive
  /// as long as the table, and follows the content's changes.
  ///
  /// Objects that the table had as these before are no longer asked. A debug build names the methods that they implement.
  ///
  /// ```swift
  /// tableView.attach(movies)
  ///   .onSelect(Movie.self) { movie in print(movie.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - content: the content that the table shows; it is kept alive.
  ///   - options: how this table follows the content's changes.
  /// - Returns: the delegate, for selection handlers and the like.
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

  /// Shows the content of a data source in this table.
  ///
  /// - Returns: the delegate, for selection handlers and the like.
  @discardableResult
  public func attach(_ dataSource: TableViewDataSource) -> TableViewDelegate {
    let delegate = TableViewDelegate(dataSource)
    attach(delegate)
    return delegate
  }

  /// Shows the content of a delegate's data source in this table. Content that was attached before is detached.
  public func attach(_ delegate: TableViewDelegate) {
    attachContent(TableViewDriver(delegate, self), delegate)
  }

  /// Has the table follow content that it was given without `attach`.
  package func follow(_ delegate: TableViewDelegate) {
    if !follows(delegate) { follow(TableViewDriver(delegate, self), delegate) }
  }

  /// Shows several contents in this table, one after the other.
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
  /// - Parameter children: the contents in the order in which they are shown; they are kept alive.
  /// - Returns: the delegate, whose handlers are for all of them.
  @_disfavoredOverload @discardableResult  // Another module has one that takes hand-written children, too.
  public func attach(
    @CompositeBuilder<AnyTableViewPresentable, AnyTableViewHeaderFooterPresentable, AnyTableViewHeaderFooterPresentable>
    _ children: () -> [CompositeTableViewContent.Child]
  ) -> TableViewDelegate {
    let children = children()
    let dataSource = TableViewDataSource(CompositeTableViewContent(children))
    // Nothing else has the composite, so that no other children come.
    let itemTypes = children.compactMap(\.itemType)
    dataSource.itemTypes = itemTypes.count == children.count ? itemTypes : nil
    return attach(dataSource)
  }

  /// Takes away the attached content: the table is empty, and keeps nothing alive.
  public func detach() {
    detachAll()
  }
}
