import ListModels
import RosterFlows
import Simulation

#if os(Linux) && canImport(Glibc)
  @testable import RosterCore

  struct Post: Identifiable, Hashable {
    var id: Int
    var version = 0
  }

  struct Outage: Error {}

  /// A list, and the server that it loads pages of three rows from, on virtual time.
  @MainActor final class PagingWorld {
    typealias List = PagedDataSource<Post, Int>

    /// What the server does with a request.
    struct Answer {
      var delay = 50
      var page: (PageRequest<Int>) throws -> Page<Post, Int>
    }

    let scheduler: Scheduler
    /// What the server has; a key is the index of a page's first row.
    var rows: [Post]
    var delay = 50
    /// Answers the request with a number, the first being 0, instead of the server.
    var answers: [Int: Answer] = [:]
    /// Answers requests instead of the server when they are due.
    var reply: ((PageRequest<Int>) throws -> Page<Post, Int>)?
    /// Requests with the time at which they came, in milliseconds.
    private(set) var requests: [String] = []
    private(set) var cancellations = 0
    /// What was to be seen, with the time from which on it was.
    private(set) var seen: [String] = []
    private(set) var list: List!
    private var observations: [AnyObject] = []
    /// The first row on the screen, which has room for four; `nil` without a screen.
    var top: Int? = 0 {
      didSet { look() }
    }

    init(_ scheduler: Scheduler, rows: Int = 30) {
      self.scheduler = scheduler
      self.rows = (0..<rows).map { Post(id: $0) }
    }

    static func run(rows: Int = 30, _ body: (PagingWorld) throws -> Void) rethrows {
      try Scheduler.run(seed: 1, choosing: { _ in 0 }) { try body(PagingWorld($0, rows: rows)) }
    }

    /// Makes the list, which nothing is asked for yet.
    func make(
      _ options: PagingOptions = PagingOptions(pageSize: 3, prefetchDistance: 2),
      placeholder: List.Placeholder? = nil,
      remote: List.Remote? = nil
    ) {
      list = List(
        options,
        placeholder: placeholder,
        keyAtPosition: placeholder == nil ? nil : { $0 },
        remote: remote
      ) { [weak self] request in
        guard let self else { throw CancellationError() }
        return try await load(request)
      }
      observe()
    }

    func start(
      _ options: PagingOptions = PagingOptions(pageSize: 3, prefetchDistance: 2),
      placeholder: List.Placeholder? = nil,
      remote: List.Remote? = nil
    ) {
      make(options, placeholder: placeholder, remote: remote)
      list.refresh()
      scheduler.settle()
    }

    private func observe() {
      let content = list.changes.observe { [weak self] _ in self?.look() }
      let status = list.observeStatus { [weak self] status in
        guard let self else { return }
        let text = "\(status.shownPhase.kind)\(status.showsSpinner ? "*" : "")@\(now)"
        seen.append(text)
      }
      observations = [content, status]
    }

    func drop() {
      observations = []
      list = nil
    }

    var now: Int { Int(scheduler.now / .milliseconds(1)) }

    func advance(to time: Int) { scheduler.advance(by: .milliseconds(time - now)) }

    /// Lets time pass until nothing is under way.
    func rest() { scheduler.advance(by: .seconds(5)) }

    private func look() {
      guard let list, let top, !list.items.isEmpty else { return }
      list.reached(row: min(top + 3, list.items.count - 1))
    }

    func page(_ request: PageRequest<Int>) -> Page<Post, Int> {
      let start = request.key ?? 0
      let end = min(start + request.size, rows.count)
      return Page(
        Array(rows[min(start, end)..<end]),
        previous: start > 0 ? max(0, start - request.size) : nil,
        next: end < rows.count ? end : nil
      )
    }

    private func load(_ request: PageRequest<Int>) async throws -> Page<Post, Int> {
      let answer = answers[requests.count] ?? Answer(delay: delay) { self.page($0) }
      requests.append("\(request.key.map(String.init) ?? "-")@\(now)")
      do {
        try await Task.sleep(for: .milliseconds(answer.delay))
      } catch {
        cancellations += 1
        throw error
      }
      if let reply { return try reply(request) }
      return try answer.page(request)
    }

    var ids: [Int] { list.items.map(\.id) }
    var keys: [String] { requests.map { String($0.prefix { $0 != "@" }) } }
  }
#endif
