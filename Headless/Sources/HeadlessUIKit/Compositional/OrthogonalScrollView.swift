import Foundation

/// The view in which the items of a section are that scrolls by itself.
@MainActor final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collectionView: UICollectionView?
  var section: OrthogonalSection
  /// How fast the content is let go in the next simulated drag, away from its leading end, in points a second.
  var simulatedVelocity: CGFloat = 0
  private var offsetBeforeDrag: CGFloat = 0
  private let variations = HeadlessVariations.current
  private lazy var nested = UIView(frame: bounds)

  /// The view that the section's cells are in.
  var container: UIView? {
    if variations.contains(.scrollingSectionsHaveNoView) { return collectionView }
    guard variations.contains(.scrollingSectionsAreNested) else { return self }
    if nested.superview == nil { addSubview(nested) }
    return nested
  }

  init(_ section: OrthogonalSection, in collectionView: UICollectionView) {
    self.section = section
    self.collectionView = collectionView
    super.init(frame: section.frame)
    clipsToBounds = false
    followDirection(of: collectionView)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    update(section)
    leadingOffset = -section.centeringInsets.start
    scrollDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Lets the coordinates run as those of the collection do.
  func followDirection(of collectionView: UICollectionView) {
    flipsContent = collectionView.flipsContent
    nested.flipsContent = flipsContent
  }

  /// Whether the leading end is where x is greatest.
  private var isReversed: Bool { section.axis == .horizontal && collectionView?.mirrorsElements == true }

  private var furthest: CGFloat { section.axis.length(contentSize) - section.axis.length(bounds.size) }

  /// How far the content is scrolled from its leading end, in points.
  var leadingOffset: CGFloat {
    get {
      let offset = section.axis == .horizontal ? contentOffset.x : contentOffset.y
      return isReversed ? furthest - offset : offset
    }
    set {
      let offset = isReversed ? furthest - newValue : newValue
      contentOffset = section.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
  }

  /// Follows the layout; what is at the leading edge stays there.
  func update(_ section: OrthogonalSection) {
    let offset = leadingOffset
    self.section = section
    frame = section.frame
    contentSize = section.contentSize
    let (start, end) = section.centeringInsets
    contentInset =
      section.axis == .vertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: isReversed ? end : start, bottom: 0, right: isReversed ? start : end)
    leadingOffset = offset
    clampContentOffset()
  }

  /// The nearest offset at which the content can rest.
  func clampedLeadingOffset(_ offset: CGFloat) -> CGFloat {
    let (start, end) = section.centeringInsets
    return min(max(offset, -start), max(furthest + end, -start))
  }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collectionView?.setNeedsLayout()
    if container === collectionView { collectionView?.moveCells(of: self) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    offsetBeforeDrag = leadingOffset
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = section.target(for: leadingOffset, from: offsetBeforeDrag, velocity: simulatedVelocity)
    let offset = isReversed ? furthest - target : target
    targetContentOffset.pointee = section.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView?.layoutIfNeeded()
  }
}
