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
    if insetsLayoutMarginsFromSafeArea {
      let covered = safeAreaInsets
      margins.left += covered.left
      margins.right += covered.right
      margins.top += covered.top
      margins.bottom += covered.bottom
    }
    // The superview's margins have what bars cover of it in them, so that it counts once. A view that reaches over an edge of its
    // superview keeps the margin at its own edge: so does a content view until its cell lays it out.
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutMargins
      let area = superview.bounds
      let frame = frame
      // What is scrolled has no fixed distance from the edges of its scroll view.
      let scrollView = superview as? UIScrollView
      if scrollView?.scrolls(.horizontal) != true {
        margins.left = max(margins.left, outer.left - max(0, frame.minX - area.minX))
        margins.right = max(margins.right, outer.right - max(0, area.maxX - frame.maxX))
      }
      if scrollView?.scrolls(.vertical) != true {
        margins.top = max(margins.top, outer.top - max(0, frame.minY - area.minY))
        margins.bottom = max(margins.bottom, outer.bottom - max(0, area.maxY - frame.maxY))
      }
    }
    return margins
  }

  /// Tells the view and those inside it that keep its margins.
  func marginsDidChange() {
    if preservesSuperviewLayoutMargins { autoLayout?.announcedMargins = effectiveLayoutMargins }
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for subview in storedSubviews { subview.followSuperviewMargins() }
  }

  /// Looks at the superview's margins anew, if the view keeps them.
  func followSuperviewMargins() {
    guard let state = autoLayout, state.preservesSuperviewLayoutMargins,
      state.announcedMargins != effectiveLayoutMargins
    else { return }
    marginsDidChange()
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
