#if os(Linux) && canImport(Glibc)
  import PagingMachine
  import Testing

  /// Lists that are loaded at random; each failure names its seed, which `soak pages --seed` repeats.
  @Suite("Pages at random") @MainActor struct PagingMachineTests {
    @Test(
      arguments: 0..<10
    )
    func noPageIsAskedForTwiceNoRowIsLostOrDoubledAndPhasesFollowEachOtherLegally(_ block: UInt64) {
      for seed in block * 100..<(block + 1) * 100 {
        if let failure = PagingMachine.run(seed: seed) {
          Issue.record("\(failure)")
          return
        }
      }
    }
  }
#endif
