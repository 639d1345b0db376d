import Testing
import UpdateMachine

@MainActor @Suite(.serialized) struct UpdateMachineTests {
  /// Code that waits shares its main actor with other suites here, and an update may take along what waits in one of them,
  /// whose views nobody lays out: `soak` runs it in a process of its own.
  private nonisolated static let abilities = Ability.dependable.subtracting([.awaiting, .cancelling])

  /// 3,200 in all; the checks' soak makes more, as it is optimized. A failure says the seed of its world and the shortest
  /// list of transitions that fails.
  @Test(arguments: (0..<4).map { UInt64($0) * 1_000_003 })
  func viewsShowWhatTheModelSays(seed: UInt64) async {
    let machine = UpdateMachine(seed: seed, abilities: Self.abilities)
    let failure = await machine.run(transitions: 800)
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(machine.statistics.transitions >= 800)
    #expect(machine.statistics.updates.count == 4, "every path is taken: \(machine.statistics.text)")
    #expect(machine.statistics.stages.count == 4, "every kind of stage is there: \(machine.statistics.text)")
  }

  /// A child that moves, and changes, beside others in a batch.
  @Test func handsThatMoveAndChange() async {
    let abilities: Set<Ability> = [.compositionInBatches, .movesOfChangingHands]
    let failure = await UpdateMachine(seed: 1_036, abilities: abilities).run(transitions: 1_000)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Each ability alone, so that a failure says which one it takes.
  @Test(arguments: Ability.allCases.filter(abilities.contains))
  func abilityAlone(ability: Ability) async {
    let failure = await UpdateMachine(seed: 77, abilities: [ability]).run(transitions: 100)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
