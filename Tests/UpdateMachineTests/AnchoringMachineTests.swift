import Foundation
import TestSupport
import Testing
import UpdateMachine

@Suite(.serialized) struct AnchoringMachineTests {
  /// `ROSTER_SEED` begins with another world; the seed is in what fails.
  @Test @MainActor func whatIsReadStaysWhereItIs() async {
    let failure = await AnchoringMachine.run(seed: Self.seed, steps: Seeds.some(of: 4_000))
    #expect(failure == nil, "\(failure ?? "")")
  }

  #if EXIT_TESTS
    /// Lists turn, keyboards come and lines change while the animations of earlier changes run: in a process of its own,
    /// as the views of other tests would be animated as long.
    @Test func whatIsReadStaysWhereItIsOnADevicesClock() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let failure = await AnchoringMachine.run(
          seed: AnchoringMachineTests.seed,
          steps: Seeds.some(of: 2_000),
          pace: .device
        )
        #expect(failure == nil, "\(failure ?? "")")
      }
    }
  #endif

  static var seed: UInt64 {
    ProcessInfo.processInfo.environment["ROSTER_SEED"].flatMap(UInt64.init) ?? 1
  }
}
