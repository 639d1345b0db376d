extension UpdateCoordinator {
  /// Makes one update of what is drafted in a closure.
  func transaction<Failure: Error>(
    animated: Bool = true,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> ContentUpdate {
    checkChange()
    let update = updateOfDrafts()
    if !animated { update.isAnimated = false }
    transactionDepth += 1
    defer {
      transactionDepth -= 1
      flush()
    }
    try body()
    return update
  }

  /// Has content draft what the drafts below it are to it.
  ///
  /// - Returns: the channels of all content that changes.
  private func followDrafts() -> Set<ObjectIdentifier> {
    var visited: Set<ObjectIdentifier> = []
    func visit(_ changes: ContentChannel) {
      guard visited.insert(ObjectIdentifier(changes)).inserted else { return }
      for link in changes.links {
        guard let container = link.container else { continue }
        (container as? any DraftFollowing)?.followDraft(of: link.part)
        visit(container.changes)
      }
    }
    for draft in drafts { visit(draft.changes) }
    return visited
  }

  /// Drafts what is changed in a closure until the main actor has nothing else to do, or another change is made.
  ///
  /// A callback in which a view asks for content may do so too.
  func coalesced(_ body: () -> Void) -> ContentUpdate {
    let outer = served
    served = nil
    defer { served = outer }
    checkChange(isWaiting: true)
    let update = updateOfDrafts()
    let wasCoalescing = isCoalescing
    isCoalescing = true
    transactionDepth += 1
    body()
    transactionDepth -= 1
    isCoalescing = wasCoalescing
    finishUpdateWithoutDrafts()
    if !drafts.isEmpty {
      burst = update
      // Each call asks for a turn of its own: that of another may never come, where a test owns the time of its screen.
      Task {
        guard burst === update else { return }
        burst = nil
        flush()
      }
    }
    return update
  }

  /// Adds content to those with changes that wait. Outside a transaction, nothing but a burst can have been waiting: it
  /// is taken along.
  ///
  /// - Returns: the update that will be made of all drafts.
  @discardableResult
  package func add(_ draft: any ContentDraft) -> ContentUpdate {
    if !drafts.contains(where: { $0 === draft }) { drafts.append(draft) }
    if !isCoalescing { isUrgent = true }
    revision += 1
    let update = updateOfDrafts()
    flush()
    return update
  }

  /// Whether the update of what waits can be made now, as nothing has to end before.
  package var canBegin: Bool { transactionDepth == 0 && current == nil && !isTakingDrafts && openBatch == nil }

  /// Makes the updates that wait, unless something has to end before.
  ///
  /// - Parameter isFollowing: whether an update before led to them.
  func flush(isFollowing: Bool = false) {
    var isFollowing = isFollowing
    while canBegin, !drafts.isEmpty {
      let (update, rounds) = takeDrafts()
      begin(update)
      run(steps(of: rounds[...]), of: update, isFollowing: isFollowing)
      isFollowing = true
      // A burst that has begun meanwhile waits until the main actor has nothing else to do.
      if isBurstWaiting, !isUrgent { break }
    }
    finishUpdateWithoutDrafts()
  }

  /// Whether what waits is a burst, whose turn of the main actor comes.
  private var isBurstWaiting: Bool { draftedUpdate.map { $0 === burst } ?? false }

  /// Makes the updates that observers of the last one led to.
  func flushWhatFollows() {
    if isUrgent || !isBurstWaiting { flush(isFollowing: true) }
  }

  /// The update of what waits, which waits no longer.
  func takeDrafts() -> (update: ContentUpdate, rounds: [UpdateRound]) {
    // Drafts are read as in the transaction.
    transactionDepth += 1
    channelsWithDrafts = followDrafts()
    transactionDepth -= 1
    let drafts = drafts
    let update = updateOfDrafts()
    self.drafts = []
    draftedUpdate = nil
    isUrgent = false
    let clock = ContinuousClock()
    let start = clock.now
    isTakingDrafts = true
    let steps = drafts.map { $0.takeDraft() }
    isTakingDrafts = false
    channelsWithDrafts = []
    update.diffing = clock.now - start
    return (update, UpdateRound.rounds(of: steps))
  }

  /// What goes through each round.
  func steps(of rounds: ArraySlice<UpdateRound>) -> ArraySlice<() -> Void> {
    rounds.flatMap(steps)[...]
  }

  /// Goes through what external content has changed since the last round: views are about to read its new rows.
  func runExternalChanges() {
    let external = drafts.filter { $0 is ExternalContent }
    if external.isEmpty { return }
    drafts.removeAll { $0 is ExternalContent }
    run(UpdateRound(steps: external.compactMap { $0.takeDraft()[.external] }))
  }

  func updateOfDrafts() -> ContentUpdate {
    if let draftedUpdate { return draftedUpdate }
    let update = ContentUpdate()
    draftedUpdate = update
    return update
  }

  /// Has views keep what is visible where it is in the update of what waits, also at the start of a list.
  package func keepVisibleItems() { updateOfDrafts().keepsVisibleItems = true }

  /// Ends the update of what waits if nothing waits.
  func finishUpdateWithoutDrafts() {
    guard transactionDepth == 0, openBatch == nil, drafts.isEmpty, let update = draftedUpdate else { return }
    draftedUpdate = nil
    update.isCommitted = true
    update.finishIfShown()
  }
}

/// A change of a data source that drafts nothing itself.
final class DraftedChange: ContentDraft {
  private let step: UpdateStep

  init(_ step: UpdateStep) {
    self.step = step
  }

  var changes: ContentChannel { step.changes }

  func takeDraft() -> [DraftPhase: UpdateStep] {
    [step.kind == .announcement ? .announcement : .composition: step]
  }
}
