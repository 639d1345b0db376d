import Testing
import UpdateMachine

@MainActor struct UpdateMachineTests {
  /// More than 20,000 in all. A failure says the seed of its world: `soak --seed` begins with the same one.
  @Test(arguments: (0..<8).map { UInt64($0) * 1_000_003 })
  func viewsShowWhatTheModelSays(seed: UInt64) {
    let machine = UpdateMachine(seed: seed)
    let disagreement = machine.run(transitions: 2_600)
    #expect(disagreement == nil)
    #expect(machine.statistics.transitions >= 2_600)
    #expect(machine.statistics.updates.count == 4, "every path is taken: \(machine.statistics.text)")
    #expect(machine.statistics.stages.count == 4, "every kind of stage is there: \(machine.statistics.text)")
  }
}
