extension CompositeCollectionViewDataSource {
  /// A data source and its delegate, as a composite takes them.
  @preconcurrency @MainActor public struct Child {
    /// The data source, which is also what tells children from each other.
    public let dataSource: any UICollectionViewDataSource
    /// The delegate of the data source's items.
    public let delegate: (any UICollectionViewDelegate)?
    /// What prefetches items that will probably be shown soon.
    public let prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The delegate, if it is one of Roster's.
    let rosterDelegate: CollectionViewDelegate?

    /// - Parameters:
    ///   - dataSource: the data source; it is kept alive.
    ///   - delegate: the delegate of its items, by default the data source itself if it is one; it is kept alive.
    public init(_ dataSource: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UICollectionViewDelegate
      if delegate == nil, let content = dataSource as? CollectionViewDataSource {
        delegate = CollectionViewDelegate(content)
      }
      self.dataSource = dataSource
      self.delegate = delegate
      prefetchDataSource =
        dataSource as? any UICollectionViewDataSourcePrefetching
        ?? delegate as? any UICollectionViewDataSourcePrefetching
      rosterDelegate = (delegate as? CollectionViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
    }

    /// - Parameter delegate: a delegate and its data source; they are kept alive.
    public init(_ delegate: CollectionViewDelegate) {
      self.init(delegate.dataSource, delegate: delegate)
    }

    /// - Parameter content: what the child shows; it is kept alive.
    public init<Content: DataSource>(_ content: Content)
    where
      Content.Item: CollectionViewPresentable,
      Content.Header: CollectionViewSupplementaryPresentable,
      Content.Footer: CollectionViewSupplementaryPresentable
    {
      self.init(CollectionViewDelegate(CollectionViewDataSource(content)))
    }
  }
}
