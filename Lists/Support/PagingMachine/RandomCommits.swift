import RosterFlows

#if os(Linux) && canImport(Glibc)
  /// What is known of edits that a server confirms or refuses, and of what it has confirmed.
  @MainActor struct RandomCommits {
    /// What an edit makes of a row.
    enum Change {
      case insert, remove, move
      case change(version: Int)
    }

    private var pending: [(id: Int, number: Int, change: Change)] = []
    private var removed: Set<Int> = []
    private var versions: [Int: Int] = [:]

    var arePending: Bool { !pending.isEmpty }
    var haveRemovals: Bool { pending.contains { if case .remove = $0.change { true } else { false } } }

    func arePending(for id: Int) -> Bool { pending.contains { $0.id == id } }

    mutating func begin(_ id: Int, _ change: Change, number: Int) { pending.append((id, number, change)) }

    mutating func end(number: Int, isConfirmed: Bool) {
      guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
      let edit = pending.remove(at: index)
      if !isConfirmed { return }
      switch edit.change {
      case .insert, .move: break
      case .remove: removed.insert(edit.id)
      case .change(let version): versions[edit.id] = max(versions[edit.id] ?? 0, version)
      }
    }

    /// What rows show that they must not.
    func mistakes(in rows: [PagedRow]) -> [String] {
      var mistakes: [String] = []
      var newest: [Int: Int] = [:]
      var gone = removed
      for edit in pending {
        switch edit.change {
        case .insert, .move: break
        case .remove: gone.insert(edit.id)
        case .change(let version): newest[edit.id] = version
        }
      }
      for row in rows {
        if gone.contains(row.id) { mistakes.append("\(row.id) is removed, and shown") }
        if let version = newest[row.id], row.version != version {
          mistakes.append("\(row.id) shows \(row.version) instead of \(version), which is to be confirmed")
        } else if let version = versions[row.id], row.version < version {
          mistakes.append("\(row.id) shows \(row.version), and \(version) is confirmed")
        }
      }
      return mistakes
    }
  }

  extension PagingMachine {
    /// An edit that the server makes, or refuses, after a while.
    func commitEdit() {
      let items = list.items
      // An edit is of all rows with an identifier.
      guard !keepsBoth, let row = list.loadedRows.randomElement(using: &random) else { return }
      let id = items[row].id
      guard server.rows.contains(where: { $0.id == id }) else { return }
      nextID += 1
      let (number, fails) = (nextID, number(3) == 0)
      let (before, after) = (Duration.milliseconds(self.number(150)), Duration.milliseconds(self.number(150)))
      func commit(_ make: @escaping @MainActor () -> Void) async throws {
        try await Task.sleep(for: before)
        if fails { throw CancellationError() }
        make()
        try await Task.sleep(for: after)
      }
      let server = server
      let pending: PendingEdit
      switch self.number(5) {
      case 0:
        let next = list.loadedRows.contains(row + 1) ? items[row + 1].rank : .infinity
        let new = PagedRow(id: number, rank: server.rank(after: id, before: next, new: number))
        // What comes back goes before it, as it was the next one.
        if commits.haveRemovals { hasMoved = true }
        say("commit the insertion of \(number) behind \(id)") {}
        commits.begin(number, .insert, number: number)
        pending = list.insert(new, at: ItemPath(section: 0, item: row + 1)) {
          try await commit { server.insert(new) }
          return new
        }
      case 1:
        say("commit the removal of \(id)") {}
        early.remove(id)
        if fails { hasMoved = true }
        commits.begin(id, .remove, number: number)
        pending = list.remove(id: id) { try await commit { server.rows.removeAll { $0.id == id } } }
      case 2 where list.loadedRows.count > 1:
        let other = items[list.loadedRows.randomElement(using: &random) ?? row].id
        guard other != id, server.rows.contains(where: { $0.id == other }) else { return }
        say("commit the move of \(id) behind \(other)") {}
        hasMoved = true
        commits.begin(id, .move, number: number)
        pending = list.move(id: id, after: other) { try await commit { server.move(id, after: other, number: number) } }
      default:
        say("commit \(number) as the version of \(id)") {}
        commits.begin(id, .change(version: number), number: number)
        pending = list.edit(id: id, { $0.version = number }) { try await commit { server.change(id, version: number) } }
      }
      pending.onEnd { [weak self] state in
        if case .confirmed = state {
          self?.commits.end(number: number, isConfirmed: true)
        } else {
          self?.commits.end(number: number, isConfirmed: false)
        }
      }
    }
  }
#endif
