import Foundation

extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func layOutIfNeeded() {
    let engine = engineOfLayout()
    engine?.update()
    guard needsLayout || subtreeNeedsLayout || needsPropertyUpdate else { return }
    let outerEngine = LayoutPass.engine
    LayoutPass.engine = engine
    defer { LayoutPass.engine = outerEngine }
    var passes = 0
    // A view may ask for another pass while it is laid out, for example when a cell's height turns out different.
    while needsLayout || subtreeNeedsLayout || needsPropertyUpdate, passes < UIView.maximumLayoutPasses {
      passes += 1
      updateOwnProperties()
      if needsLayout {
        needsLayout = false
        HeadlessCounts.now.layoutPasses += 1
        layOutSubviewsOnce()
        storedLayer?.layOutSublayers()
        engine?.update()
      }
      subtreeNeedsLayout = false
      for subview in storedSubviews where !isLaidOutLater(subview) {
        LayoutPass.next = ObjectIdentifier(subview)
        subview.layoutIfNeeded()
      }
      LayoutPass.next = nil
      if engine == nil, usesConstraintsInside { layoutEngine()?.update() } else { engine?.update() }
    }
  }

  private static var maximumLayoutPasses: Int { 16 }

  /// Whether a subview that this list was given waits for the next turn: see ``HeadlessVariations``.
  private func isLaidOutLater(_ subview: UIView) -> Bool {
    guard HeadlessVariations.current.contains(.addedSubviewsAreLaidOutLater), subview.needsLayout,
      (self as? UIScrollView)?.wasGiven(subview) ?? false
    else { return false }
    HeadlessRunLoop.enqueue { [weak subview] in subview?.layoutIfNeeded() }
    return true
  }

  func markAncestorsForLayout() {
    var ancestor = superview
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.superview
    }
  }

  func setGeometry(bounds newBounds: CGRect, center newCenter: CGPoint) {
    guard UIView.checkGeometry(bounds: newBounds, center: newCenter) else { return }
    AnimatedChanges.note(self, .place)
    let oldBounds = storedBounds
    storedBounds = newBounds
    storedCenter = newCenter
    updateSafeAreaInsets()
    if let state = autoLayout {
      followSuperviewMargins()
      state.engine?.geometryDidChange(of: self)
      // Nothing follows the frame of a view that constraints place, except for what moves with a scroll view's offset.
      if state.translatesMask || !state.systemGuides.isEmpty {
        state.engineItem.engine?.geometryDidChange(of: self)
      }
    }
    guard oldBounds.size != newBounds.size else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
    for subview in storedSubviews {
      if autoresizesSubviews { subview.autoresize(from: oldBounds.size, to: newBounds.size) }
      subview.followSuperviewMargins()
    }
  }

  /// Raises for a place or a size that is not finite; whether both are.
  static func checkGeometry(bounds: CGRect, center: CGPoint) -> Bool {
    // Asked for every place that a view is given.
    if bounds.origin.x.isFinite, bounds.origin.y.isFinite, bounds.size.width.isFinite, bounds.size.height.isFinite,
      center.x.isFinite, center.y.isFinite
    {
      return true
    }
    return HeadlessFailure.checkFinite(
      "CALayer bounds",
      bounds.origin.x,
      bounds.origin.y,
      bounds.size.width,
      bounds.size.height
    )
      && HeadlessFailure.checkFinite("CALayer position", center.x, center.y)
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = UIView.autoresized(
      origin: frame.origin.x,
      length: frame.size.width,
      in: oldSize.width,
      delta: newSize.width - oldSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    (frame.origin.y, frame.size.height) = UIView.autoresized(
      origin: frame.origin.y,
      length: frame.size.height,
      in: oldSize.height,
      delta: newSize.height - oldSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    self.frame = frame
  }

  /// Shares a superview's growth among the flexible parts of one axis in proportion to their lengths.
  private static func autoresized(
    origin: CGFloat,
    length: CGFloat,
    in oldLength: CGFloat,
    delta: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let flexible = [flexibleStart, flexibleLength, flexibleEnd]
    guard flexible.contains(true) else { return (origin, length) }
    let parts = zip(flexible, [origin, length, oldLength - origin - length]).map { $0 ? max(0, $1) : 0 }
    let total = parts.reduce(0, +)
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total > 0 ? delta * parts[index] / total : delta / CGFloat(flexible.count { $0 })
    }
    return (origin + share(0), max(0, length + share(1)))
  }

  /// Says what bars cover of the view; from then on the insets are not derived from the superview's.
  func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    ownsSafeArea = true
    adoptSafeAreaInsets(insets)
  }

  /// Derives the insets from the part of the view that is outside its superview's safe area.
  func updateSafeAreaInsets() {
    guard !ownsSafeArea else { return }
    // What is inside a scroll view moves with the content, which keeps clear of the bars as a whole.
    guard let superview, superview.storedSafeAreaInsets != .zero, !(superview is UIScrollView) else {
      adoptSafeAreaInsets(viewController?.additionalSafeAreaInsets ?? .zero)
      return
    }
    let outer = superview.storedSafeAreaInsets
    let additional = viewController?.additionalSafeAreaInsets ?? .zero
    let frame = frame
    let area = superview.bounds.inset(by: outer)
    adoptSafeAreaInsets(
      UIEdgeInsets(
        top: max(0, min(area.minY - frame.minY, outer.top)) + additional.top,
        left: max(0, min(area.minX - frame.minX, outer.left)) + additional.left,
        bottom: max(0, min(frame.maxY - area.maxY, outer.bottom)) + additional.bottom,
        right: max(0, min(frame.maxX - area.maxX, outer.right)) + additional.right
      )
    )
  }

  private func adoptSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard storedSafeAreaInsets != insets else { return }
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in storedSubviews {
      subview.updateSafeAreaInsets()
      subview.followSuperviewMargins()
    }
  }
}

extension UIView {
  final var contentHuggingPriorities: AxisPriorities {
    get { ownHuggingPriorities ?? type(of: self).headlessHugging }
    set { ownHuggingPriorities = newValue }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentHuggingPriorities.horizontal : contentHuggingPriorities.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      contentHuggingPriorities.horizontal = priority
    } else {
      contentHuggingPriorities.vertical = priority
    }
    layoutStructureDidChange()
    superview?.setNeedsLayout()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistancePriorities.horizontal : compressionResistancePriorities.vertical
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      compressionResistancePriorities.horizontal = priority
    } else {
      compressionResistancePriorities.vertical = priority
    }
    layoutStructureDidChange()
    superview?.setNeedsLayout()
  }
}
