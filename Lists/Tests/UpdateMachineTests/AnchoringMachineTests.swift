import Foundation
import Roster
import TestSupport
import Testing
import UpdateMachine

@Suite(.serialized) struct AnchoringMachineTests {
  /// `ROSTER_SEED` begins with another world; the seed is in what fails.
  @Test @MainActor func whatIsReadStaysWhereItIs() async {
    let failure = await AnchoringMachine.run(seed: Self.seed, steps: Seeds.some(of: 4_000))
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// What UIKit may do otherwise than its stand-in. Where an animation keeps a view from being scrolled, it ends first.
  @Test(arguments: HeadlessVariations.all) @MainActor func whatIsReadStaysWhereItIs(
    with variation: HeadlessVariations
  )
    async
  {
    let failure = await variation.run {
      await AnchoringMachine.run(seed: Self.seed, steps: Seeds.some(of: 2_000), waitingForAnimations: true)
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// Two of them at once.
  @Test(arguments: AnchoringMachineTests.pairs) @MainActor func whatIsReadStaysWhereItIs(
    withBoth pair: HeadlessVariations
  ) async {
    let failure = await pair.run {
      await AnchoringMachine.run(
        seed: Self.seed + UInt64(pair.rawValue),
        steps: Seeds.some(of: 400),
        waitingForAnimations: true
      )
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// All pairs, or a fourth without `ROSTER_SEEDS`.
  ///
  /// A view that is not scrolled while a batch of the app's own is animated, and that lays out later what was added to it, is scrolled by nothing
  /// once the animation has ended: page 0030 of the design.
  private static let pairs: [HeadlessVariations] = {
    let all = HeadlessVariations.all
    let pairs = all.indices.flatMap { first in all[(first + 1)...].map { all[first].union($0) } }
    let heldLater = [HeadlessVariations.animationsHoldOffsets, .animationsRestoreOffsets].map {
      $0.union(.addedSubviewsAreLaidOutLater)
    }
    return pairs.filter { !heldLater.contains($0) }.enumerated().filter { Seeds.runSlowTests || $0.offset % 4 == 0 }
      .map(
        \.element
      )
  }()

  #if EXIT_TESTS
    @Test(.slow) func whatIsReadStaysWhereItIsInAnimationsOfADevice() async {
      await #expect(processExitsWith: .success) { @MainActor in
        for variation in [HeadlessVariations.animationsHoldOffsets, .animationsRestoreOffsets] {
          let failure = await variation.run {
            await AnchoringMachine.run(
              seed: AnchoringMachineTests.seed,
              steps: Seeds.some(of: 1_000),
              pace: .device,
              waitingForAnimations: true
            )
          }
          #expect(failure == nil, "\(failure ?? "")")
        }
      }
    }

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
