import Roster
import TestSupport

extension Action {
  /// Code that waits.
  @MainActor static let time: [Action] = [
    Action(.awaiting, weight: 1) { world in
      world.note("await:")
      let isBurst = world.dice.chance(50)
      let changes = { for _ in 0..<1 + world.dice.below(3) { world.leafStep(isOnlyChange: false) } }
      let update = isBurst ? world.burst(changes) : world.together(changes)
      var isOver = false
      let task = Task {
        await update.shown()
        isOver = true
      }
      if await !eventually({ isOver }) { world.complain("an awaited update is never shown") }
      if !update.isShown { world.complain("an awaited update is not shown") }
      if isOver { await task.value }
      // What waited has had its turn too.
      world.isPending = false
    },
    Action(.cancelling, weight: 1) { world in
      world.note("cancel:")
      let branch = world.dice.pick(world.branches)
      var isCancelled = false
      let observation = branch.presentation.observe { [weak world] _ in
        if isCancelled { world?.complain("a cancelled observer of \(branch.name) is told") }
      }
      world.reaction = {
        isCancelled = true
        observation.cancel()
      }
      var isOver = false
      let update = world.burst { world.leafStep(isOnlyChange: false) }
      let task = Task {
        await update.shown()
        isOver = true
      }
      task.cancel()
      if await !eventually({ isOver && update.isShown }) {
        world.complain("a cancelled task waits for ever")
      }
      world.isPending = false
      isCancelled = true
      observation.cancel()
      world.leafStep(isOnlyChange: false)
    },
  ]
}
