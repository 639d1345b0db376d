import Roster

extension Action {
  /// What happens to views.
  @MainActor static let views: [Action] = [
    Action(.attaching, weight: 1) { world in
      world.attachAnything()
    },
    Action(.attachingDuringUpdates, weight: 1) { world in
      world.note("attach in reaction:")
      world.reaction = { [weak world] in world?.attachAnything() }
      world.step(isOnlyChange: false)
    },
    Action(.windowChangesDuringUpdates, weight: 1) { world in
      world.note("change windows during an update:")
      world.reaction = { [weak world] in
        guard let world else { return }
        world.note(world.anyScreen?.toggleWindow() ?? "no screen")
      }
      world.together {
        world.step(isOnlyChange: false)
        if world.dice.chance(50) { world.note(world.anyScreen?.toggleWindow() ?? "no screen") }
        world.step(isOnlyChange: false)
      }
    },
    Action(.viewBatches, weight: 1) { world in
      guard let screen = world.anyScreen else { return }
      world.note("\(screen.name): own batch:")
      screen.list.performBatch {
        var isWaiting = false
        for _ in 0..<1 + world.dice.below(3) {
          world.step(isOnlyChange: false)
          if world.together({}).isCommitted, !isWaiting { world.forgetWhatIsGone() } else { isWaiting = true }
        }
      }
      // What did not fit into the batch is shown at the next turn.
      await world.nextTurn()
    },
  ]
}

extension World {
  /// Ends the selection of what has gone from views in the middle of a transition, as it is another item when it comes
  /// again.
  fileprivate func forgetWhatIsGone() {
    settle()
    for screen in screens { screen.selected.formIntersection(screen.expected.identifiers.all) }
  }

  /// Has a screen show something else, or nothing.
  fileprivate func attachAnything() {
    guard let screen = dice.any(screens.filter { $0.list.composite == nil }) else { return note("no screen") }
    let branch: (any Branch)? = screen.branch != nil && dice.chance(30) ? nil : dice.any(branches)
    note("\(screen.name): show \(branch?.name ?? "nothing")")
    screen.show(branch)
    chooseUpdates(screen)
    // The screen shows the newest content at once, and others have yet to follow.
    if isPending { flush() }
  }
}
