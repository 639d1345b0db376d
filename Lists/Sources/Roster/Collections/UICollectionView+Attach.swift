extension UICollectionView {
  /// Shows content in this collection view, and follows its changes.
  ///
  /// Sets the data source, delegate, and prefetching data source, and retains them while the collection view exists.
  ///
  /// They replace previous objects. Debug builds list the methods that those implement.
  ///
  /// ```swift
  /// collectionView.attach(movies)
  ///   .onSelect(Movie.self) { movie in print(movie.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The content that the collection view shows. It's retained.
  ///   - options: The way this collection view follows the content's changes.
  /// - Returns: The delegate, to which you add handlers.
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

  /// Shows the content of a data source in this collection view.
  ///
  /// - Returns: The delegate, to which you add handlers.
  @discardableResult
  public func attach(_ dataSource: CollectionViewDataSource) -> CollectionViewDelegate {
    let delegate = CollectionViewDelegate(dataSource)
    attach(delegate)
    return delegate
  }

  /// Shows the content of a delegate's data source in this collection view, and detaches the previous content.
  public func attach(_ delegate: CollectionViewDelegate) {
    attachContent(CollectionViewDriver(delegate, self), delegate)
  }

  /// The content offset for the reader's place in an update, or `nil` if there is none.
  package var keptContentOffset: CGPoint? { associated(ListAttachment.self)?.updater.anchored.targetContentOffset }

  /// Follows content that was set without `attach`.
  package func follow(_ delegate: CollectionViewDelegate) {
    if !follows(delegate) { follow(CollectionViewDriver(delegate, self), delegate) }
  }

  /// Shows several data sources in this collection view, in order.
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
  /// - Parameter children: The data sources in the order in which they're shown. They're retained.
  /// - Returns: The delegate, whose handlers apply to all children.
  @_disfavoredOverload @discardableResult  // Another module has one that takes hand-written children, too.
  public func attach(
    @CompositeBuilder<
      AnyCollectionViewPresentable, AnyCollectionViewSupplementaryPresentable, AnyCollectionViewSupplementaryPresentable
    >
    _ children: () -> [CompositeCollectionViewContent.Child]
  ) -> CollectionViewDelegate {
    let children = children()
    let dataSource = CollectionViewDataSource(CompositeCollectionViewContent(children))
    // Nothing else refers to the composite, so its children are final.
    let itemTypes = children.compactMap(\.itemType)
    dataSource.itemTypes = itemTypes.count == children.count ? itemTypes : nil
    return attach(dataSource)
  }

  /// Detaches the content. The collection view is empty then, and retains no content.
  public func detach() {
    detachAll()
  }
}
