import RosterFlows

#if os(Linux) && canImport(Glibc)
  import RosterCore
  import TestSupport

  /// A row of the lists that are loaded at random.
  public struct PagedRow: Identifiable, Hashable, Sendable {
    public var id: Int
    /// Where it is among all rows: keys of pages are ranks.
    var rank: Double
    var version = 0
  }

  /// A server whose answers are late, fail, repeat rows and are empty at random, and which notes requests that must not be.
  @MainActor final class PagingServer {
    private struct Outage: Error {}

    private struct Asked: Hashable {
      var edge: PageEdge?
      var key: Double?
    }

    var rows: [PagedRow]
    private var random: SeededGenerator
    private let knowsPrevious: Bool
    private let isCounted: Bool
    /// Whether pages may be asked for again, as they are dropped.
    private let drops: Bool
    /// The rank that a list begins with; everything if it is zero.
    private let start: Int
    var isKind = false
    private(set) var mistakes: [String] = []
    private(set) var numberOfRequests = 0
    /// How many refreshes were answered.
    private(set) var numberOfRefreshes = 0
    private var newest: [PageEdge?: Int] = [:]
    private var answered: Set<Asked> = []
    /// What is being asked for.
    private var waiting: Set<Asked> = []
    private var failed: Set<PageEdge?> = []

    init(_ random: SeededGenerator, rows: Int, knowsPrevious: Bool, isCounted: Bool, drops: Bool, start: Int) {
      self.random = random
      self.rows = (0..<rows).map { PagedRow(id: $0, rank: Double($0)) }
      self.knowsPrevious = knowsPrevious
      self.isCounted = isCounted
      self.drops = drops
      self.start = start
    }

    private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    /// Somebody wants what failed to be asked for again.
    func allowRetries() { failed = [] }

    func load(_ request: PageRequest<Double>) async throws -> Page<PagedRow, Double> {
      let asked = note(request)
      let number = numberOfRequests
      let mood = isKind ? 50 : self.number(100)
      // A page before others would leave a gap by what came meanwhile.
      let early = mood < 20 && !knowsPrevious ? page(request) : nil
      let delay = isKind ? 5 : self.number(120)
      try await withTaskCancellationHandler {
        try await Task.sleep(for: .milliseconds(delay))
      } onCancel: {
        // Lists cancel on the main actor.
        MainActor.assumeIsolated { _ = waiting.remove(asked) }
      }
      if Task.isCancelled { throw CancellationError() }
      waiting.remove(asked)
      if newest[request.edge] != number { mistakes.append("two requests at \(String(describing: request.edge))") }
      if request.edge != nil, let refresh = newest[nil], refresh > number {
        mistakes.append("a page is waited for that was asked for before a refresh")
      }
      if mood >= 95 { throw CancellationError() }
      if mood >= 80 {
        failed.insert(request.edge)
        throw Outage()
      }
      answered.insert(asked)
      if request.edge == nil { numberOfRefreshes += 1 }
      if mood >= 72, request.edge != nil, let key = request.key {
        // Nothing, and another key for the same.
        let other = key - 0.000_1
        return Page([], previous: request.edge == .next || !knowsPrevious ? nil : other, next: other)
      }
      var page = early ?? page(request)
      if mood >= 65, let first = page.items.first, let index = rows.firstIndex(of: first), index > 0,
        request.edge == .next
      {
        page.items.insert(rows[index - 1], at: 0)
      }
      return page
    }

    private func note(_ request: PageRequest<Double>) -> Asked {
      numberOfRequests += 1
      newest[request.edge] = numberOfRequests
      let asked = Asked(edge: request.edge, key: request.key)
      if request.edge == nil {
        answered = []
        failed = []
      } else {
        if !drops, answered.contains(asked) { mistakes.append("\(asked) is asked for twice") }
        if !waiting.insert(asked).inserted { mistakes.append("\(asked) is asked for while it is") }
        if !drops, failed.contains(request.edge) { mistakes.append("\(asked) is asked for though it failed") }
      }
      return asked
    }

    /// Somebody else changes the rows.
    func changeByItself(_ id: Int) {
      if number(2) == 0, !rows.isEmpty {
        rows.remove(at: number(rows.count))
      } else {
        let index = number(rows.count + 1)
        let before = index > 0 ? rows[index - 1].rank : (rows.first?.rank ?? 0) - 2
        let after = index < rows.count ? rows[index].rank : before + 2
        rows.insert(PagedRow(id: id, rank: before + (after - before) * 0.41), at: index)
      }
    }

    // MARK: What is committed

    /// Returns the part of the gap between two others at which a row is put.
    ///
    /// It differs between rows: a page whose first row has the rank of another one would lead to itself. Of those that are put just
    /// behind a row, the newest is the first.
    static func share(_ id: Int, isBehind: Bool) -> Double { 0.37 + Double(id) * (isBehind ? -0.000_01 : 0.000_01) }

    /// Returns a rank just behind a row, and before others.
    ///
    /// - Parameter new: The number of the edit that puts a row there.
    func rank(after id: Int, before other: Double = .infinity, new: Int) -> Double {
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return 0 }
      let rank = rows[index].rank
      let after = index + 1 < rows.count ? rows[index + 1].rank : rank + 2
      return rank + (min(after, other > rank ? other : after) - rank) * Self.share(new, isBehind: true)
    }

    func insert(_ row: PagedRow) {
      rows.insert(row, at: rows.firstIndex { $0.rank > row.rank } ?? rows.count)
    }

    func change(_ id: Int, version: Int) {
      if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].version = version }
    }

    func move(_ id: Int, after other: Int, number: Int) {
      guard let index = rows.firstIndex(where: { $0.id == id }), rows.contains(where: { $0.id == other }) else {
        return
      }
      var row = rows.remove(at: index)
      row.rank = rank(after: other, new: number)
      insert(row)
    }

    func page(_ request: PageRequest<Double>) -> Page<PagedRow, Double> {
      let key = request.key ?? (start == 0 ? -.infinity : Double(start))
      let first = rows.firstIndex { $0.rank >= key } ?? rows.count
      let end = min(first + request.size, rows.count)
      return Page(
        Array(rows[first..<end]),
        previous: knowsPrevious && first > 0 ? rows[max(0, first - request.size)].rank : nil,
        next: end < rows.count ? rows[end].rank : nil,
        position: isCounted ? first : nil,
        total: isCounted ? rows.count : nil
      )
    }
  }
#endif
