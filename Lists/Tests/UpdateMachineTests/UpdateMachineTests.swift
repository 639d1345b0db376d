import Roster
import TestSupport
import Testing
import UpdateMachine

/// Each machine has a process of its own: data sources share one coordinator, so that an update takes along what waits in
/// other tests of the process, and waits for their views, which nobody lays out.
@Suite(.serialized) struct UpdateMachineTests {
  /// 3,200 in all, or a fourth without `ROSTER_SEEDS`; the checks' soak makes more, as it is optimized. A failure says the
  /// seed of its world and the shortest list of transitions that fails.
  @Test(.slow, arguments: [0, 1_000_003] as [UInt64])
  func viewsShowWhatTheModelSays(seed: UInt64) async {
    await #expect(processExitsWith: .success) { @MainActor [seed] in
      let machine = UpdateMachine(seed: seed)
      let transitions = Seeds.runSlowTests ? 1_600 : 400
      let failure = await machine.run(transitions: transitions)
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(machine.statistics.transitions >= transitions, "\(machine.statistics.text)")
      expectEqual(machine.statistics.updates.count, 4, "every path is taken: \(machine.statistics.text)")
      expectEqual(machine.statistics.stages.count, 4, "every kind of stage is there: \(machine.statistics.text)")
    }
  }

  /// Animations take a quarter to a third of a second, and other changes come meanwhile.
  @Test(.slow, arguments: [0, 1_000_003] as [UInt64])
  func viewsShowWhatTheModelSaysOnADevicesClock(seed: UInt64) async {
    await #expect(processExitsWith: .success) { @MainActor [seed] in
      let machine = UpdateMachine(seed: seed, pace: .device)
      let failure = await machine.run(transitions: Seeds.runSlowTests ? 800 : 300)
      #expect(failure == nil, "\(failure?.description ?? "")")
      expectEqual(machine.statistics.updates.count, 4, "every path is taken: \(machine.statistics.text)")
    }
  }

  /// What UIKit may do otherwise than its stand-in, one by one.
  @Test(.slow, arguments: [Pace.atOnce, .device]) func viewsShowWhatTheModelSaysWithEachVariation(pace: Pace) async {
    await #expect(processExitsWith: .success) { @MainActor [pace] in
      for variation in HeadlessVariations.all {
        let failure = await variation.run {
          await UpdateMachine(seed: 5_003, pace: pace).run(transitions: Seeds.some(of: 400))
        }
        #expect(failure == nil, "\(variation) \(failure?.description ?? "")")
      }
    }
  }

  /// A child that moves, and changes, beside others in a batch.
  @Test func handsThatMoveAndChange() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let abilities: Set<Ability> = [.compositionInBatches, .movesOfChangingHands]
      let failure = await UpdateMachine(seed: 1_036, abilities: abilities).run(transitions: Seeds.some(of: 1_000))
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  @Test func codeThatWaitsIsToldOfItsUpdates() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let failure = await UpdateMachine(seed: 77, abilities: [.awaiting, .cancelling]).run(
        transitions: Seeds.some(of: 800)
      )
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  /// Each ability alone, so that a failure says which one it takes.
  @Test(.slow) func abilitiesAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for ability in Ability.allCases {
        let failure = await UpdateMachine(seed: 77, abilities: [ability]).run(transitions: Seeds.some(of: 100))
        #expect(failure == nil, "\(ability) \(failure?.description ?? "")")
      }
    }
  }
}
