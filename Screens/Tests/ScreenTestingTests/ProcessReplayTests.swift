#if os(Linux) && canImport(Glibc)
  import CorrectScreens
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// The same run in many processes, each with its own hash seed and its own addresses, and busy with other work.
  ///
  /// Five runs in each of four processes, or two in each of 200 with `ROSTER_SEEDS=all`; `ROSTER_REPLAYS` says how often each runs.
  @Suite struct ProcessReplayTests {
    private static let (processes, childVariable, runsVariable) = (
      Seeds.runSlowTests ? 200 : 4, "ROSTER_REPLAY_FILE", "ROSTER_REPLAYS"
    )

    /// Everything that films show of two runs: pictures, updates, cells, requests, questions and times. One of them has its rows from an
    /// actor.
    @MainActor private static func films() throws -> String {
      try [inbox(), readings()].joined()
    }

    @MainActor private static func readings() throws -> String {
      let screen = try #require(CorrectScreen.all.first { $0.name == "readings" })
      var plan = SimulationPlan<UIViewController> { world in screen.make(world) }
      plan.steps = 12
      let seed: UInt64 = 3
      return plan.film(of: plan.run(Choices(seed: seed)), title: "Readings", seed: seed, replay: "").page
    }

    @MainActor private static func inbox() -> String {
      var plan = SimulationPlan<InboxViewController> { world in InboxViewController(world.server(failing: 0.2)) }
      plan.events = [.arrival { inbox, _ in inbox.receive() }]
      plan.steps = 12
      let seed: UInt64 = 11
      return plan.film(of: plan.run(Choices(seed: seed)), title: "Inbox", seed: seed, replay: "").page
    }

    /// FNV-1a of a text, and its length.
    private static func digest(_ text: String) -> String {
      let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return "\(String(hash, radix: 16)) of \(text.utf8.count) bytes"
    }

    @Test(
      .enabled(if: ProcessInfo.processInfo.environment[childVariable] != nil)
    )
    func theRunsOfOneProcessAreTheSameBesideOtherWork() async throws {
      let environment = ProcessInfo.processInfo.environment
      let file = try #require(environment[Self.childVariable])
      let runs = environment[Self.runsVariable].flatMap(Int.init) ?? (Seeds.runSlowTests ? 2 : 5)
      let noise = (0..<2).map { _ in
        Task.detached {
          var sum = 0
          while !Task.isCancelled {
            sum &+= Int.random(in: 0..<100)
            await Task.yield()
          }
          return sum
        }
      }
      var digests: Set<String> = []
      for _ in 0..<runs { digests.insert(try await Self.digest(Self.films())) }
      for task in noise { task.cancel() }
      try digests.sorted().joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }

    @Test(
      .enabled(if: ProcessInfo.processInfo.environment[childVariable] == nil)
    )
    func aRunIsTheSameToTheByteInManyRunsOfManyProcesses() async throws {
      let films = try await Self.films()
      #expect(films.contains("Reading 2"))
      let expected = Self.digest(films)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("replays-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // Two at a time: they are to be beside each other, and other tests go on.
      for first in stride(from: 0, to: Self.processes, by: 2) {
        async let one = Self.run(folder, first)
        async let two = Self.run(folder, first + 1)
        for digests in [try await one, try await two] { #expect(digests == expected) }
      }
    }

    private static func run(_ folder: URL, _ number: Int) async throws -> String {
      let file = folder.appendingPathComponent("\(number).txt")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter",
        "ProcessReplayTests/theRunsOfOneProcessAreTheSameBesideOtherWork",
      ]
      var environment = ProcessInfo.processInfo.environment
      environment[childVariable] = file.path
      environment["SWIFT_DETERMINISTIC_HASHING"] = nil
      process.environment = environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in continuation.resume() }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
#endif
