/// Has a list show anew what shows observable models that have changed: all of it in one batch, and one a frame at most.
@MainActor final class StaleViews {
  private let waiting = FollowedElements<StaleView>(keepsAll: true, every: ContentFollowing.frame) { stale in
    UpdateCoordinator.shared.show { StaleViews.showing(stale) }
  }

  /// Those of a view, whatever composites hand to children instead of it.
  static func of(_ view: UIView) -> StaleViews {
    if let stale = view.associated(StaleViews.self) { return stale }
    let stale = StaleViews()
    view.associate(stale)
    return stale
  }

  func add(_ view: StaleView) { waiting.take(view) }

  private static func showing(_ stale: [StaleView]) -> UpdateCoordinator.Showing? {
    var showing = UpdateCoordinator.Showing()
    var parts: [ObjectIdentifier: (updater: ListUpdater, views: [StaleView])] = [:]
    var order: [ObjectIdentifier] = []
    for view in stale {
      guard let updater = view.updater else { continue }
      let id = ObjectIdentifier(updater)
      if parts[id] == nil { order.append(id) }
      parts[id, default: (updater, [])].views.append(view)
    }
    for (updater, views) in order.compactMap({ parts[$0] }) {
      guard let stage = updater.takeStage(of: views) else { continue }
      showing.steps.append((updater, stage))
      guard let other = updater.followerOfWholeView, !showing.others.contains(where: { $0 === other }) else { continue }
      showing.others.append(other)
    }
    return showing.steps.isEmpty ? nil : showing
  }
}
