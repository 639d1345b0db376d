import RowStructures

/// What a stage of a base is to what is derived from it, in sections of the base and places in them.
struct DerivedStage {
  /// What happened to the sections of the base.
  var sections = IndexChanges<Int>()
  var items = IndexChanges<ItemPath>()
  var carriedItems: [IndexMove<ItemPath>] = []
  /// Whether the moves are known to be the least, ascending by where they lead.
  var hasLeastMoves = false

  /// Which sections were and are shown, and how many rows they had.
  @MainActor struct Sections {
    let oldCount: Int
    let newCount: Int
    let old: RankSelectBitVector?
    let new: RankSelectBitVector?
    /// Where a section is after the stage, or `nil` if it is gone.
    let after: (Int) -> Int?
    /// Where a section was before the stage, or `nil` if it came.
    let before: (Int) -> Int?
    /// The number of places that a section had, given its old index.
    let places: (Int) -> Int

    func wasShown(_ section: Int) -> Bool { old?[section] ?? true }
    func isShown(_ section: Int) -> Bool { new?[section] ?? true }
    func oldIndex(_ section: Int) -> Int { old?.rank(section) ?? section }
    func newIndex(_ section: Int) -> Int { new?.rank(section) ?? section }
  }

  /// The stage in sections that are shown.
  ///
  /// A section that views see go takes its items with it, and one that comes brings them. A section that moves and whose
  /// items change goes and comes, as views do not survive both in one batch.
  ///
  /// - Complexity: O(*k* log *k*) in the number of changes; O(*n*) in that of sections if sections changed.
  ///
  /// - Parameter isLast: whether nothing comes after it in the update. Where items are carried is after the whole update, so
  ///   that it is not known before.
  @MainActor func shown(_ space: Sections, isLast: Bool) -> StagedUpdate {
    if sections.count + items.updates.count == 0, items.moves.isEmpty || hasLeastMoves, space.old == nil,
      carriedItems.isEmpty
    {
      let items = IndexChanges(deletes: items.deletes.ascending, inserts: items.inserts.ascending, moves: items.moves)
      return StagedUpdate(ChangeStage(items: items))
    }
    var stage = ChangeStage()
    var lost: Set<Int> = []
    var gained: Set<Int> = []
    var carried = carriedItems
    let changed = sections.hasStructure ? changedSections(space) : []
    if sections.hasStructure {
      for old in 0..<space.oldCount where space.wasShown(old) {
        if let new = space.after(old), space.isShown(new) { continue }
        lost.insert(old)
      }
      for new in 0..<space.newCount where space.isShown(new) {
        if let old = space.before(new), space.wasShown(old) { continue }
        gained.insert(new)
      }
      var moves = sections.moves.filter {
        !lost.contains($0.from) && !gained.contains($0.to) && space.wasShown($0.from)
      }
      let replaced = moves.filter { changed.contains($0.from) }
      if !replaced.isEmpty {
        moves.removeAll { changed.contains($0.from) }
        lost.formUnion(replaced.map(\.from))
        gained.formUnion(replaced.map(\.to))
        carried += carriedItems(of: replaced, space)
      }
      stage.sections.moves = moves.map { .init(from: space.oldIndex($0.from), to: space.newIndex($0.to)) }
    } else if space.old != nil {
      for section in touchedSections where space.wasShown(section) != space.isShown(section) {
        if space.wasShown(section) { lost.insert(section) } else { gained.insert(section) }
      }
    }
    stage.sections.deletes = lost.map(space.oldIndex).sorted()
    stage.sections.inserts = gained.map(space.newIndex).sorted()
    if !stage.sections.moves.isEmpty {
      let count = space.old?.ones ?? space.oldCount
      let least = stage.sections.withLeastMoves(count: count)
      // The least moves may be those of sections whose items change; then it is the others that move.
      let fixed = Set(changed.filter(space.wasShown).map(space.oldIndex))
      if !least.moves.contains(where: { fixed.contains($0.from) }) { stage.sections = least }
    }

    func old(_ path: ItemPath) -> ItemPath { ItemPath(section: space.oldIndex(path.section), item: path.item) }
    func new(_ path: ItemPath) -> ItemPath { ItemPath(section: space.newIndex(path.section), item: path.item) }
    var items = IndexChanges<ItemPath>(
      deletes: self.items.deletes.filter { !lost.contains($0.section) },
      inserts: self.items.inserts.filter { !gained.contains($0.section) }
    )
    for move in self.items.moves {
      switch (lost.contains(move.from.section), gained.contains(move.to.section)) {
      case (false, false): items.moves.append(move)
      case (false, true):
        items.deletes.append(move.from)
        carried.append(move)
      case (true, false):
        items.inserts.append(move.to)
        carried.append(move)
      case (true, true): carried.append(move)
      }
    }
    items.deletes.sort()
    items.inserts.sort()
    items.moves.sortByDestination()
    if !hasLeastMoves { items = items.withLeastMoves(space) }
    stage.items = items.map(from: old, to: new)
    if isLast { stage.carriedItems = carried.map { IndexMove(from: old($0.from), to: new($0.to)) } }

    let fresh = items.inserts.isEmpty ? [] : Set(items.inserts)
    let updates = ChangeStage(
      sections: .init(
        updates: sections.updates.map(\.to).filter { space.isShown($0) && !gained.contains($0) }.map(space.newIndex)
      ),
      items: .init(
        updates: self.items.updates.map(\.to).filter { !gained.contains($0.section) && !fresh.contains($0) }.map(new)
      )
    )
    return StagedUpdate(structure: stage, content: updates)
  }

  /// The sections in which rows come, go or move; old and new ones are the same if sections stay.
  private var touchedSections: Set<Int> {
    Set(
      items.deletes.map(\.section) + items.inserts.map(\.section)
        + items.moves.flatMap { [$0.from.section, $0.to.section] }
    )
  }

  /// The old indexes of sections in which rows come, go or move.
  @MainActor private func changedSections(_ space: Sections) -> Set<Int> {
    let old = items.deletes.map(\.section) + items.moves.map(\.from.section)
    let new = items.inserts.map(\.section) + items.moves.map(\.to.section)
    return Set(old + new.compactMap(space.before))
  }

  /// The items that stay in sections which views see go and come.
  @MainActor
  private func carriedItems(of moves: [IndexMove<Int>], _ space: Sections) -> [IndexMove<ItemPath>] {
    let mapping = ItemPathMapping(
      ChangeStage(
        sections: .init(deletes: sections.deletes, inserts: sections.inserts, moves: sections.moves),
        items: .init(deletes: items.deletes, inserts: items.inserts, moves: items.moves)
      )
    )
    let left = Set(items.moves.map(\.from))
    return moves.flatMap { move in
      (0..<space.places(move.from)).compactMap { item in
        let path = ItemPath(section: move.from, item: item)
        return left.contains(path) ? nil : mapping.path(path).map { IndexMove(from: path, to: $0) }
      }
    }
  }
}

extension IndexChanges where Index == ItemPath {
  /// The same changes with the least number of moves in each section.
  @MainActor fileprivate func withLeastMoves(_ space: DerivedStage.Sections) -> IndexChanges {
    let moved = Set(moves.filter { space.after($0.from.section) == $0.to.section }.map(\.from.section))
    if moved.isEmpty { return self }
    var changes = self
    for section in moved {
      guard let new = space.after(section) else { continue }
      func isInside(_ move: IndexMove<ItemPath>) -> Bool { move.from.section == section && move.to.section == new }
      let list = ListChangeset(
        deletes: deletes.filter { $0.section == section }.map(\.item),
        inserts: inserts.filter { $0.section == new }.map(\.item),
        moves: moves.filter(isInside).map { IndexMove<Int>(from: $0.from.item, to: $0.to.item) }
      )
      let least = list.withLeastMoves(
        count: space.places(section),
        left: moves.filter { $0.from.section == section && !isInside($0) }.map(\.from.item).sorted(),
        came: moves.filter { $0.to.section == new && !isInside($0) }.map(\.to.item).sorted()
      )
      changes.moves.removeAll(where: isInside)
      changes.moves += least.moves.map {
        IndexMove(
          from: ItemPath(section: section, item: $0.from),
          to: ItemPath(section: new, item: $0.to)
        )
      }
    }
    changes.moves.sortByDestination()
    return changes
  }
}
