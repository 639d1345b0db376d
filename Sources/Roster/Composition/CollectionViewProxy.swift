import Foundation

/// The collection that a child of a composite is handed: the real collection, in the child's own sections.
///
/// What it is asked about items and sections is limited to the child's, and answered in the child's index paths. What
/// belongs to the whole collection, such as the offset or the separators, is the real collection's. Index paths that are not the
/// child's are never passed on: questions about them have no answer, and updates stop the program. When the child has
/// left the composite, this is an empty collection that is shown nowhere, and updates do nothing.
@MainActor final class CollectionViewProxy: ForwardingCollectionView {
  private(set) weak var part: CollectionViewPart?

  init(_ part: CollectionViewPart) {
    super.init()
    self.part = part
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var target: UICollectionView? { part?.binding?.collectionView }

  var mapping: CollectionViewBinding.Mapping? { part?.binding?.mapping }

  // MARK: Mapping

  private func global(_ indexPath: IndexPath) -> IndexPath? {
    guard let part, let binding = part.binding else { return nil }
    _ = target?.numberOfSections
    return binding.global(indexPath, of: part)
  }

  /// The index path of a cell that is asked for now, so that the counts are known; they are read if it is not there.
  private func asked(_ indexPath: IndexPath) -> IndexPath? {
    part.flatMap { $0.binding?.global(indexPath, of: $0) } ?? global(indexPath)
  }

  private func global(_ section: Int) -> Int? { global(IndexPath(index: section))?[0] }

  private func local(_ indexPath: IndexPath) -> IndexPath? {
    guard let part else { return nil }
    return part.binding?.local(indexPath, of: part)
  }

  private func checked<Index>(_ index: Index?, _ given: @autoclosure () -> [Int], _ function: StaticString) -> Index {
    guard let index else {
      trap(
        "\(part.map { "\(type(of: $0.child.dataSource))" } ?? "A data source") of a composite named \(given()) in "
          + "\(function), but it has \(part.map { mapping?.known.count(of: $0) ?? 0 } ?? 0) sections before the update "
          + "and \(part.map { mapping?.upcoming.count(of: $0) ?? 0 } ?? 0) after it",
        cause: "the child counts sections as the whole collection does, or has not changed its content yet",
        advice: "count sections from 0 in the child, and change the content before the collection"
      )
    }
    return index
  }

  /// Sends an update in the collection's index paths.
  private func update(growth: Int = 0, _ send: @escaping (UICollectionView, Spaces) -> Void) {
    guard let part, let binding = part.binding, target != nil else { return }
    if !binding.mapping.isBatching { _ = target?.numberOfSections }
    binding.mapping.update(part, growth: growth) { [weak self] in
      guard let self, let target = self.target, let part = self.part else { return }
      send(
        target,
        Spaces(
          old: { self.checked(self.mapping?.known.global($0, of: part), Array($0), $1) },
          new: { self.checked(self.mapping?.upcoming.global($0, of: part), Array($0), $1) }
        )
      )
    }
  }

  /// The index paths of the collection before an update and after it.
  private struct Spaces {
    let old: @MainActor (IndexPath, StaticString) -> IndexPath
    let new: @MainActor (IndexPath, StaticString) -> IndexPath

    @MainActor func old(_ sections: IndexSet, _ function: StaticString) -> IndexSet {
      IndexSet(sections.map { old(IndexPath(index: $0), function)[0] })
    }

    @MainActor func new(_ sections: IndexSet, _ function: StaticString) -> IndexSet {
      IndexSet(sections.map { new(IndexPath(index: $0), function)[0] })
    }
  }

  // MARK: Data source and delegate

  /// The child: assigning it again has the real collection find out anew what is implemented.
  override var dataSource: (any UICollectionViewDataSource)? {
    get { target == nil ? nil : part?.child.dataSource }
    set { refreshAnswers(newValue, part?.child.dataSource) }
  }

  override var delegate: (any UICollectionViewDelegate)? {
    get { target == nil ? nil : part?.child.delegate }
    set { refreshAnswers(newValue, part?.child.delegate) }
  }

  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { target == nil ? nil : part?.child.prefetchDataSource }
    set { refreshAnswers(newValue, part?.child.prefetchDataSource) }
  }

  private func refreshAnswers(_ new: AnyObject?, _ own: AnyObject?) {
    guard let target, let composite = part?.binding?.composite, new === own else { return }
    if let target = target as? CollectionViewProxy {
      target.delegate = composite
    } else if target.dataSource === composite {
      target.delegate = nil
      target.delegate = composite
      target.dataSource = nil
      target.dataSource = composite
    }
  }

  // MARK: Counts

  override var numberOfSections: Int {
    guard let target, let part, let mapping else { return 0 }
    _ = target.numberOfSections
    return mapping.known.count(of: part)
  }

  override func numberOfItems(inSection section: Int) -> Int {
    guard let target else { return 0 }
    return target.numberOfItems(inSection: checked(global(section), [section], #function))
  }

  // MARK: Geometry

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    global(indexPath).flatMap { own(target?.layoutAttributesForItem(at: $0)) }
  }

  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    global(indexPath).flatMap { own(target?.layoutAttributesForSupplementaryElement(ofKind: kind, at: $0)) }
  }

  /// The attributes with the child's own index path.
  private func own(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let indexPath = local(attributes.indexPath) else { return nil }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = indexPath
    return copy
  }

  override func indexPathForItem(at point: CGPoint) -> IndexPath? { target?.indexPathForItem(at: point).flatMap(local) }

  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { target?.indexPath(for: cell).flatMap(local) }

  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    target?.indexPath(forSupplementaryView: supplementaryView).flatMap(local)
  }

  // MARK: What is displayed

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    global(indexPath).flatMap { target?.cellForItem(at: $0) }
  }

  override var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }

  override var indexPathsForVisibleItems: [IndexPath] { (target?.indexPathsForVisibleItems ?? []).compactMap(local) }

  override func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    global(indexPath).flatMap { target?.supplementaryView(forElementKind: elementKind, at: $0) }
  }

  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    (target?.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) ?? []).compactMap(local)
  }

  // MARK: Scrolling

  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let target else { return }
    target.scrollToItem(
      at: checked(global(indexPath), Array(indexPath), #function),
      at: scrollPosition,
      animated: animated
    )
  }

  // MARK: Selection

  override var indexPathsForSelectedItems: [IndexPath]? { target?.indexPathsForSelectedItems?.compactMap(local) }

  /// Selects one of the child's items; `nil` deselects all of the child's items.
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let target else { return }
    if let indexPath {
      let global = checked(global(indexPath), Array(indexPath), #function)
      target.selectItem(at: global, animated: animated, scrollPosition: scrollPosition)
    } else {
      for selected in indexPathsForSelectedItems ?? [] { deselectItem(at: selected, animated: animated) }
    }
  }

  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let indexPath = global(indexPath) { target?.deselectItem(at: indexPath, animated: animated) }
  }

  // MARK: Interactive movement

  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    global(indexPath).flatMap { target?.beginInteractiveMovementForItem(at: $0) } ?? false
  }

  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    target?.updateInteractiveMovementTargetPosition(targetPosition)
  }

  override func endInteractiveMovement() { target?.endInteractiveMovement() }

  override func cancelInteractiveMovement() { target?.cancelInteractiveMovement() }

  // MARK: Updates

  /// Reloads the whole collection, as any child may have other counts; items of other children stay selected.
  override func reloadData() {
    guard let target, let part, let binding = part.binding else { return }
    let selected = (target.indexPathsForSelectedItems ?? []).compactMap {
      indexPath -> (CollectionViewPart, IndexPath)? in
      guard let owner = binding.route(indexPath[0]), owner.part !== part else { return nil }
      return (owner.part, indexPath.inSection(owner.section))
    }
    target.reloadData()
    for (owner, local) in selected {
      guard let indexPath = binding.global(local, of: owner),
        indexPath.item < target.numberOfItems(inSection: indexPath[0])
      else { continue }
      target.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
  }

  override var hasUncommittedUpdates: Bool { target?.hasUncommittedUpdates ?? false }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard let target, let mapping else {
      updates?()
      return
    }
    target.performBatchUpdates(
      {
        mapping.beginBatch()
        transaction { updates?() }
        mapping.endBatch()
      },
      completion: completion
    )
    mapping.runAfterwards()
  }

  override func insertSections(_ sections: IndexSet) {
    update(growth: sections.count) { $0.insertSections($1.new(sections, "insertSections(_:)")) }
  }

  override func deleteSections(_ sections: IndexSet) {
    update(growth: -sections.count) { $0.deleteSections($1.old(sections, "deleteSections(_:)")) }
  }

  override func reloadSections(_ sections: IndexSet) {
    update { $0.reloadSections($1.old(sections, "reloadSections(_:)")) }
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    update {
      let name: StaticString = "moveSection(_:toSection:)"
      $0.moveSection($1.old([section], name).first ?? 0, toSection: $1.new([newSection], name).first ?? 0)
    }
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    update { collection, spaces in
      collection.insertItems(at: indexPaths.map { spaces.new($0, "insertItems(at:)") })
    }
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    update { collection, spaces in
      collection.deleteItems(at: indexPaths.map { spaces.old($0, "deleteItems(at:)") })
    }
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    update { collection, spaces in
      collection.reloadItems(at: indexPaths.map { spaces.old($0, "reloadItems(at:)") })
    }
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.moveItem(at: $1.old(indexPath, "moveItem(at:to:)"), to: $1.new(newIndexPath, "moveItem(at:to:)"))
    }
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    update { collection, spaces in
      collection.reconfigureItems(at: indexPaths.map { spaces.old($0, "reconfigureItems(at:)") })
    }
  }

  // MARK: Reuse

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let target else { return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
    let global = checked(asked(indexPath), Array(indexPath), #function)
    return target.dequeueReusableCell(withReuseIdentifier: identifier, for: global)
  }

  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let target else {
      return super.dequeueReusableSupplementaryView(
        ofKind: elementKind,
        withReuseIdentifier: identifier,
        for: indexPath
      )
    }
    let global = checked(global(indexPath), Array(indexPath), #function)
    return target.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: global)
  }
}
