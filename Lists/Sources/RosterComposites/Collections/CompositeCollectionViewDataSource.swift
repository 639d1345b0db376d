import Roster

/// A collection made of smaller data sources, each of which lives in its own sections, counted from 0.
///
/// ```swift
/// let city = CompositeCollectionViewDataSource([HeaderDataSource(), DetailDataSource(), PlacesDataSource()])
/// collectionView.attach(city)
/// ```
///
/// Children are hand-written `UICollectionViewDataSource` objects, which may be delegates and prefetching data sources too,
/// Roster's data sources, or other composites, in any mixture. Each requirement is forwarded to the child that an item or
/// section belongs to. One that the child doesn't implement counts as not implemented for its items. The collection that a
/// hand-written child is handed counts the child's sections too: items that it inserts there appear in the right place.
/// The composite retains its children, and a collection that it's attached to retains the composite.
@preconcurrency @MainActor
public final class CompositeCollectionViewDataSource: ListComposite, CompositeForwarding {
  let children = CompositeChildren<Child>()
  /// The handlers that all children share, which `attach` returns.
  let handlers: CollectionViewDelegate

  /// - Parameter children: The children in order.
  public init(children: [Child]) {
    handlers = CollectionViewDelegate(CollectionViewDataSource(self.children.tree))
    super.init(self.children, handlers)
    self.children.set(children, of: self)
  }

  /// - Parameter dataSources: The children in order. Those that are delegates too answer for their items.
  public convenience init(_ dataSources: [any UICollectionViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// - Parameter children: The children in order.
  public convenience init(@MixedListBuilder<Child> _ children: () -> [Child]) { self.init(children: children()) }

  // MARK: Collections

  /// Returns the collection that a hand-written child, or a composite, is handed for a collection; `nil` if it isn't a child.
  ///
  /// The collection of a composite is for `collectionView(_:for:)` of that, and has its counts.
  public func collectionView(_ collectionView: UICollectionView, for dataSource: any UICollectionViewDataSource)
    -> UICollectionView?
  {
    children.part(of: dataSource)?.view(for: Child.shown(collectionView))
  }

  // MARK: Children

  /// The children in order.
  public var dataSources: [any UICollectionViewDataSource] { children.all.map(\.child.dataSource) }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ dataSource: any UICollectionViewDataSource) {
    add(Child(dataSource))
  }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ child: Child) {
    children.insert(child, at: children.all.count)
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int) {
    children.insert(child, at: index)
  }

  /// Removes a child, which the composite retains no longer, and deletes its sections in the collections that show this composite.
  ///
  /// - Returns: A Boolean value that indicates whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UICollectionViewDataSource) -> Bool { children.remove(dataSource) }

  /// Makes several changes of the children, or in them, as one in the collections that show this composite.
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

  /// Returns the composite's index path of one in a child; `nil` if it isn't a child or has no such section.
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

  /// It notes what is shown, and refuses moves between children that don't agree.
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
  /// - Returns: The handlers that all children share.
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

  /// Shows a composite in this collection: sets the data source, the delegate, and the prefetching data source, and retains them.
  /// Content that was attached before is detached.
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
  /// - Returns: The handlers that all children share: those for view models are called for all content in the composite
  ///   and in nested ones, after the handlers that a child was given itself. Index paths and sections are the
  ///   composite's. A hand-written child's delegate answers for its items.
  @discardableResult
  public func attach(_ composite: CompositeCollectionViewDataSource) -> CollectionViewDelegate {
    composite.registerReusableViews(with: self)
    attach(composite.handlers)
    return composite.handlers
  }
}
