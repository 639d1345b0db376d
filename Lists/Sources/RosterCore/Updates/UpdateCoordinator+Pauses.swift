/// Batches that someone else has begun at a view.
///
/// Every call at a view in such a batch takes part in it, and all its old indexes mean what was there before the batch. So
/// one round fits into it. The update goes on when the batch has ended: at the next change, or at the next turn of the
/// main actor. Until then it is being made, so that other changes wait as they do during any update.
extension UpdateCoordinator {
  /// Goes through rounds of an update, and ends it.
  func run(_ rounds: ArraySlice<() -> Void>, of update: ContentUpdate, isFollowing: Bool = false) {
    var rounds = rounds
    while true {
      if let round = followingRounds.popFirst() {
        round()
      } else if let round = rounds.popFirst() {
        runExternalChanges()
        round()
      } else {
        return end(update, isFollowing: isFollowing)
      }
      if isInBatchOfOthers { return pause(PausedUpdate(update: update, rounds: rounds, isFollowing: isFollowing)) }
    }
  }

  /// Goes through the rest of an update, unless its last round has become a part of someone else's batch.
  func goOn(_ rounds: ArraySlice<() -> Void>, of update: ContentUpdate) {
    if isInBatchOfOthers {
      pause(PausedUpdate(update: update, rounds: rounds, isFollowing: false))
    } else {
      run(rounds, of: update)
    }
  }

  /// Whether the batch of a view in the current update is still open, because it is a part of another one.
  private var isInBatchOfOthers: Bool { followers.contains(where: \.isInBatchOfOthers) }

  private func pause(_ rest: PausedUpdate) {
    paused = rest
    // A view begins and ends a batch in one turn of the main actor.
    Task { resume() }
  }

  /// Continues the update that waits, if views have ended their batches.
  package func resumeIfBatchesEnded() {
    if paused != nil, !isInBatchOfOthers { resume() }
  }

  private func resume() {
    guard let rest = paused else { return }
    paused = nil
    run(rest.rounds, of: rest.update, isFollowing: rest.isFollowing)
    flushWhatFollows()
  }
}
