/// The batch of a view that is open while changes are drafted, and gets the first round of their update.
@MainActor final class OpenBatch {
  /// Ends the batch; views that open their batches around a closure end it themselves.
  let close: () -> Void
  /// The update, once its changes are drafted, and the rounds that come when the view has ended the batch.
  var rest: (update: ContentUpdate, rounds: ArraySlice<UpdateRound>)?

  init(close: @escaping () -> Void = {}) {
    self.close = close
  }
}
