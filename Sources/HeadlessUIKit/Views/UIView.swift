import Foundation

/// A rectangle on the screen, with content and subviews.
@preconcurrency @MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  // MARK: Geometry

  var storedBounds: CGRect
  var storedCenter: CGPoint

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(bounds: newValue, center: storedCenter) }
  }

  /// The middle of the view in its superview's coordinates, in points.
  open var center: CGPoint {
    get { storedCenter }
    set { setGeometry(bounds: storedBounds, center: newValue) }
  }

  /// The view's rectangle in its superview's coordinates, in points. The transform is not taken into account.
  open var frame: CGRect {
    get {
      CGRect(
        x: storedCenter.x - storedBounds.width / 2,
        y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width,
        height: storedBounds.height
      )
    }
    set {
      setGeometry(
        bounds: CGRect(origin: storedBounds.origin, size: newValue.size),
        center: CGPoint(x: newValue.midX, y: newValue.midY)
      )
    }
  }

  open var transform: CGAffineTransform = .identity

  // MARK: Appearance

  open var alpha: CGFloat = 1
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { superview?.headlessSubviewVisibilityDidChange() }
    }
  }
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  public let layer = CALayer()
  var ownTintColor: UIColor?

  /// The colour of what can be tapped, inherited from the superview where it is not set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  /// The appearance that the view and its subviews are drawn in, if it is not inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  open var traitCollection: UITraitCollection {
    if overrideUserInterfaceStyle != .unspecified {
      return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }
    return superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  // MARK: Hierarchy

  final var storedSubviews: [UIView] = []

  /// The views in this one, from back to front.
  open var subviews: [UIView] { storedSubviews }

  final weak var storedSuperview: UIView?

  /// The view that this one is in, or `nil`.
  open var superview: UIView? { storedSuperview }

  final weak var storedWindow: UIWindow?

  /// The window that the view is in, or `nil`.
  open var window: UIWindow? { storedWindow }

  package weak var viewController: UIViewController?
  /// The identity of the view's layer, once it was asked for.
  package final var layerID: Int?

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  var needsLayout = true
  var subtreeNeedsLayout = true
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a container said what bars cover of the view.
  var ownsSafeArea = false

  /// The default distance between the view's edges and its content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// The layout margins by reading direction; the headless UIKit lays out from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top,
        leading: layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: layoutMargins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  open func layoutMarginsDidChange() {
    setNeedsLayout()
  }

  /// What bars cover of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  var contentHuggingPriorities = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistancePriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// The objects that react to touches on the view.
  public internal(set) final var interactions: [any UIInteraction] = []

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  // MARK: Association

  private var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// The object that is kept alive by this view under the given type, as an associated object is on Apple's platforms.
  public subscript<Object: AnyObject>(headlessAssociated type: Object.Type) -> Object? {
    get { associatedObjects[ObjectIdentifier(type)] as? Object }
    set { associatedObjects[ObjectIdentifier(type)] = newValue }
  }

  // MARK: Making a view

  public init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let isValid = UIView.checkGeometry(bounds: bounds, center: center)
    storedBounds = isValid ? bounds : .zero
    storedCenter = isValid ? center : .zero
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
  }

  override public convenience init() {
    self.init(frame: .zero)
  }

  /// Called after the view was made from a nib or a storyboard.
  open func awakeFromNib() {}

  override open var next: UIResponder? { viewController ?? superview }

  // MARK: Changing the tree and the layout

  open func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }

  open func addInteraction(_ interaction: any UIInteraction) { addOwn(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { removeOwn(interaction) }

  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  /// Whether the view is the given one or is inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The view with the given tag in this view's tree, the view itself included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A point of this view in the coordinates of another; `nil` stands for the root. Transforms are not taken into account.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  open func removeFromSuperview() {
    detach()
  }

  /// Lays the view out before the screen is drawn the next time.
  open func setNeedsLayout() {
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Lays out what needs it in this view and its subviews now.
  open func layoutIfNeeded() {
    layOutIfNeeded()
  }

  /// Resizes the view to the size that fits its present one.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  open func invalidateIntrinsicContentSize() {
    superview?.headlessSubviewContentDidChange()
  }

  // MARK: For subclasses

  open func layoutSubviews() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func setNeedsDisplay() {}

  /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits the given one best. The default is the view's present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    usedDefaultSize = true
    return bounds.size
  }

  /// Set by the default of `sizeThatFits`, so that a container can tell whether a view has a size of its own.
  var usedDefaultSize = false

  /// The size that the content asks for in the room that there is.
  ///
  /// Containers ask it where UIKit would solve constraints: what `intrinsicContentSize` leaves open comes from an
  /// override of `sizeThatFits`, and is zero without one.
  func headlessContentSize(in proposal: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    let own = headlessOwnSize(in: proposal) ?? .zero
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : own.width,
      height: intrinsic.height >= 0 ? intrinsic.height : own.height
    )
  }

  /// Whether a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest visible view that contains the point and takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The size that fits the target under the priorities.
  ///
  /// Without Auto Layout: a required dimension is kept, and the other comes from what the content asks for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthRequired = horizontalFittingPriority == .required
    let isHeightRequired = verticalFittingPriority == .required
    let content = headlessContentSize(
      in: CGSize(
        width: isWidthRequired ? targetSize.width : .greatestFiniteMagnitude,
        height: isHeightRequired ? targetSize.height : .greatestFiniteMagnitude
      )
    )
    return CGSize(
      width: isWidthRequired ? targetSize.width : content.width,
      height: isHeightRequired ? targetSize.height : content.height
    )
  }

  /// A stack view watches whether its arranged subviews are hidden.
  func headlessSubviewVisibilityDidChange() {}

  /// The content of a subview asks for another size than before.
  func headlessSubviewContentDidChange() {
    setNeedsLayout()
  }
}
