#if os(Linux) && canImport(Glibc)
  import Simulation
  import Testing

  /// Tasks that are older than the simulation in which they are resumed.
  @Suite @MainActor struct ForeignJobsTests {
    private let signals: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    init() { (signals, signal) = AsyncStream<Void>.makeStream() }

    private func simulate(_ body: (Scheduler) -> Void) { Scheduler.run(seed: 1, choosing: { _ in 0 }, body) }

    /// Begins a task that waits for the signal, and says whether it went on in a simulation.
    private func begin(onMainActor: Bool, _ isBack: @escaping @Sendable (_ inSimulation: Bool) -> Void) {
      if onMainActor {
        Task { [signals] in
          for await _ in signals { isBack(Scheduler.isOnSimulatingThread) }
        }
      } else {
        Task.detached { [signals] in
          for await _ in signals { isBack(Scheduler.isOnSimulatingThread) }
        }
      }
    }

    @Test(arguments: [true, false])
    func aTaskOfOutsideGoesOnOutside(onMainActor: Bool) async {
      let (places, place) = AsyncStream<Bool>.makeStream()
      begin(onMainActor: onMainActor) { place.yield($0) }
      var found = places.makeAsyncIterator()
      // Once it is back, it waits for the next signal.
      signal.yield()
      #expect(await found.next() == false)
      for settles in [true, false] {
        for _ in 0..<20 { await Task.yield() }
        simulate { scheduler in
          signal.yield()
          if settles { scheduler.settle() }
        }
        #expect(await found.next() == false)
      }
    }

    @Test(arguments: [true, false])
    func aTaskOfAnEarlierSimulationGoesOnInALaterOne(onMainActor: Bool) async {
      let (places, place) = AsyncStream<Bool>.makeStream()
      simulate { scheduler in
        begin(onMainActor: onMainActor) { place.yield($0) }
        scheduler.settle()
      }
      simulate { scheduler in
        signal.yield()
        scheduler.settle()
        place.finish()
      }
      var found: [Bool] = []
      for await place in places { found.append(place) }
      #expect(found == [true])
    }
  }
#endif
