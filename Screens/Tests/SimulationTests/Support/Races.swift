#if os(Linux) && canImport(Glibc)
  import Dispatch
  import Foundation
  import Simulation

  /// A program with races of every kind.
  @MainActor enum Races {
    private actor Counter {
      private var value = 0

      func add(_ name: String) -> String {
        value += 1
        return "\(name)#\(value)"
      }
    }

    /// What it prints in the order that a seed chooses.
    static func run(seed: UInt64) -> String {
      let choices = Choices(seed: seed)
      _ = choices.beginStep()
      return Scheduler.run(seed: seed, choosing: { choices.below($0, .order) }) { scheduler in
        let log = Log()
        start(log)
        scheduler.advance(by: .seconds(1))
        log.add("\(Date().timeIntervalSince1970) \(UUID()) left \(scheduler.pending) of \(scheduler.turns)")
        return log.text
      }
    }

    private static func start(_ log: Log) {
      let start = ContinuousClock.now
      let counter = Counter()
      for name in ["a", "b", "c"] {
        Task.detached {
          for index in 0..<2 {
            log.add("\(name)\(index)")
            await Task.yield()
          }
          log.add(await counter.add(name))
          await MainActor.run { log.add("M\(name)") }
          try? await Task.sleep(for: .milliseconds(100))
          log.add("\(name)@\(ContinuousClock.now - start)")
        }
      }
      Task {
        await withTaskGroup(of: Int.self) { group in
          for index in 0..<3 { group.addTask { index } }
          for await index in group { log.add("g\(index)") }
        }
        async let first = counter.add("x")
        async let second = counter.add("y")
        log.add(await first + second)
      }
      Task.detached(priority: .background) { log.add("low") }
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for await number in stream { log.add("s\(number)") } }
      Task.detached {
        continuation.yield(1)
        await Task.yield()
        continuation.yield(2)
        continuation.finish()
      }
      startDispatch(log)
    }

    private static func startDispatch(_ log: Log) {
      DispatchQueue.main.async { log.add("D1") }
      Task { @MainActor in log.add("T1") }
      DispatchQueue.main.async { log.add("D2") }
      DispatchQueue.global().async {
        log.add("G")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { log.add("after") }
      }
      let queue = DispatchQueue(label: "serial")
      queue.async { log.add("q1") }
      queue.async { log.add("q2") }
      let group = DispatchGroup()
      for index in 0..<3 { DispatchQueue.global().async(group: group) { log.add("w\(index)") } }
      group.notify(queue: .main) { log.add("all") }
      log.add("r\(Int.random(in: 0..<100))")
    }
  }
#endif
