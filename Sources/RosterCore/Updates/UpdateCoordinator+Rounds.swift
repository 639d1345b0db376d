extension UpdateCoordinator {
  func run(_ round: UpdateRound) {
    switch round {
    case .stages(let steps):
      self.round(
        steps.compactMap { step -> RoundEdit? in
          guard case .stage(let stage) = step.kind else { return nil }
          return RoundEdit(changes: step.changes, stage: stage(), ahead: step.ahead, commit: step.commit)
        }
      )
    case .unknown(let step):
      if case .announcement = step.kind { reloadAll(step.changes) }
    }
  }

  /// What goes through a round; a reload is several, as a child is left out of composites around it.
  func steps(of round: UpdateRound) -> [() -> Void] {
    if case .unknown(let step) = round, case .reload = step.kind { return reload(step.changes, commit: step.commit) }
    return [{ self.run(round) }]
  }

  /// Has data sources go through a stage each, at the same time.
  func round(_ edits: [RoundEdit]) {
    showMovedItemsAnew()
    let plan = RoundPlan(edits)
    updatesAfterMoves = plan.updates
    var steps: [(any ContentFollower, ContentStep)] = []
    for stop in plan.stops where stop.isChanged {
      if stop.stage.count > 0 { note(stop.changes, .update([stop.stage])) }
      for follower in stop.changes.followers { steps.append((follower, .stage(stop.stage))) }
    }
    prepare(steps.map(\.0))
    nest(steps[...]) {
      for edit in edits { edit.commit() }
      for (container, part) in plan.adoptions { container.adopt(part) }
    }
    for (container, _) in plan.adoptions { container._checkInvariants() }
  }

  /// Has composites show anew what moved from child to child in the last round and changed.
  func showMovedItemsAnew() {
    let updates = updatesAfterMoves
    updatesAfterMoves = []
    for update in updates { round([update]) }
  }

  /// What changes a data source in a way that cannot be compared: composites replace its sections, views reload.
  func reload(_ changes: ContentChannel, commit: @escaping () -> Void) -> [() -> Void] {
    var places: [(container: any ContentContainer, part: ObjectIdentifier)] = []
    return [
      { [self] in
        places = changes.links.compactMap { link in
          link.container.flatMap { $0.shows(link.part) ? ($0, link.part) : nil }
        }
        prepare(changes.followers)
        for (container, part) in places { container.setLeftOut(true, part) }
      },
      { [self] in
        note(changes, .reload)
        let followers = changes.followers
        prepare(followers)
        nest(followers.map { ($0, .reload) }[...], commit: commit)
        for link in changes.links { link.container?.adopt(link.part) }
      },
      {
        for (container, part) in places { container.setLeftOut(false, part) }
      },
    ]
  }

  /// Has everyone above a data source that has changed reload.
  private func reloadAll(_ changes: ContentChannel) {
    note(changes, .reload)
    let followers = changes.followers
    prepare(followers)
    nest(followers.map { ($0, .reload) }[...]) {}
    for link in changes.links {
      guard let container = link.container else { continue }
      container.adopt(link.part)
      if container.shows(link.part) { reloadAll(container.changes) }
    }
  }

  private func prepare(_ newFollowers: [any ContentFollower]) {
    guard let current else { return }
    for follower in newFollowers where !followers.contains(where: { $0 === follower }) {
      followers.append(follower)
      follower.willUpdate(current)
    }
  }

  /// Has each follower go through its step inside that of the one before, and commits in the innermost.
  private func nest(_ steps: ArraySlice<(any ContentFollower, ContentStep)>, commit: @escaping () -> Void) {
    guard let (follower, step) = steps.first else { return commit() }
    follower.perform(step) { self.nest(steps.dropFirst(), commit: commit) }
  }

  /// Keeps a change for the observers, which are called at the end of the update.
  private func note(_ changes: ContentChannel, _ change: ContentChange) {
    guard let place = notedPlaces[ObjectIdentifier(changes)] else {
      notedPlaces[ObjectIdentifier(changes)] = noted.count
      noted.append((changes, change))
      return
    }
    if case (.update(let known), .update(let new)) = (noted[place].change, change) {
      noted[place].change = .update(known + new)
    } else {
      noted[place].change = .reload
    }
  }
}
