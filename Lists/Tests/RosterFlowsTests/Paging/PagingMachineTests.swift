#if os(Linux) && canImport(Glibc)
  import PagingMachine
  import TestSupport
  import Testing

  /// Lists that are loaded at random; each failure names its seed, which `soak pages --seed` repeats.
  @Suite("Pages at random") @MainActor struct PagingMachineTests {
    @Test(arguments: Seeds.some(of: 0..<10 as Range<UInt64>))
    func noPageIsAskedForTwiceNoRowIsLostOrDoubledAndPhasesFollowEachOtherLegally(_ block: UInt64) {
      for seed in Seeds.some(of: block * 100..<(block + 1) * 100) {
        if let failure = PagingMachine.run(seed: seed) {
          Issue.record("\(failure)")
          return
        }
      }
    }
  }
#endif
