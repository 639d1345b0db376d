import Foundation

/// A rectangle on the screen, with content and subviews.
@preconcurrency @MainActor open class UIView: UIResponder {
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

  /// The view's rectangle in its superview's coordinates, in points: with a transform, the smallest around the view.
  open var frame: CGRect {
    get {
      if !transform.isIdentity { return transformedFrame }
      return CGRect(
        x: storedCenter.x - storedBounds.width / 2,
        y: storedCenter.y - storedBounds.height / 2,
        width: storedBounds.width,
        height: storedBounds.height
      )
    }
    set {
      let size = transform.isIdentity ? newValue.size : untransformed(newValue.size)
      setGeometry(
        bounds: CGRect(origin: storedBounds.origin, size: size),
        center: CGPoint(x: newValue.midX, y: newValue.midY)
      )
    }
  }

  open var transform: CGAffineTransform = .identity { willSet { AnimatedChanges.note(self, .transform) } }

  // MARK: Appearance

  open var alpha: CGFloat = 1 { willSet { AnimatedChanges.note(self, .alpha) } }
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { superview?.headlessSubviewVisibilityDidChange() }
    }
  }
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor? { willSet { AnimatedChanges.note(self, .backgroundColor) } }
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  final var storedLayer: CALayer?
  /// The class of the view's layer. A class of an app's own is made by `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view is drawn with; its place, colours and visibility are the view's.
  open var layer: CALayer { knownLayer }
  /// The view that shows what of this one is seen, in its coordinates.
  open var mask: UIView?
  var ownTintColor: UIColor?

  /// The colour of what can be tapped, inherited from the superview where it is not set.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the tint colour is dimmed, inherited from the superview where it is `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  open func tintColorDidChange() {}

  /// The appearance that the view and its subviews are drawn in, if it is not inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// What the view knows of its traits; `nil` for a view that has the initial ones and overrides none.
  final var traitState: TraitState?

  /// The view's environment, inherited from what it is in.
  open var traitCollection: UITraitCollection { storedWindow == nil ? inheritedAndOwnTraits : announcedTraits }

  /// Called after the traits have become others, first for a view, then for what is in it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What UIKit's own views do when their traits have changed, before code of the app is called.
  func headlessTraitsDidChange(from previous: UITraitCollection) {}
  /// The view that this one is about to be put into, whose traits it has already: it is measured before.
  var headlessContainer: UIView? { nil }

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
  /// Whether the view is to be asked for `updateProperties()`.
  final var needsPropertyUpdate = true
  final var needsDisplay = true
  /// Whether it is drawn at the end of the turn.
  final var waitsForDisplay = false
  /// What UIKit's calls of the view have read of observable models.
  final var observedCalls: [ObservedCall: ObservedCallReads] = [:]
  /// What the view keeps for Auto Layout; `nil` where that is not used.
  final var autoLayout: AutoLayoutState?
  /// Whether constraints are or have been used in the view's tree.
  final var usesConstraintsInside = false
  /// Whether a constraint of an ancestor is or has been about the view or what is in it.
  final var isReferencedFromAbove = false
  /// Whether the view is to be asked for `updateConstraints()`.
  final var waitsForConstraintUpdate = true
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// Whether a container said what bars cover of the view.
  var ownsSafeArea = false

  final var ownLayoutMargins: UIEdgeInsets?

  /// The distance between the view's edges and its content, in points, with what bars cover and what superviews keep.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      guard newValue != ownLayoutMargins else { return }
      ownLayoutMargins = newValue
      marginsDidChange()
    }
  }

  /// The layout margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins reach at least as far in as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.preservesSuperviewLayoutMargins ?? false }
    set {
      autoLayoutState.preservesSuperviewLayoutMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether what bars cover is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      autoLayoutState.insetsLayoutMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  open func layoutMarginsDidChange() {
    setNeedsLayout()
    systemGuidesDidChange()
  }

  /// The margins of a view for which the app has set none, in points.
  var headlessDefaultLayoutMargins: UIEdgeInsets {
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

  /// What bars cover of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// How much the view resists growing beyond its content, where it was said.
  final var ownHuggingPriorities: AxisPriorities?

  /// How much views of the class that are made in code resist growing beyond their contents.
  class var headlessHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow) }

  var compressionResistancePriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  // MARK: Auto Layout

  /// Whether the frame and the mask are constraints; `false` for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      autoLayoutState.translatesMask = newValue
      superview?.headlessTranslationDidChange(of: self)
      if newValue { layoutStructureDidChange() } else { markConstraintUse() }
    }
  }

  /// Whether the view needs Auto Layout to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the view waits for `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { waitsForConstraintUpdate }

  /// Has `updateConstraints()` called in the next layout pass.
  open func setNeedsUpdateConstraints() {
    waitsForConstraintUpdate = true
    if !usesConstraintsInside { markConstraintUse() }
    layoutEngine()?.setNeedsConstraintUpdates()
  }

  /// Calls `updateConstraints()` of the view and what is in it, where it waits.
  open func updateConstraintsIfNeeded() { layoutEngine()?.updateConstraints() }

  /// Configures content and styling, before layouts and apart from them. Overrides call `super`.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  open func updateProperties() {}

  /// Brings the view's constraints up to date. Overrides call `super` last.
  open func updateConstraints() {}

  /// How far the alignment rectangle, which constraints are about, is inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }

  // MARK: Anchors and guides

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  /// The area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The area inside the margins that is narrow enough to read texts in.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The area that bars do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { knownKeyboardGuide }

  /// The view whose first line of text is this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text is this view's.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view's own content is mirrored where the interface reads from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { autoLayout?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      autoLayoutState.semanticContentAttribute = newValue
      layoutStructureDidChange()
      setNeedsLayout()
    }
  }

  /// The direction in which the view's own content reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Whether the view is laid out apart from what it is in, as cells are.
  var headlessIsLayoutHost: Bool { false }
  /// How far from the view's edges it keeps one of its subviews; `nil` if it keeps it nowhere.
  func headlessInsets(ofHosted view: UIView) -> UIEdgeInsets? { nil }
  /// Whether the content's height depends on the width that it gets.
  var headlessMeasuresHeightInWidth: Bool { false }
  /// The height of the content in a width, in points.
  func headlessHeight(inWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  func headlessBaseline(isFirst: Bool) -> LayoutBaseline { .bottom }
  /// A subview's mask does or does not count as constraints any more.
  func headlessTranslationDidChange(of subview: UIView) {}
  /// The size that the content asks for where there is room for all of it.
  var headlessNaturalSize: CGSize { intrinsicContentSize }
  /// A constraint, a constant or a content in the view's tree has changed.
  func headlessConstraintsDidChange() {}

  // MARK: Focus

  final var focusValues: FocusValues?
  /// Whether the view can be focused: list cells and texts, unless a subclass says so.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.focusEngine.focusedItem === self }
  open var focusGroupIdentifier: String? {
    get { focusValues?.groupIdentifier }
    set { changeableFocusValues.groupIdentifier = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusValues?.groupPriority ?? .ignored }
    set { changeableFocusValues.groupPriority = newValue }
  }
  open var focusEffect: UIFocusEffect? {
    get { focusValues?.effect ?? UIFocusEffect() }
    set { changeableFocusValues.effect = .some(newValue) }
  }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  open func updateFocusIfNeeded() { window?.focusEngine.updateIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  final var storedInteractions: [any UIInteraction] = []
  final var flipsContent = false  // Whether x grows to the left inside, as in a collection whose layout flips.
  final var storedGestureRecognizers: [UIGestureRecognizer] = []

  /// The recognisers of gestures on the view and what is in it; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recogniser of the view may recognise; asked before its delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Whether assistive technology meets the view itself; as in UIKit, standard controls and texts are met without it.
  open var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? headlessIsAccessibilityElement }
    set { storedIsAccessibilityElement = newValue }
  }
  private final var storedIsAccessibilityElement: Bool?
  /// Whether views of the class are elements unless they say otherwise.
  var headlessIsAccessibilityElement: Bool { false }
  /// Whether assistive technology meets nothing in the view.
  open var accessibilityElementsHidden = false
  /// The elements in the view, in the order in which they are read; `nil` leaves both to the views in it.
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Stored only.
  open var accessibilityViewIsModal = false

  /// Called after VoiceOver's cursor has come to the view.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after VoiceOver's cursor has left the view.
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { HeadlessVoiceOver.shared.focusedElement === self }
  /// Does what a double tap under VoiceOver does; `false` leaves it to a simulated tap.
  open func accessibilityActivate() -> Bool { false }

  /// The objects that the view keeps alive, by their types.
  final var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  // MARK: Making a view

  public init(frame: CGRect) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let isValid = UIView.checkGeometry(bounds: bounds, center: center)
    storedBounds = isValid ? bounds : .zero
    storedCenter = isValid ? center : .zero
    traitState = UIScreen.predictedTraitState()
    super.init()
  }

  public required init?(coder: NSCoder) {
    let frame: CGRect = coder.headlessValue(forKey: "frame") ?? .zero
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    traitState = UIScreen.predictedTraitState()
    super.init()
    HeadlessCoder.finish(self, as: UIView.self, coder)
  }

  override public convenience init() {
    self.init(frame: .zero)
  }

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

  /// The objects that react to touches on the view.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { setOwn(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { addOwn(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { removeOwn(interaction) }

  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  /// Whether the view is the given one or is inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The view with the given tag in this view's tree, the view itself included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A point of this view in the coordinates of another; `nil` stands for the root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
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
    if let state = autoLayout { (state.engineItem.engine ?? state.engine)?.contentDidChange(of: self) }
    superview?.headlessContentDidChange(of: self)
  }

  // MARK: For subclasses

  /// Places subviews. The default gives those that constraints place the frames that were found for them.
  open func layoutSubviews() {
    if usesConstraintsInside { adoptSolution() }
  }

  /// Lays out the layer of the view: the view's subviews, by ``layoutSubviews()``. Overrides call `super`.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Called before ``didMoveToWindow()`` when the view is in a window, for views that some windows do not have.
  func headlessDidEnterWindow() {}
  open func safeAreaInsetsDidChange() { systemGuidesDidChange() }
  /// Draws the view, before it is seen the first time and after `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { askForDisplay() }

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

  /// The size that fits the target best, as what the view contains allows.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that fits the target under the priorities, as the constraints of the view and of what is in it say.
  ///
  /// Without constraints, a required dimension is kept, and the other comes from what the content asks for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if usesConstraintsInside {
      return fittedByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
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
  func headlessContentDidChange(of subview: UIView) {
    setNeedsLayout()
  }
}
