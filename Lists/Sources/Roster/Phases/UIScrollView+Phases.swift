extension UIScrollView {
  #if !os(tvOS)
    /// Has the user pull this list down to refresh content, by a `UIRefreshControl` that spins until there is an answer.
    ///
    /// A refresh that the content began otherwise is joined; it does not pull the list down by itself. The control spins until the
    /// view has shown the answer, animations included, or shows other content. The view keeps the control and not the content.
    ///
    /// An app that is optimized for the Mac has no refresh control, so nothing is added there. Call the content's
    /// ``LoadingContent/refresh()`` from a command:
    ///
    /// ```swift
    /// let refresh = UIAction { [weak feed] _ in feed?.refresh() }
    /// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: refresh)
    /// ```
    ///
    /// - Parameter content: the content to refresh: that of the list, or its base.
    public func pullsToRefresh(_ content: some LoadingContent) {
      if traitCollection.userInterfaceIdiom == .mac { return }
      associate(PullToRefresh(content, self))
    }
  #endif

  /// Shows a view behind the rows for phases of content: an illustration where there are none, for example.
  ///
  /// Tables and collections have a `backgroundView`, which this sets; other scroll views have none.
  ///
  /// - Parameters:
  ///   - content: the content whose phases they are; it is not kept alive.
  ///   - view: the view for a status of the loading; `nil` for none. It is asked after each change.
  public func showsBackground(
    of content: some LoadingContent,
    _ view: @escaping @MainActor (_ status: LoadStatus) -> UIView?
  ) {
    guard let list = self as? any ListView else { return }
    list.backgroundView = view(content.status)
    associate(PhaseBackground(content.observeStatus { [weak list] in list?.backgroundView = view($0) }))
  }
}

/// A background that follows phases as long as its view keeps it.
private final class PhaseBackground {
  let observation: LoadObservation

  init(_ observation: LoadObservation) {
    self.observation = observation
  }
}
