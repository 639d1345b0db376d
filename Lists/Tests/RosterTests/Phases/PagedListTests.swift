#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import Testing

  @testable import Roster
  @testable import RosterComposites

  /// Pages in strict tables and collections, on virtual time: a batch that UIKit would refuse stops the tests.
  @Suite("Paged lists", .windows) @MainActor struct PagedListTests {
    enum Arrangement: CaseIterable, Sendable { case alone, inContent, filtered, besideHandWritten }

    struct Outage: Error {}

    /// A server of a hundred tickets, and what it was asked for.
    @MainActor private final class Server {
      var requests: [Int] = []
      var fails = false
      var delay = 50
      var total = 100
      /// The tickets that are there, by page.
      var version = ""

      func load(_ request: PageRequest<Int>) async throws -> Page<Ticket, Int> {
        let start = request.key ?? 0
        requests.append(start)
        try await Task.sleep(for: .milliseconds(delay))
        if fails { throw Outage() }
        let end = min(start + request.size, total)
        let items = (start..<max(start, end)).map { Ticket($0, "\($0)\(version)") }
        return Page(
          items,
          previous: start > 0 ? max(0, start - request.size) : nil,
          next: end < total ? end : nil,
          position: start,
          total: total
        )
      }
    }

    private let server = Server()
    private let phases = PhaseRows<Ticket>()
      .firstLoad(Ticket(1000, "loading"))
      .empty(Ticket(1001, "empty"))
      .failed { _ in Ticket(1002, "retry") }
      .failedOverContent { _ in Ticket(1004, "old") }
      .edge(.next) { Ticket(1005, $0.state.error == nil ? "more" : "no more") }

    private func simulate(_ body: (Scheduler) throws -> Void) rethrows {
      try Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        try UIScreen.main.headlessAlone { try body(scheduler) }
      }
    }

    private func makeList(
      _ options: PagingOptions = PagingOptions(),
      placeholder: PagedDataSource<Ticket, Int>.Placeholder? = nil
    ) -> PagedDataSource<Ticket, Int> {
      PagedDataSource(options, placeholder: placeholder, keyAtPosition: { $0 }) { [server] in try await server.load($0)
      }
    }

    private func show(_ list: PagedDataSource<Ticket, Int>, in view: ToldTableView, _ arrangement: Arrangement) {
      switch arrangement {
      case .alone: view.attach(list)
      case .inContent: view.attach(CompositeDataSource<Ticket, Never, Never>([.init(header), .init(list)]))
      case .filtered: view.attach(list.filtered { $0.id % 2 == 0 })
      case .besideHandWritten:
        view.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(list)]))
      }
    }

    private func show(_ list: PagedDataSource<Ticket, Int>, in view: ToldCollectionView, _ arrangement: Arrangement) {
      switch arrangement {
      case .alone: view.attach(list)
      case .inContent: view.attach(CompositeDataSource<Ticket, Never, Never>([.init(header), .init(list)]))
      case .filtered: view.attach(list.filtered { $0.id % 2 == 0 })
      case .besideHandWritten:
        view.attach(CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(list)]))
      }
    }

    private var header: FlatDataSource<Ticket> { FlatDataSource([Ticket(-1, "header")]) }

    /// Lets time pass, with a layout after each turn as the screen makes them.
    private func rest(_ scheduler: Scheduler, _ view: UIView, _ milliseconds: Int = 600) {
      for _ in 0..<milliseconds / 20 {
        view.layoutIfNeeded()
        scheduler.advance(by: .milliseconds(20))
      }
      view.layoutIfNeeded()
      scheduler.settle()
    }

    private func checkPages(_ scheduler: Scheduler, _ list: PagedDataSource<Ticket, Int>, _ view: UIScrollView) {
      #expect(server.requests.isEmpty)
      rest(scheduler, view)
      let shown = list.items.count
      #expect(shown >= 20 && shown < 100, "what fills the screen, and a page ahead")
      #expect(server.requests == Array(stride(from: 0, to: shown, by: 20)))
      for _ in 0..<20 {
        view.headlessScrollToEnd()
        rest(scheduler, view, 200)
      }
      #expect(list.items.map(\.id) == Array(0..<100))
      #expect(server.requests == [0, 20, 40, 60, 80])
      #expect(list.status.next.state.isEnded)
    }

    @Test(arguments: Arrangement.allCases)
    func aTableAsksForPagesAsTheUserScrollsEachOnce(_ arrangement: Arrangement) {
      simulate { scheduler in
        let list = makeList(PagingOptions(prefetchDistance: 10))
        let view = ToldTableView(shown: .plain)
        show(list, in: view, arrangement)
        checkPages(scheduler, list, view)
      }
    }

    @Test(arguments: Arrangement.allCases)
    func aCollectionAsksForPagesAsTheUserScrollsEachOnce(_ arrangement: Arrangement) {
      simulate { scheduler in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        layout.minimumLineSpacing = 0
        let list = makeList(PagingOptions(prefetchDistance: 10))
        let view = ToldCollectionView(shown: layout)
        show(list, in: view, arrangement)
        checkPages(scheduler, list, view)
      }
    }

    @Test
    func realRowsTakeThePlacesOfPlaceholdersInTheirCells() {
      simulate { scheduler in
        server.total = 30
        let list = makeList(PagingOptions(prefetchDistance: 2)) { Ticket(-1 - $0, "…") }
        let (table, collection) = (
          ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout())
        )
        table.attach(list)
        collection.attach(list)
        rest(scheduler, table, 60)
        #expect(table.numberOfRows(inSection: 0) == 30)
        table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
        table.layoutIfNeeded()
        collection.layoutIfNeeded()
        let (row, tile) = (table.cellForRow(at: [0, 25]), collection.cellForItem(at: [0, 25]))
        #expect(row?.textLabel?.text == "…")
        rest(scheduler, table)
        collection.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 25]) === row && row?.textLabel?.text == "25")
        #expect(collection.cellForItem(at: [0, 25]) === tile && (tile as? TicketTile)?.shownText == "25")
        #expect(table.numberOfRows(inSection: 0) == 30)
      }
    }

    @Test
    func phasesHaveRowsABackgroundAndAPullToRefreshBelowAHeaderThatStays() {
      simulate { scheduler in
        server.delay = 300
        server.total = 3
        let list = makeList()
        let (table, collection) = (
          ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout())
        )
        let picture = UIView()
        @MainActor func content() -> CompositeDataSource<Ticket, Never, Never> {
          CompositeDataSource {
            header
            list.filtered { _ in true }.showing(phases, of: list)
          }
        }
        table.attach(content()).onSelect(Ticket.self) { [weak list] in if $0.id == 1002 { list?.retry() } }
        collection.attach(content())
        for view in [table as UIScrollView, collection] {
          view.pullsToRefresh(list)
          view.showsBackground(of: list) { if case .empty = $0.shownPhase { picture } else { nil } }
        }
        @MainActor func texts() -> [String] {
          let rows = table.shownRows.flatMap { $0 }
          #expect(collection.shownRows.flatMap { $0 } == rows)
          return rows
        }
        rest(scheduler, table, 100)
        #expect(texts() == ["header"])
        rest(scheduler, table, 200)
        #expect(texts() == ["header", "loading"])
        rest(scheduler, table)
        #expect(texts() == ["header", "0", "1", "2"])

        server.fails = true
        table.headlessPullToRefresh()
        #expect(table.refreshControl?.isRefreshing == true)
        table.headlessPullToRefresh()
        rest(scheduler, table)
        #expect(table.refreshControl?.isRefreshing == false)
        #expect(texts() == ["header", "old", "0", "1", "2"])
        #expect(server.requests.count == 2)

        (server.fails, server.total) = (false, 0)
        collection.headlessPullToRefresh()
        rest(scheduler, table)
        #expect(texts() == ["header", "empty"])
        #expect(table.backgroundView === picture || collection.backgroundView === picture)

        server.fails = true
        list.refresh()
        rest(scheduler, table, 1_000)
        #expect(texts() == ["header", "retry"])
        #expect(table.backgroundView == nil && collection.backgroundView == nil)
        (server.fails, server.total) = (false, 1)
        table.headlessTapRow(at: [2, 0])
        rest(scheduler, table, 1_000)
        #expect(texts() == ["header", "0"])
      }
    }

    @Test
    func whereAButtonLoadsPagesOneIsAskedForByTheFirstOfItsTapsOnlyAndAFailureIsTriedAgain() {
      simulate { scheduler in
        let list = makeList(PagingOptions(pageSize: 3, loadsAutomatically: false))
        let button = PhaseRows<Ticket>().edge(.next) { edge in
          Ticket(1005, edge.isPaused ? "load more" : edge.state.isLoading ? "loading more" : "try again")
        }
        let (table, collection) = (
          ToldTableView(shown: .plain), ToldCollectionView(shown: UICollectionViewFlowLayout())
        )
        @MainActor func content() -> CompositeDataSource<Ticket, Never, Never> {
          CompositeDataSource { list.filtered { _ in true }.showing(button, of: list) }
        }
        @MainActor func loadMore(_ ticket: Ticket) { if ticket.id == 1005 { list.loadMore(.next) } }
        table.attach(content()).onSelect(Ticket.self) { loadMore($0) }
        collection.attach(content()).onSelect(Ticket.self) { loadMore($0) }
        @MainActor func check(_ rows: Int, _ last: String, _ requests: [Int]) {
          let expected = (0..<rows).map { "\($0)" } + [last]
          #expect(table.shownRows.flatMap { $0 } == expected && collection.shownRows.flatMap { $0 } == expected)
          #expect(server.requests == requests)
        }
        rest(scheduler, table)
        check(3, "load more", [0])
        table.headlessScrollToEnd()
        collection.headlessScrollToEnd()
        rest(scheduler, table)
        check(3, "load more", [0])

        server.delay = 300
        table.headlessTapRow(at: [1, 0])
        table.headlessTapRow(at: [1, 0])
        collection.headlessTapItem(at: [1, 0])
        rest(scheduler, table, 100)
        check(3, "loading more", [0, 3])
        rest(scheduler, table)
        check(6, "load more", [0, 3])

        server.fails = true
        collection.headlessTapItem(at: [1, 0])
        rest(scheduler, table)
        check(6, "try again", [0, 3, 6])
        server.fails = false
        server.total = 8
        collection.headlessTapItem(at: [1, 0])
        rest(scheduler, table)
        #expect(table.shownRows.flatMap { $0 } == (0..<8).map { "\($0)" }, "nothing more is said where nothing comes")
        #expect(server.requests == [0, 3, 6, 6])
      }
    }

    @Test
    func rowsOnTheScreenStayWhereTheyAreAsPagesAboveThemAreDropped() throws {
      try simulate { scheduler in
        let list = makeList(PagingOptions(prefetchDistance: 10, maximumCount: 60))
        let view = ToldTableView(shown: .plain)
        var options = TableViewUpdateOptions()
        options.anchoring = .visibleItems
        view.attach(list, options: options)
        rest(scheduler, view)
        while list.items.last?.id != 59 {
          view.headlessScrollToEnd()
          rest(scheduler, view, 200)
        }
        view.headlessScrollToEnd()
        let cell = try #require(view.visibleCells.first)
        let (text, y) = (cell.textLabel?.text, cell.frame.minY - view.contentOffset.y)
        rest(scheduler, view, 200)
        #expect(list.items.map(\.id) == Array(20..<80))
        let first = try #require(view.visibleCells.first)
        #expect(first.textLabel?.text == text)
        #expect(abs(first.frame.minY - view.contentOffset.y - y) < 0.5)
      }
    }

    @Test
    func aListThatIsDroppedWithItsViewCancelsWhatItHasAskedFor() {
      simulate { scheduler in
        var list: PagedDataSource<Ticket, Int>? = makeList()
        weak let weakList = list
        let view = ToldTableView(shown: .plain)
        if let list { view.attach(list) }
        view.pullsToRefresh(list ?? makeList())
        rest(scheduler, view, 20)
        list = nil
        view.detach()
        #expect(weakList == nil)
        scheduler.advance(by: .seconds(1))
        #expect(server.requests == [0])
      }
    }
  }
#endif
