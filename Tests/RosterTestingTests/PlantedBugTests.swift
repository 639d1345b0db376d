#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import RosterTesting
  import Testing

  /// Mistakes of all kinds in screens: each is found with default settings, shrunk, and its printed replay fails again.
  @Suite @MainActor struct PlantedBugTests {
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

    @Test("An inbox's mistakes are found and shrunk", arguments: InboxBug.allCases.filter { $0 != .trapInSwipe })
    func inbox(bug: InboxBug) throws {
      let checks: [InboxBug: Set<Check>] = [
        .staleSwipePath: [.deletion, .order], .stateKeptByReuse: [.freshCells], .searchRace: [.order],
        .doublePage: [.requests],
        .heightByIndex: [.cutOffText], .selectionAfterDelete: [.model], .leak: [.leaks],
        .updateInsideCallback: [.rules],
        .retryTwice: [.requests], .twoRowsForOneInsert: [.rules], .endlessWork: [.rest],
        .heightOfOneTextSize: [.cutOffText],
      ]
      let failure = try #require(Self.failure { try Self.simulateInbox(bug) })
      #expect(checks[bug]?.contains(failure.finding.check) == true)
      #expect(failure.steps.count <= 6)
      let again = Self.failure { try Self.simulateInbox(bug, replaying: failure.replay) }
      #expect(again?.finding == failure.finding)
      #expect(again?.steps == failure.steps)
    }

    @Test("A grid's mistakes are found and shrunk", arguments: FoldersBug.allCases)
    func folders(bug: FoldersBug) throws {
      let checks: [FoldersBug: Set<Check>] = [
        .foldByIndex: [.rules], .staleMenuPath: [.deletion, .order], .stateKeptByReuse: [.freshCells],
        .dragByFirstIndex: [.freshCells],
        .leak: [.leaks], .loadTwice: [.requests], .narrowText: [.cutOffText],
      ]
      let failure = try #require(Self.failure { try Self.simulateFolders(bug) })
      #expect(checks[bug]?.contains(failure.finding.check) == true)
      #expect(failure.steps.count <= 6)
      let again = Self.failure { try Self.simulateFolders(bug, replaying: failure.replay) }
      #expect(again?.finding == failure.finding)
      #expect(again?.steps == failure.steps)
    }

    @Test("The same screens without mistakes survive")
    func correct() throws {
      try Self.simulateInbox(nil, worlds: 15)
      try Self.simulateFolders(nil, worlds: 15)
    }
  }
#endif
