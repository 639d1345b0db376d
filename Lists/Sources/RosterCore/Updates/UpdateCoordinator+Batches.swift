extension UpdateCoordinator {
  /// Makes one update of all changes in a closure, the first round of which goes into a batch of a view.
  ///
  /// The view's batch is open while the changes are made, so that the view asks for nothing between the first and the last.
  /// Rounds after the first follow when the view has ended its batch. In a transaction, in another batch and during an
  /// update no batch is opened: the changes wait with the others, and views begin their batches when it is their turn.
  ///
  /// - Parameters:
  ///   - open: has the view begin a batch, calls `updates` in it exactly once, ends it, and calls `completion` when its
  ///     animations have ended; the update waits for that. A view that is handed to a child passes
  ///     `view.performBatchUpdates(updates) { _ in completion() }` of the real view.
  ///   - changes: makes the changes.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  package func batch(
    _ open: (_ updates: @escaping () -> Void, _ completion: ContentUpdate.ViewCompletion) -> Void,
    changes: @escaping () -> Void
  ) -> ContentUpdate {
    checkChange()
    guard canBegin else { return transaction(changes) }
    let batch = OpenBatch()
    openBatch = batch
    let update = updateOfDrafts()
    open(
      { [self] in
        draft(changes)
        runFirstRound(of: batch)
      },
      update.waitForView()
    )
    finish(batch)
    return update
  }

  /// Begins a batch as ``batch(_:changes:)`` does, for views that begin and end their batches by two calls.
  ///
  /// - Parameters:
  ///   - open: has the view begin a batch; it is not called if none is to be opened.
  ///   - close: has the view end it.
  package func beginBatch(_ open: () -> Void, close: @escaping () -> Void) {
    checkChange()
    let opens = canBegin
    _ = updateOfDrafts()
    if opens { openBatch = OpenBatch(close: close) }
    transactionDepth += 1
    if opens { open() }
  }

  /// Ends what ``beginBatch(_:close:)`` has begun.
  package func endBatch() {
    transactionDepth -= 1
    guard transactionDepth == 0, let batch = openBatch else { return flush() }
    runFirstRound(of: batch)
    batch.close()
    finish(batch)
  }

  private func draft(_ changes: () -> Void) {
    transactionDepth += 1
    changes()
    transactionDepth -= 1
  }

  private func runFirstRound(of batch: OpenBatch) {
    if drafts.isEmpty { return }
    var (update, rounds) = takeDrafts()
    begin(update)
    if rounds.first?.isOneBatch == true { run(rounds.removeFirst()) }
    batch.rest = (update, rounds[...])
  }

  /// Makes the rest of an update whose first round the view has shown.
  private func finish(_ batch: OpenBatch) {
    openBatch = nil
    if let (update, rounds) = batch.rest {
      goOn(steps(of: rounds), of: update)
      flushWhatFollows()
    } else {
      flush()
    }
  }
}
