import ListModels
import RosterFlows
import TestSupport
import Testing

/// Trees of derived content up to five deep, over a few data sources and each other, with a view at every place: after each
/// edit, transaction and burst they are what arrays say that are computed anew. Each has a process of its own, so that
/// bursts of other tests are no part of its updates.
@Suite(.serialized) struct DerivedWorldTests {
  #if EXIT_TESTS
    @Test(arguments: Seeds.some(of: 0..<16 as Range<UInt64>))
    func transitions(seed: UInt64) async {
      await #expect(processExitsWith: .success) { @MainActor [seed] in await run(seed: seed) }
    }
  #endif
}

@MainActor private func run(seed: UInt64) async {
  let world = World(seed: 5_000 + seed, repeats: seed % 2 == 0, isDerived: true)
  var transitions = 0
  for step in 0..<Seeds.some(of: 500) {
    let count = Int.random(in: 1...4, using: &world.random)
    transitions += count
    switch Int.random(in: 0..<4, using: &world.random) {
    case 0: transaction { for _ in 0..<count { world.edit() } }
    case 1 where step % 8 == 0:
      for _ in 0..<count { coalesced { world.edit() } }
      await coalesced {}.shown()
    case 2:
      transaction {
        for _ in 0..<count { world.edit() }
        // What is drafted can be read, and is right.
        let derived = world.nodes.filter { $0.view.name.hasPrefix("derived") }
        let complaints = derived.compactMap { $0.leaf?.complaint() }
        #expect(complaints.isEmpty, "seed \(seed), step \(step): \(complaints.prefix(2)) in a transaction")
      }
    default: for _ in 0..<count { world.edit() }
    }
    world.compareAll("in the end")
    let complaints = world.complaints
    #expect(complaints.isEmpty, "seed \(seed), step \(step): \(complaints.prefix(3))")
    guard complaints.isEmpty else { return }
  }
  let isEnough = transitions > Seeds.some(of: 1_000) && world.numberOfSteps > Seeds.some(of: 500)
  #expect(isEnough, "seed \(seed): \(world.numberOfSteps) steps")
}
