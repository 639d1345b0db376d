import Foundation

/// A collection made of smaller data sources, each of which lives in its own sections, counted from 0.
///
/// ```swift
/// let city = CompositeCollectionViewDataSource([header, detail, places])
/// city.configure(with: collectionView)
/// ```
///
/// Children are hand-written `UICollectionViewDataSource` objects, which may be delegates and prefetching data sources too,
/// Roster's data sources, or other composites, in any mixture. Each requirement is forwarded to the child that an item or
/// section belongs to; one that the child does not implement counts as not implemented for its items. The collection that a
/// child is handed speaks the child's own sections too: items that it inserts there by hand appear in the right place.
/// The composite keeps its children; a collection references the composite weakly, as any data source.
@MainActor public final class CompositeCollectionViewDataSource: NSObject {
  /// A data source and its delegate, as a composite takes them.
  @MainActor public struct Child {
    /// The data source, which is also what tells children from each other.
    public let dataSource: any UICollectionViewDataSource
    /// The delegate of the data source's items.
    public let delegate: (any UICollectionViewDelegate)?
    /// What is told of items that will probably be shown soon.
    public let prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The delegate, if it is one of Roster's.
    let items: CollectionViewDelegate?

    /// - Parameters:
    ///   - dataSource: the data source; it is kept alive.
    ///   - delegate: the delegate of its items, by default the data source itself if it is one; it is kept alive.
    public init(_ dataSource: any UICollectionViewDataSource, delegate: (any UICollectionViewDelegate)? = nil) {
      var delegate = delegate ?? dataSource as? any UICollectionViewDelegate
      if delegate == nil, let items = dataSource as? CollectionViewDataSource {
        delegate = CollectionViewDelegate(items)
      }
      self.dataSource = dataSource
      self.delegate = delegate
      prefetchDataSource =
        dataSource as? any UICollectionViewDataSourcePrefetching ?? delegate
        as? any UICollectionViewDataSourcePrefetching
      items = (delegate as? CollectionViewDelegate).flatMap { $0.dataSource === dataSource ? $0 : nil }
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

    var identity: ObjectIdentifier { ObjectIdentifier(dataSource) }
    var composite: CompositeCollectionViewDataSource? { dataSource as? CompositeCollectionViewDataSource }

    /// The objects as far as the list that asks reaches them.
    var reachedDataSource: (any UICollectionViewDataSource)? { isReached(dataSource) ? dataSource : nil }
    var reachedDelegate: (any UICollectionViewDelegate)? { isReached(delegate) ? delegate : nil }
    var reachedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
      isReached(prefetchDataSource) ? prefetchDataSource : nil
    }

    private func isReached(_ object: AnyObject?) -> Bool {
      object is CompositeCollectionViewDataSource || object.map(reaches) ?? true
    }
  }

  var children: [Child] = []
  private var identities: Set<ObjectIdentifier> = []
  private var bindings: [CollectionViewBinding] = []
  private weak var container: CompositeCollectionViewDataSource?
  /// Asks the children for their counts where there is no collection.
  private lazy var standIn = CollectionViewBinding(self, collectionView: nil)

  /// - Parameter children: the children in the order in which they are shown.
  public init(children: [Child]) {
    super.init()
    for child in children { register(child) }
    self.children = children
  }

  /// - Parameter dataSources: the children in the order in which they are shown; delegates are those that are one too.
  public convenience init(_ dataSources: [any UICollectionViewDataSource]) {
    self.init(children: dataSources.map { Child($0) })
  }

  /// - Parameter children: the children in the order in which they are shown.
  public convenience init(@CompositeCollectionViewBuilder _ children: () -> [Child]) {
    self.init(children: children())
  }

  // MARK: Collections

  /// Makes a collection show this composite: sets the data source, the delegate and the prefetching data source.
  ///
  /// The collection does not keep the composite alive.
  public func configure(with collectionView: UICollectionView) {
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.prefetchDataSource = self
    registerReusableViews(with: collectionView)
  }

  /// The collection that a child is handed where a collection shows this composite; `nil` if it is no child.
  public func collectionView(_ collectionView: UICollectionView, for dataSource: any UICollectionViewDataSource)
    -> UICollectionView?
  {
    binding(for: collectionView).part(of: dataSource)?.proxy
  }

  /// What is known about a collection that asks.
  func binding(for collectionView: UICollectionView) -> CollectionViewBinding {
    if let known = bindings.first(where: { $0.collectionView === collectionView }) { return known }
    bindings.removeAll { $0.collectionView == nil }
    let binding = CollectionViewBinding(self, collectionView: collectionView)
    bindings.append(binding)
    return binding
  }

  /// The collections that are shown or were, while they live.
  var allBindings: [CollectionViewBinding] { bindings.filter { $0.collectionView != nil } }

  // MARK: Children

  /// The children in the order in which they are shown.
  public var dataSources: [any UICollectionViewDataSource] { children.map(\.dataSource) }

  /// The number of sections of all children, as they say it now.
  public var numberOfSections: Int { standIn.mapping.currentTotal }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ dataSource: any UICollectionViewDataSource) {
    insert(Child(dataSource), at: children.count)
  }

  /// Adds a child at the end, and inserts its sections in the collections that show this composite.
  public func add(_ child: Child) {
    insert(child, at: children.count)
  }

  /// Inserts a child at an index from 0 to the number of children.
  public func insert(_ child: Child, at index: Int) {
    checkChild(index, upTo: children.count)
    change {
      register(child)
      children.insert(child, at: index)
    } update: {
      $0.insert(child, at: index)
    }
  }

  /// Removes a child, lets it go, and deletes its sections in the collections that show this composite.
  ///
  /// - Returns: whether it was a child.
  @discardableResult
  public func remove(_ dataSource: any UICollectionViewDataSource) -> Bool {
    guard let index = index(of: dataSource) else { return false }
    let child = children[index]
    change {
      children.remove(at: index)
      identities.remove(child.identity)
      child.composite?.container = nil
    } update: {
      $0.remove(child)
    }
    return true
  }

  /// Moves a child, and its sections in the collections that show this composite.
  ///
  /// - Parameters:
  ///   - dataSource: the child.
  ///   - index: where it is after the move.
  public func move(_ dataSource: any UICollectionViewDataSource, to index: Int) {
    checkChild(index, upTo: children.count - 1)
    guard let old = self.index(of: dataSource), old != index else { return }
    let child = children[old]
    change {
      children.remove(at: old)
      children.insert(child, at: index)
    } update: {
      $0.move(child, to: index)
    }
  }

  /// The index of a child among the children, or `nil`.
  public func index(of dataSource: any UICollectionViewDataSource) -> Int? {
    children.firstIndex { $0.identity == ObjectIdentifier(dataSource) }
  }

  /// Makes several changes of the children, or in them, as one in a collection that shows this composite.
  ///
  /// Updates of all children that are made in it, through the collections that they were handed, become one batch.
  public func performBatchUpdates(
    in collectionView: UICollectionView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let mapping = binding(for: collectionView).mapping
    collectionView.performBatchUpdates(
      {
        mapping.beginBatch()
        transaction(updates)
        mapping.endBatch()
      },
      completion: completion
    )
    mapping.runAfterwards()
  }

  private func change(_ edit: () -> Void, update: (CollectionViewBinding) -> Void) {
    let bindings = allBindings + [standIn]
    for binding in bindings { binding.prepareForChange() }
    edit()
    for binding in bindings { update(binding) }
    refreshAnswers()
  }

  // MARK: Looking up

  /// The child that an index path of the composite belongs to, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> (dataSource: any UICollectionViewDataSource, indexPath: IndexPath)? {
    binding(for: collectionView).route(indexPath[0]).map { ($0.part.child.dataSource, indexPath.inSection($0.section)) }
  }

  /// The composite's index path of one in a child; `nil` if it is no child or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(
    of indexPath: IndexPath,
    in dataSource: any UICollectionViewDataSource,
    in collectionView: UICollectionView
  ) -> IndexPath? {
    let binding = binding(for: collectionView)
    return binding.part(of: dataSource).flatMap { binding.global(indexPath, of: $0) }
  }

  // MARK: Checks

  private func register(_ child: Child) {
    let name = type(of: child.dataSource)
    guard child.composite?.container == nil else {
      trap(
        "CompositeCollectionViewDataSource: a \(name) cannot be a child of two composites",
        cause: "it was not removed from the composite that it is in",
        advice: "remove it there first, or make a composite of its own for each place"
      )
    }
    var root = self
    while let container = root.container { root = container }
    let added = [child.identity] + (child.composite?.allIdentities ?? [])
    guard !added.contains(where: { $0 == ObjectIdentifier(root) || root.containsAnywhere($0) }) else {
      trap(
        "CompositeCollectionViewDataSource: a \(name) cannot be in two places of a composite, nor a composite in itself",
        cause: "it was added twice, here or in a nested composite",
        advice: "remove it from its place first, or give each place a data source of its own"
      )
    }
    identities.insert(child.identity)
    child.composite?.container = self
  }

  private var allIdentities: [ObjectIdentifier] {
    identities + children.flatMap { $0.composite?.allIdentities ?? [] }
  }

  private func containsAnywhere(_ identity: ObjectIdentifier) -> Bool {
    identities.contains(identity) || children.contains { $0.composite?.containsAnywhere(identity) == true }
  }

  private func checkChild(_ index: Int, upTo limit: Int, _ function: StaticString = #function) {
    guard index >= 0, index <= limit else {
      trap(
        "CompositeCollectionViewDataSource: child index \(index) is out of range 0..<\(limit + 1) in \(function)",
        cause: "children were added or removed since the index was found out",
        advice: "ask `index(of:)` again"
      )
    }
  }
}

extension CompositeCollectionViewDataSource: ComposableCollectionViewDataSource {
  public func registerReusableViews(with collectionView: UICollectionView) {
    let binding = binding(for: collectionView)
    for child in children { registerReusableViews(of: child, in: binding) }
  }

  private func registerReusableViews(of child: Child, in binding: CollectionViewBinding) {
    guard let part = binding.part(of: child.dataSource) else { return }
    (child.dataSource as? any ComposableCollectionViewDataSource)?.registerReusableViews(with: part.proxy)
  }
}
