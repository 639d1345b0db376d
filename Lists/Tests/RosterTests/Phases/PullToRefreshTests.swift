import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// The spinner of a list that is pulled down.
@MainActor struct PullToRefreshTests {
  /// How a list shows what is refreshed.
  enum Arrangement: CaseIterable, Sendable { case alone, filtered, composite, besideHandWritten }

  /// What becomes of what is refreshed meanwhile.
  enum Departure: CaseIterable, Sendable { case otherContent, otherComposite, detached }

  /// A server that answers when the test says so, with one ticket more each time.
  @MainActor private final class Server {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var answers = 0

    func load() async -> Page<Ticket, Int> {
      await withCheckedContinuation { waiting.append($0) }
      answers += 1
      return Page((0..<3 + answers).map { Ticket($0) })
    }

    func answer() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  /// Keeps what is to be called when animations end.
  @MainActor private final class Animations {
    var takeTime = false
    private(set) var waiting: [(Bool) -> Void] = []

    func completion(_ completion: ((Bool) -> Void)?) -> (Bool) -> Void {
      { [self] isFinished in
        if takeTime { waiting.append { completion?($0) } } else { completion?(isFinished) }
      }
    }

    func end() {
      let ended = waiting
      waiting = []
      for completion in ended { completion(true) }
    }
  }

  private final class AnimatedTable: UITableView {
    let animations = Animations()
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      super.performBatchUpdates(updates, completion: animations.completion(completion))
    }
  }

  private final class AnimatedCollection: UICollectionView {
    let animations = Animations()
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      super.performBatchUpdates(updates, completion: animations.completion(completion))
    }
  }

  private let server = Server()

  /// Content whose answers no spinner holds back, however long they take.
  private func makeFeed() -> PagedDataSource<Ticket, Int> {
    PagedDataSource(PagingOptions(spinner: SpinnerTiming(holdsContent: false))) { [server] _ in await server.load() }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeView(_ kind: ListKind) -> any TestedListView {
    let view: any TestedListView =
      kind == .table
      ? AnimatedTable(frame: window.bounds, style: .plain)
      : AnimatedCollection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.isHidden = false
    window.addSubview(view)
    return view
  }

  private func animations(of view: any TestedListView) throws -> Animations {
    try #require((view as? AnimatedTable)?.animations ?? (view as? AnimatedCollection)?.animations)
  }

  private func settle(_ view: UIView) async {
    for _ in 0..<40 {
      view.layoutIfNeeded()
      await Task.yield()
      HeadlessRunLoop.runPending()
    }
  }

  private func attach(_ feed: PagedDataSource<Ticket, Int>, to view: any TestedListView, _ arrangement: Arrangement) {
    switch (arrangement, view) {
    case (.alone, _): view.show(feed)
    case (.filtered, _): view.show(feed.filtered { $0.id != 1 })
    case (.composite, _):
      view.show(
        CompositeDataSource<Ticket, Never, Never> {
          FlatDataSource([Ticket(100)]); feed
        }
      )
    case (_, let table as UITableView):
      table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(feed)]))
    case (_, let collection as UICollectionView):
      collection.attach(CompositeCollectionViewDataSource(children: [.init(ItemsChild([["a"]])), .init(feed)]))
    default: Issue.record("a list is a table or a collection")
    }
  }

  /// A list that has loaded its content and was pulled down.
  private func pulled(
    _ kind: ListKind,
    _ feed: PagedDataSource<Ticket, Int>,
    _ arrangement: Arrangement
  ) async -> any TestedListView {
    let view = makeView(kind)
    attach(feed, to: view, arrangement)
    view.pullsToRefresh(feed)
    await settle(view)
    server.answer()
    await settle(view)
    view.headlessPullToRefresh()
    await settle(view)
    #expect(view.refreshControl?.isRefreshing == true)
    return view
  }

  @Test(arguments: ListKind.allCases, Arrangement.allCases)
  func theSpinnerEndsAfterTheAnimation(kind: ListKind, arrangement: Arrangement) async throws {
    let feed = makeFeed()
    let view = await pulled(kind, feed, arrangement)
    let animations = try animations(of: view)
    animations.takeTime = true
    server.answer()
    await settle(view)
    #expect(feed.items.count == 5 && !animations.waiting.isEmpty)
    #expect(view.refreshControl?.isRefreshing == true)
    animations.end()
    await settle(view)
    #expect(view.refreshControl?.isRefreshing == false)
  }

  @Test(arguments: ListKind.allCases, Arrangement.allCases)
  func aRefreshDuringTheAnimationGoesOn(kind: ListKind, arrangement: Arrangement) async throws {
    let feed = makeFeed()
    let view = await pulled(kind, feed, arrangement)
    let animations = try animations(of: view)
    animations.takeTime = true
    server.answer()
    await settle(view)
    feed.refresh()
    animations.end()
    await settle(view)
    #expect(view.refreshControl?.isRefreshing == true)
    server.answer()
    await settle(view)
    animations.end()
    await settle(view)
    #expect(view.refreshControl?.isRefreshing == false)
  }

  @Test(.slow, arguments: ListKind.allCases, Departure.allCases)
  func contentThatIsNotShownIsNotAwaited(kind: ListKind, departure: Departure) async {
    for arrangement in Arrangement.allCases {
      for isKept in [false, true] {
        var kept: PagedDataSource<Ticket, Int>?
        weak var shown: PagedDataSource<Ticket, Int>?
        let view: any TestedListView
        do {
          let feed = makeFeed()
          view = await pulled(kind, feed, arrangement)
          if isKept { kept = feed }
          shown = feed
        }
        switch (departure, view) {
        case (.otherContent, _): view.show(FlatDataSource([Ticket(9)]))
        case (.detached, _): view.detach()
        case (_, let table as UITableView): table.attach { RowsChild([["a"]]) }
        case (_, let collection as UICollectionView): collection.attach { ItemsChild([["a"]]) }
        default: Issue.record("a list is a table or a collection")
        }
        await settle(view)
        #expect(view.refreshControl?.isRefreshing == false && view.contentOffset.y == 0)
        expectEqual((shown == nil), !isKept)
        // It can be pulled down again, and waits for nothing that is not there.
        view.headlessPullToRefresh()
        await settle(view)
        server.answer()
        await settle(view)
        #expect(view.refreshControl?.isRefreshing == false)
        withExtendedLifetime(kept) {}
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func contentThatIsShownInAnotherWayIsAwaited(kind: ListKind) async {
    for (before, after) in zip(Arrangement.allCases, Arrangement.allCases.reversed()) {
      let feed = makeFeed()
      let view = await pulled(kind, feed, before)
      attach(feed, to: view, after)
      await settle(view)
      #expect(view.refreshControl?.isRefreshing == true)
      server.answer()
      await settle(view)
      #expect(view.refreshControl?.isRefreshing == false)
    }
  }

  @Test(arguments: ListKind.allCases)
  func contentThatGoesWithItsPlaceIsNotAwaited(kind: ListKind) async {
    let view = makeView(kind)
    let screen = CompositeDataSource<Ticket, Never, Never>()
    view.show(screen)
    @MainActor func add() {
      let feed = makeFeed()
      screen.add(.init(feed))
      view.pullsToRefresh(feed)
    }
    add()
    await settle(view)
    server.answer()
    await settle(view)
    view.headlessPullToRefresh()
    #expect(view.refreshControl?.isRefreshing == true)
    screen.removeChild(at: 0)
    await settle(view)
    #expect(view.refreshControl?.isRefreshing == false)
    server.answer()
    await settle(view)
  }

  @Test(arguments: ListKind.allCases, Arrangement.allCases)
  func noControlInTheIdiomOfTheMac(kind: ListKind, arrangement: Arrangement) async {
    let feed = makeFeed()
    let view = UIScreen.main.headlessWithTraits {
      $0.userInterfaceIdiom = .mac
    } perform: {
      let view = makeView(kind)
      attach(feed, to: view, arrangement)
      view.pullsToRefresh(feed)
      #expect(view.refreshControl == nil)
      return view
    }
    await settle(view)
    server.answer()
    await settle(view)
    feed.refresh()
    await settle(view)
    server.answer()
    await settle(view)
    expectEqual(view.shownRows.last?.last, "4")
  }
}
