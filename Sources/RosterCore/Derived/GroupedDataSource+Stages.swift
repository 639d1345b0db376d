extension GroupedDataSource {
  /// Takes the state to the time before or after the round that is being planned.
  func turn(toNew isNew: Bool) {
    guard let plan, plan.isMade != isNew else { return }
    self.plan = nil
    self.plan = (state.make(plan.undo), isNew)
  }

  /// Follows a stage of the base, and keeps what undoes that until it is committed.
  private func follow(_ stage: ChangeStage, _ later: ChangeStage?, _ readAhead: ReadAhead, isLast: Bool)
    -> ContainerStage
  {
    if let result = followPlain(stage, later, readAhead) { return result }
    var counts: [Int: Int] = [:]
    if !stage.sections.inserts.isEmpty {
      readAhead { for section in stage.sections.inserts { counts[section] = base.numberOfItems(inSection: section) } }
    }
    let flat = FlatStage(stage, later, counts: state.baseCounts) { counts[$0] ?? 0 }
    let (oldGroups, oldCounts) = (state.groups, state.counts)
    let removed = flat.removed.map { state.path(ofRow: $0) }
    let moved = flat.moves.map { state.path(ofRow: $0.from) }
    let updated = flat.updates.map { state.path(ofRow: $0.old) }
    readAhead { [self] in
      UpdateCoordinator.shared.evaluate("GroupedDataSource") {
        let changes = flat.changes
        let undo = state.follow(
          changes,
          baseCounts: flat.newCounts,
          left: (removed + updated).compactMap { $0?.section },
          came: changes.inserts.filter { $0.origin == nil }.map(\.row) + changes.updates
        )
        plan = (undo, true)
      }
    }
    return result(flat, (oldGroups, oldCounts), removed, moved, updated, isLast: isLast)
  }

  /// Follows a stage in which rows come and go, and nothing else happens, as in most stages.
  ///
  /// - Returns: `nil` if it is another stage.
  private func followPlain(_ stage: ChangeStage, _ later: ChangeStage?, _ readAhead: ReadAhead) -> ContainerStage? {
    guard later?.count ?? 0 == 0, stage.sections.count == 0, stage.items.moves.isEmpty, stage.items.updates.isEmpty,
      stage.carriedItems.isEmpty
    else { return nil }
    var result = GroupedRows<Key>.Regrouping()
    readAhead { [self] in
      UpdateCoordinator.shared.evaluate("GroupedDataSource") {
        let undo: GroupedRows<Key>.Undo
        (result, undo) = state.follow(
          removes: stage.items.deletes.ascending,
          inserts: stage.items.inserts.ascending
        )
        plan = (undo, true)
      }
    }
    return ContainerStage(
      stage: ChangeStage(
        sections: .init(deletes: result.goneGroups, inserts: result.newGroups),
        items: .init(deletes: result.deletes, inserts: result.inserts)
      ),
      updates: result.changedGroups.isEmpty
        ? nil : ChangeStage(sections: .init(updates: result.changedGroups))
    )
  }

  private func result(
    _ flat: FlatStage,
    _ old: (groups: [Key], counts: [Int]),
    _ removed: [ItemPath?],
    _ moved: [ItemPath?],
    _ updated: [ItemPath?],
    isLast: Bool
  ) -> ContainerStage {
    var result = DerivedStage()
    var touched: Set<Int> = []
    @MainActor func place(_ row: Int) -> ItemPath? {
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
      guard let from, let to = place(update.new) else { continue }
      left.insert(from.section)
      result.items.moves.append(IndexMove(from: from, to: to))
      result.items.updates.append(IndexMove(from: to, to: to))
    }
    result.items.deletes.sort()
    result.items.inserts.sort()
    result.items.updates.sort { $0.to < $1.to }
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

  private func commit() {
    turn(toNew: true)
    plan = nil
    forgetDraft()
  }
}

extension GroupedDataSource: AheadReadable, DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    guard let part = parts.first else { return nil }
    // It follows up when all below have.
    if isBlank { return ContainerStage(stage: ChangeStage()) }
    if part.isReadableAhead { return follow(part.stage, part.updates, readAhead, isLast: part.isLast) }
    // What comes cannot be grouped before it is there: all groups go, and come again in a round of their own.
    let count = state.groups.count
    isBlank = true
    plan = (state.replace(with: ungrouped()), true)
    return ContainerStage(stage: ChangeStage(sections: .init(deletes: Array(0..<count))))
  }

  func followUp() -> RoundEdit? {
    guard isBlank else { return nil }
    isBlank = false
    plan = (state.replace(with: grouped()), true)
    let stage = ChangeStage(sections: .init(inserts: Array(0..<state.groups.count)))
    return RoundEdit(changes: changes, stage: stage, ahead: self) { self.commit() }
  }

  func endPlanning() { readsAhead = false }

  /// A key that does not come before the next one, or else that of the section.
  func suspect(inSection section: Int) -> String? {
    let groups = read { $0.groups }
    let place = groups.indices.dropLast().first { !direction.puts(groups[$0], before: groups[$0 + 1]) }
    if let place { return "the key \(groups[place]), which does not come before \(groups[place + 1])" }
    return groups.indices.contains(section) ? "the key \(groups[section])" : nil
  }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) {
    if plan != nil { commit() }
  }

  func reread() {
    plan = nil
    isBlank = false
    forgetDraft()
    state = grouped()
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { read { $0.path(ofBase: path) } }

  func _checkInvariants() {}
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
