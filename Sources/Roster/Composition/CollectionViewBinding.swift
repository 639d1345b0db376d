import Foundation

/// A composite in one collection.
@MainActor final class CollectionViewBinding {
  typealias Mapping = CompositeMapping<CollectionViewPart>

  private(set) weak var collectionView: UICollectionView?
  weak var composite: CompositeCollectionViewDataSource?
  private var parts: [ObjectIdentifier: CollectionViewPart] = [:]
  private(set) var mapping = Mapping([]) { _ in 0 }
  /// The child that shows a context menu, or has several items selected by two fingers.
  weak var menuPart: CollectionViewPart?
  weak var multipleSelectionPart: CollectionViewPart?

  /// - Parameter collectionView: the collection; `nil` for a stand-in that is there to ask children for their counts.
  init(_ composite: CompositeCollectionViewDataSource, collectionView: UICollectionView?) {
    self.composite = composite
    self.collectionView = collectionView
    let children = composite.children.map { CollectionViewPart($0, in: self) }
    for part in children { parts[part.child.identity] = part }
    mapping = Mapping(
      children,
      parent: { [weak collectionView] in (collectionView as? CollectionViewProxy)?.mapping },
      currentCount: { $0.currentNumberOfSections }
    )
  }

  /// Whether the collection shows this composite, so that it has to be told of changes.
  var isShowing: Bool {
    guard let collectionView, let composite else { return false }
    if let proxy = collectionView as? CollectionViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return collectionView.dataSource === composite
  }

  func part(of dataSource: any UICollectionViewDataSource) -> CollectionViewPart? {
    parts[ObjectIdentifier(dataSource)]
  }

  /// Takes over the children's counts, as the collection does at this time.
  func adopt() {
    mapping.adopt { $0.adoptNumberOfSections() }
  }

  // MARK: Children

  /// Lets the collection read its counts, if it has not, while they are what they were before a change.
  func prepareForChange() {
    if isShowing { _ = collectionView?.numberOfSections }
  }

  func insert(_ child: CompositeCollectionViewDataSource.Child, at index: Int) {
    let part = CollectionViewPart(child, in: self)
    parts[child.identity] = part
    mapping.insert(part, at: index)
    // Before the sections are inserted: the view may ask for their cells at once.
    if isShowing {
      (child.dataSource as? any ComposableCollectionViewDataSource)?.registerReusableViews(with: part.proxy)
    }
    send(part) { [mapping] collectionView in
      let sections = mapping.upcoming.sections(of: part)
      if !sections.isEmpty { collectionView.insertSections(IndexSet(integersIn: sections)) }
    }
  }

  func remove(_ child: CompositeCollectionViewDataSource.Child) {
    guard let part = parts.removeValue(forKey: child.identity) else { return }
    mapping.remove(part)
    send(part) { [mapping] collectionView in
      let sections = mapping.known.sections(of: part)
      if !sections.isEmpty { collectionView.deleteSections(IndexSet(integersIn: sections)) }
    }
    part.detach()
  }

  func move(_ child: CompositeCollectionViewDataSource.Child, to index: Int) {
    guard let part = parts[child.identity] else { return }
    mapping.move(part, to: index)
    send(part) { [mapping] collectionView in
      collectionView.performBatchUpdates {
        for (old, new) in zip(mapping.known.sections(of: part), mapping.upcoming.sections(of: part)) {
          collectionView.moveSection(old, toSection: new)
        }
      }
    }
  }

  private func send(_ part: CollectionViewPart, _ update: @escaping (UICollectionView) -> Void) {
    guard isShowing else { return adopt() }
    mapping.update(part) { [weak self] in
      if let collectionView = self?.collectionView { update(collectionView) }
    }
  }

  // MARK: Looking up

  /// The child that a section belongs to, in its own sections.
  func route(_ section: Int) -> CollectionViewRoute? {
    mapping.known.part(at: section).map { CollectionViewRoute(part: $0.part, section: $0.section) }
  }

  /// The collection's index path of one of a child's that the collection knows.
  func global(_ indexPath: IndexPath, of part: CollectionViewPart) -> IndexPath? {
    mapping.known.global(indexPath, of: part)
  }

  /// A child's index path of one of the collection's, if it is the child's.
  func local(_ indexPath: IndexPath, of part: CollectionViewPart) -> IndexPath? {
    mapping.known.local(indexPath, of: part)
  }
}

/// A question to a child about one of its own sections.
@MainActor struct CollectionViewRoute {
  let part: CollectionViewPart
  let section: Int

  /// The collection that the child is handed.
  var collectionView: UICollectionView { part.proxy }
  var dataSource: (any UICollectionViewDataSource)? { part.child.reachedDataSource }
  var delegate: (any UICollectionViewDelegate)? { part.child.reachedDelegate }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    part.child.reachedDelegate as? any UICollectionViewDelegateFlowLayout
  }
}
