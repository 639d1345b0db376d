extension UpdateCoordinator {
  func run(_ round: UpdateRound) {
    if let step = round.steps.first, step.kind == .announcement { return reloadAll(step.changes) }
    self.round(round.steps.map(\.planned))
  }

  /// What goes through a round; a reload is several, as a child is left out of composites around it.
  func steps(of round: UpdateRound) -> [() -> Void] {
    if let step = round.steps.first, step.kind == .reload { return reload(step.changes, commit: step.commit) }
    return [{ self.run(round) }]
  }

  /// Has data sources go through a stage each, at the same time.
  ///
  /// If one of them is a stage of structure, what shows differently has a batch of its own after it: indexes of the two
  /// do not go together in one.
  package func round(_ edits: [UpdateStep]) {
    makeFollowingRounds()
    make(edits)
  }

  private func make(_ edits: [UpdateStep]) {
    let plan = UpdatePlan(edits)
    var isDivided = false
    for step in plan.steps where !step.isContent { isDivided = true }
    var stages: [(changes: ContentChannel, stage: ChangeStage)] = []
    var updates: [(changes: ContentChannel, stage: ChangeStage)] = []
    for step in plan.steps {
      if isDivided, step.isContent {
        updates.append((step.changes, step.stage))
        continue
      }
      stages.append((step.changes, step.stage))
      if let later = step.updates { updates.append((step.changes, later)) }
    }
    var following: [() -> Void] = updates.isEmpty ? [] : [{ [self] in batch(updates) {} }]
    if !edits.allSatisfy(\.isReadableAhead) {
      for container in plan.containers {
        following.append { [self] in
          guard let step = container.followUp() else { return }
          make([step])
        }
      }
    }
    if !following.isEmpty { followingRounds = following + followingRounds }
    batch(stages) {
      for edit in edits { edit.commit() }
      for (container, part) in plan.adoptions { container.adopt(part) }
    }
    for (container, _) in plan.adoptions { container._checkInvariants() }
  }

  /// Has views make one batch of stages.
  private func batch(_ stages: [(changes: ContentChannel, stage: ChangeStage)], commit: @escaping () -> Void) {
    var steps: [(any ContentFollower, ContentStep)] = []
    for (changes, stage) in stages {
      if stage.count > 0 { note(changes, .update([stage])) }
      for follower in changes.followers { steps.append((follower, .stage(stage))) }
    }
    prepare(steps.map(\.0))
    nest(steps[...], commit: commit)
  }

  /// Goes through what the last round has left to do.
  func makeFollowingRounds() {
    while let round = followingRounds.popFirst() { round() }
  }

  /// What changes a data source in a way that cannot be compared: composites replace its sections, views reload.
  func reload(_ changes: ContentChannel, commit: @escaping () -> Void) -> [() -> Void] {
    var places: [(container: any ContentContainer, part: ObjectIdentifier)] = []
    var derived: [any DerivedContent] = []
    return [
      { [self] in
        derived = self.derived(from: changes)
        places = ([changes] + derived.map(\.changes)).flatMap(\.links).compactMap { link in
          guard let container = link.container, !(container is any DerivedContent) else { return nil }
          return container.shows(link.part) ? (container, link.part) : nil
        }
        prepare(changes.followers)
        for (container, part) in places { container.setLeftOut(true, part) }
      },
      { [self] in
        let channels = [changes] + derived.map(\.changes)
        for channel in channels { note(channel, .reload) }
        let followers = channels.flatMap(\.followers)
        prepare(followers)
        nest(followers.map { ($0, .reload) }[...]) {
          commit()
          for content in derived { content.reread() }
        }
        for link in channels.flatMap(\.links) { link.container?.adopt(link.part) }
      },
      {
        for (container, part) in places { container.setLeftOut(false, part) }
      },
    ]
  }

  /// What is computed from a data source, directly or not, what is below first; composites are not.
  private func derived(from changes: ContentChannel) -> [any DerivedContent] {
    var found: [any DerivedContent] = []
    func visit(_ changes: ContentChannel) {
      for case let content as any DerivedContent in changes.links.map(\.container) {
        found.removeAll { $0 === content }
        found.append(content)
        visit(content.changes)
      }
    }
    visit(changes)
    return found
  }

  /// Has everyone above a data source that has changed reload.
  private func reloadAll(_ changes: ContentChannel) {
    note(changes, .reload)
    let followers = changes.followers
    prepare(followers)
    nest(followers.map { ($0, .reload) }[...]) {}
    for link in changes.links {
      guard let container = link.container else { continue }
      if let content = container as? any DerivedContent { content.reread() } else { container.adopt(link.part) }
      if container.shows(link.part) { reloadAll(container.changes) }
    }
  }

  func prepare(_ newFollowers: [any ContentFollower]) {
    guard let current else { return }
    for follower in newFollowers where !followers.contains(where: { $0 === follower }) {
      followers.append(follower)
      follower.willUpdate(current)
    }
  }

  /// Has each follower go through its step inside that of the one before, and commits in the innermost.
  func nest(_ steps: ArraySlice<(any ContentFollower, ContentStep)>, commit: @escaping () -> Void) {
    guard let (follower, step) = steps.first else { return commit() }
    follower.perform(step) { self.nest(steps.dropFirst(), commit: commit) }
  }

  /// Keeps a change for the observers, which are called at the end of the update.
  private func note(_ changes: ContentChannel, _ getChange: @autoclosure () -> ContentChange) {
    changed.append(changes)
    guard changes.isObserved else { return }
    let change = getChange()
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
