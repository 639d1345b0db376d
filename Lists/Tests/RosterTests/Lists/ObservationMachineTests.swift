#if os(Linux) && canImport(Glibc)
  import Foundation
  import ObservationMachine
  import TestSupport
  import Testing

  @MainActor @Suite(.serialized) struct ObservationMachineTests {
    /// `ROSTER_SEED` begins with another world; `soak observation` makes as many steps as one likes.
    @Test func theScreenIsWhatTheModelsSay() {
      let seed = ProcessInfo.processInfo.environment["ROSTER_SEED"].flatMap(UInt64.init) ?? 1
      let failure = ObservationMachine.run(seed: seed, steps: Seeds.some(of: 600))
      #expect(failure == nil, "\(failure ?? "")")
    }
  }
#endif
