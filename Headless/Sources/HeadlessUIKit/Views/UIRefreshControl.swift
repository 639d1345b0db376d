import Foundation

/// The spinner above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room that a refresh control takes above the content while it refreshes, in points: a choice.
  public static let headlessHeight: CGFloat = 60

  public private(set) var isRefreshing = false
  /// What is written below the spinner; stored only.
  open var attributedTitle: NSAttributedString?

  /// Shows the spinner and makes room for it above the content, which stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    (superview as? UIScrollView)?.refreshingDidChange()
  }

  override func headlessDidEnterWindow() {
    super.headlessDidEnterWindow()
    // A scroll view has looked at the one that it was given.
    guard !HeadlessSystem.hasAllControlsInMacIdiom, (superview as? UIScrollView)?.refreshControl !== self else {
      return
    }
    HeadlessFailure.refuseInMacIdiom("UIRefreshControl", self)
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    (superview as? UIScrollView)?.refreshingDidChange()
  }
}
