import ListChanges

/// Edits that a follower hasn't received yet.
@MainActor package struct EditInbox {
  /// The total changes of the edits.
  package enum Changes {
    case changeset(SectionedChangeset)
    /// Anything can be different.
    case reload
  }

  /// The number of rows above which several edits aren't followed row by row.
  package static let limit = 4_096

  /// The only edit so far, which isn't composed, or `nil` if there are none or several.
  private var single: SectionedChangeset?
  private var composer: EditComposer?
  private var isReload = false
  private var count = 0

  package init() {}

  package var isEmpty: Bool { single == nil && composer == nil && !isReload }

  /// Takes an edit.
  ///
  /// - Returns: A Boolean value that indicates whether the follower must be notified of it.
  package mutating func take<Item>(_ edit: ContentEdit<Item>) -> Bool {
    if isReload { return true }
    switch edit {
    case .relabel: return false
    case .move(let from, let to, _, _, false) where from.section == to.section && from.index == to.index: return false
    case .rows(let rows, _) where rows.isEmpty: return false
    case .reload:
      reload()
      return true
    case .rows(let rows, _): count += rows.count
    default: count += 1
    }
    if isEmpty, let changeset = SectionedChangeset(edit) {
      single = changeset
      return true
    }
    if count > EditInbox.limit {
      reload()
      return true
    }
    if composer == nil {
      composer = EditComposer()
      if let single { composer?.apply(single) }
      single = nil
    }
    composer?.apply(edit)
    return true
  }

  private mutating func reload() {
    (single, composer, isReload) = (nil, nil, true)
  }

  /// Returns the total changes of the edits, and removes them.
  package mutating func takeChanges() -> Changes {
    defer { self = EditInbox() }
    if isReload { return .reload }
    return .changeset(single ?? composer?.changeset ?? SectionedChangeset())
  }
}

extension SectionedChangeset {
  /// Creates the changes of one edit, or `nil` if it must be composed.
  init?<Item>(_ edit: ContentEdit<Item>) {
    switch edit {
    case .insert(let place, _): self.init(items: .init(inserts: [place.path]))
    case .remove(let place, _): self.init(items: .init(deletes: [place.path]))
    case .update(let place, _, _): self.init(items: .init(updates: [place.path]))
    case .rows(let rows, let section): self.init(items: rows.itemChanges(inSection: section))
    case .insertSections(let sections): self.init(sections: .init(inserts: Array(sections)))
    case .removeSections(let sections): self.init(sections: .init(deletes: Array(sections)))
    case .updateSection(let section): self.init(sections: .init(updates: [section]))
    default: return nil
    }
  }
}

extension RowChanges {
  /// Returns the changes in the form that views take.
  ///
  /// - Complexity: O(*k* log *k*) in the number of named rows.
  fileprivate func itemChanges(inSection section: Int) -> IndexChanges<ItemPath> {
    func path(_ row: Row) -> ItemPath { ItemPath(section: section, item: row.index) }
    if moves.isEmpty {
      return IndexChanges(
        deletes: removed.map(path),
        inserts: inserted.map(path),
        updates: updates(inSection: section, [])
      )
    }
    var (leaves, arrives) = (
      [Bool](repeating: true, count: removed.count), [Bool](repeating: true, count: inserted.count)
    )
    var moved: [IndexMove<ItemPath>] = []
    var changed: [IndexMove<ItemPath>] = []
    for (move, isRelabeled) in zip(moves, relabeledMoves) {
      (leaves[move.from], arrives[move.to]) = (false, false)
      let indexes = IndexMove(from: path(removed[move.from]), to: path(inserted[move.to]))
      if !isRelabeled { moved.append(indexes) }
      if move.isChanged { changed.append(indexes) }
    }
    return IndexChanges(
      deletes: zip(removed, leaves).filter(\.1).map { path($0.0) },
      inserts: zip(inserted, arrives).filter(\.1).map { path($0.0) },
      moves: moved.sortedByDestination(),
      updates: updates(inSection: section, changed)
    )
  }

  /// Booleans that indicate whether each moved row has the same neighbors as before, and only got another label.
  private var relabeledMoves: [Bool] {
    var isRelabeled = [Bool](repeating: false, count: moves.count)
    // Its number among the retained rows is the same.
    var candidates = moves.indices.filter { index in
      let move = moves[index]
      return removed[move.from].index - move.from == inserted[move.to].index - move.to
    }
    if candidates.isEmpty { return isRelabeled }
    candidates.sort { moves[$0].to < moves[$1].to }
    // Of those that pass each other, some move.
    let runs = candidates.map { MatchedRun(old: moves[$0].from, new: moves[$0].to, count: 1) }
    for (index, stays) in zip(candidates, HeaviestIncreasingSubsequence(runs).stays) { isRelabeled[index] = stays }
    return isRelabeled
  }

  /// Pairs the updated rows with their old indexes.
  private func updates(inSection section: Int, _ changed: [IndexMove<ItemPath>]) -> [IndexMove<ItemPath>] {
    var updates = changed
    var (gone, arrived) = (0, 0)
    for row in updated {
      while arrived < inserted.count, inserted[arrived].index < row.index { arrived += 1 }
      // The number of retained rows before it.
      var old = row.index - arrived + gone
      while gone < removed.count, removed[gone].index <= old {
        gone += 1
        old += 1
      }
      updates.append(
        IndexMove(from: ItemPath(section: section, item: old), to: ItemPath(section: section, item: row.index))
      )
    }
    return changed.isEmpty ? updates : updates.sortedByDestination()
  }
}
