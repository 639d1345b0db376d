import Foundation

/// The spinner above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room that a refresh control takes above the content while it refreshes, in points: a choice.
  public static let headlessHeight: CGFloat = 60

  public private(set) var isRefreshing = false

  /// Shows the spinner and makes room for it above the content, which stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    (superview as? UIScrollView)?.refreshingDidChange()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    (superview as? UIScrollView)?.refreshingDidChange()
  }
}
