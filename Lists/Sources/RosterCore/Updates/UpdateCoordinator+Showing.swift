extension UpdateCoordinator {
  /// What views show anew, though the content stays what it is.
  package struct Showing {
    /// Those that go through a step, and what looks different in it.
    package var steps: [(follower: any ContentFollower, stage: ChangeStage)] = []
    /// Those that keep where their reader is meanwhile.
    package var others: [any ContentFollower] = []

    package init() {}
  }

  /// Has views show something anew, in one update and one batch a view, after all changes that wait.
  ///
  /// - Parameter showing: says what, in the indexes of the content by then; `nil` if there is nothing left.
  package func show(_ showing: @escaping @MainActor () -> Showing?) {
    // A burst is made first: it may have views show the same.
    _ = transaction {}
    guard canBegin else {
      // A batch or an update is open, which ends in the turn in which it began, or in the next one.
      Task { show(showing) }
      return
    }
    guard let what = showing() else { return }
    update([
      { [self] in
        prepare(what.others + what.steps.map(\.follower))
        nest(what.steps.map { ($0.follower, .stage($0.stage)) }[...]) {}
      }
    ])
  }
}
