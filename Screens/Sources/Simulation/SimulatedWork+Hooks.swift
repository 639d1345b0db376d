#if os(Linux) && canImport(Glibc)
  import CSimulation

  extension SimulatedWork {
    /// Returns the scheduler's work from a hook's pointer.
    ///
    /// `Scheduler.run` retains it while its thread simulates, and only that thread calls hooks.
    private static func from(_ pointer: UnsafeMutableRawPointer?) -> SimulatedWork {
      guard let pointer else { fatalError("A hook was called without a scheduler") }
      return Unmanaged<SimulatedWork>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The work of the calling thread, or `nil` if it doesn't simulate.
    static var current: SimulatedWork? { csim_scheduler().map { from($0) } }

    /// Returns the job of the runtime's pointer, which is all that `UnownedJob` stores.
    private static func job(_ pointer: UnsafeMutableRawPointer?) -> UnownedJob {
      unsafeBitCast(pointer, to: UnownedJob.self)
    }

    /// Sets the hooks, once.
    static func install() { _ = installed }

    private static let installed: Void = {
      if let problem = ReplacedFunctions.problem(of: ReplacedFunctions.all()) { fatalError(problem) }
      // A reference to an executor is two words: the object and its witness table.
      let main = unsafeBitCast(
        SimulatedMainExecutor.shared.asUnownedSerialExecutor(),
        to: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?).self
      )
      csim_install(handlers, main.0, main.1)
      csim_learn_job_runner(true)
      Task { @MainActor in }
      csim_learn_job_runner(false)
    }()

    private static var handlers: csim_handlers {
      csim_handlers(
        global: { SimulatedWork.from($0).add(.job(SimulatedWork.job($1)), .pool, deadline: $2) },
        dispatched: { context, queue, group, block, deadline in
          guard let queue, let block else { return }
          let work = SimulatedWork.from(context)
          work.add(.block(block, group: group), work.lane(of: queue), deadline: deadline)
        },
        group_changed: { context, group, change in
          guard let group else { return false }
          return SimulatedWork.from(context).change(group, by: Int(change))
        },
        group_notify: { context, group, queue, block in
          guard let group, let queue, let block else { return }
          SimulatedWork.from(context).notify(group, queue, block)
        },
        group_is_empty: { context, group in
          guard let group else { return true }
          return SimulatedWork.from(context).groups[group]?.count ?? 0 == 0
        },
        drain: { context, queue in
          guard let queue else { return true }
          return SimulatedWork.from(context).drain(queue)
        },
        await_work: { context, deadline, what in
          SimulatedWork.from(context).awaitWork(until: deadline, what.map { String(cString: $0) } ?? "something")
        },
        unsupported: { context, what in
          SimulatedWork.from(context).report(.unsupported(what.map { String(cString: $0) } ?? "something"))
        },
        escaped: { context, what, instead in
          let texts = (what.map { String(cString: $0) } ?? "", instead.map { String(cString: $0) } ?? "")
          SimulatedWork.from(context).report(.escaped(texts.0, instead: texts.1))
        },
        run_loop_waits: { SimulatedWork.from($0).runLoopWaits(for: $1) },
        foreign: { SimulatedWork.foreign.takeJob(SimulatedWork.job($0)) },
        is_of_simulation: { SimulatedWork.foreign.isOfEarlierSimulation($0) }
      )
    }
  }
#endif
