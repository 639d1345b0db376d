#if GRDB
  import Foundation
  import GRDB
  import TestSupport
  import Testing

  @testable import RosterGRDB

  /// Random databases, and whatever happens to them.
  @MainActor @Suite(.serialized) struct ReadMachineTests {
    /// How many rows each database is read; `ROSTER_READS` says how many all are.
    private static let readsPerSeed = 2_500
    private static let numberOfReads =
      ProcessInfo.processInfo.environment["ROSTER_READS"].flatMap(Int.init) ?? 55_000
    private static let firstSeed = ProcessInfo.processInfo.environment["ROSTER_SEED"].flatMap(UInt64.init) ?? 1
    /// A folder on a small disk that becomes full.
    private static let folder = ProcessInfo.processInfo.environment["ROSTER_FOLDER"]

    @Test func everyReadIsWhatSQLiteGives() async throws {
      var reads = 0
      var refused = 0
      var seed = Self.firstSeed
      while reads < Self.numberOfReads {
        do {
          if let machine = try ReadMachine(seed: seed, in: Self.folder) {
            let quota = min(Self.readsPerSeed, Self.numberOfReads - reads)
            try await machine.run(reads: quota)
            reads += machine.numberOfReads
          } else {
            refused += 1
          }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL && Self.folder != nil {
          // The table itself is too large for the disk.
          refused += 1
        } catch {
          Issue.record("seed \(seed): \(error)")
          return
        }
        seed += 1
      }
      print("seeds \(Self.firstSeed)..<\(seed): \(reads) reads, \(refused) tables refused")
    }

    /// Another process writes and is killed at any moment.
    @Test(.timeLimit(.minutes(10)), arguments: [3, 5, 12] as [UInt64])
    func everyReadIsWhatSQLiteGivesWhileProcessesDie(_ seed: UInt64) async throws {
      let machine = try #require(try ReadMachine(seed: seed))
      machine.isOnlyWriter = false
      var reads = 0
      for round in 1...3 as ClosedRange<UInt64> {
        var isAlive = true
        let process = Task {
          await write(machine.path, seed, round: round)
          isAlive = false
        }
        while isAlive {
          reads += 60
          try await machine.run(reads: reads)
        }
        await process.value
      }
      machine.isOnlyWriter = true
      try await machine.run(reads: reads + 300)
      print("seed \(seed): \(machine.numberOfReads) reads beside three processes that were killed")
    }

    /// Writes until it is killed.
    private func write(_ path: String, _ seed: UInt64, round: UInt64) async {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path, seed, round] in
        let thread = Thread {
          usleep(UInt32(30_000 * round))
          kill(getpid(), SIGKILL)
        }
        var random = SeededGenerator(seed: seed)
        let table = RandomTable(&random)
        random = SeededGenerator(seed: seed &* 31 &+ round)
        var configuration = TestFile.configuration()
        configuration.busyMode = .timeout(20)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        thread.start()
        while true {
          do { try table.write(queue, &random) } catch is DatabaseError {}
        }
      }
    }
  }
#endif
