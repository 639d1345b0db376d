#if os(Linux) && canImport(Glibc)
  import Dispatch
  import HeadlessUIKit
  import Simulation

  /// The surroundings of a simulated screen.
  @MainActor enum VirtualTime {
    /// Runs a function in virtual time, with animations that take their time, and with its own system settings.
    ///
    /// - Parameter choose: A closure that chooses the next job, as in `Scheduler.run`.
    static func run<Result>(
      choosing choose: @escaping (Int) -> Int,
      _ body: (Scheduler) throws -> Result
    ) rethrows -> Result {
      SimulatedURLProtocol.install()
      return try Scheduler.run(seed: 1, choosing: choose) { scheduler in
        scheduler.surrounding = { SimulatedServer.askingWithin() }
        return try HeadlessRunLoop.withDelay(
          { duration, work in
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { MainActor.assumeIsolated { work() } }
          },
          {
            try HeadlessCellRequests.surrounded(
              by: { SimulatedServer.$isAskedByCell.withValue(true, operation: $0) }
            ) { try UIScreen.main.headlessAlone { try SystemState.restored { try body(scheduler) } } }
          }
        )
      }
    }
  }

  /// Runs a hand-written test in virtual time, as `simulate` runs its worlds: nothing waits, and time passes only when the scheduler
  /// advances it.
  ///
  /// ```swift
  /// try withVirtualTime { world, scheduler in
  ///   let screen = TestScreen(InboxViewController(world.server(latency: .milliseconds(500...500))))
  ///   scheduler.advance(by: .seconds(1))
  ///   try screen.tap(.indexPath([0, 0]))
  /// }
  /// ```
  ///
  /// Work runs in the order in which it was started.
  ///
  /// - Parameters:
  ///   - replay: The text that a failure of `simulate` printed. Servers respond as they did there, and without it after their shortest
  ///     latencies.
  ///   - body: The test. Its screen is laid out before time passes.
  /// - Throws: Errors of the body, and ``UnreadableReplay`` if the replay is of another version.
  @preconcurrency @MainActor public func withVirtualTime<Result>(
    replaying replay: String? = nil,
    _ body: (World, Scheduler) throws -> Result
  ) throws -> Result {
    try withVirtualTime(in: World(replaying: replay), body)
  }

  /// Runs a hand-written test in virtual time, in a world.
  @MainActor func withVirtualTime<Result>(
    in world: World,
    _ body: (World, Scheduler) throws -> Result
  ) rethrows -> Result {
    try VirtualTime.run(choosing: { _ in 0 }) { scheduler in
      scheduler.beforeWaiting = { UIWindow.headlessLayoutAll() }
      defer { scheduler.beforeWaiting = nil }
      return try body(world, scheduler)
    }
  }
#endif
