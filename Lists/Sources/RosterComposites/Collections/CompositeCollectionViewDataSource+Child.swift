import Roster

extension CompositeCollectionViewDataSource {
  /// A composite's data source and its delegate.
  @preconcurrency @MainActor public struct Child {
    /// The data source, which is the child's identity.
    public let dataSource: any UICollectionViewDataSource
    /// The delegate of the data source's items.
    public let delegate: (any UICollectionViewDelegate)?
    /// The object that prefetches items that will probably be shown soon.
    public let prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    private var layout: ((_ section: Int) -> CollectionSectionLayout?)?

    /// Creates a child from a data source.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, which the child retains.
    ///   - delegate: The delegate of its items, which the child retains. By default it's the data source, if that is a delegate.
    public init(_ dataSource: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UICollectionViewDelegate
      if delegate == nil, let content = dataSource as? CollectionViewDataSource {
        delegate = CollectionViewDelegate(content)
      }
      self.dataSource = ofOwnClass(dataSource as (any UICollectionViewDataSource)?) ?? dataSource
      self.delegate = ofOwnClass(delegate)
      prefetchDataSource = ofOwnClass(
        dataSource as? any UICollectionViewDataSourcePrefetching ?? delegate
          as? any UICollectionViewDataSourcePrefetching
      )
    }

    /// Creates a child from a delegate.
    ///
    /// - Parameter delegate: A delegate and its data source, which the child retains.
    public init(_ delegate: CollectionViewDelegate) { self.init(delegate.dataSource, delegate: delegate) }

    /// Creates a child from content.
    ///
    /// - Parameter content: The content of the child, which the child retains.
    public init<Content: DataSource>(_ content: Content)
    where
      Content.Item: CollectionViewPresentable,
      Content.Header: CollectionViewSupplementaryPresentable,
      Content.Footer: CollectionViewSupplementaryPresentable
    {
      self.init(CollectionViewDelegate(CollectionViewDataSource(content)))
    }

    /// Returns the child with a layout for its sections in `UICollectionViewLayout.sections()`.
    ///
    /// Layouts that its content or its own children declare have priority.
    ///
    /// - Parameter layout: The layout of all of its sections.
    public func layout(_ layout: CollectionSectionLayout) -> Self { self.layout(bySection: { _ in layout }) }

    /// Returns the child with layouts by the indexes of its sections.
    ///
    /// - Parameter layout: A closure that returns the layout of a section, given its index in the child, or `nil` for the
    ///   composite's. It's called whenever the layout updates.
    public func layout(bySection layout: @escaping @MainActor (_ section: Int) -> CollectionSectionLayout?) -> Self {
      var child = self
      child.layout = layout
      return child
    }

    func layout(ofSection section: Int) -> CollectionSectionLayout? { layout?(section) }
  }
}

extension UICollectionViewDataSource {
  /// Returns this data source as a composite's child, with a layout for `UICollectionViewLayout.sections()`.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   HeaderDataSource().layout(.list())
  ///   places.layout(.grid(columns: 2))
  /// }
  /// ```
  ///
  /// - Parameter layout: The layout of all of its sections.
  @preconcurrency @MainActor
  public func layout(_ layout: CollectionSectionLayout) -> CompositeCollectionViewDataSource.Child {
    CompositeCollectionViewDataSource.Child(self).layout(layout)
  }
}

extension CompositeCollectionViewDataSource.Child: CompositeChild {
  typealias Item = AnyCollectionViewPresentable
  typealias Header = AnyCollectionViewSupplementaryPresentable
  typealias Footer = AnyCollectionViewSupplementaryPresentable

  var object: any NSObjectProtocol { dataSource }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeCollectionViewDataSource)?.children }
  var contentDelegate: ListDelegate? {
    (delegate as? CollectionViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
  }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    ofOwnClass(reachedDelegate as? any UICollectionViewDelegateFlowLayout)
  }
  var reachedDataSource: (any UICollectionViewDataSource)? { reached(dataSource) }
  var reachedDelegate: (any UICollectionViewDelegate)? { reached(delegate) }
  var reachedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { reached(prefetchDataSource) }

  func makeContent() -> CompositeCollectionViewContent.Child? {
    contentDelegate == nil ? nil : (dataSource as? CollectionViewDataSource)?.makeChild()
  }

  static func makeContent(_ rows: HandContent) -> CompositeCollectionViewContent.Child { .init(presenting: rows) }

  private var composable: (any ComposableCollectionViewDataSource)? {
    dataSource as? any ComposableCollectionViewDataSource
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UICollectionViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(collectionView) }
      ?? 1
  }

  func numberOfItems(in collectionView: UICollectionView, _ section: Int) -> Int {
    dataSource.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    composable?.registerReusableViews(with: collectionView)
  }

  static func makeHandedView(_ part: CompositePart<Self>?, for collectionView: UICollectionView?) -> UICollectionView {
    HandedCollectionView(part, for: collectionView)
  }

  static func shown(_ collectionView: UICollectionView) -> UICollectionView {
    (collectionView as? HandedCollectionView)?.shown ?? collectionView
  }

  static func follow(_ handlers: ListDelegate, in collectionView: UICollectionView) {
    if let handlers = handlers as? CollectionViewDelegate { collectionView.follow(handlers) }
  }
}
