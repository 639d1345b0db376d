#if GRDB
  import Foundation
  import GRDB
  import RosterCore

  extension QueryDataSource {
    /// Performs work after all previous work.
    func enqueue(_ body: @escaping @MainActor (QueryDataSource) async -> Void) {
      let last = work
      work = Task { [weak self] in
        await last?.value
        guard let self, !Task.isCancelled else { return }
        await body(self)
      }
    }

    private var commitHandler: @Sendable () -> Void {
      { [weak self] in
        Task { @MainActor in self?.followSoon() }
      }
    }

    func followSoon() {
      if followsSoon { return }
      followsSoon = true
      enqueue { content in
        content.followsSoon = false
        await content.follow(isForced: false)
      }
    }

    /// Shows all rows of a table at once, and counts other requests' rows.
    func goOnCounting(_ first: AnchorCount, _ version: Int) async {
      guard let state else { return }
      let generation = generation
      do {
        let isCurrent = try await engine.install(
          state.plan,
          ifCurrent: state.snapshot,
          version,
          onCommit: commitHandler
        )
        guard isCurrent else { return await replace(showsEarly: true) }
        noteChangeTable(state.plan)
        let count = try await engine.countAll(first, in: state.snapshot, generation)
        if generation != self.generation { return }
        grow(to: count.state(in: state.snapshot))
        try await finish(count, generation)
      } catch {
        if generation == self.generation { fail(error) }
      }
    }

    /// Counts the remaining rows, and shows more each time there are many more.
    func finish(_ first: AnchorCount, _ generation: Int) async throws {
      guard let snapshot = state?.snapshot else { return }
      var count = first
      var shown = first.count
      while !count.isComplete {
        count = try await engine.advance(count, in: snapshot, generation)
        // Stop counting a request that was replaced.
        if generation != self.generation { return }
        updateStatus(isLoading: true, .counted(count.count))
        guard count.isComplete || count.count >= 8 * shown else { continue }
        shown = count.count
        grow(to: count.state(in: snapshot))
      }
      if let plan = state?.plan { noteSorting(plan) }
      updateStatus(isLoading: false)
    }

    /// Shows the writes since the last time.
    func follow(isForced: Bool) async {
      // A replacement also shows the writes. Its rows may not have been counted before.
      guard failure == nil, !replacesSoon, let state else { return }
      let generation = generation
      do {
        let found = try await findChanges(of: state, isForced: isForced)
        guard let found else { return }
        if found.slot.writes.hasOthers { noteComparison(state.plan) }
        guard let (batch, changes) = found.batch else {
          engine.recycle(found.slot.next)
          return await replace()
        }
        if batch.hasUnseenWrites { noteUnseenWrites(state.plan) }
        show(changes, batch)
        updateStatus(isLoading: false)
        guard found.isLogLong, let next = try await engine.keepLogShort() else { return }
        var state = batch.state
        state.snapshot = next
        moment.move(to: state)
      } catch {
        // Stop comparing rows of a request that was replaced.
        if generation == self.generation { fail(error) }
      }
    }

    /// Finds the writes since the last time, and reports the number of compared rows if all are compared.
    private func findChanges(of state: QueryState, isForced: Bool) async throws -> QueryEngine<Record>.Following? {
      let generation = generation
      let told = Locked<Task<Void, Never>?>(nil)
      let found = try await engine.follow(
        state,
        moment.pages.pages,
        near: moment.pages.newest(Self.numberOfShownPages).map(\.0),
        isForced: isForced,
        generation,
        didCompare: { [weak self] count in
          told.withLock { last in
            last = Task { @MainActor [before = last] in
              await before?.value
              self?.noteCompared(count, generation)
            }
          }
        }
      )
      // Report all of that before showing the result.
      await told.withLock { $0 }?.value
      return found
    }

    /// Counts the current rows of the query, and shows them instead.
    ///
    /// - Parameter showsEarly: A Boolean value that indicates whether to show them once those that stay on the screen have been
    ///   counted. Otherwise all are counted first.
    func replace(showsEarly: Bool = false) async {
      replacesSoon = false
      let generation = generation
      let sections = nextSections
      updateStatus(isLoading: true)
      do {
        let (plan, next) = try await engine.begin(query, onCommit: commitHandler)
        noteChangeTable(plan)
        let first = try await engine.rowsWithSameIDs(readRows, of: state, in: plan, next, generation)
        let last = try await engine.lastKey(of: first, plan, in: next, generation)
        var count = AnchorCount(plan, engine.options)
        if showsEarly { count = try await engine.countAll(count, in: next, generation) }
        repeat {
          let limit = count.count == 0 ? 4 * engine.options.pageSize : nil
          count = try await engine.advance(count, by: limit, in: next, generation)
          if generation != self.generation { return engine.recycle(next) }
          updateStatus(isLoading: true, .counted(count.count))
        } while !(count.isComplete || showsEarly && last.map { count.reaches($0) } ?? true)
        let rows = try await engine.rowsWithSameIDs(readRows, of: state, in: plan, next, generation)
        let batch = try await engine.replacement(count.state(in: next), near: rows, generation)
        if let state, plan.mayGiveOtherIDs(than: state.plan) { noteOtherIDs(except: rows) }
        replaceRows(batch, sections)
        failure = nil
        try await finish(count, generation)
      } catch {
        // Stop counting for a request that was replaced.
        if generation == self.generation { fail(error) }
      }
    }

    /// The number of pages that a screen may show.
    private static var numberOfShownPages: Int { 4 }

    /// The IDs of the rows that were read last.
    private var readRows: [Int64] {
      moment.pages.newest(Self.numberOfShownPages).flatMap { $0.1.rows.map(\.rowID) }
    }

    // MARK: Other processes

    func pollOthers() {
      guard let interval = engine.options.pollInterval else { return }
      poll = Task { [weak self, engine] in
        while !Task.isCancelled {
          try? await Task.sleep(for: interval)
          do {
            guard try await engine.hasUntoldWrites() else { continue }
            guard let self, !Task.isCancelled else { return }
            followSoon()
          } catch {
            guard let self, !Task.isCancelled else { return }
            if failure == nil { fail(error) }
          }
        }
      }
    }

    // MARK: Failures

    func fail(_ error: any Error) {
      failure = error
      updateStatus(isLoading: false)
    }

    /// Stores the error of a cell's row. The handler isn't called during a view's call.
    func noteFailure(_ error: any Error) {
      guard failure == nil else { return }
      failure = error
      Task { [weak self] in self?.updateStatus(isLoading: false) }
    }
  }
#endif
