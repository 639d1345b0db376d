import Foundation

extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lays the view out before the screen is drawn the next time.
  public func setNeedsLayout() {
    needsLayout = true
    markAncestorsForLayout()
  }

  /// Lays out what needs it in this view and its subviews now.
  public func layoutIfNeeded() {
    guard needsLayout || subtreeNeedsLayout else { return }
    var passes = 0
    // A view may ask for another pass while it is laid out, for example when a cell's height turns out different.
    while needsLayout || subtreeNeedsLayout, passes < UIView.maximumLayoutPasses {
      passes += 1
      if needsLayout {
        needsLayout = false
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
      }
      subtreeNeedsLayout = false
      for subview in subviews { subview.layoutIfNeeded() }
    }
  }

  private static var maximumLayoutPasses: Int { 16 }

  func markAncestorsForLayout() {
    var ancestor = superview
    while let view = ancestor, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      ancestor = view.superview
    }
  }

  func setGeometry(bounds newBounds: CGRect, center newCenter: CGPoint) {
    let oldBounds = storedBounds
    storedBounds = newBounds
    storedCenter = newCenter
    guard oldBounds.size != newBounds.size else { return }
    setNeedsLayout()
    if autoresizesSubviews {
      for subview in subviews { subview.autoresize(from: oldBounds.size, to: newBounds.size) }
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = UIView.autoresized(
      origin: frame.origin.x,
      length: frame.size.width,
      delta: newSize.width - oldSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    (frame.origin.y, frame.size.height) = UIView.autoresized(
      origin: frame.origin.y,
      length: frame.size.height,
      delta: newSize.height - oldSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    self.frame = frame
  }

  /// Shares a superview's growth among the flexible parts of one axis equally.
  private static func autoresized(
    origin: CGFloat,
    length: CGFloat,
    delta: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts = [flexibleStart, flexibleLength, flexibleEnd].count { $0 }
    guard parts > 0 else { return (origin, length) }
    let share = delta / CGFloat(parts)
    return (origin + (flexibleStart ? share : 0), max(0, length + (flexibleLength ? share : 0)))
  }

  /// Resizes the view to the size that fits its present one.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  public func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard storedSafeAreaInsets != insets else { return }
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentHuggingPriorities.horizontal : contentHuggingPriorities.vertical
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      contentHuggingPriorities.horizontal = priority
    } else {
      contentHuggingPriorities.vertical = priority
    }
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
    superview?.setNeedsLayout()
  }
}
