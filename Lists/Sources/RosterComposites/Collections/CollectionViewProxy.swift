import Roster

/// The collection that a child of a composite is handed: the real collection, in the child's own sections.
///
/// What it is asked about items and sections is limited to the child's, and answered in the child's index paths. What
/// belongs to the whole collection, such as the offset or the separators, is the real collection's. Index paths that are not the
/// child's are never passed on: questions about them have no answer, and updates stop the program. When the child has
/// left the composite, this is an empty collection that is shown nowhere, and updates do nothing.
@MainActor final class CollectionViewProxy: ForwardingCollectionView {
  private(set) weak var part: CollectionViewPart?

  init(_ part: CollectionViewPart?) {
    super.init()
    self.part = part
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var target: UICollectionView? { part?.target }

  // MARK: Data source and delegate

  /// The child: assigning it again after `nil` has the real collection find out anew what is implemented.
  override var dataSource: (any UICollectionViewDataSource)? {
    get { target == nil ? nil : part?.child.dataSource }
    set { part?.set(newValue, for: part?.child.dataSource, as: \UICollectionView.dataSource) }
  }

  override var delegate: (any UICollectionViewDelegate)? {
    get { target == nil ? nil : part?.child.delegate }
    set { part?.set(newValue, for: part?.child.delegate, as: \UICollectionView.delegate) }
  }

  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { target == nil ? nil : part?.child.prefetchDataSource }
    set { part?.set(newValue, for: part?.child.prefetchDataSource, as: \UICollectionView.prefetchDataSource) }
  }

  // MARK: Counts

  override var numberOfSections: Int { part?.numberOfSections ?? 0 }

  override func numberOfItems(inSection section: Int) -> Int {
    part?.call(section) { $0.numberOfItems(inSection: $1) } ?? 0
  }

  // MARK: Geometry

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    part?.ask(indexPath) { own($0.layoutAttributesForItem(at: $1)) }
  }

  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    part?.ask(indexPath) { own($0.layoutAttributesForSupplementaryElement(ofKind: kind, at: $1)) }
  }

  /// The attributes with the child's own index path.
  private func own(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let indexPath = part?.local(attributes.indexPath) else { return nil }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = indexPath
    return copy
  }

  override func indexPathForItem(at point: CGPoint) -> IndexPath? { local(target?.indexPathForItem(at: point)) }

  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { local(target?.indexPath(for: cell)) }

  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    local(target?.indexPath(forSupplementaryView: supplementaryView))
  }

  private func local(_ indexPath: IndexPath?) -> IndexPath? { indexPath.flatMap { part?.local($0) } }

  private func locals(_ indexPaths: [IndexPath]?) -> [IndexPath] { indexPaths?.compactMap(local) ?? [] }

  // MARK: What is displayed

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    part?.ask(indexPath) { $0.cellForItem(at: $1) }
  }

  override var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }

  override var indexPathsForVisibleItems: [IndexPath] { locals(target?.indexPathsForVisibleItems) }

  override func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    part?.ask(indexPath) { $0.supplementaryView(forElementKind: elementKind, at: $1) }
  }

  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    locals(target?.indexPathsForVisibleSupplementaryElements(ofKind: elementKind))
  }

  // MARK: Scrolling

  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    part?.call(indexPath) { $0.scrollToItem(at: $1, at: scrollPosition, animated: animated) }
  }

  // MARK: Selection

  override var indexPathsForSelectedItems: [IndexPath]? { target?.indexPathsForSelectedItems?.compactMap(local) }

  /// Selects one of the child's items; `nil` deselects all of the child's items.
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for selected in indexPathsForSelectedItems ?? [] { deselectItem(at: selected, animated: animated) }
      return
    }
    part?.call(indexPath) { $0.selectItem(at: $1, animated: animated, scrollPosition: scrollPosition) }
  }

  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    part?.ask(indexPath) { $0.deselectItem(at: $1, animated: animated) }
  }

  // MARK: Interactive movement

  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    part?.ask(indexPath) { $0.beginInteractiveMovementForItem(at: $1) } ?? false
  }

  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    target?.updateInteractiveMovementTargetPosition(targetPosition)
  }

  override func endInteractiveMovement() { target?.endInteractiveMovement() }

  override func cancelInteractiveMovement() { target?.cancelInteractiveMovement() }

  // MARK: Updates

  override func reloadData() { part?.reloadData() }

  override var hasUncommittedUpdates: Bool { target?.hasUncommittedUpdates ?? false }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ChildAdapter.performBatchUpdates(of: part, updates, completion: completion)
  }

  override func insertSections(_ sections: IndexSet) {
    part?.update(ChangeStage(sections: .init(inserts: Array(sections)))) { $0.insertSections($1.new(sections)) }
  }

  override func deleteSections(_ sections: IndexSet) {
    part?.update(ChangeStage(sections: .init(deletes: Array(sections)))) { $0.deleteSections($1.old(sections)) }
  }

  override func reloadSections(_ sections: IndexSet) {
    part?.update(ChangeStage(sections: .init(updates: Array(sections)))) { $0.reloadSections($1.old(sections)) }
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    part?.update(.move(section, newSection)) { $0.moveSection($1.old(section), toSection: $1.new(newSection)) }
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    part?.update(ChangeStage(items: .init(inserts: indexPaths.itemPaths))) { view, part in
      part.insert(indexPaths) { view.insertItems(at: $0) }
    }
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    part?.update(ChangeStage(items: .init(deletes: indexPaths.itemPaths))) { view, part in
      part.delete(indexPaths) { view.deleteItems(at: $0) }
    }
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    part?.update(ChangeStage(items: .init(updates: indexPaths.itemPaths))) { $0.reloadItems(at: $1.old(indexPaths)) }
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    part?.update(.move(indexPath, newIndexPath)) { $0.moveItem(at: $1.old(indexPath), to: $1.new(newIndexPath)) }
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    part?.update(ChangeStage(items: .init(updates: indexPaths.itemPaths))) {
      $0.reconfigureItems(at: $1.old(indexPaths))
    }
  }

  // MARK: Reuse

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let part, let target = part.target else {
      return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    return target.dequeueReusableCell(withReuseIdentifier: identifier, for: part.asked(indexPath))
  }

  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let part, let target = part.target else {
      return super.dequeueReusableSupplementaryView(
        ofKind: elementKind,
        withReuseIdentifier: identifier,
        for: indexPath
      )
    }
    return target.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: identifier,
      for: part.asked(indexPath)
    )
  }
}

typealias CollectionViewPart = ChildAdapter<CompositeCollectionViewDataSource.Child>
