import Foundation

extension UIView {
  /// The margins that content keeps: the view's own, what bars cover, and what the superview's margins reach into it.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins ?? headlessDefaultLayoutMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewController.systemMinimumLayoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.left = max(margins.left, isMirrored ? minimum.trailing : minimum.leading)
      margins.right = max(margins.right, isMirrored ? minimum.leading : minimum.trailing)
      margins.top = max(margins.top, minimum.top)
      margins.bottom = max(margins.bottom, minimum.bottom)
    }
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let size = superview.bounds.size
      let frame = frame
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
    }
    if insetsLayoutMarginsFromSafeArea {
      let covered = safeAreaInsets
      margins.left += covered.left
      margins.right += covered.right
      margins.top += covered.top
      margins.bottom += covered.bottom
    }
    return margins
  }

  var directionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right
    )
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layoutMargins = UIEdgeInsets(
      top: margins.top,
      left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing
    )
  }
}
