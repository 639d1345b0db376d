#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation
  import Synchronization

  /// Jobs of a simulation that other threads resume.
  ///
  /// The process has one instance: only one thread has the main actor, and with it a simulation, at a time.
  final class ForeignJobs: Sendable {
    private struct State {
      /// The tasks that ran in the simulation.
      var tasks: Set<UInt64> = []
      var arrived: [(job: UnownedJob, isMain: Bool)] = []
      /// The tasks that ran in earlier simulations, whose numbers are close together.
      var earlier = IndexSet()
    }

    private let state = Mutex(State())
    private let arrivedCount = Atomic(0)

    /// Begins a simulation with an empty task, since the numbers of tasks grow.
    ///
    /// - Returns: The number of the task. Tasks with smaller numbers began before.
    func begin() -> UInt64 {
      var first: UInt64 = 0
      withUnsafeMutablePointer(to: &first) {
        csim_identify_next_task($0)
        Task.detached {}
        csim_identify_next_task(nil)
      }
      state.withLock { ($0.tasks, $0.arrived) = ([first], []) }
      return first
    }

    func end() {
      state.withLock { state in
        for task in state.tasks.sorted() { state.earlier.insert(Int(task)) }
        (state.tasks, state.arrived) = ([], [])
      }
      arrivedCount.store(0, ordering: .relaxed)
    }

    /// Returns a Boolean value that indicates whether a task ran in an earlier simulation.
    func isOfEarlierSimulation(_ task: UInt64) -> Bool { state.withLock { $0.earlier.contains(Int(task)) } }

    /// Returns the unique number of the job's task, or `nil` for the jobs of actors, which all have zero.
    private func identifier(of job: UnownedJob) -> UInt64? {
      let identifier = csim_task_identifier(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
      return identifier == 0 ? nil : identifier
    }

    /// Records a task of the simulation.
    func note(_ job: UnownedJob) {
      guard let identifier = identifier(of: job) else { return }
      state.withLock { _ = $0.tasks.insert(identifier) }
    }

    /// Takes a job that another thread enqueues in the pool, if its task belongs to the simulation.
    func takeJob(_ job: UnownedJob) -> Bool {
      guard let identifier = identifier(of: job) else { return false }
      return state.withLock {
        guard $0.tasks.contains(identifier) else { return false }
        $0.arrived.append((job, false))
        arrivedCount.add(1, ordering: .relaxed)
        return true
      }
    }

    /// Takes a job that another thread enqueues on the simulated main actor.
    func takeMainJob(_ job: UnownedJob) {
      state.withLock {
        $0.arrived.append((job, true))
        arrivedCount.add(1, ordering: .relaxed)
      }
    }

    /// Returns the jobs since the last call.
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
