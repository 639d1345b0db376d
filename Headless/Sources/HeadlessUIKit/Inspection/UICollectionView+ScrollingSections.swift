import Foundation

extension UICollectionView {
  /// The view in which the items of a section are that scrolls by itself; `nil` for other sections and those never seen.
  public func headlessScroller(ofSection section: Int) -> UIScrollView? {
    layoutIfNeeded()
    return scrollers[section]
  }

  /// The views in which the items of sections are that scroll by themselves.
  package var headlessScrollers: [UIView] { scrollers.sorted { $0.key < $1.key }.map(\.value) }

  /// How far a section that scrolls by itself is scrolled from its leading end, in points; `nil` for other sections.
  public func headlessOffset(ofSection section: Int) -> CGFloat? {
    layoutIfNeeded()
    return scrollers[section]?.leadingOffset
  }

  /// Simulates a finger that drags a section which scrolls by itself, and lets it go.
  ///
  /// The section comes to rest where its scrolling behaviour has it rest.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - distance: how far the content moves away from its leading end, in points; negative values move it back.
  ///   - velocity: how fast it is let go; with 0, it goes to what is nearest.
  /// - Returns: whether there is such a section on the screen.
  @discardableResult
  public func headlessScrollSection(_ section: Int, by distance: CGFloat, velocity: CGFloat = 0) -> Bool {
    layoutIfNeeded()
    guard isUserInteractionEnabled, let scroller = scrollers[section], scroller.superview === self else { return false }
    scroller.simulatedVelocity = velocity
    defer { scroller.simulatedVelocity = 0 }
    let isReversed = scroller.section.axis == .horizontal && isMirrored
    let step = isReversed ? -distance : distance
    scroller.headlessScroll(
      by: scroller.section.axis == .horizontal ? CGPoint(x: step, y: 0) : CGPoint(x: 0, y: step)
    )
    layoutIfNeeded()
    return true
  }
}
