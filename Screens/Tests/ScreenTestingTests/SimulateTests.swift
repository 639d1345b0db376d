#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  @Suite @MainActor struct SimulateTests {
    private static func simulateInbox(
      _ bug: InboxBug?,
      seed: UInt64 = 1,
      worlds: Int = 20,
      replaying replay: String? = nil,
      without off: Set<Check> = []
    ) throws {
      try simulate(
        InboxViewController.self,
        seed: seed,
        worlds: worlds,
        steps: 30,
        replaying: replay,
        events: [.arrival { inbox, _ in inbox.receive() }],
        showing: { $0.subjects },
        without: off
      ) { world in
        InboxViewController(world.server(), bug)
      }
    }

    /// A call of its own, since the note of a crash belongs to a line.
    private static func simulateTrap() throws {
      try simulate(InboxViewController.self) { world in InboxViewController(world.server(), .trapInSwipe) }
    }

    private static func failure(_ body: () throws -> Void) -> SimulationFailure? {
      do {
        try body()
        return nil
      } catch {
        return error as? SimulationFailure
      }
    }

    @Test
    func aCheckThatIsTurnedOffFindsNothing() throws {
      #expect(Self.failure { try Self.simulateInbox(.leak, worlds: 1) }?.finding.check == .leaks)
      try Self.simulateInbox(.leak, worlds: 3, without: [.leaks])
    }

    @Test
    func theSameCallFailsWithTheSameTextInWhichTheFindingTheStepsAndTheReplayAre() throws {
      let first = try #require(Self.failure { try Self.simulateInbox(.stateKeptByReuse) })
      #expect(Self.failure { try Self.simulateInbox(.stateKeptByReuse) } == first)
      let text = "\(first)"
      #expect(text.hasPrefix("InboxViewController: \(first.finding.text) [freshCells]"))
      for (index, step) in first.steps.enumerated() { #expect(text.contains("  \(index + 1). \(step)\n")) }
      #expect(text.contains("\n  replaying: \"\(first.replay)\"\n"))
      #expect(text.contains("\n  without: [.freshCells]\n"))
      for line in first.test.split(separator: "\n") { #expect(text.contains("\n  \(line)\n")) }
      #expect(text.contains("SWIFT_DETERMINISTIC_HASHING") == !Scheduler.hasDeterministicHashing)
    }

    @Test
    func aReplayRunsOneWorldAndOneThatCannotBeReadSaysSo() throws {
      try Self.simulateInbox(.stateKeptByReuse, replaying: "1:/,/")
      #expect(throws: UnreadableReplay.self) { try Self.simulateInbox(nil, replaying: "0:,/,/") }
    }

    @Test
    func eventsDrawRandomNumbersThatCanBeHadAgain() throws {
      func drawn() throws -> [Int] {
        var numbers: [Int] = []
        try simulate(
          UIViewController.self,
          worlds: 5,
          events: [.event("dice", weight: 40) { _, choices in numbers.append(.random(in: 1...6, using: &choices)) }]
        ) { _ in UIViewController() }
        return numbers
      }
      let numbers = try drawn()
      #expect(Set(numbers).count == 6)
      #expect(try drawn() == numbers)
    }

    /// Forgets what ended a process before; notes of runs that end well are missed by nobody.
    private static func removeNotes() {
      let folder = CrashNote.standardFolder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasPrefix("ScreenTesting-ScreenTestingTests-SimulateTests-") {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    }

    @Test(.enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=all tries it"))
    func aRunThatEndsTheProcessIsFoundByTheNextRunInChildProcessesAndShrunk() async throws {
      Self.removeNotes()
      defer { Self.removeNotes() }
      await #expect(processExitsWith: .failure) { @MainActor in
        try SimulateTests.simulateTrap()
      }
      let failure = try #require(Self.failure { try Self.simulateTrap() })
      #expect(failure.finding.check == .traps)
      #expect(failure.finding.text.contains("Index out of range") || failure.finding.text.contains("signal"))
      #expect(failure.steps.count <= 6)
      #expect(ChoiceScript(failure.replay) != nil)
      let last = try #require(failure.steps.last)
      #expect(last.hasPrefix("try screen.swipe(") || last.hasPrefix("try screen.tapDeleteControl("), "\(failure)")
      #expect(failure.test.contains(last), "\(failure)")
      // Until it is mended, each run finds it, and none ends the process.
      // On a slow machine the search for the simplest answers ends at its time limit.
      let again = try #require(Self.failure { try Self.simulateTrap() })
      expectEqual(again.finding, failure.finding)
      expectEqual(again.steps, failure.steps)
    }

    @Test(.slow)
    func thousandsOfCellsForOneStepAndASemaphoreThatNothingSignalsAreFound() throws {
      let cells = Self.failure {
        try simulate(EagerViewController.self, worlds: 5) { _ in EagerViewController(style: .plain) }
      }
      #expect(cells?.finding.check == .providerCalls)
      let thread = Self.failure {
        try simulate(ThreadViewController.self, worlds: 5) { _ in ThreadViewController() }
      }
      #expect(thread?.finding.check == .repeatability)
    }
  }

  /// Reloads all its cells, again and again, when one is tapped.
  private final class EagerViewController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      for _ in 0..<60 {
        tableView.reloadData()
        tableView.layoutIfNeeded()
      }
    }
  }

  /// Waits for a semaphore that nothing signals.
  private final class ThreadViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      DispatchSemaphore(value: 0).wait()
    }
  }
#endif
