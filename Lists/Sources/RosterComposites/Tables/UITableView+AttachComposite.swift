import Roster

extension UITableView {
  /// Shows several children in this table, one after the other: hand-written data sources, Roster's data sources and
  /// delegates, content, and composites.
  ///
  /// ```swift
  /// tableView.attach {
  ///   HeaderDataSource()          // a `UITableViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// ```
  ///
  /// - Returns: the handlers that all children share.
  @discardableResult
  public func attach(
    @MixedListBuilder<CompositeTableViewDataSource.Child> _ children: () -> [CompositeTableViewDataSource.Child]
  ) -> TableViewDelegate {
    let composite = CompositeTableViewDataSource(children: children())
    // Nothing else has the composite, so that no other children come.
    composite.handlers.list.itemTypes = composite.children.itemTypes
    return attach(composite)
  }

  /// Shows a composite in this table: sets the data source, the delegate and the prefetching data source, and keeps them
  /// alive as long as the table. Content that was attached before is detached.
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
  /// - Returns: the handlers that all children share: those for view models are called for all content in the composite
  ///   and in nested ones, behind the handlers that a child was given itself; index paths and sections are the
  ///   composite's. Where a child has a delegate of its own that is none of Roster's, that delegate answers.
  @discardableResult
  public func attach(_ composite: CompositeTableViewDataSource) -> TableViewDelegate {
    attachComposite(composite)
    composite.registerReusableViews(with: self)
    reloadContent()
    return composite.handlers
  }
}
