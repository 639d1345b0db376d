import Foundation

extension UIView {
  /// A length rounded up to whole pixels, in points.
  func pixelCeil(_ length: CGFloat) -> CGFloat {
    let scale: CGFloat = 2
    // What is cut off here is less than what a line may be too long by, or a label would break where it just fits.
    return ((length - HeadlessFontMetrics.tolerance / 2) * scale).rounded(.up) / scale
  }

  /// A size rounded up to whole pixels, in points.
  func pixelCeil(_ size: CGSize) -> CGSize {
    CGSize(width: pixelCeil(size.width), height: pixelCeil(size.height))
  }

  /// Whether the view and everything it is in can be seen and takes touches.
  package var isReachableByTouch: Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if view.isHidden || view.alpha <= 0.01 || !view.isUserInteractionEnabled { return false }
      ancestor = view.superview
    }
    return true
  }
}

extension UIView {
  /// The distance from the top to the baseline of the first or last line of text, in points; a view without text
  /// stands on the baseline.
  func headlessBaseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    guard let label = self as? UILabel, let font = label.font, label.text?.isEmpty == false else { return size.height }
    // Text is centred vertically where the label is higher than it.
    let text = label.headlessTextLayout(in: size.width).size.height
    let top = max(0, (size.height - text) / 2)
    let line = isFirst ? 0 : max(0, text - font.lineHeight)
    return top + line + font.headlessMetrics.baselineOffset
  }

  /// How much the view resists growing along an axis. A view without a size of its own does not resist.
  func headlessEffectiveHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let stack = self as? UIStackView {
      let views = stack.visibleViews.map { $0.headlessEffectiveHugging(for: axis) }
      let limit = stack.axis == axis || stack.alignment != .fill ? views.min() : views.max()
      return min(limit ?? UILayoutPriority(0), stack.contentHuggingPriority(for: axis))
    }
    let intrinsic = intrinsicContentSize
    let length = axis == .horizontal ? intrinsic.width : intrinsic.height
    if length == UIView.noIntrinsicMetric, headlessOwnSize(in: UIView.layoutFittingExpandedSize) == nil {
      return UILayoutPriority(0)
    }
    return contentHuggingPriority(for: axis)
  }

  /// What an override of `sizeThatFits` answers; `nil` if there is none.
  func headlessOwnSize(in size: CGSize) -> CGSize? {
    usedDefaultSize = false
    let answer = sizeThatFits(size)
    defer { usedDefaultSize = false }
    return usedDefaultSize && answer == bounds.size ? nil : answer
  }
}
