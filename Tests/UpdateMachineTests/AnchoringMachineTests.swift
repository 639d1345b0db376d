import Foundation
import Testing
import UpdateMachine

@MainActor @Suite(.serialized) struct AnchoringMachineTests {
  /// `ROSTER_SEED` begins with another world; the seed is in what fails.
  @Test func whatIsReadStaysWhereItIs() async {
    let failure = await AnchoringMachine.run(seed: seed, steps: 4_000)
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// Lists turn, keyboards come and lines change while the animations of earlier changes run.
  @Test func whatIsReadStaysWhereItIsOnADevicesClock() async {
    let failure = await AnchoringMachine.run(seed: seed, steps: 2_000, pace: .device)
    #expect(failure == nil, "\(failure ?? "")")
  }

  private var seed: UInt64 {
    ProcessInfo.processInfo.environment["ROSTER_SEED"].flatMap(UInt64.init) ?? 1
  }
}
