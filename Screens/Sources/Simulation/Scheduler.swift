#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// A scheduler that controls the order and the time of all work that a thread starts.
  ///
  /// The work is everything that Swift's concurrency enqueues (tasks, the main actor, actors, groups, sleeps), Dispatch blocks, and the
  /// run loop's timers. While ``run(seed:choosing:_:)`` runs, work doesn't run by itself. ``step()``, ``settle(limit:)`` and
  /// ``advance(by:limit:)`` run it, on this thread, in an order that one function chooses. Clocks show virtual time, and the system's
  /// random numbers have a seed. So the same choices have the same effect in every run and every process.
  ///
  /// Nothing waits: an hour of virtual time takes as long as the work that's due in it. Other threads continue as usual, and so do
  /// tasks that began before. Work that the simulation resumes in them runs after it.
  ///
  /// A run lists uncontrolled work in ``incidents``: work that another thread resumes, and Dispatch features beyond queues, groups, and
  /// semaphores. The order of a `Set` or a `Dictionary` depends on the process, unless `SWIFT_DETERMINISTIC_HASHING` is set when the
  /// process starts. See ``hasDeterministicHashing``.
  ///
  /// ```swift
  /// let shown = Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
  ///   let screen = Screen()
  ///   scheduler.advance(by: .seconds(3))
  ///   return screen.title
  /// }
  /// ```
  @preconcurrency @MainActor public final class Scheduler {
    /// The work that hooks find through a thread-local variable.
    private let work: SimulatedWork

    private init(_ work: SimulatedWork) { self.work = work }

    /// The current scheduler, or `nil` outside of ``run(seed:choosing:_:)``.
    public private(set) static var current: Scheduler?

    /// Simulates on the calling thread while a function runs.
    ///
    /// Work that's left when the function returns never runs, and objects that it captured are leaked. Timers of the run loop end with
    /// it. Earlier timers in the run loop are suspended until it ends.
    ///
    /// - Parameters:
    ///   - seed: The seed of the system's random numbers.
    ///   - choose: A closure that returns a number in `0..<n`, given `n > 1` jobs that may run next, the oldest first. Zero is a
    ///     queue's order. It must not start work.
    ///   - body: The simulated code. Time is zero at its beginning.
    /// - Precondition: The thread isn't simulating already.
    public static func run<Result>(
      seed: UInt64,
      choosing choose: @escaping (Int) -> Int,
      _ body: (Scheduler) throws -> Result
    ) rethrows -> Result {
      guard csim_scheduler() == nil else { fatalError("A simulation cannot run inside another one") }
      let scheduler = Scheduler(SimulatedWork(choose: choose))
      let work = scheduler.work
      SimulatedWork.install()
      csim_suspend_timers()
      csim_set_scheduler(Unmanaged.passUnretained(work).toOpaque(), seed, SimulatedWork.foreign.begin())
      current = scheduler
      defer {
        csim_end_timers()
        current = nil
        csim_set_scheduler(nil, 0, 0)
        csim_resume_timers()
        SimulatedWork.foreign.end()
        work.drop()
      }
      return try body(scheduler)
    }

    /// A Boolean value that indicates whether the calling thread simulates, so that its code is the main actor's, too.
    nonisolated public static var isOnSimulatingThread: Bool { csim_scheduler() != nil }

    // MARK: Time

    /// The virtual time since the beginning.
    public var now: Duration { .nanoseconds(csim_now()) }

    /// The time at which the next sleeping work wakes up, or `nil` if none sleeps. Timers of the run loop aren't included.
    public var nextDeadline: Duration? { work.nextDeadline.map { .nanoseconds($0) } }

    /// A Boolean value that indicates whether a sleep or a timer of the run loop is pending.
    package var awaitsTime: Bool { work.nextEvent != nil }

    /// A number that changes with each of the system's random numbers.
    package var randomness: UInt64 { csim_randomness() }

    // MARK: State

    /// A Boolean value that indicates whether no work is ready.
    public var isIdle: Bool { work.isIdle }

    /// The number of executed jobs.
    public var turns: Int { work.turns }

    /// The number of times at which run loop timers were due. Simultaneous timers count once.
    package var timerRounds: Int { work.timerRounds }

    /// The number of started jobs, including waiting ones.
    public var started: Int { work.started }

    /// The number of jobs that wait for their turn or for time to pass.
    public var pending: Int { work.pending }

    /// The work outside this run's control, in the order of detection, which may differ from run to run.
    public var incidents: [SimulationIncident] {
      work.takeForeign()
      return work.incidents
    }

    /// Records an event outside this run's control.
    package func report(_ incident: SimulationIncident) { work.report(incident) }

    /// A closure that returns the surroundings in which a Dispatch block submitted now runs, or `nil`. Jobs of tasks know theirs
    /// themselves.
    package var surrounding: (() -> ((() -> Void) -> Void)?)? {
      get { work.surrounding }
      set { work.surrounding = newValue }
    }

    /// A Boolean value that indicates whether sets and dictionaries have the same order in every process.
    ///
    /// Set `SWIFT_DETERMINISTIC_HASHING=1` in the environment before the process starts.
    nonisolated public static var hasDeterministicHashing: Bool {
      ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] != nil
    }

    // MARK: Running

    /// A closure that's called when no work is ready and time is about to pass, like a run loop's observers before it waits. Use it to
    /// lay out views.
    public var beforeWaiting: (() -> Void)? {
      get { work.beforeWaiting }
      set { work.beforeWaiting = newValue }
    }

    /// Runs one ready job, and returns `false` without any.
    ///
    /// The main queue and each serial queue are in order. Other work may overtake.
    ///
    /// - Complexity: O(*r*), where *r* is the number of jobs that wait for their turn.
    @discardableResult public func step() -> Bool { work.step() }

    /// Runs ready work and the work that it starts, and returns `false` if work is left after `limit` jobs.
    @discardableResult public func settle(limit: Int = 10_000) -> Bool { work.settle(limit: limit) }

    /// Lets time pass and runs the work that wakes up, each at its time, and returns `false` if work is left after `limit` jobs.
    ///
    /// Work that's due at the same time starts in the order in which it began to sleep, unless the run chooses another.
    @discardableResult public func advance(by duration: Duration, limit: Int = 10_000) -> Bool {
      work.advance(to: csim_now() + duration.nanoseconds, limit: limit)
    }

    /// Runs ready work, or else lets time pass until work wakes up, and runs that. Returns `false` without passing time if none wakes
    /// up within the duration.
    @discardableResult public func advanceToNextEvent(within duration: Duration, limit: Int = 10_000) -> Bool {
      guard work.isIdle else {
        work.settle(limit: limit)
        return true
      }
      guard let next = work.nextEvent, next <= csim_now() + duration.nanoseconds else { return false }
      work.advance(to: next, limit: limit)
      return true
    }
  }
#endif
