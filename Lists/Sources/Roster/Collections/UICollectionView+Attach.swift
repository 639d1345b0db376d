extension UICollectionView {
  /// Shows content in this collection: sets the data source, the delegate and the prefetching data source, keeps them alive
  /// as long as the collection, and follows the content's changes.
  ///
  /// Objects that the collection had as these before are no longer asked. A debug build names the methods that they implement.
  ///
  /// ```swift
  /// collectionView.attach(movies)
  ///   .onSelect(Movie.self) { movie in print(movie.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - content: the content that the collection shows; it is kept alive.
  ///   - options: how this collection follows the content's changes.
  /// - Returns: the delegate, for selection handlers and the like.
  @inlinable @discardableResult
  public func attach<Content: DataSource>(
    _ content: Content,
    options: ListUpdateOptions = ListUpdateOptions()
  ) -> CollectionViewDelegate
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    let dataSource = CollectionViewDataSource(content)
    dataSource.updateOptions = options
    return attach(dataSource)
  }

  /// Shows the content of a data source in this collection.
  ///
  /// - Returns: the delegate, for selection handlers and the like.
  @discardableResult
  public func attach(_ dataSource: CollectionViewDataSource) -> CollectionViewDelegate {
    let delegate = CollectionViewDelegate(dataSource)
    attach(delegate)
    return delegate
  }

  /// Shows the content of a delegate's data source in this collection. Content that was attached before is detached.
  public func attach(_ delegate: CollectionViewDelegate) {
    attachContent(CollectionViewDriver(delegate, self), delegate)
  }

  /// The content offset that the reader's place asks for in an update; `nil` if there is none.
  package var keptContentOffset: CGPoint? { associated(ListAttachment.self)?.updater.anchored.targetContentOffset }

  /// Has the collection follow content that it was given without `attach`.
  package func follow(_ delegate: CollectionViewDelegate) {
    if !follows(delegate) { follow(CollectionViewDriver(delegate, self), delegate) }
  }

  /// Shows several contents in this collection, one after the other.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   header
  ///   orders
  /// }
  /// ```
  ///
  /// They are the children of a ``CompositeCollectionViewContent``, which takes options too.
  ///
  /// - Parameter children: the contents in the order in which they are shown; they are kept alive.
  /// - Returns: the delegate, whose handlers are for all of them.
  @_disfavoredOverload @discardableResult  // Another module has one that takes hand-written children, too.
  public func attach(
    @CompositeBuilder<
      AnyCollectionViewPresentable, AnyCollectionViewSupplementaryPresentable, AnyCollectionViewSupplementaryPresentable
    >
    _ children: () -> [CompositeCollectionViewContent.Child]
  ) -> CollectionViewDelegate {
    let children = children()
    let dataSource = CollectionViewDataSource(CompositeCollectionViewContent(children))
    // Nothing else has the composite, so that no other children come.
    let itemTypes = children.compactMap(\.itemType)
    dataSource.itemTypes = itemTypes.count == children.count ? itemTypes : nil
    return attach(dataSource)
  }

  /// Takes away the attached content: the collection is empty, and keeps nothing alive.
  public func detach() {
    detachAll()
  }
}
