#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// The work of one simulating thread, and its order.
  ///
  /// Only the simulating thread uses it: hooks find it through a thread-local variable.
  final class SimulatedWork {
    /// A sequence of ordered work. Work of the pool may run in any order.
    enum Lane: Hashable {
      case main, pool
      case queue(UnsafeMutableRawPointer)
    }

    enum Kind {
      case job(UnownedJob)
      case block(UnsafeMutableRawPointer, group: UnsafeMutableRawPointer?)
    }

    struct Entry {
      var kind: Kind
      var lane: Lane
      /// A number that increases with each entry.
      var number: Int
      /// A function in which a block runs.
      var surround: ((() -> Void) -> Void)?
    }

    private struct Sleeper {
      var deadline: Int64
      var entry: Entry
    }

    struct Group {
      var count = 0
      var notified: [(queue: UnsafeMutableRawPointer, block: UnsafeMutableRawPointer)] = []
    }

    private let choose: (Int) -> Int
    var beforeWaiting: (() -> Void)?
    var surrounding: (() -> ((() -> Void) -> Void)?)?
    /// The work that's ready, oldest first.
    private var ready: [Entry] = []
    private var sleepers: [Sleeper] = []
    private var lastNumber = 0
    /// The lanes of running work, the innermost last.
    private var running: [Lane] = []
    /// The lanes that wait inside a function, so their other work can't run.
    private var blocked: [Lane] = []
    var groups: [UnsafeMutableRawPointer: Group] = [:]
    private(set) var turns = 0
    private(set) var timerRounds = 0
    private(set) var incidents: [SimulationIncident] = []

    init(choose: @escaping (Int) -> Int) { self.choose = choose }

    var isIdle: Bool { ready.isEmpty }
    var started: Int { lastNumber }
    var pending: Int { ready.count + sleepers.count }
    /// The time of the next sleeper or timer, or `nil` without any.
    var nextEvent: Int64? {
      let next = min(nextDeadline ?? .max, csim_next_timer())
      return next < .max ? next : nil
    }
    var nextDeadline: Int64? { sleepers.lazy.map(\.deadline).min() }

    func report(_ incident: SimulationIncident) {
      if !incidents.contains(incident) { incidents.append(incident) }
    }

    // MARK: Adding

    /// Returns the lane of a Dispatch queue. Queues with the same target share one.
    func lane(of queue: UnsafeMutableRawPointer) -> Lane {
      if csim_is_main_queue(queue) { return .main }
      if csim_is_global_queue(queue) { return .pool }
      guard let bottom = csim_bottom_queue(queue) else { return .queue(queue) }
      return csim_is_main_queue(bottom) ? .main : .queue(bottom)
    }

    /// Adds work for now, or for a time in virtual nanoseconds.
    func add(_ kind: Kind, _ lane: Lane, deadline: Int64 = 0) {
      lastNumber += 1
      var entry = Entry(kind: kind, lane: lane, number: lastNumber)
      switch kind {
      case .job(let job): Self.foreign.note(job)
      case .block: entry.surround = surrounding?()
      }
      if deadline > csim_now() {
        sleepers.append(Sleeper(deadline: deadline, entry: entry))
      } else {
        ready.append(entry)
      }
    }

    /// Adds jobs that other threads resumed.
    func takeForeign() {
      let arrived = Self.foreign.take()
      if !arrived.isEmpty { report(.resumedByAnotherThread) }
      for (job, isMain) in arrived { add(.job(job), isMain ? .main : .pool) }
    }

    // MARK: Running

    func step() -> Bool {
      takeForeign()
      guard let index = chosen() else { return false }
      run(ready.remove(at: index))
      return true
    }

    /// Returns the index of the next work: the oldest of a lane, or any of the pool.
    private func chosen() -> Int? {
      if ready.count == 1 { return blocked.contains(where: { $0 == ready[0].lane }) ? nil : 0 }
      var seen: Set<Lane> = Set(blocked)
      var candidates: [Int] = []
      for (index, entry) in ready.enumerated() where entry.lane == .pool || seen.insert(entry.lane).inserted {
        candidates.append(index)
      }
      guard candidates.count > 1 else { return candidates.first }
      return candidates[choose(candidates.count)]
    }

    private func run(_ entry: Entry) {
      turns += 1
      running.append(entry.lane)
      defer { running.removeLast() }
      switch entry.kind {
      case .block(let block, let group):
        if let surround = entry.surround { surround { csim_call_block(block) } } else { csim_call_block(block) }
        if let group { _ = change(group, by: -1) }
      case .job(let job) where entry.lane == .main:
        job.runSynchronously(on: SimulatedMainExecutor.shared.asUnownedSerialExecutor())
      case .job(let job):
        // `Task.yield()` enqueues on the current executor. Without one, it would bypass the hooks.
        job.runSynchronously(on: SimulatedPool.shared.asUnownedTaskExecutor())
      }
    }

    @discardableResult func settle(limit: Int) -> Bool {
      for _ in 0..<limit where !step() { return true }
      return ready.isEmpty
    }

    @discardableResult func advance(to end: Int64, limit: Int) -> Bool {
      var rest = limit
      while rest > 0 {
        let before = turns
        guard settle(limit: rest) else { return false }
        rest -= max(turns - before, 1)
        beforeWaiting?()
        guard isIdle else { continue }
        guard wakeNext(until: end) else { break }
      }
      // Work may have slept longer than the requested time.
      csim_set_now(max(end, csim_now()))
      return rest > 0 && settle(limit: rest)
    }

    /// Advances to the next time at which work wakes up, and returns `false` if there isn't one until then.
    private func wakeNext(until end: Int64) -> Bool {
      guard let next = nextEvent, next <= end else { return false }
      csim_set_now(max(next, csim_now()))
      let now = csim_now()
      let due = sleepers.filter { $0.deadline <= now }
      sleepers.removeAll { $0.deadline <= now }
      ready += due.sorted { ($0.deadline, $0.entry.number) < ($1.deadline, $1.entry.number) }.map(\.entry)
      // This thread's run loop may not be the main one: Swift Testing has its own main thread.
      guard csim_fire_timers() else { return true }
      timerRounds += 1
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
      return true
    }

    /// Releases blocks that never run. Jobs can't be cancelled from outside.
    func drop() {
      for entry in ready + sleepers.map(\.entry) {
        if case .block(let block, _) = entry.kind { csim_release_block(block) }
      }
      for group in groups.values {
        for notified in group.notified { csim_release_block(notified.block) }
      }
      (ready, sleepers, groups) = ([], [], [:])
      beforeWaiting = nil
    }

    // MARK: Waiting

    /// Runs other work while a Dispatch function waits.
    func awaitWork(until deadline: Int64, _ what: String) -> csim_wait {
      guard deadline > csim_now() else { return csim_wait_timed_out }
      blocked.append(running.last ?? .main)
      defer { blocked.removeLast() }
      if step() || wakeNext(until: deadline) { return csim_wait_continue }
      guard deadline == .max else {
        csim_set_now(deadline)
        return csim_wait_timed_out
      }
      report(.waitsForever(what))
      return csim_wait_stuck
    }

    /// Runs ready work while the app's run loop waits, including the main queue's, or lets time pass.
    func runLoopWaits(for duration: Int64) {
      let end = csim_now() + duration
      if step() || wakeNext(until: end) { return }
      csim_set_now(end)
    }

    /// Runs earlier work before a synchronous block, and returns `false` if its queue waits for itself.
    func drain(_ queue: UnsafeMutableRawPointer) -> Bool {
      let lane = lane(of: queue)
      guard lane != .pool else { return true }
      if running.contains(lane) || (lane == .main && running.isEmpty) {
        report(.waitsForever("a synchronous block of its own queue"))
        return false
      }
      while let index = ready.firstIndex(where: { $0.lane == lane }) { run(ready.remove(at: index)) }
      return true
    }

    // MARK: Groups

    /// Changes a group's count, and returns `false` if the group was entered outside the simulation.
    func change(_ group: UnsafeMutableRawPointer, by change: Int) -> Bool {
      if change < 0, groups[group, default: Group()].count == 0 { return false }
      groups[group, default: Group()].count += change
      guard groups[group]?.count == 0, let ended = groups.removeValue(forKey: group) else { return true }
      for (queue, block) in ended.notified { add(.block(block, group: nil), lane(of: queue)) }
      return true
    }

    func notify(_ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
      guard groups[group]?.count ?? 0 > 0 else { return add(.block(block, group: nil), lane(of: queue)) }
      groups[group]?.notified.append((queue, block))
    }
  }
#endif
