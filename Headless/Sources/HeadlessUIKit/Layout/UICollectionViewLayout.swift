import Foundation

/// Says where the elements of a collection view are. The base class knows of none: subclass it, or use a flow layout.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  final var decorationSources: [String: CollectionViewSource] = [:]

  override public init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: The contract

  /// Called before the layout is asked for anything, each time that it is out of date.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Directions

  /// The direction that the layout was written for: that of the language that the main bundle is developed in.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .developmentRegion }

  /// Whether the collection view's x grows to the left where people read in the opposite direction, so that the layout needs not know:
  /// what it puts at 0 is at the right, and the content begins there.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Says that all of the layout is out of date; displayed views that size themselves are asked for their sizes again.
  open func invalidateLayout() {
    // A choice: displayed cells that size themselves are asked for their sizes again.
    collectionView?.measureAgain()
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says which parts of the layout are out of date.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.preferredAttributes = preferredAttributes
    if preferredAttributes.representedElementCategory == .cell {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  // MARK: Scrolling

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before the attributes of a batch update's elements are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when the attributes of a batch update's elements have been asked for.
  open func finalizeCollectionViewUpdates() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views that the layout takes away in a batch update; not asked, as the views follow the attributes.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before the view is laid out in an animated change of its bounds; not called, as animations run at once.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Where an item that the user moves would be dropped: in the place of the item at the position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.itemIndexPath(at: position) ?? previousIndexPath
  }

  /// How an item looks while the user moves it: as before, around the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// What is out of date after the user has moved items further.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What is out of date after the user has dropped items, or let go of them: then the paths are those that they had.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass.map(CollectionViewSource.viewClass)
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map(CollectionViewSource.nib)
  }

  // MARK: For the collection view

  /// Whether the sizes of views are estimates until the views were asked.
  var estimatesSizes: Bool { true }

  /// Whether the size of an element is an estimate until its view was asked.
  func estimatesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { estimatesSizes }

  /// The sections in a part of the content that scroll by themselves, by index.
  func orthogonalSections(in rect: CGRect) -> [Int: OrthogonalSection] { [:] }

  /// A section that scrolls by itself; `nil` for others.
  func orthogonalSection(_ index: Int) -> OrthogonalSection? { nil }

  /// Lets handlers change the attributes of what is visible.
  func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// How far the content is to be scrolled because it has another size, in points: 0 where it begins at the left.
  func offsetShift(from old: CGSize, to new: CGSize) -> CGFloat { 0 }

  /// What makes a section a list; `nil` for other sections.
  func list(ofSection section: Int) -> ListSection? { nil }

  /// Forgets the sizes that views have said they would like.
  func forgetMeasuredSizes() {}

  /// The collection view's traits have changed.
  func followTraits() {}

  /// Follows a batch update with what is kept by index path.
  func follow(_ mapping: ListUpdateMapping) {}

  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return contextClass?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return attributesClass?.init() ?? UICollectionViewLayoutAttributes()
  }
}
