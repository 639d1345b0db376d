#if os(Linux) && canImport(Glibc)
  import Roster
  import ScreenTesting
  import TestSupport
  import Testing

  /// Mistakes of all kinds in screens on Roster's data sources: each is found with default settings, and shrunk, in a
  /// process of its own.
  @Suite(.serialized) @MainActor struct PlantedBugsWithRosterTests {
    private static func simulateShop(_ bug: ShopBug?, replaying replay: String? = nil, worlds: Int = 100) throws {
      try simulate(
        ShopViewController.self,
        worlds: worlds,
        replaying: replay,
        events: [.arrival { shop, _ in shop.receive() }],
        showing: { $0.names },
        selecting: { $0.selectedNames }
      ) { world in ShopViewController(world.server(failing: 0.2), bug) }
    }

    private static func simulateAlbums(_ bug: AlbumsBug?, replaying replay: String? = nil, worlds: Int = 100) throws {
      try simulate(
        AlbumsViewController.self,
        worlds: worlds,
        replaying: replay,
        events: [.arrival { albums, _ in albums.receive() }],
        showing: { $0.names }
      ) { world in AlbumsViewController(world.server(failing: 0.1), bug) }
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

    @Test(.slow, arguments: ShopBug.allCases)
    func aShopsMistakesAreFoundAndShrunk(bug: ShopBug) async {
      await #expect(processExitsWith: .success) { @MainActor [bug] in
        let checks: [ShopBug: Set<Check>] = [
          .staleSwipePath: [.deletion, .order, .model], .stateKeptByReuse: [.freshCells],
          .searchRace: [.order, .model],
          .doublePage: [.requests], .heightByIndex: [.cutOffText], .selectionAfterDelete: [.model], .leak: [.leaks],
          .updateBehindTheBack: [.rules], .retryTwice: [.requests], .heightOfOneTextSize: [.cutOffText],
          .dragByFirstIndex: [.model, .freshCells],
        ]
        try PlantedBugsWithRosterTests.expect(checks[bug]) {
          try PlantedBugsWithRosterTests.simulateShop(bug, replaying: $0)
        }
      }
    }

    @Test(.slow, arguments: AlbumsBug.allCases)
    func albumsMistakesAreFoundAndShrunk(bug: AlbumsBug) async {
      await #expect(processExitsWith: .success) { @MainActor [bug] in
        let checks: [AlbumsBug: Set<Check>] = [
          .foldByIndex: [.model], .staleMenuPath: [.deletion, .order, .model], .stateKeptByReuse: [.freshCells],
          .leak: [.leaks], .loadTwice: [.requests], .narrowText: [.cutOffText],
          .dragByFirstIndex: [.freshCells, .model], .endlessRefresh: [.activity],
        ]
        try PlantedBugsWithRosterTests.expect(checks[bug]) {
          try PlantedBugsWithRosterTests.simulateAlbums(bug, replaying: $0)
        }
      }
    }

    @Test
    func theSameScreensWithoutMistakesSurvive() throws {
      try Self.simulateShop(nil, worlds: Seeds.some(of: 15))
      try Self.simulateAlbums(nil, worlds: Seeds.some(of: 15))
    }
  }
#endif
