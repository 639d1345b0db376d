#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// Owns the order and the time of all work that a thread starts.
  ///
  /// That is what Swift's concurrency enqueues (tasks, the main actor, actors, groups, sleeps), blocks of Dispatch, and the
  /// run loop's timers. While ``run(seed:choosing:_:)`` runs, none of it runs by itself: ``step()``, ``settle(limit:)`` and
  /// ``advance(by:limit:)`` run it, on this thread, in an order that one function chooses. Clocks show virtual time, and the
  /// system's random numbers come from a seed. So the same choices have the same effect in every run and every process.
  ///
  /// Nothing waits: an hour of virtual time takes as long as the work that is due in it. Other threads go on as usual, and so
  /// do tasks that began before: what the simulation has them go on with comes after it.
  ///
  /// A run names in ``incidents`` the work that it cannot own: work that another thread brings back, and what Dispatch offers beyond
  /// queues, groups and semaphores. The order of a `Set` or a `Dictionary` is the process's own, unless
  /// `SWIFT_DETERMINISTIC_HASHING` is set when the process starts; see ``hasDeterministicHashing``.
  ///
  /// ```swift
  /// let shown = Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
  ///   let screen = Screen()
  ///   scheduler.advance(by: .seconds(3))
  ///   return screen.title
  /// }
  /// ```
  @preconcurrency @MainActor public final class Scheduler {
    /// What hooks find through a variable of this thread.
    private let work: SimulatedWork

    private init(_ work: SimulatedWork) { self.work = work }

    /// The scheduler that simulates now; `nil` outside of ``run(seed:choosing:_:)``.
    public private(set) static var current: Scheduler?

    /// Makes the calling thread simulate while a function runs.
    ///
    /// Work that is left when the function returns never runs, and objects that it has captured live on. Timers of the run loop end with
    /// it. Those that were in the run loop before wait until it is over.
    ///
    /// - Parameters:
    ///   - seed: the seed of the system's random numbers.
    ///   - choose: a number in `0..<n`, given `n > 1` pieces of work that may run next, the oldest first; zero is what a
    ///     queue would do. It must not start work.
    ///   - body: the code that is simulated. Time is zero in the beginning.
    /// - Precondition: the thread does not simulate already.
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

    /// Whether the calling thread simulates, so that what runs on it is the main actor's, too.
    nonisolated public static var isOnSimulatingThread: Bool { csim_scheduler() != nil }

    // MARK: Time

    /// The virtual time since the beginning.
    public var now: Duration { .nanoseconds(csim_now()) }

    /// When the next sleeping work wakes up; `nil` if nothing sleeps. Timers of the run loop are not counted.
    public var nextDeadline: Duration? { work.nextDeadline.map { .nanoseconds($0) } }

    /// Whether a sleep is to end or a timer of the run loop to fire.
    package var awaitsTime: Bool { work.nextEvent != nil }

    /// A number that tells how many of the system's random numbers have been drawn: it changes with each.
    package var randomness: UInt64 { csim_randomness() }

    // MARK: What there is

    /// Whether no work may run now.
    public var isIdle: Bool { work.isIdle }

    /// How many pieces of work ran.
    public var turns: Int { work.turns }

    /// How often timers of the run loop were due; those that are due at the same time count once.
    package var timerRounds: Int { work.timerRounds }

    /// How many pieces of work were started, those that wait among them.
    public var started: Int { work.started }

    /// How many pieces of work wait for their turn or for time to pass.
    public var pending: Int { work.pending }

    /// The work that this run cannot own, in the order in which it was noticed; it may differ from run to run.
    public var incidents: [SimulationIncident] {
      work.takeForeign()
      return work.incidents
    }

    /// Notes something that this run cannot own.
    package func report(_ incident: SimulationIncident) { work.report(incident) }

    /// Answers what surrounds a block of Dispatch that is handed out now, when it runs, so that it knows what it was handed out
    /// in; `nil` for nothing. Jobs of tasks know it by themselves.
    package var surrounding: (() -> ((() -> Void) -> Void)?)? {
      get { work.surrounding }
      set { work.surrounding = newValue }
    }

    /// Whether sets and dictionaries have the same order in every process.
    ///
    /// That takes `SWIFT_DETERMINISTIC_HASHING=1` in the environment when the process starts.
    nonisolated public static var hasDeterministicHashing: Bool {
      ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] != nil
    }

    // MARK: Running

    /// A closure that is called when no work may run now and time is about to pass, as a run loop's observers are before it waits:
    /// that is where views are laid out.
    public var beforeWaiting: (() -> Void)? {
      get { work.beforeWaiting }
      set { work.beforeWaiting = newValue }
    }

    /// Runs one piece of work that may run now; `false` if there is none.
    ///
    /// The main queue and each serial queue keep their order; everything else may overtake.
    ///
    /// - Complexity: O(*r*), where *r* is the number of pieces of work that wait for their turn.
    @discardableResult public func step() -> Bool { work.step() }

    /// Runs what may run now, and what that starts; `false` if work is left after `limit` pieces.
    @discardableResult public func settle(limit: Int = 10_000) -> Bool { work.settle(limit: limit) }

    /// Lets time pass and runs what wakes up on the way, each at its time; `false` if work is left after `limit` pieces.
    ///
    /// Work that is due at the same time starts in the order in which it went to sleep, unless the run chooses another.
    @discardableResult public func advance(by duration: Duration, limit: Int = 10_000) -> Bool {
      work.advance(to: csim_now() + duration.nanoseconds, limit: limit)
    }

    /// Runs what may run now, or else lets time pass until something wakes up, and runs that; `false` if nothing wakes up
    /// within the duration, and then no time passes.
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
