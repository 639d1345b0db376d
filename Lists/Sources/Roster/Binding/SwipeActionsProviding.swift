#if !os(tvOS)
  /// A view model whose row has swipe actions.
  ///
  /// Corresponds to `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` and its trailing variant. In collection views, only
  /// UIKit's list layouts have swipe actions, and they use their own configuration.
  public protocol SwipeActionsProviding {
    /// Returns the actions of the leading edge. The default is `nil`, which adds no actions.
    @MainActor func leadingSwipeActions() -> UISwipeActionsConfiguration?

    /// Returns the actions of the trailing edge. The default is `nil`, which leaves UIKit's delete action.
    @MainActor func trailingSwipeActions() -> UISwipeActionsConfiguration?
  }

  extension SwipeActionsProviding {
    @preconcurrency @MainActor public func leadingSwipeActions() -> UISwipeActionsConfiguration? { nil }

    @preconcurrency @MainActor public func trailingSwipeActions() -> UISwipeActionsConfiguration? { nil }
  }
#endif
