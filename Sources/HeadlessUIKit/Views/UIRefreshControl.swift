import Foundation

/// The spinner above a list that is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }

  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }
}
