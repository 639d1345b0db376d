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
  /// What an override of `sizeThatFits` answers; `nil` if there is none.
  func headlessOwnSize(in size: CGSize) -> CGSize? {
    usedDefaultSize = false
    let answer = sizeThatFits(size)
    defer { usedDefaultSize = false }
    return usedDefaultSize && answer == bounds.size ? nil : answer
  }
}

extension UIView {
  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }
}
