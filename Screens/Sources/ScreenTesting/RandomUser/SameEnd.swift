#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Runs a test by hand twice in virtual time: once with servers that answer after their latencies, and once with answers that come in the
  /// order of their requests. It expects the same rows in the end.
  ///
  /// A failure of the check ``Check/order`` is printed as a call of it:
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
  /// After the steps half a minute passes, or more where a request is still under way.
  ///
  /// - Parameters:
  ///   - replay: the text that a failure of `simulate` printed; then servers answer as they did there, and otherwise after the shortest of
  ///     their latencies.
  ///   - body: the steps. It returns the screen that is compared.
  /// - Throws: ``ScreenFailure`` if the rows differ in the end, errors of the body, and ``UnreadableReplay`` if the replay is of another
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
        // Layout may ask for more, and an answer to it too.
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
    /// The rows of a screen.
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

  /// Runs a test that `simulate` has printed twice on Apple's UIKit, where **time is real**: once with servers that answer after their
  /// latencies, and once with answers that come in the order of their requests. It expects the same texts on the screen in the end.
  ///
  /// - Parameters:
  ///   - replay: the text that stands in the printed test.
  ///   - body: the steps. It returns the screen that is compared.
  /// - Throws: ``ScreenFailure`` if the texts differ in the end, errors of the body, and ``UnreadableReplay`` if the replay is of another
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
