#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Runs a hand-written test twice in virtual time, and expects the same final rows. Servers respond after their latencies, and then
  /// in the order of their requests.
  ///
  /// A failure of the check ``Check/order`` is printed as a call of this function:
  ///
  /// ```swift
  /// try expectSameEnd(replaying: "1://300") { world, scheduler in
  ///   let screen = TestScreen(SearchViewController(world.server()))
  ///   try screen.type("a", into: .role(.field))
  ///   try screen.type("ab", into: .role(.field))
  ///   return screen
  /// }
  /// ```
  ///
  /// After the steps, half a minute passes, or up to five minutes while requests or work are pending.
  ///
  /// - Parameters:
  ///   - replay: The text that a failure of `simulate` printed. Servers respond as they did there, and without it after their shortest
  ///     latencies.
  ///   - body: The steps. It returns the screen to compare.
  /// - Throws: ``ScreenFailure`` if the final rows differ, errors of the body, and ``UnreadableReplay`` if the replay is of another
  ///   version.
  @preconcurrency @MainActor public func expectSameEnd(
    replaying replay: String? = nil,
    _ body: (World, Scheduler) throws -> TestScreen
  ) throws {
    var screens: [TestScreen] = []
    let ends = try [false, true].map { keepsOrder in
      let world = try World(replaying: replay, keepsOrder: keepsOrder)
      return try withVirtualTime(in: world) { world, scheduler in
        let screen = try body(world, scheduler)
        // Layout may start more requests, and so may responses to them.
        for round in 0..<10 where round == 0 || !world.isIdle || !scheduler.isIdle {
          scheduler.advance(by: .seconds(30))
          screen.settle()
        }
        screens.append(screen)
        return SimulationOutcome(endOf: screen, scheduler)
      }
    }
    if let difference = ends[0].difference(toOrdered: ends[1]) { throw screens[0].failure(difference) }
  }

  extension SimulationOutcome {
    /// Creates an outcome with a screen's rows.
    @MainActor init(endOf screen: TestScreen, _ scheduler: Scheduler) {
      self.init()
      visibleItems = screen.visibleWords
      let started = scheduler.started
      items = screen.allWords
      loadsItems = scheduler.started != started
    }
  }
#endif

#if os(iOS)
  import UIKit

  /// Runs a printed test twice on Apple's UIKit, where **time is real**, and expects the same final texts on the screen. Servers
  /// respond after their latencies, and then in the order of their requests.
  ///
  /// - Parameters:
  ///   - replay: The text in the printed test.
  ///   - body: The steps. It returns the screen to compare.
  /// - Throws: ``ScreenFailure`` if the final texts differ, errors of the body, and ``UnreadableReplay`` if the replay is of another
  ///   version.
  @preconcurrency @MainActor public func expectSameEnd(
    replaying replay: String? = nil,
    _ body: (World, RealTimeScheduler) throws -> TestScreen
  ) throws {
    var screens: [TestScreen] = []
    for keepsOrder in [false, true] {
      try RealTimeScheduler.run(in: World(replaying: replay, keepsOrder: keepsOrder)) { world, scheduler in
        let screen = try body(world, scheduler)
        scheduler.advance(by: .seconds(30))
        screen.settle()
        screens.append(screen)
      }
    }
    let texts = screens.map(\.texts)
    guard texts[0] != texts[1] else { return }
    throw screens[0].failure(
      "What is shown in the end depends on which answer comes first: \(texts[1]) where answers come in the order of the requests."
    )
  }
#endif
