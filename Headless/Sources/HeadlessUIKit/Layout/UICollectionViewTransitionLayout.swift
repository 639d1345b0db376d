import Foundation

/// The layout between two others, while the user changes one into the other.
///
/// Elements are between their places in both; what is in one of them only fades. A subclass can interpolate more values
/// by ``updateValue(_:forAnimatedKey:)``.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the transition is, from 0 to 1; values beyond are allowed, as gestures overshoot.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  /// The layout that the transition began with.
  public let currentLayout: UICollectionViewLayout
  /// The layout that the transition leads to.
  public let nextLayout: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Keeps a value that depends on the progress, under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

  /// The value that was kept under a name; 0 if none was.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: The contract

  override open func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] {
        let own = layout.makeInvalidationContext()
        own.invalidateEverything = context.invalidateEverything
        own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  override open var collectionViewContentSize: CGSize {
    let from = currentLayout.collectionViewContentSize
    let to = nextLayout.collectionViewContentSize
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var elements: Set<CollectionElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] { elements.insert(attributes.element) }
    }
    return elements.sorted().compactMap(mixedAttributes(of:)).filter { $0.frame.intersects(rect) }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: .cell(indexPath))
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: .supplementary(elementKind, indexPath))
  }

  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(of: CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  override open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let from = currentLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    let to = nextLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return CGPoint(x: between(from.x, to.x), y: between(from.y, to.y))
  }

  // MARK: Between

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  private func mixedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.attributes(of: element)
    let to = nextLayout.attributes(of: element)
    guard let from else {
      let appearing = to?.duplicate
      appearing?.alpha *= min(max(transitionProgress, 0), 1)
      return appearing
    }
    let attributes = from.duplicate
    guard let to else {
      attributes.alpha *= 1 - min(max(transitionProgress, 0), 1)
      return attributes
    }
    attributes.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    attributes.size = CGSize(
      width: max(between(from.size.width, to.size.width), 0),
      height: max(between(from.size.height, to.size.height), 0)
    )
    attributes.alpha = between(from.alpha, to.alpha)
    attributes.transform = CGAffineTransform(
      a: between(from.transform.a, to.transform.a),
      b: between(from.transform.b, to.transform.b),
      c: between(from.transform.c, to.transform.c),
      d: between(from.transform.d, to.transform.d),
      tx: between(from.transform.tx, to.transform.tx),
      ty: between(from.transform.ty, to.transform.ty)
    )
    attributes.zIndex = transitionProgress < 1 ? from.zIndex : to.zIndex
    attributes.isHidden = from.isHidden && to.isHidden
    return attributes
  }

  // MARK: For the collection view

  override func estimatesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  override func follow(_ mapping: ListUpdateMapping) {
    currentLayout.follow(mapping)
    nextLayout.follow(mapping)
  }

  override func forgetMeasuredSizes() {
    currentLayout.forgetMeasuredSizes()
    nextLayout.forgetMeasuredSizes()
  }

  override open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  override open var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  override func followTraits() {
    currentLayout.followTraits()
    nextLayout.followTraits()
  }
}

extension UICollectionViewLayout {
  /// The attributes of any element.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }
}
