import Foundation

/// A view that a collection view uses again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier that the view is used again under; `nil` if it was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind that the view was dequeued as.
  final var pooledKind = UICollectionView.elementKindCell
  /// The size that ``preferredLayoutAttributesFitting(_:)`` of this library has answered, which no app has changed yet.
  final var inheritedSize: CGSize?
  /// Whether the view was made by a collection view's dequeue.
  final var wasDequeued = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.decodeObject(forKey: UICollectionReusableView.reuseIdentifierKey) as? String
    HeadlessCoder.finish(self, as: UICollectionReusableView.self, coder)
  }

  /// Makes a view of a class that is known at run time only. It calls the class's own `init(frame:)`.
  public required convenience init(headlessFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// The key of a reuse identifier in a ``HeadlessCoder``.
  static var reuseIdentifierKey: String { "reuseIdentifier" }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called with the attributes that the view has now.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that suit the view's content better. The default is the size that constraints say, if there are any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    inheritedSize = layoutAttributes.size
    guard usesConstraintsInside else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate
    preferred.size = fittingSize(for: layoutAttributes)
    inheritedSize = preferred.size
    return preferred
  }

  override var headlessIsLayoutHost: Bool { true }

  /// The collection view that the view is in.
  package var headlessCollectionView: UICollectionView? {
    superview as? UICollectionView
      ?? (superview as? OrthogonalScrollView ?? superview?.superview as? OrthogonalScrollView)?.collectionView
  }

  /// What the view is in a list layout.
  package internal(set) final var listPlace: ListPlace? {
    didSet { if listPlace != oldValue { listPlaceDidChange() } }
  }

  func listPlaceDidChange() {
    setNeedsLayout()
  }

  /// The size that suits the view in the directions in which the layout takes it; the others stay as they are.
  final func fittingSize(for layoutAttributes: UICollectionViewLayoutAttributes) -> CGSize {
    guard let axes = layoutAttributes.measuredAxes else { return systemLayoutSizeFitting(layoutAttributes.size) }
    return systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
    )
  }

  override open func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    headlessCollectionView?.sizeMayHaveChanged(of: self, isConstraint: false)
  }

  override func headlessConstraintsDidChange() {
    headlessCollectionView?.sizeMayHaveChanged(of: self, isConstraint: true)
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
