import Foundation
import Testing
import UpdateMachine

@MainActor @Suite(.serialized) struct UpdateMachineTests {
  /// Code that waits for updates: it shares its main actor with other suites here, and an update takes along what waits in
  /// one of them, whose views nobody lays out. It has a process of its own below.
  private nonisolated static let waiting: Set<Ability> = [.awaiting, .cancelling]
  private nonisolated static let abilities = Set(Ability.allCases).subtracting(waiting)

  /// 3,200 in all; the checks' soak makes more, as it is optimized. A failure says the seed of its world and the shortest
  /// list of transitions that fails.
  @Test(arguments: [0, 1_000_003] as [UInt64])
  func viewsShowWhatTheModelSays(seed: UInt64) async {
    let machine = UpdateMachine(seed: seed, abilities: Self.abilities)
    let failure = await machine.run(transitions: 1_600)
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(machine.statistics.transitions >= 1_600)
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

  @Test func `Code that waits is told of its updates`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      await run([.awaiting, .cancelling])
    }
    expectNothingWrong(result)
  }

  @Test func `Code that waits is told of its updates in worlds with all abilities`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      await run(Set(Ability.allCases))
    }
    expectNothingWrong(result)
  }

  private func expectNothingWrong(_ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("nothing is wrong"), "\(text.prefix(3_000))")
  }
}

/// Says what goes wrong with some abilities, and ends the process if something does.
@MainActor private func run(_ abilities: Set<Ability>) async {
  let failure = await UpdateMachine(seed: 77, abilities: abilities).run(transitions: 800)
  FileHandle.standardError.write(Data((failure?.description ?? "nothing is wrong").utf8))
  if failure != nil { exit(1) }
}
