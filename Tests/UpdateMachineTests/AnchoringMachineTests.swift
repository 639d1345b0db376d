import Foundation
import Testing
import UpdateMachine

@MainActor @Suite(.serialized) struct AnchoringMachineTests {
  /// `ROSTER_SEED` begins with another world; the seed is in what fails.
  @Test func whatIsReadStaysWhereItIs() {
    let seed = ProcessInfo.processInfo.environment["ROSTER_SEED"].flatMap(UInt64.init) ?? 1
    let failure = AnchoringMachine.run(seed: seed, steps: 4_000)
    #expect(failure == nil, "\(failure ?? "")")
  }
}
