#if os(Linux) && canImport(Glibc)
  import ListModels
  import PagingMachine
  import RosterFlows
  import TestSupport
  import Testing

  /// Lists that are loaded at random; each failure names its seed, which `soak pages --seed` repeats.
  @Suite("Pages at random") @MainActor struct PagingMachineTests {
    @Test(arguments: Seeds.some(of: 0..<10 as Range<UInt64>))
    func noPageIsAskedForTwiceNoRowIsLostOrDoubledAndPhasesFollowEachOtherLegally(_ block: UInt64) {
      for seed in Seeds.some(of: block * 100..<(block + 1) * 100) {
        if let failure = PagingMachine.run(seed: seed, watching: watch) {
          Issue.record("\(failure)")
          return
        }
      }
    }

    /// Checks each edit of a list, and of composites above it.
    private func watch(_ list: PagedDataSource<PagedRow, Double>) -> () -> [String] {
      typealias Composite = CompositeDataSource<PagedRow, Never, Never>
      let all = Composite {
        Composite { list.map { $0 } }
      }
      let rows = EditChecker(list, "list", text: { "\($0)" }, header: noHeader)
      let composite = EditChecker(all, "composite", text: { "\($0)" }, header: noHeader)
      return {
        rows.compareAll("after a step")
        composite.compareAll("after a step")
        return withExtendedLifetime(all) { rows.complaints + composite.complaints }
      }
    }
  }
#endif
