/// A layout guide that activates constraints by how near it is to edges of its view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearEdge: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var awayFrom: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    for constraint in constraints(activeWhenNearEdge: edge) { constraint.isActive = false }
    nearEdge.removeAll { $0.edge == edge }
    nearEdge.append((edge, trackedConstraints))
    updateTrackedConstraints()
  }

  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    for constraint in constraints(activeWhenAwayFrom: edges) { constraint.isActive = false }
    awayFrom.removeAll { $0.edges == edges }
    awayFrom.append((edges, trackedConstraints))
    updateTrackedConstraints()
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearEdge.first { $0.edge == edge }?.constraints ?? []
  }

  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayFrom.first { $0.edges == edges }?.constraints ?? []
  }

  open func removeAllTrackedConstraints() {
    for tracked in nearEdge.flatMap(\.constraints) + awayFrom.flatMap(\.constraints) { tracked.isActive = false }
    (nearEdge, awayFrom) = ([], [])
  }

  /// The edges of the view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  final func updateTrackedConstraints() {
    let near = nearEdges
    for (edge, constraints) in nearEdge {
      for constraint in constraints { constraint.isActive = near.contains(edge) }
    }
    for (edges, constraints) in awayFrom {
      for constraint in constraints { constraint.isActive = near.isDisjoint(with: edges) }
    }
  }
}
