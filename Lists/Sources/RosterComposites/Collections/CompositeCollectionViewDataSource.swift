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
/// section belongs to; one that the child does not implement counts as not implemented for its items. The collection that a
/// child is handed speaks the child's own sections too: items that it inserts there by hand appear in the right place.
/// The composite keeps its children, and a collection that it is attached to keeps the composite.
@preconcurrency @MainActor
public final class CompositeCollectionViewDataSource: ListComposite, CompositeForwarding {
  let children = CompositeChildren<Child>()
  /// The handlers that all children share, which `attach` returns.
  let handlers: CollectionViewDelegate

  /// - Parameter children: the children in the order in which they are shown.
  public init(children: [Child]) {
    handlers = CollectionViewDelegate(CollectionViewDataSource(ofComposite: self.children.content))
    super.init(self.children, handlers)
    self.children.set(children, of: self, handlers)
  }

  /// - Parameter dataSources: the children in the order in which they are shown; delegates are those that are one too.
  public convenience init(_ dataSources: [any UICollectionViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@MixedListBuilder<Child> _ children: () -> [Child]) {
    self.init(children: children())
  }

  // MARK: Collections

  /// The collection that a child is handed where a collection shows this composite; `nil` if it is no child.
  public func collectionView(_ collectionView: UICollectionView, for dataSource: any UICollectionViewDataSource)
    -> UICollectionView?
  {
    children.binding(for: collectionView).part(of: dataSource)?.proxy
  }

  // MARK: Children

  /// The children in the order in which they are shown.
  public var dataSources: [any UICollectionViewDataSource] { children.all.map(\.dataSource) }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ dataSource: any UICollectionViewDataSource) {
    children.insert(Child(dataSource), at: children.all.count, animation: ())
  }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ child: Child) {
    children.insert(child, at: children.all.count, animation: ())
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int) {
    children.insert(child, at: index, animation: ())
  }

  /// Removes a child, lets it go, and deletes its sections in the collections that show this composite.
  ///
  /// - Returns: whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UICollectionViewDataSource) -> Bool {
    children.remove(dataSource, animation: ())
  }

  /// Makes several changes of the children, or in them, as one in a collection that shows this composite.
  ///
  /// Updates of all children that are made in it, through the collections that they were handed, become one batch.
  public func performBatchUpdates(
    in collectionView: UICollectionView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    children.binding(for: collectionView).performBatchUpdates(updates, completion: completion)
  }

  // MARK: What is forwarded

  /// It keeps account of what is shown, and refuses moves between children that do not agree.
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
  .with(
    "viewForSupplementaryElementOfKind:at:",
    "viewForSupplementaryElementOfKind:atIndexPath:"
  ) { !$0.handlers.dataSource.supplementaryProviders.isEmpty }
  .with(
    "layout:referenceSizeForHeaderInSection:",
    "layout:referenceSizeForHeaderInSection:"
  ) { $0.handlers.headerSize != nil }
  .with(
    "layout:referenceSizeForFooterInSection:",
    "layout:referenceSizeForFooterInSection:"
  ) { $0.handlers.footerSize != nil }

  // MARK: Looking up

  /// The child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> (dataSource: any UICollectionViewDataSource, indexPath: IndexPath)? {
    route(collectionView, indexPath).map { ($0.child.dataSource, $1) }
  }

  /// The composite's index path of one in a child; `nil` if it is no child or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(
    of indexPath: IndexPath,
    in dataSource: any UICollectionViewDataSource,
    in collectionView: UICollectionView
  ) -> IndexPath? {
    children.binding(for: collectionView).part(of: dataSource)?.knownAddress(indexPath)
  }
}

extension CompositeCollectionViewDataSource: ComposableCollectionViewDataSource {
  public func registerReusableViews(with collectionView: UICollectionView) {
    children.registerReusableViews(with: collectionView)
  }
}
