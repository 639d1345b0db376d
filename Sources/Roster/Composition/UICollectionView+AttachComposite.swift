import Foundation

extension UICollectionView {
  /// Shows several children in this collection, one after the other: hand-written data sources, Roster's data sources and
  /// delegates, content, and composites.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   HeaderDataSource()          // a `UICollectionViewDataSource` of your own
  ///   FlatDataSource(orders)      // content
  /// }
  /// ```
  ///
  /// - Returns: the composite that the collection shows, whose children can come and go; it is kept alive.
  @discardableResult
  public func attach(
    @CompositeCollectionViewBuilder _ children: () -> [CompositeCollectionViewDataSource.Child]
  ) -> CompositeCollectionViewDataSource {
    attach(CompositeCollectionViewDataSource(children))
  }

  /// Shows a composite in this collection: sets the data source, the delegate and the prefetching data source, and keeps them
  /// alive as long as the collection. What was attached before is detached.
  ///
  /// - Returns: the composite.
  @discardableResult
  public func attach(_ composite: CompositeCollectionViewDataSource) -> CompositeCollectionViewDataSource {
    detach()
    associate(composite)
    dataSource = composite
    delegate = composite
    prefetchDataSource = composite
    composite.registerReusableViews(with: self)
    reloadData()
    return composite
  }

  /// Takes away a composite that was attached.
  func detachComposite() {
    guard let composite = associated(CompositeCollectionViewDataSource.self) else { return }
    if delegate === composite { delegate = nil }
    if dataSource === composite { dataSource = nil }
    if prefetchDataSource === composite { prefetchDataSource = nil }
    associate(nil, as: CompositeCollectionViewDataSource.self)
    reloadData()
  }
}
