extension UIScrollView {
  #if !os(tvOS)
    /// Lets the user pull this list down to refresh content with a `UIRefreshControl`.
    ///
    /// A refresh that began otherwise is joined, but doesn't pull the list down. The control spins until the view has shown the
    /// result, animations included, or shows other content. The view retains the control, but not the content.
    ///
    /// Apps that are optimized for the Mac have no refresh control, so nothing is added there. Call the content's
    /// ``LoadingContent/refresh()`` from a command:
    ///
    /// ```swift
    /// let refresh = UIAction { [weak feed] _ in feed?.refresh() }
    /// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: refresh)
    /// ```
    ///
    /// - Parameter content: The content to refresh, which is the list's content or its base.
    public func pullsToRefresh(_ content: some LoadingContent) {
      if traitCollection.userInterfaceIdiom == .mac { return }
      associate(PullToRefresh(content, self))
    }
  #endif

  /// Shows a view behind the rows for phases of content, for example an illustration for an empty list.
  ///
  /// Sets the `backgroundView` of a table or collection view. Other scroll views don't have one.
  ///
  /// - Parameters:
  ///   - content: The content with the phases. It isn't retained.
  ///   - view: A closure that returns the view for a loading status, or `nil`. It's called after each change.
  public func showsBackground(
    of content: some LoadingContent,
    _ view: @escaping @MainActor (_ status: LoadStatus) -> UIView?
  ) {
    guard let list = self as? any ListView else { return }
    list.backgroundView = view(content.status)
    associate(PhaseBackground(content.observeStatus { [weak list] in list?.backgroundView = view($0) }))
  }
}

/// A background that follows phases until its view releases it.
private final class PhaseBackground {
  let observation: LoadObservation

  init(_ observation: LoadObservation) {
    self.observation = observation
  }
}
