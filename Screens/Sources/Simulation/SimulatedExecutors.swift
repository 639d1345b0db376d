#if os(Linux) && canImport(Glibc)
  import CSimulation
  #if compiler(>=6.3)
    @_spi(ExperimentalScheduling) import _Concurrency
  #endif

  /// The main actor's executor on a simulating thread.
  final class SimulatedMainExecutor: SerialExecutor {
    static let shared = SimulatedMainExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      guard let work = SimulatedWork.current else { return SimulatedWork.foreign.takeMainJob(job) }
      work.add(.job(job), .main)
    }

    func checkIsolated() {
      guard SimulatedWork.current != nil else { fatalError("Not on the simulated main actor") }
    }

    func isIsolatingCurrentContext() -> Bool? { SimulatedWork.current != nil }
  }

  /// The thread pool on a simulating thread.
  final class SimulatedPool: TaskExecutor {
    static let shared = SimulatedPool()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      guard let work = SimulatedWork.current else {
        _ = SimulatedWork.foreign.takeJob(job)
        return
      }
      work.add(.job(job), .pool)
    }
  }

  #if compiler(>=6.3)
    // Since Swift 6.3, sleeping uses the current executor instead of the runtime's hooks: SE-0505.
    extension SimulatedMainExecutor: SchedulingExecutor {
      func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        SimulatedWork.sleep(UnownedJob(job), for: delay, .main)
      }

      func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        SimulatedWork.sleep(UnownedJob(job), for: clock.now.duration(to: instant), .main)
      }
    }

    extension SimulatedPool: SchedulingExecutor {
      func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        SimulatedWork.sleep(UnownedJob(job), for: delay, .pool)
      }

      func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        SimulatedWork.sleep(UnownedJob(job), for: clock.now.duration(to: instant), .pool)
      }
    }

    extension SimulatedWork {
      /// Adds a sleeping job. Clocks whose durations aren't `Duration` have no virtual time, so the job runs at once.
      fileprivate static func sleep<Delay>(_ job: UnownedJob, for delay: Delay, _ lane: Lane) {
        guard let current else {
          if lane == .main { foreign.takeMainJob(job) } else { _ = foreign.takeJob(job) }
          return
        }
        current.add(.job(job), lane, deadline: csim_now() + ((delay as? Duration)?.nanoseconds ?? 0))
      }
    }
  #endif
#endif
