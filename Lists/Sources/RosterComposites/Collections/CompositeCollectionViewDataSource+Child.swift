import Roster

extension CompositeCollectionViewDataSource {
  /// A data source and its delegate, as a composite takes them.
  @preconcurrency @MainActor public struct Child {
    /// The data source, which is also what tells children from each other.
    public let dataSource: any UICollectionViewDataSource
    /// The delegate of the data source's items.
    public let delegate: (any UICollectionViewDelegate)?
    /// The object that prefetches items that will probably be shown soon.
    public let prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The delegate, if it is one of Roster's.
    let rosterDelegate: CollectionViewDelegate?
    /// The layouts of the sections of which the child says nothing itself.
    private(set) var layout: ((_ section: Int) -> CollectionSectionLayout?)?

    /// - Parameters:
    ///   - dataSource: the data source; it is kept alive.
    ///   - delegate: the delegate of its items, by default the data source itself if it is one; it is kept alive.
    public init(_ dataSource: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UICollectionViewDelegate
      if delegate == nil, let content = dataSource as? CollectionViewDataSource {
        delegate = CollectionViewDelegate(content)
      }
      self.dataSource = ofOwnClass(dataSource as (any UICollectionViewDataSource)?) ?? dataSource
      self.delegate = ofOwnClass(delegate)
      prefetchDataSource = ofOwnClass(
        dataSource as? any UICollectionViewDataSourcePrefetching
          ?? delegate as? any UICollectionViewDataSourcePrefetching
      )
      rosterDelegate = (delegate as? CollectionViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
    }

    /// - Parameter delegate: a delegate and its data source; they are kept alive.
    public init(_ delegate: CollectionViewDelegate) {
      self.init(delegate.dataSource, delegate: delegate)
    }

    /// - Parameter content: the content of the child; it is kept alive.
    public init<Content: DataSource>(_ content: Content)
    where
      Content.Item: CollectionViewPresentable,
      Content.Header: CollectionViewSupplementaryPresentable,
      Content.Footer: CollectionViewSupplementaryPresentable
    {
      self.init(CollectionViewDelegate(CollectionViewDataSource(content)))
    }

    /// The child, whose sections have a layout in collections of `UICollectionViewLayout.sections()`.
    ///
    /// Layouts that its content or its own children name come first.
    ///
    /// - Parameter layout: the layout of all of its sections.
    public func layout(_ layout: CollectionSectionLayout) -> Self {
      self.layout(bySection: { _ in layout })
    }

    /// The child, whose sections have layouts by their indexes.
    ///
    /// - Parameter layout: gives the layout of a section, counted from 0 in the child; `nil` leaves it to the composite. It is
    ///   asked again whenever the collection is laid out anew.
    public func layout(bySection layout: @escaping @MainActor (_ section: Int) -> CollectionSectionLayout?) -> Self {
      var child = self
      child.layout = layout
      return child
    }
  }
}

extension UICollectionViewDataSource {
  /// This data source as a child of a composite, with a layout in collections of `UICollectionViewLayout.sections()`.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   HeaderDataSource().layout(.list())
  ///   places.layout(.grid(columns: 2))
  /// }
  /// ```
  ///
  /// - Parameter layout: the layout of all of its sections.
  @preconcurrency @MainActor
  public func layout(_ layout: CollectionSectionLayout) -> CompositeCollectionViewDataSource.Child {
    CompositeCollectionViewDataSource.Child(self).layout(layout)
  }
}
