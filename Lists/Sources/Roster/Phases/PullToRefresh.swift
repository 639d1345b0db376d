#if !os(tvOS)
  /// The refresh control of a list, and the content that it refreshes.
  @MainActor final class PullToRefresh {
    private weak var content: (any LoadingContent)?
    private let control = UIRefreshControl()
    private var observation: LoadObservation?

    init(_ content: some LoadingContent, _ view: UIScrollView) {
      self.content = content
      let action = UIAction { [weak self] _ in self?.refresh() }
      control.addAction(action, for: .valueChanged)
      view.refreshControl = control
      observation = content.observeStatus { [weak self] _ in self?.endSoon() }
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

    /// Lets the control go once views show the answer.
    private func endSoon() {
      guard control.isRefreshing, !isRefreshing else { return }
      Task { [weak self] in
        guard let self, !isRefreshing else { return }
        control.endRefreshing()
      }
    }
  }
#endif
