import RosterFlows

#if os(Linux) && canImport(Glibc)
  import RosterCore
  import Simulation
  import TestSupport

  /// A list that is loaded, scrolled, refreshed and edited at random, on virtual time, against a plain idea of it.
  @MainActor public final class PagingMachine {
    private let scheduler: Scheduler
    var random: SeededGenerator
    let server: PagingServer
    let list: PagedDataSource<PagedRow, Double>
    private let isWindow: Bool
    /// Whether a row that two pages bring is shown twice.
    let keepsBoth: Bool
    private var log: [String] = []
    private var mistakes: [String] = []
    /// Returns what else is wrong with the list.
    private var complaints: () -> [String] = { [] }
    private var observations: [AnyObject] = []
    private var phase = LoadPhase.Kind.idle
    /// The rows as what the list has announced makes them; `nil` for one that came.
    private var shown: [PagedRow?] = []
    var nextID = 1_000
    /// What is shown before the server has confirmed it.
    var commits = RandomCommits()
    /// What was inserted before anything was answered.
    var early: Set<Int> = []
    /// Whether the rows of the server have changed without the list, so that pages may have gaps.
    private var hasChangedByItself = false
    /// Whether rows have been moved, so that ranks say where they are at the server only.
    var hasMoved = false
    /// What an observer of the status does when it is told next.
    private var reaction: (() -> Void)?

    /// Which phases may follow each other.
    private static let legal: [LoadPhase.Kind: Set<LoadPhase.Kind>] = [
      .idle: [.firstLoad, .content],
      .firstLoad: [.idle, .content, .empty, .failed, .refreshing],
      .empty: [.firstLoad, .content],
      .failed: [.firstLoad, .content, .failedOverContent],
      .content: [.idle, .firstLoad, .empty, .failed, .refreshing],
      .refreshing: [.content, .empty, .firstLoad, .failedOverContent],
      .failedOverContent: [.refreshing, .failed],
    ]

    /// Makes a list of a seed, and uses it.
    ///
    /// - Parameter watch: Returns a closure that's called after each step, and that returns what else is wrong with the list.
    /// - Returns: what was wrong; `nil` if nothing was.
    public static func run(
      seed: UInt64,
      steps: Int = 30,
      watching watch: (PagedDataSource<PagedRow, Double>) -> () -> [String] = { _ in { [] } }
    ) -> String? {
      var order = SeededGenerator(seed: seed ^ 0xABCD)
      return Scheduler.run(seed: seed, choosing: { Int.random(in: 0..<$0, using: &order) }) { scheduler in
        let machine = PagingMachine(scheduler, seed: seed)
        machine.complaints = watch(machine.list)
        for _ in 0..<steps where machine.mistakes.isEmpty && machine.server.mistakes.isEmpty {
          machine.step()
          machine.check()
        }
        if machine.mistakes.isEmpty, machine.server.mistakes.isEmpty { machine.finish() }
        let mistakes = machine.mistakes + machine.server.mistakes
        if mistakes.isEmpty { return nil }
        return "seed \(seed): \(mistakes)\n\(machine.log.joined(separator: "\n"))"
      }
    }

    private init(_ scheduler: Scheduler, seed: UInt64) {
      self.scheduler = scheduler
      var random = SeededGenerator(seed: seed)
      func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
      keepsBoth = number(5) == 0
      let knowsPrevious = number(2) == 0
      let isCounted = knowsPrevious && number(2) == 0
      let size = 1 + number(4)
      let distance = number(4)
      isWindow = number(4) == 0
      let rows = number(3) == 0 ? number(4) : 5 + number(20)
      let start = knowsPrevious ? number(rows + 1) : 0
      let server = PagingServer(
        SeededGenerator(seed: seed &+ 1),
        rows: rows,
        knowsPrevious: knowsPrevious,
        isCounted: isCounted,
        drops: isWindow,
        start: start
      )
      self.server = server
      let options = PagingOptions(
        pageSize: size,
        prefetchDistance: distance,
        maximumCount: isWindow ? size + 2 * distance + number(6) : nil,
        jumpDistance: isCounted && number(2) == 0 ? number(6) : nil,
        repeatedItems: keepsBoth ? .keepBoth : number(2) == 0 ? .keepFirst : .replace,
        clearsOnRefresh: number(8) == 0,
        spinner: SpinnerTiming(holdsContent: number(4) > 0)
      )
      let placeholder: PagedDataSource<PagedRow, Double>.Placeholder = { PagedRow(id: -1 - $0, rank: 0) }
      list = PagedDataSource(
        options,
        placeholder: isCounted ? placeholder : nil,
        keyAtPosition: isCounted ? { server.rows.indices.contains($0) ? server.rows[$0].rank : 0 } : nil
      ) { try await server.load($0) }
      self.random = random
      log.append("pages of \(size), \(options), \(rows) rows")
      let content = list.changes.observe { [weak self] in self?.follow($0) }
      let status = list.observeStatus { [weak self] in self?.follow($0) }
      observations = [content, status]
    }

    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    // MARK: What is announced

    private func follow(_ status: LoadStatus) {
      let next = status.phase.kind
      if next != phase, Self.legal[phase]?.contains(next) != true { mistakes.append("\(phase) → \(next)") }
      phase = next
      let reaction = reaction
      self.reaction = nil
      reaction?()
    }

    private var reactions: [() -> Void] {
      [
        { [self] in say("from an observer, refresh") { list.refresh() } },
        { [self] in more(.next) },
        { [self] in say("from an observer, retry") { retry() } },
        { [self] in scroll() },
        { [self] in edit() },
        { [self] in commitEdit() },
      ]
    }

    private func follow(_ change: ContentChange) {
      guard case .update(let stages) = change else {
        mistakes.append("the list reloads")
        return
      }
      for stage in stages {
        if !stage.items.moves.isEmpty || !stage.items.deletes.isEmpty || !stage.items.inserts.isEmpty {
          let origins = ListChangeset(
            deletes: stage.items.deletes.map(\.item),
            inserts: stage.items.inserts.map(\.item),
            moves: stage.items.moves.map { IndexMove(from: $0.from.item, to: $0.to.item) }
          ).origins(count: shown.count - stage.items.deletes.count + stage.items.inserts.count)
          shown = origins.map { $0.flatMap { shown[$0] } }
        }
        for update in stage.items.updates { shown[update.to.item] = nil }
      }
    }

    private func check() {
      mistakes += complaints()
      let items = list.items
      if items.count == shown.count {
        for (item, known) in zip(items, shown) where known != nil && known != item {
          mistakes.append("\(item) is not told")
        }
      } else {
        mistakes.append("\(items.count) rows, and \(shown.count) are told")
      }
      shown = items
      if !keepsBoth, Set(items.map(\.id)).count < items.count {
        mistakes.append("rows are doubled: \(items.map(\.id))")
      }
      for row in items.indices where list.isPlaceholder(row) != (items[row].id < 0) {
        mistakes.append("row \(row) is counted as something else")
      }
      if server.numberOfRefreshes < (list.options.clearsOnRefresh ? 1 : 2), !early.isSubset(of: items.map(\.id)) {
        mistakes.append("of \(early.sorted()), which came before an answer, \(items.map(\.id)) are left")
      }
      let loaded = items.filter { $0.id >= 0 }.map(\.rank)
      if !hasChangedByItself, !hasMoved, !keepsBoth, loaded != loaded.sorted() {
        mistakes.append("rows are out of order: \(items.map(\.id))")
      }
      if !keepsBoth { mistakes += commits.mistakes(in: items) }
    }

    // MARK: What is done

    private func step() {
      switch number(20) {
      case 0: say("refresh") { list.refresh() }
      case 1: retry()
      case 2:
        let edge = number(2) == 0 ? PageEdge.next : .previous
        more(edge)
      case 3 where number(4) == 0:
        say("cancel") {
          server.allowRetries()
          list.cancel()
        }
      case 3 where number(2) == 0:
        say("the server changes") {
          hasChangedByItself = true
          nextID += 1
          server.changeByItself(nextID)
        }
      case 3: reaction = reactions.randomElement(using: &random)
      case 4: edit()
      case 5: commitEdit()
      case 6: transaction { for _ in 0..<3 { edit() } }
      case 7..<13: scroll()
      default:
        let time = number(3) == 0 ? 0 : number(150)
        say("+\(time) ms") { scheduler.advance(by: .milliseconds(time)) }
      }
    }

    func say(_ text: String, _ body: () -> Void) {
      log.append("\(text): \(list.items.map(\.id)) \(phase)")
      body()
    }

    private func more(_ edge: PageEdge) {
      say("more \(edge)") {
        server.allowRetries()
        list.loadMore(edge)
      }
    }

    private func retry() {
      say("retry") {
        server.allowRetries()
        list.retry()
      }
    }

    private func scroll() {
      guard !list.items.isEmpty else { return list.refresh() }
      let row = number(list.items.count)
      say("row \(row)") {
        for _ in 0...number(3) { list.reached(row: row) }
        if number(2) == 0 { scheduler.settle() }
      }
    }

    /// Inserts a row before anything is answered; nothing says where among the others it belongs.
    private func insertEarly() {
      hasChangedByItself = true
      nextID += 1
      early.insert(nextID)
      let new = PagedRow(id: nextID, rank: (server.rows.first?.rank ?? 0) - 1)
      log.append("insert \(new.id) early")
      server.rows.insert(new, at: 0)
      list.insert(new, at: ItemPath(section: 0, item: number(list.items.count + 1)))
    }

    /// An edit here that the server makes, too.
    private func edit() {
      if server.numberOfRefreshes == 0, !isWindow, number(3) == 0 { return insertEarly() }
      let rows = list.loadedRows
      let items = list.items
      guard let row = rows.randomElement(using: &random), !commits.arePending(for: items[row].id) else { return }
      guard let index = server.rows.firstIndex(where: { $0.id == items[row].id }) else { return }
      switch number(3) {
      case 0:
        let before = index > 0 ? server.rows[index - 1].rank : server.rows[index].rank - 2
        nextID += 1
        let new = PagedRow(
          id: nextID,
          rank: before + (server.rows[index].rank - before) * PagingServer.share(nextID, isBehind: false)
        )
        log.append("insert \(new.id) at \(row)")
        server.rows.insert(new, at: index)
        list.insert(new, at: ItemPath(section: 0, item: row))
      case 1 where number(2) == 0:
        let rank = server.rows[index].rank
        let after = index + 1 < server.rows.count ? server.rows[index + 1].rank : rank + 2
        nextID += 1
        let new = PagedRow(id: nextID, rank: rank + (after - rank) * PagingServer.share(nextID, isBehind: true))
        log.append("insert \(new.id) behind \(row)")
        server.rows.insert(new, at: index + 1)
        list.insert(new, at: ItemPath(section: 0, item: row + 1))
      case 1:
        // The server has the row once: of two that are shown, one would stay.
        guard items.count(where: { $0.id == items[row].id }) == 1 else { return }
        log.append("remove \(row)")
        early.remove(items[row].id)
        server.rows.remove(at: index)
        list.remove(at: ItemPath(section: 0, item: row))
      default:
        nextID += 1
        server.rows[index].version = nextID
        list.replace(at: ItemPath(section: 0, item: row), with: server.rows[index])
      }
    }

    // MARK: The end

    /// Has the server answer, and loads all of it.
    private func finish() {
      log.append("finish")
      server.isKind = true
      server.allowRetries()
      scheduler.advance(by: .seconds(10))
      if commits.arePending { mistakes.append("edits have not ended: \(commits)") }
      list.cancel()
      list.refresh()
      scheduler.advance(by: .seconds(2))
      check()
      for edge in [PageEdge.next, .previous] {
        for _ in 0..<60 where !list.status[edge].state.isEnded {
          list.reached(row: edge == .next ? list.loadedRows.upperBound - 1 : list.loadedRows.lowerBound)
          scheduler.advance(by: .milliseconds(20))
          check()
        }
        for _ in 0..<60 where !list.status[edge].state.isEnded {
          list.loadMore(edge)
          scheduler.advance(by: .milliseconds(20))
          check()
        }
      }
      if list.status.phase.kind != (list.loadedRows.isEmpty ? .empty : .content) {
        mistakes.append("\(list.status.phase)")
      }
      // A refresh loads what is visible anew, and not the pages that its keys lead to.
      if hasChangedByItself { return }
      let ids = list.items.map(\.id)
      let expected = server.rows.map(\.id)
      if keepsBoth {
        if !isWindow, Set(ids) != Set(expected) { mistakes.append("loaded \(ids), and there are \(expected)") }
        return
      }
      if isWindow {
        let loaded = ids.filter { $0 >= 0 }
        if let first = loaded.first, let start = expected.firstIndex(of: first),
          !hasMoved, Array(expected[start...].prefix(loaded.count)) != loaded
        {
          mistakes.append("loaded \(ids) of \(expected)")
        }
      } else if hasMoved ? Set(ids) != Set(expected) || ids.count != expected.count : ids != expected {
        mistakes.append("loaded \(ids) instead of \(expected)")
      }
    }
  }
#endif
