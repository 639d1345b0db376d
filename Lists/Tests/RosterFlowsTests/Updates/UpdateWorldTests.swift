import ListModels
import RosterFlows
import TestSupport
import Testing

@testable import RosterCore

/// Trees of all data sources with views at every place, which are changed at random in all ways that there are.
@MainActor @Suite(.serialized) struct UpdateWorldTests {
  private struct Interruption: Error {}

  /// Changes one after the other.
  @Test(arguments: Seeds.some(of: [1, 2, 3, 4] as [UInt64]))
  func changes(seed: UInt64) {
    run(seed: seed, steps: 250) { $0.edit() }
  }

  /// Several changes in a transaction, some of which end early.
  @Test(.slow, arguments: Seeds.some(of: [11, 12, 13, 14, 15, 16] as [UInt64]))
  func transactions(seed: UInt64) {
    run(seed: seed, steps: 150) { world in
      let count = Int.random(in: 0...5, using: &world.random)
      let fails = Int.random(in: 0..<4, using: &world.random) == 0
      _ = try? transaction { () throws(Interruption) in
        for _ in 0..<count {
          world.edit()
          if Int.random(in: 0..<4, using: &world.random) == 0 { transaction { world.edit() } }
        }
        if fails { throw Interruption() }
      }
    }
  }

  /// Bursts, and ordinary changes that take them along.
  @Test(.slow, arguments: [21, 22] as [UInt64])
  func bursts(seed: UInt64) async {
    let world = World(seed: seed, repeats: seed % 2 == 0)
    for step in 0..<100 {
      for _ in 0..<Int.random(in: 1...4, using: &world.random) {
        coalesced { world.edit() }
        if Int.random(in: 0..<8, using: &world.random) == 0 { world.edit() }
      }
      let update = coalesced {}
      await update.shown()
      guard judge(world, seed, step) else { return }
    }
  }

  /// Changes that observers make, and handlers of updates.
  @Test(.slow, arguments: Seeds.some(of: [31, 32, 33] as [UInt64]))
  func changesOfObservers(seed: UInt64) {
    var rest = 0
    var observations: [ContentObservation] = []
    run(seed: seed, steps: 150) { world in
      if observations.isEmpty {
        observations = world.nodes.map { node in
          node.child.changes.observe { [unowned world] _ in
            guard rest > 0, Bool.random(using: &world.random) else { return }
            rest -= 1
            if Bool.random(using: &world.random) { world.edit() } else { transaction { world.edit() } }
          }
        }
      }
      rest = 3
      transaction { world.edit() }.onShown { world.edit() }
      rest = 0
    }
  }

  /// Changes in the middle of an update: as a view begins its batch, and in it.
  @Test(.slow, arguments: Seeds.some(of: [41, 42, 43, 44] as [UInt64]))
  func changesDuringSteps(seed: UInt64) {
    var rest = 0
    var isPrepared = false
    run(seed: seed, steps: 150) { world in
      if !isPrepared {
        isPrepared = true
        for node in world.nodes {
          node.view.duringStep = { [unowned world] in
            guard rest > 0, Int.random(in: 0..<3, using: &world.random) == 0 else { return }
            rest -= 1
            world.edit()
          }
        }
      }
      rest = 2
      if Bool.random(using: &world.random) {
        world.edit()
      } else {
        transaction {
          world.edit()
          world.edit()
        }
      }
      rest = 0
    }
  }

  private func run(seed: UInt64, steps: Int, _ body: (World) -> Void) {
    let world = World(seed: seed, repeats: seed % 2 == 0)
    for step in 0..<steps {
      body(world)
      guard judge(world, seed, step) else { return }
    }
    print("seed \(seed): \(steps) changes, \(world.numberOfSteps) steps of \(world.nodes.count) views")
    #expect(world.numberOfSteps > steps / 2, "seed \(seed)")
  }

  private func judge(_ world: World, _ seed: UInt64, _ step: Int) -> Bool {
    world.compareAll("in the end")
    let complaints = world.complaints
    #expect(complaints.isEmpty, "seed \(seed), step \(step): \(complaints.prefix(3))")
    return complaints.isEmpty
  }
}
