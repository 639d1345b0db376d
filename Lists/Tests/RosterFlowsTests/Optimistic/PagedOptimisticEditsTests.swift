import RosterCore
import RosterFlows
import Simulation
import TestSupport
import Testing

#if os(Linux) && canImport(Glibc)

  /// Edits that end before or after a page arrives that need not know of them.
  @Suite("Optimistic edits of paged data sources") @MainActor struct PagedOptimisticEditsTests {
    enum Edit: CaseIterable, Sendable { case insert, prepend, append, move, moveBack, remove, edit }

    /// What has become of the edit when a page arrives.
    enum End: CaseIterable, Sendable { case pending, madeAndPending, confirmed, refused, refusedAndRetried }

    enum Arrival: CaseIterable, Sendable { case refresh, next, previous, reload }

    /// Whether the keys of pages are positions, and whether a page has its rows when it is asked for, or when it arrives.
    struct Origin: Sendable, CustomStringConvertible {
      var hasPositions: Bool
      var answersLate: Bool
      var repeatedItems: RepeatedItems

      static var all: [Origin] {
        [true, false].flatMap { positions in
          [true, false].flatMap { late in
            [RepeatedItems.keepFirst, .replace].map {
              Origin(hasPositions: positions, answersLate: late, repeatedItems: $0)
            }
          }
        }
      }

      var description: String {
        "\(hasPositions ? "positions" : "keys"), \(answersLate ? "late" : "early"), \(repeatedItems)"
      }
    }

    /// A server of 24 rows, a list of pages of four of them, and an edit that the server is told of.
    @MainActor private final class World {
      private let scheduler: Scheduler
      private let origin: Origin
      private var rows = (0..<24).map { Post(id: $0) }
      private(set) var list: PagedDataSource<Post, Int>!
      private var commits: [CheckedContinuation<Void, any Error>] = []
      private(set) var pending: PendingEdit?
      /// What the server has once the edit is made.
      private var edited: [Post] = []

      init(_ scheduler: Scheduler, _ origin: Origin, drops: Bool) {
        self.scheduler = scheduler
        self.origin = origin
        let options = PagingOptions(
          pageSize: 4,
          prefetchDistance: 0,
          maximumCount: drops ? 8 : nil,
          repeatedItems: origin.repeatedItems
        )
        if origin.hasPositions {
          list = PagedDataSource(options) { [weak self] range in
            let rows = await self?.answer() ?? []
            return (Array(rows.dropFirst(range.lowerBound).prefix(range.count)), rows.count)
          }
        } else {
          // Keys are identifiers of the first rows of pages.
          list = PagedDataSource(options) { [weak self] request in
            let rows = await self?.answer() ?? []
            let key = request.key ?? rows[0].id
            let start = rows.firstIndex { $0.id == key } ?? rows.firstIndex { $0.id > key && $0.id < 100 } ?? rows.count
            let end = min(start + request.size, rows.count)
            return Page(
              Array(rows[start..<end]),
              previous: start > 0 ? rows[max(0, start - request.size)].id : nil,
              next: end < rows.count ? rows[end].id : nil
            )
          }
        }
      }

      private func answer() async -> [Post] {
        let early = rows
        try? await Task.sleep(for: .milliseconds(50))
        return origin.answersLate ? rows : early
      }

      func wait(_ milliseconds: Int = 100) { scheduler.advance(by: .milliseconds(milliseconds)) }

      func scroll(_ edge: PageEdge) {
        list.reached(row: edge == .next ? list.loadedRows.upperBound - 1 : list.loadedRows.lowerBound)
        scheduler.settle()
        list.loadMore(edge)
      }

      /// Loads the first two pages, or begins with the third one.
      func start(beginsLater: Bool) {
        if beginsLater {
          list.begin(with: Page(Array(rows[8..<12]), previous: 4, next: 12, position: 8))
        } else {
          list.refresh()
          wait()
          scroll(.next)
        }
        wait()
      }

      // MARK: The edit

      func begin(_ edit: Edit) {
        let ids = list.items.map(\.id)
        let commit: @MainActor () async throws -> Void = { [weak self] in
          try await withCheckedThrowingContinuation { self?.commits.append($0) }
        }
        let new = Post(id: 100)
        func insert(at index: Int) {
          pending = list.insert(new, at: ItemPath(section: 0, item: index)) {
            try await commit()
            return new
          }
        }
        switch edit {
        case .insert: insert(at: 2)
        case .prepend: insert(at: 0)
        case .append: insert(at: ids.count)
        case .move: pending = list.move(id: ids[1], after: ids[ids.count - 2], commit: commit)
        case .moveBack: pending = list.move(id: ids[ids.count - 2], after: ids[0], commit: commit)
        case .remove: pending = list.remove(id: ids[1], commit: commit)
        case .edit: pending = list.edit(id: ids[1], { $0.version = 5 }, commit: commit)
        }
        edited = rows
        func insert(_ post: Post, after id: Int) {
          edited.insert(post, at: (edited.firstIndex { $0.id == id } ?? -1) + 1)
        }
        func move(_ id: Int, after other: Int) {
          edited.removeAll { $0.id == id }
          insert(Post(id: id), after: other)
        }
        switch edit {
        case .insert: insert(new, after: ids[1])
        case .prepend: edited.insert(new, at: rows.firstIndex { $0.id == ids[0] } ?? 0)
        case .append: insert(new, after: ids[ids.count - 1])
        case .move: move(ids[1], after: ids[ids.count - 2])
        case .moveBack: move(ids[ids.count - 2], after: ids[0])
        case .remove: edited.removeAll { $0.id == ids[1] }
        case .edit: edited[edited.firstIndex { $0.id == ids[1] } ?? 0].version = 5
        }
        scheduler.settle()
      }

      /// The server has made the edit, and has yet to say so.
      func make() { rows = edited }

      func end(isConfirmed: Bool) {
        if isConfirmed {
          make()
          commits.popLast()?.resume()
        } else {
          commits.popLast()?.resume(throwing: Outage())
        }
        scheduler.settle()
      }

      // MARK: What is wrong

      /// - Parameter isEdited: whether what is shown is edited.
      func complaint(isEdited: Bool, isWhole: Bool = false) -> String? {
        let expected = isEdited ? edited : rows
        let items = list.items
        if isWhole { return items == expected ? nil : "loaded \(items.texts) instead of \(expected.texts)" }
        guard let first = items.first, let start = expected.firstIndex(of: first) else { return "\(items.texts)" }
        let part = Array(expected[start...].prefix(items.count))
        return part == items ? nil : "shown \(items.texts) of \(expected.texts)"
      }

      func loadAll() {
        for edge in [PageEdge.next, .previous] {
          for _ in 0..<12 where !list.status[edge].state.isEnded {
            scroll(edge)
            wait()
          }
        }
      }
    }

    private func complaint(_ edit: Edit, _ end: End, _ arrival: Arrival, _ origin: Origin) -> String? {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let world = World(scheduler, origin, drops: arrival == .reload)
        world.start(beginsLater: arrival == .previous)
        world.begin(edit)
        if arrival == .reload {
          for _ in 0..<3 {
            world.scroll(.next)
            world.wait()
          }
          if world.list.items.contains(where: { $0.id == 0 }) { return "nothing is dropped" }
        }
        switch arrival {
        case .refresh: world.list.refresh()
        case .next: world.scroll(.next)
        case .previous, .reload: world.scroll(.previous)
        }
        world.wait(20)
        switch end {
        case .pending: break
        case .madeAndPending: world.make()
        case .confirmed: world.end(isConfirmed: true)
        case .refused: world.end(isConfirmed: false)
        case .refusedAndRetried:
          world.end(isConfirmed: false)
          if arrival != .reload { world.begin(edit) }
        }
        world.wait()
        let isEdited = end != .refused && !(end == .refusedAndRetried && arrival == .reload)
        let shown = world.complaint(isEdited: isEdited)
        if arrival == .reload { for _ in 0..<3 { world.scroll(.previous); world.wait() } }
        let back = arrival == .reload ? world.complaint(isEdited: isEdited) : nil
        let state = world.pending?.isPending == true
        if state { world.end(isConfirmed: end != .refusedAndRetried) }
        let isEditedAtLast = isEdited && !(state && end == .refusedAndRetried)
        world.loadAll()
        let isWhole = arrival != .reload
        let last = world.complaint(isEdited: isEditedAtLast, isWhole: isWhole)
        let ended =
          switch world.pending?.state {
          case .confirmed where isEditedAtLast, .failed where !isEditedAtLast: nil as String?
          default: "\(world.pending.map { "\($0.state)" } ?? "none")"
          }
        let complaints = [shown, back, last, ended].compactMap { $0 }
        return complaints.isEmpty ? nil : "\(edit), \(end), \(arrival), \(origin): \(complaints)"
      }
    }

    @Test(.slow, arguments: Edit.allCases) func editsStayOverPages(_ edit: Edit) {
      for end in End.allCases {
        for arrival in Arrival.allCases {
          for origin in Origin.all {
            let complaint = complaint(edit, end, arrival, origin)
            #expect(complaint == nil)
          }
        }
      }
    }
  }

  extension [Post] {
    fileprivate var texts: String {
      map { "\($0.id)\($0.version == 0 ? "" : "'\($0.version)")" }.joined(separator: " ")
    }
  }
#endif
