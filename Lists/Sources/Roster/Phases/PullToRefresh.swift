#if !os(tvOS)
  /// The refresh control of a list, and the content that it refreshes.
  @MainActor final class PullToRefresh {
    private weak var content: (any LoadingContent)?
    private let control = UIRefreshControl()
    private var observation: LoadObservation?
    /// The number of batches that the view is animating.
    private var runningBatches = 0

    init(_ content: some LoadingContent, _ view: UIScrollView) {
      self.content = content
      let action = UIAction { [weak self] _ in self?.refresh() }
      control.addAction(action, for: .valueChanged)
      view.refreshControl = control
      observation = content.observeStatus { [weak self] _ in self?.endSoon() }
      observation?.onContentGone { [weak self] in self?.endSoon() }
    }

    private func refresh() {
      content?.refresh()
      endSoon()
    }

    private var isRefreshing: Bool {
      switch content?.status.phase {
      case .firstLoad, .refreshing: true
      case .idle, .empty, .failed, .content, .failedOverContent, nil: false
      }
    }

    /// Ends refreshing once the view has shown the result, animations included.
    private func endSoon() {
      guard control.isRefreshing, !isRefreshing else { return }
      Task { [weak self] in
        guard let self, !isRefreshing, runningBatches == 0 else { return }
        control.endRefreshing()
      }
    }

    // MARK: The view

    /// Records that the view begins a batch.
    func batchWillBegin() { runningBatches += 1 }

    /// Records that the view ended a batch's animation. The batch can be older than the control.
    func batchDidEnd() {
      runningBatches = max(0, runningBatches - 1)
      endSoon()
    }

    /// Ends refreshing if the view no longer shows the content.
    func attachmentDidChange(in view: UIScrollView) {
      if let changes = (content as? any DataSource)?.channel,
        view.associated(ListAttachment.self)?.delegate.list.list.channel.isMade(of: changes) != true
      {
        control.endRefreshing()
      }
    }
  }
#endif
