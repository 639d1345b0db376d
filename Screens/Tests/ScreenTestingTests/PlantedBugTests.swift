#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// Mistakes of all kinds in screens: each is found with default settings, shrunk, and its printed replay fails again, in a
  /// process of its own.
  @Suite(.serialized) @MainActor struct PlantedBugTests {
    private static func simulateInbox(_ bug: InboxBug?, replaying replay: String? = nil, worlds: Int = 100) throws {
      try simulate(
        InboxViewController.self,
        worlds: worlds,
        replaying: replay,
        events: [.arrival { inbox, _ in inbox.receive() }],
        showing: { $0.subjects },
        selecting: { $0.selectedSubjects }
      ) { world in
        InboxViewController(world.server(failing: 0.2), bug)
      }
    }

    private static func simulateFolders(_ bug: FoldersBug?, replaying replay: String? = nil, worlds: Int = 100) throws {
      try simulate(
        FoldersViewController.self,
        worlds: worlds,
        replaying: replay,
        events: [.arrival { folders, _ in folders.receive() }],
        showing: { $0.names }
      ) { world in
        FoldersViewController(world.server(failing: 0.1), bug)
      }
    }

    private static func failure(_ body: () throws -> Void) -> SimulationFailure? {
      do {
        try body()
        return nil
      } catch {
        return error as? SimulationFailure
      }
    }

    private static func expect(_ checks: Set<Check>?, _ run: (String?) throws -> Void) throws {
      let failure = try #require(Self.failure { try run(nil) }, "nothing is found")
      #expect(checks?.contains(failure.finding.check) == true, "\(failure)")
      #expect(failure.steps.count <= 6, "\(failure)")
      let again = Self.failure { try run(failure.replay) }
      #expect(again?.finding == failure.finding, "\(failure)")
      #expect(again?.steps == failure.steps, "\(failure)")
    }

    @Test(.slow, arguments: InboxBug.allCases.filter { $0 != .trapInSwipe })
    func anInboxsMistakesAreFoundAndShrunk(bug: InboxBug) async {
      await #expect(processExitsWith: .success) { @MainActor [bug] in
        let checks: [InboxBug: Set<Check>] = [
          .staleSwipePath: [.deletion, .order], .stateKeptByReuse: [.freshCells], .searchRace: [.order],
          .doublePage: [.requests],
          .heightByIndex: [.cutOffText], .selectionAfterDelete: [.model], .leak: [.leaks],
          .updateInsideCallback: [.rules],
          .retryTwice: [.requests], .twoRowsForOneInsert: [.rules], .endlessWork: [.rest],
          .heightOfOneTextSize: [.cutOffText],
        ]
        try PlantedBugTests.expect(checks[bug]) { try PlantedBugTests.simulateInbox(bug, replaying: $0) }
      }
    }

    @Test(.slow, arguments: FoldersBug.allCases)
    func aGridsMistakesAreFoundAndShrunk(bug: FoldersBug) async {
      await #expect(processExitsWith: .success) { @MainActor [bug] in
        let checks: [FoldersBug: Set<Check>] = [
          .foldByIndex: [.rules], .staleMenuPath: [.deletion, .order], .stateKeptByReuse: [.freshCells],
          .dragByFirstIndex: [.freshCells],
          .leak: [.leaks], .loadTwice: [.requests], .narrowText: [.cutOffText], .endlessRefresh: [.activity],
        ]
        try PlantedBugTests.expect(checks[bug]) { try PlantedBugTests.simulateFolders(bug, replaying: $0) }
      }
    }

    @Test
    func theSameScreensWithoutMistakesSurvive() throws {
      try Self.simulateInbox(nil, worlds: Seeds.some(of: 15))
      try Self.simulateFolders(nil, worlds: Seeds.some(of: 15))
    }
  }
#endif
