import Roster

extension UICollectionView {
  /// Shows several children in this collection, one after the other: hand-written data sources, Roster's data sources and
  /// delegates, content, and composites.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   HeaderDataSource()          // a `UICollectionViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// ```
  ///
  /// - Returns: the handlers that all children share.
  @discardableResult
  public func attach(
    @MixedListBuilder<CompositeCollectionViewDataSource.Child> _ children: () -> [CompositeCollectionViewDataSource
      .Child]
  ) -> CollectionViewDelegate {
    let composite = CompositeCollectionViewDataSource(children: children())
    // Nothing else has the composite, so that no other children come.
    composite.handlers.list.itemTypes = composite.children.itemTypes
    return attach(composite)
  }

  /// Shows a composite in this collection: sets the data source, the delegate and the prefetching data source, and keeps them
  /// alive as long as the collection. Content that was attached before is detached.
  ///
  /// ```swift
  /// let screen = CompositeCollectionViewDataSource {
  ///   HeaderDataSource()          // a `UICollectionViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// collectionView.attach(screen)
  ///   .onSelect(Order.self) { order in print(order.id) }
  /// ```
  ///
  /// - Returns: the handlers that all children share: those for view models are called for all content in the composite
  ///   and in nested ones, behind the handlers that a child was given itself; index paths and sections are the
  ///   composite's. Where a child has a delegate of its own that is none of Roster's, that delegate answers.
  @discardableResult
  public func attach(_ composite: CompositeCollectionViewDataSource) -> CollectionViewDelegate {
    attachComposite(composite)
    composite.registerReusableViews(with: self)
    reloadContent()
    return composite.handlers
  }
}
