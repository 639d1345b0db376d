import RosterFlows

/// Has a list show anew what shows observable models that have changed: all of it in one batch, and one a frame at most.
@MainActor final class StaleViews {
  private lazy var waiting = FollowedElements<StaleView>(keepsAll: true, every: ContentFollowing.frame) { [weak self] in
    self?.show($0)
  }
  private weak var updater: ListUpdater?

  init(_ updater: ListUpdater) { self.updater = updater }

  func add(_ view: StaleView) { waiting.take(view) }

  private func show(_ stale: [StaleView]) {
    // A burst is made first: it may have the view show the same.
    transaction {}
    guard let updater, !updater.shown.shown.refresh({ updater.takeStage(of: stale) }) else { return }
    // The view has a batch open, which ends in the turn in which it began, or in the next one.
    for view in stale { add(view) }
  }
}
