#if os(Linux) && canImport(Glibc)
  import Dispatch
  import Foundation
  import Simulation
  import Synchronization
  import Testing

  /// Runs work in the order of its age until nothing is left for a while.
  @MainActor private func simulated(
    for duration: Duration = .seconds(1),
    _ start: (Log) -> Void
  ) -> (words: [String], incidents: [SimulationIncident]) {
    Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
      let log = Log()
      start(log)
      scheduler.advance(by: duration)
      return (log.list, scheduler.incidents)
    }
  }

  @Suite @MainActor struct SchedulerTests {
    @Test
    func clocksDatesAndTimesOfDispatchShowVirtualTimeAndNothingWaitsForIt() {
      let real = ContinuousClock.now
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let (start, date, dispatch) = (ContinuousClock.now, Date(), DispatchTime.now())
        #expect(scheduler.now == .zero)
        #expect(date.timeIntervalSince1970 == 1_767_225_600)
        scheduler.advance(by: .seconds(3_600))
        #expect(scheduler.now == .seconds(3_600))
        #expect(ContinuousClock.now - start == .seconds(3_600))
        #expect(Date().timeIntervalSince(date) == 3_600)
        #expect(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds == 3_600_000_000_000)
        Thread.sleep(forTimeInterval: 2)
        #expect(scheduler.now == .seconds(3_602))
      }
      #expect(ContinuousClock.now - real < .seconds(600))
    }

    @Test
    func aRunLoopThatIsRunUntilADateEndsInVirtualTimeAndTheMainQueueGoesOnMeanwhile() {
      let (words, incidents) = simulated { log in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.add("block") }
        let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in log.add("timer") }
        let start = Date()
        RunLoop.current.run(until: start.addingTimeInterval(0.5))
        log.add("after \(Int((Date().timeIntervalSince(start) * 10).rounded()))")
        timer.invalidate()
      }
      #expect(words == ["block", "timer", "after 5"])
      #expect(incidents == [])
    }

    @Test
    func aConditionLetsOtherWorkRunAndATimeOfItIsVirtual() {
      let (words, incidents) = simulated { log in
        let condition = NSCondition()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
          log.add("signal")
          condition.signal()
        }
        condition.lock()
        condition.wait()
        log.add("woken")
        log.add("\(condition.wait(until: Date().addingTimeInterval(60)))")
        condition.unlock()
      }
      #expect(words == ["signal", "woken", "false"])
      #expect(incidents == [])
    }

    @Test
    func threadsAndFilesOfRandomNumbersAreNamedWithWhatToUseInstead() {
      let (_, incidents) = simulated { _ in
        Thread.detachNewThread {}
        _ = FileManager.default.contents(atPath: "/etc/hostname")
        if let file = fopen("/dev/urandom", "r") { fclose(file) }
      }
      #expect(incidents.count == 2)
      #expect(incidents.map(\.description).contains { $0.hasPrefix("A thread of its own escapes the simulation") })
      #expect(incidents.map(\.description).contains { $0.contains("Use SystemRandomNumberGenerator") })
    }

    @Test
    func olderClocksAreVirtualAndOlderRandomNumbersComeFromTheSeed() {
      func drawn(_ seed: UInt64) -> [Double] {
        Scheduler.run(seed: seed, choosing: { _ in 0 }) { scheduler in
          #expect(time(nil) == 1_767_225_600 && clock() == 0)
          scheduler.advance(by: .seconds(3))
          #expect(time(nil) == 1_767_225_603)
          return [Double(random()), Double(rand()), Double(lrand48()), drand48()]
        }
      }
      #expect(drawn(1) == drawn(1))
      #expect(drawn(1) != drawn(2))
    }

    @Test
    func whatIsCalledBeforeTimePassesMayStartWorkAndTimeWaitsForIt() {
      let (words, _) = Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let log = Log()
        var rest = 2
        scheduler.beforeWaiting = {
          guard rest > 0 else { return }
          rest -= 1
          let time = scheduler.now / .milliseconds(1)
          DispatchQueue.main.async { log.add("laid out@\(Int(time))") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("timer") }
        #expect(scheduler.started == 1)
        scheduler.advance(by: .seconds(1))
        #expect(scheduler.started == 3)
        return (log.list, 0)
      }
      #expect(words == ["laid out@0", "laid out@0", "timer"])
    }

    @Test
    func timePassesUntilTheNextEventAndNoFurther() {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        #expect(!scheduler.advanceToNextEvent(within: .seconds(60)))
        DispatchQueue.main.async {}
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {}
        let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in }
        for seconds in [0, 3, 5, 10] {
          #expect(scheduler.advanceToNextEvent(within: .seconds(60)))
          #expect(scheduler.now == .seconds(seconds))
        }
        timer.invalidate()
      }
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        DispatchQueue.main.asyncAfter(deadline: .now() + 90) {}
        #expect(!scheduler.advanceToNextEvent(within: .seconds(60)))
        #expect(scheduler.now == .zero)
      }
    }

    @Test
    func sleepersWakeAtExactlyTheirTimeInItsOrderAndCanBeCancelled() {
      let (words, _) = simulated { log in
        let start = ContinuousClock.now
        @Sendable func say(_ name: String) { log.add("\(name)@\((ContinuousClock.now - start) / .milliseconds(1))") }
        Task.detached {
          try? await Task.sleep(nanoseconds: 30_000_000)
          say("nanoseconds")
        }
        Task {
          try? await SuspendingClock().sleep(for: .milliseconds(20))
          say("suspending")
        }
        Task {
          try? await Task.sleep(until: .now + .milliseconds(10), clock: .continuous)
          say("until")
        }
        let long = Task { do { try await Task.sleep(for: .seconds(100)) } catch { say("cancelled") } }
        Task {
          try? await Task.sleep(for: .milliseconds(40))
          long.cancel()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { say("after") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.06) { say("wall") }
      }
      #expect(
        words == ["until@10.0", "suspending@20.0", "nanoseconds@30.0", "cancelled@40.0", "after@50.0", "wall@60.0"]
      )
    }

    @Test
    func timersOfTheRunLoopFireOnceForEachIntervalOfVirtualTime() {
      let (words, incidents) = simulated(for: .seconds(5)) { log in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          log.add("tick")
          if log.list.count == 3 { timer.invalidate() }
        }
      }
      #expect(words == ["tick", "tick", "tick"])
      #expect(incidents.isEmpty)
    }

    @Test
    func theMainQueueAndASerialQueueKeepTheirOrderWhateverIsChosenOtherWorkOvertakes() {
      var orders: Set<[String]> = []
      for seed in UInt64(0)..<100 {
        let choices = Choices(seed: seed)
        _ = choices.beginStep()
        let words = Scheduler.run(seed: seed, choosing: { choices.below($0, .order) }) { scheduler in
          let log = Log()
          let queue = DispatchQueue(label: "serial")
          for index in 0..<2 {
            DispatchQueue.main.async { log.add("main\(index)") }
            queue.async { log.add("serial\(index)") }
            DispatchQueue.global().async { log.add("global\(index)") }
          }
          scheduler.settle()
          return log.list
        }
        #expect(words.filter { $0.hasPrefix("main") } == ["main0", "main1"], "seed \(seed)")
        #expect(words.filter { $0.hasPrefix("serial") } == ["serial0", "serial1"], "seed \(seed)")
        orders.insert(words)
      }
      // 6!/(2!·2!) = 180 orders keep both queues'.
      #expect(orders.count > 50)
      #expect(orders.contains { $0.firstIndex(of: "global1")! < $0.firstIndex(of: "global0")! })
    }

    @Test
    func groupsOfDispatchAreEnteredLeftNotifiedAndWaitedFor() {
      let (words, incidents) = simulated { log in
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().async(group: group) { log.add("in group") }
        group.notify(queue: .main) { log.add("notified") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          log.add("left")
          group.leave()
        }
        let other = DispatchGroup()
        DispatchQueue.global().async(group: other) { log.add("waited for") }
        #expect(other.wait(timeout: .now() + 1) == .success)
        log.add("waited")
        #expect(group.wait(timeout: .now() + 0.1) == .timedOut)
        DispatchGroup().notify(queue: .main) { log.add("empty") }
      }
      #expect(words == ["in group", "waited for", "waited", "empty", "left", "notified"])
      #expect(incidents.isEmpty)
    }

    /// As Dispatch has it: queues of one serial target queue never run at once, and what was handed out first begins first.
    @Test
    func queuesOfOneTargetTakeTurns() {
      for seed in 0..<50 as Range<UInt64> {
        // A linear congruential generator, with Knuth's numbers for MMIX.
        var state = seed
        func choose(_ count: Int) -> Int {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return Int(state >> 33) % count
        }
        Scheduler.run(seed: seed, choosing: choose) { scheduler in
          let log = Log()
          let target = DispatchQueue(label: "target")
          let first = DispatchQueue(label: "first", target: target)
          let second = DispatchQueue(label: "second", target: first)
          for (word, queue) in [("a", target), ("b", first), ("c", target), ("d", second), ("e", first)] {
            queue.async { log.add(word) }
          }
          let onMain = DispatchQueue(label: "on main", target: .main)
          DispatchQueue.main.async { log.add("1") }
          onMain.async { log.add("2") }
          DispatchQueue(label: "in the pool", target: .global()).async { log.add("-") }
          second.sync { log.add("f") }
          scheduler.settle()
          #expect(log.list.filter { "abcdef".contains($0) }.joined() == "abcdef", "seed \(seed)")
          #expect(log.list.filter { "12".contains($0) }.joined() == "12" && log.list.contains("-"))
          #expect(scheduler.incidents == [])
        }
      }
    }

    @Test
    func barriersSynchronousBlocksAndWorkItemsRunEachAfterWhatIsBeforeItInItsQueue() {
      let (words, incidents) = simulated { log in
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async { log.add("1") }
        queue.async(flags: .barrier) { log.add("2") }
        queue.sync { log.add("3") }
        queue.async(execute: DispatchWorkItem { log.add("4") })
        queue.sync(flags: .barrier) { log.add("5") }
        DispatchQueue.global().async { DispatchQueue.main.sync { log.add("main") } }
        DispatchQueue.concurrentPerform(iterations: 3) { log.add("p\($0)") }
        DispatchQueue.main.async { MainActor.assumeIsolated { log.add("assumed") } }
      }
      #expect(Array(words.prefix(8)) == ["1", "2", "3", "4", "5", "p0", "p1", "p2"])
      #expect(Set(words.suffix(2)) == ["main", "assumed"])
      #expect(incidents.isEmpty)
    }

    @Test
    func aSemaphoreWaitsForWorkOfTheSimulationAndOneThatNothingSignalsIsNamed() {
      let (words, incidents) = simulated { log in
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
          log.add("signals")
          semaphore.signal()
        }
        DispatchQueue.main.async { log.add("main") }
        semaphore.wait()
        log.add("went on")
        #expect(semaphore.wait(timeout: .now() + 0.1) == .timedOut)
      }
      // What waits is the main thread, so that the main queue stands still.
      #expect(words == ["signals", "went on", "main"])
      #expect(incidents.isEmpty)

      let (_, stuck) = simulated { _ in DispatchSemaphore(value: 0).wait() }
      #expect(stuck == [.waitsForever("a semaphore")])
      let (_, ownQueue) = simulated { _ in
        let queue = DispatchQueue(label: "own")
        queue.async { queue.sync {} }
      }
      #expect(ownQueue == [.waitsForever("a synchronous block of its own queue")])
    }

    @Test
    func aTimerOfDispatchSourceIsNamedAndDoesNotFire() {
      let (words, incidents) = simulated { log in
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.01)
        timer.setEventHandler { log.add("fired") }
        timer.resume()
        timer.cancel()
      }
      #expect(words.isEmpty)
      #expect(incidents == [.unsupported("a timer of DispatchSource")])
    }

    @Test(arguments: [true, false])
    func workThatAnotherThreadResumesComesBackAndIsNamed(onMainActor: Bool) {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let log = Log()
        // The other thread resumes what is suspended for sure.
        let isSuspended = Signal()
        let resume: @Sendable (CheckedContinuation<Void, Never>) -> Void = { continuation in
          Thread.detachNewThread {
            while !isSuspended.isSet { usleep(1_000) }
            continuation.resume()
          }
        }
        if onMainActor {
          Task {
            await withCheckedContinuation(resume)
            log.add("back")
          }
        } else {
          Task.detached {
            await withCheckedContinuation(resume)
            log.add("back")
          }
        }
        scheduler.settle()
        isSuspended.set()
        var polls = 0
        while log.list.isEmpty, polls < 100_000_000 {
          polls += 1
          scheduler.settle()
        }
        #expect(log.list == ["back"])
        #expect(scheduler.incidents.contains(.resumedByAnotherThread))
      }
    }

    @Test
    func executorsThatAreWrittenOverAQueueBelongToTheSimulation() {
      let (words, incidents) = simulated { log in
        Task { log.add(await ActorOnQueue().name()) }
        Task { await withTaskExecutorPreference(ExecutorOnQueue()) { log.add("preference") } }
      }
      #expect(Set(words) == ["actor", "preference"])
      #expect(incidents.isEmpty)
    }

    @Test
    func randomNumbersAndIdentifiersComeFromTheSeed() {
      @MainActor func drawn(_ seed: UInt64) -> [String] {
        Scheduler.run(seed: seed, choosing: { _ in 0 }) { _ in
          ["\(UInt64.random(in: 0...(.max)))", "\((0..<20).shuffled())", UUID().uuidString]
        }
      }
      let first = drawn(1)
      #expect(drawn(1) == first)
      #expect(zip(drawn(2), first).allSatisfy { $0 != $1 })
      #expect(UUID(uuidString: first[2]) != nil)
    }

    @Test
    func aProgramThatNeverRestsIsStoppedAndSaysSo() {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        @Sendable func again() { DispatchQueue.main.async { again() } }
        again()
        #expect(!scheduler.settle(limit: 100))
        #expect(!scheduler.advance(by: .seconds(1), limit: 100))
        #expect(!scheduler.isIdle)
        #expect(scheduler.pending == 1)
      }
    }

    @Test
    func aSimulationRunsBetweenTwoAwaitsOfAnAsynchronousTest() async throws {
      let first = Races.run(seed: 3)
      try await Task.sleep(for: .milliseconds(1))
      #expect(Races.run(seed: 3) == first)
    }
  }

  /// Something that one thread tells another.
  private final class Signal: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
  }

  private actor ActorOnQueue {
    final class Executor: SerialExecutor {
      private let queue = DispatchQueue(label: "own")

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
    }

    private let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func name() -> String { "actor" }
  }

  private final class ExecutorOnQueue: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
