#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Synchronization

  /// Jobs of a simulation that other threads bring back.
  ///
  /// There is one for the process: only one thread has the main actor, and with it a simulation, at a time.
  final class ForeignJobs: Sendable {
    private struct State {
      /// The tasks that ran in the simulation.
      var tasks: Set<UInt64> = []
      var arrived: [(job: UnownedJob, isMain: Bool)] = []
    }

    private let state = Mutex(State())
    private let arrivedCount = Atomic(0)

    func begin() { state.withLock { $0 = State() } }

    func end() {
      state.withLock { $0 = State() }
      arrivedCount.store(0, ordering: .relaxed)
    }

    /// The number of the job's task, which no other has; `nil` for the jobs of actors, which all have zero.
    private func identifier(of job: UnownedJob) -> UInt64? {
      let identifier = csim_task_identifier(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
      return identifier == 0 ? nil : identifier
    }

    /// Remembers a task of the simulation.
    func note(_ job: UnownedJob) {
      guard let identifier = identifier(of: job) else { return }
      state.withLock { _ = $0.tasks.insert(identifier) }
    }

    /// Takes a job that another thread hands to the pool if its task is one of the simulation.
    func takeJob(_ job: UnownedJob) -> Bool {
      guard let identifier = identifier(of: job) else { return false }
      return state.withLock {
        guard $0.tasks.contains(identifier) else { return false }
        $0.arrived.append((job, false))
        arrivedCount.add(1, ordering: .relaxed)
        return true
      }
    }

    /// Takes a job that another thread hands to the simulated main actor.
    func takeMainJob(_ job: UnownedJob) {
      state.withLock {
        $0.arrived.append((job, true))
        arrivedCount.add(1, ordering: .relaxed)
      }
    }

    /// What came since the last call.
    func take() -> [(job: UnownedJob, isMain: Bool)] {
      guard arrivedCount.load(ordering: .relaxed) > 0 else { return [] }
      return state.withLock { state in
        defer { state.arrived = [] }
        arrivedCount.store(0, ordering: .relaxed)
        return state.arrived
      }
    }
  }

  extension SimulatedWork {
    static let foreign = ForeignJobs()
  }
#endif
