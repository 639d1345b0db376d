import Roster

/// A collection view's data source that combines smaller ones, each with its own sections from 0.
///
/// ```swift
/// let city = CompositeCollectionViewDataSource([HeaderDataSource(), DetailDataSource(), PlacesDataSource()])
/// collectionView.attach(city)
/// ```
///
/// Children are hand-written `UICollectionViewDataSource` objects, which can also be delegates and prefetching data sources,
/// Roster's data sources, or other composites. Each requirement is forwarded to the child of an item or section. If the child
/// doesn't implement it, it counts as not implemented for its items. A hand-written child gets a collection view with its own
/// sections. Items that it inserts there appear in the right place. The composite retains its children, and an attached collection
/// view retains the composite.
@preconcurrency @MainActor
public final class CompositeCollectionViewDataSource: ListComposite, CompositeForwarding {
  let children = CompositeChildren<Child>()
  /// The handlers that all children share, which `attach` returns.
  let handlers: CollectionViewDelegate

  /// Creates a composite of children.
  ///
  /// - Parameter children: The children in order.
  public init(children: [Child]) {
    handlers = CollectionViewDelegate(CollectionViewDataSource(self.children.tree))
    super.init(self.children, handlers)
    self.children.set(children, of: self)
  }

  /// Creates a composite of data sources.
  ///
  /// - Parameter dataSources: The children in order. Delegates among them also serve their items.
  public convenience init(_ dataSources: [any UICollectionViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// Creates a composite of the children in a closure.
  ///
  /// - Parameter children: The children in order.
  public convenience init(@MixedListBuilder<Child> _ children: () -> [Child]) { self.init(children: children()) }

  // MARK: Collections

  /// Returns the collection view for a hand-written child or a composite in a collection view, or `nil` if it isn't a child.
  ///
  /// A composite's collection view is for its own `collectionView(_:for:)`, and has its counts.
  public func collectionView(_ collectionView: UICollectionView, for dataSource: any UICollectionViewDataSource)
    -> UICollectionView?
  {
    children.part(of: dataSource)?.view(for: Child.shown(collectionView))
  }

  // MARK: Children

  /// The children in order.
  public var dataSources: [any UICollectionViewDataSource] { children.all.map(\.child.dataSource) }

  /// Adds a child at the end, and inserts its sections in the collection views that show this composite.
  public func add(_ dataSource: any UICollectionViewDataSource) {
    add(Child(dataSource))
  }

  /// Adds a child at the end, and inserts its sections in the collection views that show this composite.
  public func add(_ child: Child) {
    children.insert(child, at: children.all.count)
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int) {
    children.insert(child, at: index)
  }

  /// Removes and releases a child, and deletes its sections in the collection views that show this composite.
  ///
  /// - Returns: A Boolean value that indicates whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UICollectionViewDataSource) -> Bool { children.remove(dataSource) }

  /// Performs several changes of the children, or in them, as one in the collection views that show this composite.
  public func performBatchUpdates(
    in collectionView: UICollectionView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HandBatch.perform(updates, completion: completion)
  }

  // MARK: Looking up

  /// Returns the child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> (dataSource: any UICollectionViewDataSource, indexPath: IndexPath)? {
    children.child(at: indexPath, in: collectionView).map { ($0.dataSource, $1) }
  }

  /// Returns the composite's index path for a child's, or `nil` if it isn't a child or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(
    of indexPath: IndexPath,
    in dataSource: any UICollectionViewDataSource,
    in collectionView: UICollectionView
  ) -> IndexPath? {
    children.indexPath(of: indexPath, in: dataSource, in: collectionView)
  }

  // MARK: Answers

  /// The composite tracks displayed views, and refuses moves between children that don't agree.
  override var ownRequirements: any RequirementTable { CompositeCollectionViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(
    ofComposite: CompositeCollectionViewDataSource.self,
    "collectionView",
    item: "Item"
  ) { $0.handlers }
  .with(
    "willDisplaySupplementaryView:forElementKind:at:",
    "willDisplaySupplementaryView:forElementKind:atIndexPath:"
  ) { _ in true }
  .with(
    "targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
    "targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
  ) { _ in true }
  .with("viewForSupplementaryElementOfKind:at:", "viewForSupplementaryElementOfKind:atIndexPath:") {
    !$0.handlers.dataSource.supplementaryProviders.isEmpty
  }
  .with("layout:referenceSizeForHeaderInSection:", "layout:referenceSizeForHeaderInSection:") {
    $0.handlers.headerSize != nil
  }
  .with("layout:referenceSizeForFooterInSection:", "layout:referenceSizeForFooterInSection:") {
    $0.handlers.footerSize != nil
  }
}

extension CompositeCollectionViewDataSource: ComposableCollectionViewDataSource {
  public func registerReusableViews(with collectionView: UICollectionView) {
    children.registerReusableViews(with: Child.shown(collectionView))
  }
}

extension UICollectionView {
  /// Shows several children in this collection view, in order: hand-written data sources, Roster's data sources and delegates,
  /// content, and composites.
  ///
  /// ```swift
  /// collectionView.attach {
  ///   HeaderDataSource()          // a `UICollectionViewDataSource` of your own
  ///   orders                      // content
  /// }
  /// ```
  ///
  /// - Returns: The handlers that all children share.
  @discardableResult
  public func attach(
    @MixedListBuilder<CompositeCollectionViewDataSource.Child> _ children: () -> [CompositeCollectionViewDataSource
      .Child]
  ) -> CollectionViewDelegate {
    let composite = CompositeCollectionViewDataSource(children: children())
    // Nothing else refers to the composite, so its children are final.
    composite.handlers.list.itemTypes = composite.children.itemTypes
    return attach(composite)
  }

  /// Shows a composite in this collection view, and detaches previous content.
  ///
  /// Sets the data source, delegate, and prefetching data source, and retains them.
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
  /// - Returns: The handlers that all children share. Those for view models are called for all content in the composite and nested
  ///   ones, after the child's own handlers. Index paths and sections are the composite's. A hand-written child's delegate serves
  ///   its items.
  @discardableResult
  public func attach(_ composite: CompositeCollectionViewDataSource) -> CollectionViewDelegate {
    composite.registerReusableViews(with: self)
    attach(composite.handlers)
    return composite.handlers
  }
}
