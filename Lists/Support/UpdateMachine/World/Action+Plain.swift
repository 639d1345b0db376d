import Roster

extension Action {
  /// What every world does.
  @MainActor static let plain: [Action] = [
    Action(weight: 1) { world in
      world.note(world.anyScreen?.toggleWindow() ?? "no screen")
    },
    Action(weight: 1) { world in
      world.note(world.anyScreen?.scroll(world.dice) ?? "no screen")
    },
    Action(weight: 2) { world in
      world.note(world.anyScreen?.select(world.dice) ?? "no screen")
    },
    Action(weight: 1) { world in
      world.chooseUpdates()
      world.note("choose updates")
    },
    Action(weight: 3) { world in
      world.note("transaction")
      world.together { for _ in 0..<1 + world.dice.below(5) { world.step(isOnlyChange: false) } }
    },
    Action(weight: 1) { world in
      world.note("coalesced")
      for _ in 0..<1 + world.dice.below(4) { world.burst { world.leafStep(isOnlyChange: false) } }
      if world.dice.chance(50) { world.flush() }
    },
    Action(weight: 1) { world in
      world.prepareChange()
      world.step(isOnlyChange: false)
    },
    .keepingPlace(weight: 6) { world in
      let isFirst = !world.isPending
      world.step(isOnlyChange: isFirst)
      return isFirst && world.lost.isEmpty
    },
  ]

  /// What worlds with hand-written children do.
  @MainActor static let composing: [Action] = [
    Action(weight: 1) { world in
      world.noteHands(world.anyScreen?.handStep(world.dice, beside: nil))
    },
    Action(weight: 2) { world in
      world.note("batch")
      world.handBatch {}
    },
    Action(.compositionInBatches, weight: 1) { world in
      world.note("batch with composition")
      let composites = world.screens.compactMap(\.list.composite)
      world.handBatch {
        if let composite = world.dice.any(composites) {
          world.noteHands(composite.step(world.dice, movesHands: world.abilities.contains(.movesOfChangingHands)))
        }
      }
    },
    Action(weight: 1) { world in
      world.noteHands(world.anyScreen?.list.composite?.step(world.dice, movesHands: true))
    },
  ]
}

extension World {
  /// Changes a hand-written child and content in one batch.
  fileprivate func handBatch(_ beside: () -> Void) {
    let isDone = withoutActuallyEscaping(beside) { beside in
      anyScreen?.handStep(dice) { [self] in
        beside()
        for _ in 0..<1 + dice.below(3) { step(isOnlyChange: false) }
      }
    }
    noteHands(isDone)
  }

  /// Takes note of a change of hand-written children, which takes along what waits; `nil` if there was none.
  fileprivate func noteHands(_ step: String?) {
    note(step ?? "nothing written by hand")
    if step != nil { isPending = false }
  }

  /// Has the next observer that is told of a change make another one.
  fileprivate func prepareChange() {
    let change = { [weak self] in
      guard let self else { return }
      note("in reaction:")
      leafStep(isOnlyChange: false)
    }
    if dice.chance(30) {
      together { leafStep(isOnlyChange: false) }.onShown(change)
    } else {
      reaction = change
    }
  }

  var anyScreen: Screen? { dice.any(screens) }
}
