import Foundation

/// A collection that hands on to another one what has nothing to do with index paths.
@MainActor class ForwardingCollectionView: UICollectionView, ForwardingView {
  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The other collection, if it is there.
  var target: UICollectionView? { nil }

  final var forwardingTarget: UIView? { target }

  // MARK: Layout, looks and behaviour

  override var collectionViewLayout: UICollectionViewLayout {
    get { target?.collectionViewLayout ?? super.collectionViewLayout }
    set { target?.collectionViewLayout = newValue }
  }

  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    target?.setCollectionViewLayout(layout, animated: animated)
  }

  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    target?.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  override var backgroundView: UIView? {
    get { target?.backgroundView ?? super.backgroundView }
    set { if let target { target.backgroundView = newValue } else { super.backgroundView = newValue } }
  }
  override var allowsSelection: Bool {
    get { target?.allowsSelection ?? super.allowsSelection }
    set { if let target { target.allowsSelection = newValue } else { super.allowsSelection = newValue } }
  }
  override var allowsMultipleSelection: Bool {
    get { target?.allowsMultipleSelection ?? super.allowsMultipleSelection }
    set {
      if let target { target.allowsMultipleSelection = newValue } else { super.allowsMultipleSelection = newValue }
    }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { target?.allowsSelectionDuringEditing ?? super.allowsSelectionDuringEditing }
    set {
      if let target {
        target.allowsSelectionDuringEditing = newValue
      } else {
        super.allowsSelectionDuringEditing = newValue
      }
    }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { target?.allowsMultipleSelectionDuringEditing ?? super.allowsMultipleSelectionDuringEditing }
    set {
      if let target {
        target.allowsMultipleSelectionDuringEditing = newValue
      } else {
        super.allowsMultipleSelectionDuringEditing = newValue
      }
    }
  }
  override var isEditing: Bool {
    get { target?.isEditing ?? super.isEditing }
    set { if let target { target.isEditing = newValue } else { super.isEditing = newValue } }
  }
  override var allowsFocus: Bool {
    get { target?.allowsFocus ?? super.allowsFocus }
    set { if let target { target.allowsFocus = newValue } else { super.allowsFocus = newValue } }
  }
  override var allowsFocusDuringEditing: Bool {
    get { target?.allowsFocusDuringEditing ?? super.allowsFocusDuringEditing }
    set {
      if let target { target.allowsFocusDuringEditing = newValue } else { super.allowsFocusDuringEditing = newValue }
    }
  }
  #if !os(tvOS)
    override var selectionFollowsFocus: Bool {
      get { target?.selectionFollowsFocus ?? super.selectionFollowsFocus }
      set { if let target { target.selectionFollowsFocus = newValue } else { super.selectionFollowsFocus = newValue } }
    }
  #endif
  override var remembersLastFocusedIndexPath: Bool {
    get { target?.remembersLastFocusedIndexPath ?? super.remembersLastFocusedIndexPath }
    set {
      if let target {
        target.remembersLastFocusedIndexPath = newValue
      } else {
        super.remembersLastFocusedIndexPath = newValue
      }
    }
  }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { target?.selfSizingInvalidation ?? super.selfSizingInvalidation }
    set { if let target { target.selfSizingInvalidation = newValue } else { super.selfSizingInvalidation = newValue } }
  }
  #if !os(tvOS)
    override var reorderingCadence: ReorderingCadence {
      get { target?.reorderingCadence ?? super.reorderingCadence }
      set { if let target { target.reorderingCadence = newValue } else { super.reorderingCadence = newValue } }
    }
    override var dragInteractionEnabled: Bool {
      get { target?.dragInteractionEnabled ?? super.dragInteractionEnabled }
      set {
        if let target { target.dragInteractionEnabled = newValue } else { super.dragInteractionEnabled = newValue }
      }
    }
  #endif
  override var isPrefetchingEnabled: Bool {
    get { target?.isPrefetchingEnabled ?? super.isPrefetchingEnabled }
    set { if let target { target.isPrefetchingEnabled = newValue } else { super.isPrefetchingEnabled = newValue } }
  }

  // MARK: Registration

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    target?.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    target?.register(nib, forCellWithReuseIdentifier: identifier)
  }

  override func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    target?.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  override func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    target?.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  // MARK: Scrolling

  override var contentSize: CGSize {
    get { target?.contentSize ?? super.contentSize }
    set { if let target { target.contentSize = newValue } else { super.contentSize = newValue } }
  }
  override var contentInset: UIEdgeInsets {
    get { target?.contentInset ?? super.contentInset }
    set { if let target { target.contentInset = newValue } else { super.contentInset = newValue } }
  }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { target?.contentInsetAdjustmentBehavior ?? super.contentInsetAdjustmentBehavior }
    set {
      if let target {
        target.contentInsetAdjustmentBehavior = newValue
      } else {
        super.contentInsetAdjustmentBehavior = newValue
      }
    }
  }
  override var contentOffset: CGPoint {
    get { target?.contentOffset ?? super.contentOffset }
    set { if let target { target.contentOffset = newValue } else { super.contentOffset = newValue } }
  }
  override var isScrollEnabled: Bool {
    get { target?.isScrollEnabled ?? super.isScrollEnabled }
    set { if let target { target.isScrollEnabled = newValue } else { super.isScrollEnabled = newValue } }
  }
  #if !os(tvOS)
    override var isPagingEnabled: Bool {
      get { target?.isPagingEnabled ?? super.isPagingEnabled }
      set { if let target { target.isPagingEnabled = newValue } else { super.isPagingEnabled = newValue } }
    }
  #endif
  override var bounces: Bool {
    get { target?.bounces ?? super.bounces }
    set { if let target { target.bounces = newValue } else { super.bounces = newValue } }
  }
  override var alwaysBounceVertical: Bool {
    get { target?.alwaysBounceVertical ?? super.alwaysBounceVertical }
    set { if let target { target.alwaysBounceVertical = newValue } else { super.alwaysBounceVertical = newValue } }
  }
  override var alwaysBounceHorizontal: Bool {
    get { target?.alwaysBounceHorizontal ?? super.alwaysBounceHorizontal }
    set { if let target { target.alwaysBounceHorizontal = newValue } else { super.alwaysBounceHorizontal = newValue } }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { target?.showsVerticalScrollIndicator ?? super.showsVerticalScrollIndicator }
    set {
      if let target {
        target.showsVerticalScrollIndicator = newValue
      } else {
        super.showsVerticalScrollIndicator = newValue
      }
    }
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { target?.showsHorizontalScrollIndicator ?? super.showsHorizontalScrollIndicator }
    set {
      if let target {
        target.showsHorizontalScrollIndicator = newValue
      } else {
        super.showsHorizontalScrollIndicator = newValue
      }
    }
  }
  #if !os(tvOS)
    override var scrollsToTop: Bool {
      get { target?.scrollsToTop ?? super.scrollsToTop }
      set { if let target { target.scrollsToTop = newValue } else { super.scrollsToTop = newValue } }
    }
  #endif
  #if !os(visionOS)
    override var keyboardDismissMode: KeyboardDismissMode {
      get { target?.keyboardDismissMode ?? super.keyboardDismissMode }
      set { if let target { target.keyboardDismissMode = newValue } else { super.keyboardDismissMode = newValue } }
    }
  #endif
  #if !os(tvOS)
    override var refreshControl: UIRefreshControl? {
      get { target?.refreshControl ?? super.refreshControl }
      set { if let target { target.refreshControl = newValue } else { super.refreshControl = newValue } }
    }
  #endif
  override var adjustedContentInset: UIEdgeInsets { target?.adjustedContentInset ?? super.adjustedContentInset }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    target?.setContentOffset(contentOffset, animated: animated)
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    target?.scrollRectToVisible(rect, animated: animated)
  }

  override func flashScrollIndicators() { target?.flashScrollIndicators() }

  // MARK: The view

  override var frame: CGRect {
    get { target?.frame ?? super.frame }
    set { if let target { target.frame = newValue } else { super.frame = newValue } }
  }
  override var bounds: CGRect {
    get { target?.bounds ?? super.bounds }
    set { if let target { target.bounds = newValue } else { super.bounds = newValue } }
  }
  override var center: CGPoint {
    get { target?.center ?? super.center }
    set { if let target { target.center = newValue } else { super.center = newValue } }
  }
  override var alpha: CGFloat {
    get { target?.alpha ?? super.alpha }
    set { if let target { target.alpha = newValue } else { super.alpha = newValue } }
  }
  override var isHidden: Bool {
    get { target?.isHidden ?? super.isHidden }
    set { if let target { target.isHidden = newValue } else { super.isHidden = newValue } }
  }
  override var backgroundColor: UIColor? {
    get { target?.backgroundColor ?? super.backgroundColor }
    set { if let target { target.backgroundColor = newValue } else { super.backgroundColor = newValue } }
  }
  override var tintColor: UIColor! {
    get { target?.tintColor ?? super.tintColor }
    set { if let target { target.tintColor = newValue } else { super.tintColor = newValue } }
  }
  override var tag: Int {
    get { target?.tag ?? super.tag }
    set { if let target { target.tag = newValue } else { super.tag = newValue } }
  }
  override var isUserInteractionEnabled: Bool {
    get { target?.isUserInteractionEnabled ?? super.isUserInteractionEnabled }
    set {
      if let target { target.isUserInteractionEnabled = newValue } else { super.isUserInteractionEnabled = newValue }
    }
  }
  override var layoutMargins: UIEdgeInsets {
    get { target?.layoutMargins ?? super.layoutMargins }
    set { if let target { target.layoutMargins = newValue } else { super.layoutMargins = newValue } }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { target?.directionalLayoutMargins ?? super.directionalLayoutMargins }
    set {
      if let target { target.directionalLayoutMargins = newValue } else { super.directionalLayoutMargins = newValue }
    }
  }
  override var accessibilityIdentifier: String? {
    get { target?.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set {
      if let target { target.accessibilityIdentifier = newValue } else { super.accessibilityIdentifier = newValue }
    }
  }
  override var safeAreaInsets: UIEdgeInsets { target?.safeAreaInsets ?? super.safeAreaInsets }
  override var traitCollection: UITraitCollection { target?.traitCollection ?? super.traitCollection }

  override func setNeedsLayout() {
    if let target { target.setNeedsLayout() } else { super.setNeedsLayout() }
  }

  override func layoutIfNeeded() { target?.layoutIfNeeded() }

  #if canImport(UIKit)
    override var window: UIWindow? { target?.window }
    override var superview: UIView? { target?.superview }
  #endif
}
