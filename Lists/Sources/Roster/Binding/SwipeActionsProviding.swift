#if !os(tvOS)
  /// A view model whose row reveals actions when it is swiped.
  ///
  /// Corresponds to `tableView(_:leadingSwipeActionsConfigurationForRowAt:)` and its trailing twin. Collections have swipe
  /// actions only in UIKit's list layouts, which ask their own configuration.
  public protocol SwipeActionsProviding {
    /// What a swipe from the leading edge reveals; `nil`, the default, stands for nothing of the view model's own.
    @MainActor func leadingSwipeActions() -> UISwipeActionsConfiguration?

    /// What a swipe from the trailing edge reveals; `nil`, the default, leaves UIKit's own delete action.
    @MainActor func trailingSwipeActions() -> UISwipeActionsConfiguration?
  }

  extension SwipeActionsProviding {
    @preconcurrency @MainActor public func leadingSwipeActions() -> UISwipeActionsConfiguration? { nil }

    @preconcurrency @MainActor public func trailingSwipeActions() -> UISwipeActionsConfiguration? { nil }
  }
#endif
