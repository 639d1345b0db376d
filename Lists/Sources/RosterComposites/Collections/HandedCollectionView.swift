import Roster

/// The collection view for a hand-written child of a composite.
@MainActor final class HandedCollectionView: UICollectionView, HandedView {
  private(set) weak var part: CompositePart<CompositeCollectionViewDataSource.Child>?
  private(set) weak var shown: UICollectionView?

  init(_ part: CompositePart<CompositeCollectionViewDataSource.Child>?, for shown: UICollectionView?) {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (self.part, self.shown) = (part, shown)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var forwardingTarget: UIView? { target }

  /// Returns the attributes with the child's own index path.
  private func own(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let path = local(attributes.indexPath) else { return nil }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.indexPath = path
    return copy
  }

  // MARK: Data source and delegate

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

  override var collectionViewLayout: UICollectionViewLayout {
    get { target?.collectionViewLayout ?? super.collectionViewLayout }
    set { target?.collectionViewLayout = newValue }
  }

  // MARK: Items and sections

  override var numberOfSections: Int { target.flatMap { part?.numberOfSections(in: $0) } ?? 0 }
  override func numberOfItems(inSection section: Int) -> Int { ask(section) { $0.numberOfItems(inSection: $1) } ?? 0 }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    ask(path) { own($0.layoutAttributesForItem(at: $1)) }
  }
  override func layoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    ask(path) { own($0.layoutAttributesForSupplementaryElement(ofKind: kind, at: $1)) }
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { local(target?.indexPathForItem(at: point)) }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { local(target?.indexPath(for: cell)) }
  override func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    local(target?.indexPath(forSupplementaryView: view))
  }
  override func cellForItem(at path: IndexPath) -> UICollectionViewCell? { ask(path) { $0.cellForItem(at: $1) } }
  override var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem(at:)) }
  override var indexPathsForVisibleItems: [IndexPath] { locals(target?.indexPathsForVisibleItems) }
  override func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    ask(path) { $0.supplementaryView(forElementKind: kind, at: $1) }
  }
  override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap {
      supplementaryView(forElementKind: kind, at: $0)
    }
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    locals(target?.indexPathsForVisibleSupplementaryElements(ofKind: kind))
  }
  override func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    call(path) { $0.scrollToItem(at: $1, at: position, animated: animated) }
  }

  // MARK: Selection and moves

  override var indexPathsForSelectedItems: [IndexPath]? { target?.indexPathsForSelectedItems?.compactMap(local) }
  /// Selects one of the child's items, or deselects all of them if it's `nil`.
  override func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let path { return call(path) { $0.selectItem(at: $1, animated: animated, scrollPosition: scrollPosition) } }
    for selected in indexPathsForSelectedItems ?? [] { deselectItem(at: selected, animated: animated) }
  }
  override func deselectItem(at path: IndexPath, animated: Bool) {
    _ = ask(path) { $0.deselectItem(at: $1, animated: animated) }
  }
  override func beginInteractiveMovementForItem(at path: IndexPath) -> Bool {
    ask(path) { $0.beginInteractiveMovementForItem(at: $1) } ?? false
  }
  override func updateInteractiveMovementTargetPosition(_ position: CGPoint) {
    target?.updateInteractiveMovementTargetPosition(position)
  }
  override func endInteractiveMovement() { target?.endInteractiveMovement() }
  override func cancelInteractiveMovement() { target?.cancelInteractiveMovement() }

  // MARK: Updates

  override func reloadData() { tell(HandChanges(isReload: true)) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    HandBatch.perform(updates, completion: completion)
  }
  override func insertSections(_ sections: IndexSet) {
    tell(HandChanges(sections: .init(inserts: Array(sections))))
  }
  override func deleteSections(_ sections: IndexSet) {
    tell(HandChanges(sections: .init(deletes: Array(sections))), from: Array(sections))
  }
  override func reloadSections(_ sections: IndexSet) {
    tell(HandChanges(reloadedSections: Array(sections)), from: Array(sections))
  }
  override func moveSection(_ section: Int, toSection new: Int) {
    tell(HandChanges(sections: .init(moves: [IndexMove(from: section, to: new)])), from: [section])
  }
  override func insertItems(at paths: [IndexPath]) {
    tell(HandChanges(items: .init(inserts: paths.itemPaths)))
  }
  override func deleteItems(at paths: [IndexPath]) {
    tell(HandChanges(items: .init(deletes: paths.itemPaths)), from: paths)
  }
  override func reloadItems(at paths: [IndexPath]) {
    tell(HandChanges(reloadedItems: paths.itemPaths), from: paths)
  }
  override func reconfigureItems(at paths: [IndexPath]) {
    tell(HandChanges(items: .init(updates: paths.itemPaths)), from: paths)
  }
  override func moveItem(at path: IndexPath, to new: IndexPath) {
    tellMove(path, to: new)
  }

  // MARK: Reuse

  override func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    target?.register(type, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    target?.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ type: AnyClass?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    target?.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
  {
    target?.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell
  {
    guard let part, let target else { return super.dequeueReusableCell(withReuseIdentifier: identifier, for: path) }
    return target.dequeueReusableCell(withReuseIdentifier: identifier, for: part.existing(path, in: target))
  }
  override func dequeueReusableSupplementaryView(
    ofKind kind: String,
    withReuseIdentifier identifier: String,
    for path: IndexPath
  ) -> UICollectionReusableView {
    guard let part, let target else {
      return super.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: path)
    }
    let own = part.existing(path, in: target)
    return target.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: own)
  }

  #if canImport(UIKit)
    /// The reuse identifiers of registrations of cells and supplementary views.
    private var identifiers: [NSObject: String] = [:]

    private func identifier(of registration: NSObject, register: (String) -> Void) -> String {
      if let known = identifiers[registration] { return known }
      let identifier = "Registration.\(UUID().uuidString)"
      identifiers[registration] = identifier
      register(identifier)
      return identifier
    }

    // Swift's `dequeueConfiguredReusableCell(using:for:item:)` and its variant can't be overridden, but the methods they call can.

    override func __dequeueConfiguredReusableCell(
      with registration: __UICollectionViewCellRegistration,
      for path: IndexPath,
      item: Any
    ) -> UICollectionViewCell {
      let identifier = identifier(of: registration) { identifier in
        if let nib = registration.cellNib { return register(nib, forCellWithReuseIdentifier: identifier) }
        register(registration.cellClass, forCellWithReuseIdentifier: identifier)
      }
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      registration.configurationHandler(cell, path, item)
      return cell
    }

    override func __dequeueConfiguredReusableSupplementaryView(
      with registration: __UICollectionViewSupplementaryRegistration,
      for path: IndexPath
    ) -> UICollectionReusableView {
      let kind = registration.elementKind
      let identifier = identifier(of: registration) { identifier in
        if let nib = registration.supplementaryNib {
          return register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(registration.supplementaryClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
      let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: path)
      registration.configurationHandler(view, kind, path)
      return view
    }
  #endif

  // MARK: Properties of the shown collection view

  override var isEditing: Bool {
    get { target?.isEditing ?? false }
    set { target?.isEditing = newValue }
  }
  override var allowsSelection: Bool {
    get { target?.allowsSelection ?? super.allowsSelection }
    set { target?.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { target?.allowsMultipleSelection ?? super.allowsMultipleSelection }
    set { target?.allowsMultipleSelection = newValue }
  }
  override var contentSize: CGSize {
    get { target?.contentSize ?? super.contentSize }
    set { target?.contentSize = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { target?.contentInset ?? super.contentInset }
    set { target?.contentInset = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { target?.adjustedContentInset ?? super.adjustedContentInset }
  override var contentOffset: CGPoint {
    get { target?.contentOffset ?? super.contentOffset }
    set { target?.contentOffset = newValue }
  }
  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    target?.setContentOffset(offset, animated: animated)
  }
  override var isTracking: Bool { target?.isTracking ?? false }
  override var isDragging: Bool { target?.isDragging ?? false }
  override var isDecelerating: Bool { target?.isDecelerating ?? false }
  override var frame: CGRect {
    get { target?.frame ?? super.frame }
    set { if target == nil { super.frame = newValue } }
  }
  override var bounds: CGRect {
    get { target?.bounds ?? super.bounds }
    set { if target == nil { super.bounds = newValue } }
  }
  override var backgroundColor: UIColor? {
    get { target?.backgroundColor ?? super.backgroundColor }
    set { target?.backgroundColor = newValue }
  }
  override var tintColor: UIColor! {
    get { target?.tintColor ?? super.tintColor }
    set { target?.tintColor = newValue }
  }
  override var traitCollection: UITraitCollection { target?.traitCollection ?? super.traitCollection }
  override var window: UIWindow? { target?.window }
  override var superview: UIView? { target?.superview }
  override func layoutIfNeeded() { target?.layoutIfNeeded() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { target?.convert(point, to: view) ?? point }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { target?.convert(point, from: view) ?? point }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { target?.convert(rect, to: view) ?? rect }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { target?.convert(rect, from: view) ?? rect }
}
