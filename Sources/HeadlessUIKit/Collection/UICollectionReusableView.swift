import Foundation

/// A view that a collection view uses again for other elements.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier that the view is used again under; `nil` if it was not dequeued.
  public internal(set) final var reuseIdentifier: String?
  /// The kind that the view was dequeued as.
  final var pooledKind = UICollectionView.elementKindCell
  /// Whether the view was made by a collection view's dequeue.
  final var wasDequeued = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.decodeObject(forKey: UICollectionReusableView.reuseIdentifierKey) as? String
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

  /// The attributes that suit the view's content better. The default is no change.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}
