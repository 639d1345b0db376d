#if GRDB
  import Foundation
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
        } catch {
          Issue.record("seed \(seed): \(error)")
          return
        }
        seed += 1
      }
      print("seeds \(Self.firstSeed)..<\(seed): \(reads) reads, \(refused) tables refused")
    }
  }
#endif
