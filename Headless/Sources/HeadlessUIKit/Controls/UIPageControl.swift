import Foundation

/// Dots for pages, of which one is current.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  override final var headlessIsAccessibilityElement: Bool { true }
  /// The distance from one dot to the next, in points.
  package static let dotDistance: CGFloat = 17
  /// The height of every page control, in points.
  package static let height: CGFloat = 26

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedCurrentPage = 0

  /// The current page, kept among those that there are.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * UIPageControl.dotDistance, height: UIPageControl.height)
  }

  override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Simulates a tap on the right half, which goes on, or on the left one, which goes back.
  public func headlessTapPage(forward: Bool) {
    guard isEnabled, isReachableByTouch else { return }
    let old = storedCurrentPage
    currentPage = old + (forward ? 1 : -1)
    if storedCurrentPage != old { sendActions(for: .valueChanged) }
  }

  override func headlessPerformTap() { headlessTapPage(forward: true) }
}
