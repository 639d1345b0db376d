import Foundation

extension UIScrollView {
  /// Scrolls by a page, as far as the content goes; `false` where it is at its end.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let inset = adjustedContentInset
    let page = CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    // Fingers that go up move what is below into sight.
    switch direction {
    case .up, .next: offset.y += page.height
    case .down, .previous: offset.y -= page.height
    case .left: offset.x += page.width
    case .right: offset.x -= page.width
    }
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let greatest = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height)
    )
    offset.x = min(max(offset.x, least.x), greatest.x)
    offset.y = min(max(offset.y, least.y), greatest.y)
    guard isScrollEnabled, offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}
