import RosterFlows

/// The views to refresh because observable models changed, in one batch and at most once per frame.
@MainActor final class StaleViews {
  private lazy var waiting = FollowedElements<StaleView>(keepsAll: true, every: ContentFollowing.frame) { [weak self] in
    self?.show($0)
  }
  private weak var updater: ListUpdater?

  init(_ updater: ListUpdater) { self.updater = updater }

  func add(_ view: StaleView) { waiting.take(view) }

  private func show(_ stale: [StaleView]) {
    // Complete coalesced changes first, because they can refresh the same views.
    transaction {}
    guard let updater, !updater.shown.shown.refresh({ updater.takeStage(of: stale) }) else { return }
    // The view's open batch ends in the same turn or the next one.
    for view in stale { add(view) }
  }
}
