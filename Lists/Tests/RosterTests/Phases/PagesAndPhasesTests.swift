#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster
  import Simulation
  import TestSupport
  import Testing

  // The samples of the article "Pages and phases", run.

  private struct Post: Identifiable, Equatable {
    let id: Int
  }

  private struct Photo: Identifiable, Equatable, TableViewPresentable {
    let id: Int

    @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = id < 0 ? "…" : "\(id)" }
  }

  private enum FeedRow: Hashable, TableViewPresentable {
    case post(Int)
    case spinner
    case text(String)
    case retry(String)

    static func post(_ post: Post) -> FeedRow { .post(post.id) }

    @MainActor func present(on cell: UITableViewCell) {
      cell.textLabel?.text =
        switch self {
        case .post(let id): "post \(id)"
        case .spinner: "spinner"
        case .text(let text), .retry(let text): text
        }
    }
  }

  private struct Outage: Error {}

  @MainActor private final class Server {
    var fails = false

    func posts(after cursor: String?, limit: Int) async throws -> (posts: [Post], cursor: String?) {
      try await Task.sleep(for: .milliseconds(300))
      if fails { throw Outage() }
      let start = cursor.flatMap(Int.init) ?? 0
      return ((start..<start + limit).map { Post(id: $0) }, start < 40 ? "\(start + limit)" : nil)
    }

    func photos(_ range: Range<Int>) async throws -> (photos: [Photo], count: Int) {
      (range.clamped(to: 0..<1_000).map { Photo(id: $0) }, 1_000)
    }
  }

  @MainActor private final class Store {
    var count = 10

    func page(from start: Int, limit: Int) -> Page<Photo, Int> {
      let end = min(start + limit, count)
      return Page((start..<max(start, end)).map { Photo(id: $0) }, next: end < count ? end : nil)
    }
  }

  @Suite("Pages and phases") @MainActor struct PagesAndPhasesTests {
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let server = Server()
    private let emptyMailbox = UIImage(systemName: "tray")

    init() {
      window.addSubview(tableView)
      window.makeKeyAndVisible()
    }

    private func simulate(_ body: (_ rest: () -> Void) -> Void) {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        UIScreen.main.headlessAlone(with: window) {
          body {
            for _ in 0..<40 {
              tableView.layoutIfNeeded()
              scheduler.advance(by: .milliseconds(50))
            }
          }
        }
      }
    }

    private var texts: [String?] {
      tableView.layoutIfNeeded()
      return tableView.visibleCells.map { $0.textLabel?.text }
    }

    @Test
    func rowsOfPhasesInATableBelowARowThatStays() {
      simulate { rest in
        let feed = PagedDataSource<Post, String> { [server] request in
          let answer = try await server.posts(after: request.key, limit: request.size)
          return Page(answer.posts, next: answer.cursor)
        }
        let phases = PhaseRows<FeedRow>()
          .firstLoad(.spinner)
          .empty(.text("Nobody has written yet"))
          .failed { .retry("\($0)") }
          .edge(.next) { $0.state.error == nil ? .spinner : .retry("More could not be loaded") }

        tableView.attach {
          FlatDataSource([FeedRow.text("Today")])
          feed.map { FeedRow.post($0) }.showing(phases, of: feed)
        }
        .onSelect(FeedRow.self) { row in
          if case .retry = row { feed.retry() }
        }
        tableView.pullsToRefresh(feed)
        tableView.showsBackground(of: feed) { status in
          if case .empty = status.shownPhase { UIImageView(image: emptyMailbox) } else { nil }
        }
        server.fails = true
        rest()
        #expect(texts == ["Today", "Outage()"])
        server.fails = false
        tableView.headlessTapRow(at: IndexPath(row: 0, section: 2))
        rest()
        #expect(texts.prefix(3) == ["Today", "post 0", "post 1"])
        #expect(tableView.numberOfRows(inSection: 1) >= 20)
        for _ in 0..<4 {
          tableView.headlessScrollToEnd()
          rest()
        }
        #expect(tableView.numberOfRows(inSection: 1) == 60 && texts.last == "post 59")
      }
    }

    @Test
    func positionsAndPlaceholders() {
      simulate { rest in
        let photos = PagedDataSource<Photo, Int>(PagingOptions(pageSize: 50)) { [server] range in
          let answer = try await server.photos(range)
          return (items: answer.photos, total: answer.count)
        }
        tableView.attach(photos)
        rest()
        #expect(photos.items.count == 100)
        let feed = PagedDataSource<Post, String> { _ in Page([]) }.map { Photo(id: $0.id) }
        tableView.attach(feed)

        let placeholders = PagedDataSource<Photo, Int>(
          PagingOptions(pageSize: 50, jumpDistance: 200),
          placeholder: { Photo(id: -1 - $0) },
          loadRange: { [server] in
            let answer = try await server.photos($0)
            return (answer.photos, answer.count)
          }
        )
        tableView.attach(placeholders)
        rest()
        #expect(placeholders.items.count == 1_000)
        tableView.scrollToRow(at: IndexPath(row: 900, section: 0), at: .top, animated: false)
        rest()
        #expect(texts.first == "900")
        #expect(placeholders.loadedRows.lowerBound > 700)
      }
    }

    /// An update of another list waits for the next turn of the main actor, which comes after the simulation.
    @Test
    func aPageLoadsWhileAnotherListsUpdateWaits() {
      let other = UITableView(frame: window.bounds)
      window.addSubview(other)
      let album = FlatDataSource([Photo(id: 1)])
      other.attach(album)
      other.layoutIfNeeded()
      other.performBatchUpdates { album.append(Photo(id: 2)) }
      let photos = PagedDataSource<Photo, Int>(PagingOptions(pageSize: 50)) { [server] range in
        let answer = try await server.photos(range)
        return (items: answer.photos, total: answer.count)
      }
      simulate { rest in
        tableView.attach(photos)
        rest()
      }
      expectEqual(photos.items.count, 100)
      expectEqual(other.numberOfRows(inSection: 0), 2)
    }

    @Test
    func aStoreAndTheOriginBehindIt() {
      simulate { rest in
        let store = Store()
        @MainActor func synchronise(_ request: RemoteRequest) async throws -> Bool {
          if request == .next { store.count = min(store.count + 30, 60) }
          return store.count == 60
        }
        let list = PagedDataSource<Photo, Int>(
          remote: { request in
            let isLast = try await synchronise(request)
            return isLast ? .ended : .more
          },
          load: { request in store.page(from: request.key ?? 0, limit: request.size) }
        )
        tableView.attach(list)
        for _ in 0..<6 {
          rest()
          tableView.headlessScrollToEnd()
        }
        #expect(list.items.map(\.id) == Array(0..<60))
      }
    }
  }
#endif
