import RosterCore

/// The rows of a base in sections by a key.
@MainActor struct Grouping<Key: Comparable>: FollowingOperator {
  typealias State = GroupedRows<Key>

  let name: StaticString = "GroupedDataSource"
  let bases: [DerivedBase]
  let observed: [ObservedRows?]
  let direction: SortDirection
  let makeRule: () -> GroupingRule<Key>

  func build() -> State { GroupedRows(counts: counts(ofBase: 0), by: makeRule().observed(by: observed[0])) }

  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath? { state.path(ofBase: path) }

  func follow(_ state: inout State, _ stages: [BaseStage], _: [UpdateStep]) -> (
    shown: StagedUpdate, undo: [State.Edit]
  ) {
    guard let part = stages.first else { return (StagedUpdate(), []) }
    if part.isPlain { return followPlain(&state, part) }
    let came = part.countsOfInserted
    let flat = FlatStage(part.stage, part.updatesAndReread, counts: state.baseCounts) { came[$0] ?? 0 }
    let old = (groups: state.groups, counts: state.counts)
    let removed = flat.removed.map { state.path(ofRow: $0) }
    let moved = flat.moves.map { state.path(ofRow: $0.from) }
    let updated = flat.updates.map { state.path(ofRow: $0.old) }
    var undo: [State.Edit] = []
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        let changes = flat.changes
        undo = [
          state.follow(
            changes,
            baseCounts: flat.newCounts,
            left: (removed + updated).compactMap { $0?.section },
            came: changes.inserts.filter { $0.origin == nil }.map(\.row) + changes.updates,
            part.gap
          )
        ]
      }
    }
    let reread = Set(part.onlyReread.map { state.row($0) })
    return (result(flat, old, state, removed, moved, updated, reread, isLast: part.isLast), undo)
  }

  private func followPlain(_ state: inout State, _ part: BaseStage) -> (shown: StagedUpdate, undo: [State.Edit]) {
    let items = part.stage.items
    var result = State.Regrouping()
    var undo: [State.Edit] = []
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        let change = state.follow(removes: items.deletes.ascending, inserts: items.inserts.ascending, part.gap)
        (result, undo) = (change.0, [change.1])
      }
    }
    let shown = StagedUpdate(
      ChangeStage(
        sections: .init(deletes: result.goneGroups, inserts: result.newGroups),
        items: .init(deletes: result.deletes, inserts: result.inserts)
      ),
      updates: result.changedGroups.isEmpty ? nil : ChangeStage(sections: .init(updates: result.changedGroups))
    )
    return (shown, undo)
  }

  private func result(
    _ flat: FlatStage,
    _ old: (groups: [Key], counts: [Int]),
    _ state: State,
    _ removed: [ItemPath?],
    _ moved: [ItemPath?],
    _ updated: [ItemPath?],
    _ reread: Set<Int>,
    isLast: Bool
  ) -> StagedUpdate {
    var result = DerivedStage()
    var touched: Set<Int> = []
    func place(_ row: Int) -> ItemPath? {
      let path = state.path(ofRow: row)
      if let path { touched.insert(path.section) }
      return path
    }
    // Groups are in order at both times.
    let groups = GroupPairs(old.groups, state.groups, direction)
    result.sections.deletes = groups.gone
    result.sections.inserts = groups.come
    var left: Set<Int> = []
    for case let path? in removed {
      left.insert(path.section)
      result.items.deletes.append(path)
    }
    result.items.inserts = flat.inserted.compactMap(place)
    let movedAndUpdated = Set(flat.updates.map(\.new))
    for (from, move) in zip(moved, flat.moves) where !movedAndUpdated.contains(move.to) {
      if let from, let to = place(move.to) { result.items.moves.append(IndexMove(from: from, to: to)) }
    }
    for (from, update) in zip(updated, flat.updates) {
      guard let from, let to = state.path(ofRow: update.new) else { continue }
      let isOnlyReread = reread.contains(update.new)
      result.items.moves.append(IndexMove(from: from, to: to))
      if isOnlyReread, groups.after[from.section] == to.section { continue }
      left.insert(from.section)
      touched.insert(to.section)
      if isOnlyReread { continue }
      result.items.updates.append(IndexMove(from: to, to: to))
    }
    result.items.deletes.sort()
    result.items.inserts.sort()
    result.items.updates.sortByDestination()
    touched.formUnion(left.compactMap { groups.after[$0] })
    let stayed = Set(groups.after.values)
    result.sections.updates = touched.intersection(stayed).sorted().map { IndexMove(from: $0, to: $0) }
    let before = Dictionary(uniqueKeysWithValues: groups.after.map { ($1, $0) })
    let space = DerivedStage.Sections(
      oldCount: old.groups.count,
      newCount: state.groups.count,
      old: nil,
      new: nil,
      after: { groups.after[$0] },
      before: { before[$0] },
      places: { old.counts[$0] }
    )
    return result.shown(space, isLast: isLast)
  }

  /// A key that does not come before the next one, or else that of the section.
  func suspect(inSection section: Int, of state: borrowing State) -> String? {
    let groups = state.groups
    let place = groups.indices.dropLast().first { !direction.puts(groups[$0], before: groups[$0 + 1]) }
    if let place { return "the key \(groups[place]), which does not come before \(groups[place + 1])" }
    return groups.indices.contains(section) ? "the key \(groups[section])" : nil
  }
}

/// Which groups of two ordered lists are the same.
private struct GroupPairs {
  private(set) var gone: [Int] = []
  private(set) var come: [Int] = []
  private(set) var after: [Int: Int] = [:]

  init<Key: Comparable>(_ old: [Key], _ new: [Key], _ direction: SortDirection) {
    var index = 0
    for (place, key) in old.enumerated() {
      while index < new.count, direction.puts(new[index], before: key) {
        come.append(index)
        index += 1
      }
      if index < new.count, !direction.puts(key, before: new[index]) {
        after[place] = index
        index += 1
      } else {
        gone.append(place)
      }
    }
    come += index..<new.count
  }
}
