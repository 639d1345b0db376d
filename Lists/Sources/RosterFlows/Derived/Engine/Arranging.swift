import RosterCore

/// The rows of each section of a base that a rule says, in the base's sections.
@MainActor final class Arranging: FollowingOperator {
  typealias State = DerivedSections

  let name: StaticString
  let bases: [DerivedBase]
  let emptySections: EmptySections
  let observed: [ObservedRows?]
  /// The rule that decides now.
  var rule: ArrangementRule
  /// The rule after the end of the transaction, and which rows it may judge in another way.
  var draftedRule: (rule: ArrangementRule, scope: RuleScope)?
  /// Whether rows have yet to be asked about the rule.
  var isPassing = false

  var drafted: Arranging? {
    draftedRule.map { Arranging(name, bases[0], emptySections, observed[0], by: $0.rule) }
  }

  init(
    _ name: StaticString,
    _ base: DerivedBase,
    _ emptySections: EmptySections,
    _ observed: ObservedRows?,
    by rule: ArrangementRule
  ) {
    self.name = name
    bases = [base]
    self.emptySections = emptySections
    self.observed = [observed]
    self.rule = rule
  }

  /// - Complexity: O(*n*), and what it takes to arrange the rows.
  func build() -> State {
    DerivedSections(
      counts(ofBase: 0).enumerated().map { rule.arrange($1, SectionRows(section: $0)) },
      emptySections
    )
  }

  /// Comparators read the models, whereas keys are kept.
  var comparesModels: Bool {
    if case .order(.comparator) = rule { observed[0] != nil } else { false }
  }

  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath? {
    guard state.shows(path.section), let place = state.sections[path.section].place(ofRow: path.item) else {
      return nil
    }
    return ItemPath(section: state.index(of: path.section), item: place)
  }

  // MARK: Following

  func follow(_ state: inout State, _ stages: [BaseStage], _: [UpdateStep]) -> (
    shown: StagedUpdate, undo: [State.Edit]
  ) {
    guard let part = stages.first else { return (StagedUpdate(), []) }
    return followPlain(&state, part) ?? followAny(&state, part)
  }

  private func followAny(_ state: inout State, _ part: BaseStage) -> (shown: StagedUpdate, undo: [State.Edit]) {
    let stage = part.stage
    let hasSections = stage.sections.hasStructure
    let reread = part.onlyReread
    let updated = (stage.items.updates + (part.updatesAndReread?.items.updates ?? [])).map(\.to)
    let after = hasSections ? ItemPathMapping(stage) : nil
    let before = hasSections || stage.hasStructure && !updated.isEmpty ? ItemPathMapping(stage.inverse) : nil
    func newSection(_ old: Int) -> Int? { hasSections ? after?.section(old) : old }
    func oldSection(_ new: Int) -> Int? { hasSections ? before?.section(new) : new }

    // What was shown where.
    let oldShown = state.shown
    let oldCount = state.sections.count
    func place(of path: ItemPath) -> ItemPath? {
      state.sections[path.section].place(ofRow: path.item).map { ItemPath(section: path.section, item: $0) }
    }
    var changes: [Int: RowChanges] = [:]
    var result = DerivedStage()
    result.sections = stage.sections
    result.sections.updates += part.updates?.sections.updates ?? []
    for path in stage.items.deletes {
      changes[path.section, default: RowChanges()].removes.append(path.item)
      if let place = place(of: path) { result.items.deletes.append(place) }
    }
    var moved: [(from: ItemPath?, to: ItemPath)] = []
    for move in stage.items.moves {
      changes[move.from.section, default: RowChanges()].removes.append(move.from.item)
      let place = place(of: move.from)
      moved.append((place, move.to))
      guard let section = oldSection(move.to.section) else { continue }
      changes[section, default: RowChanges()].inserts.append(
        .init(
          row: move.to.item,
          origin: section == move.from.section ? move.from.item : nil,
          // Not asked yet, it is asked now.
          wasShown: isPassing && section != move.from.section ? nil : place != nil
        )
      )
    }
    for path in stage.items.inserts {
      guard let section = oldSection(path.section) else { continue }
      changes[section, default: RowChanges()].inserts.append(.init(row: path.item))
    }
    var updates: [(old: ItemPath?, new: ItemPath)] = []
    for path in updated {
      guard let origin = before == nil ? path : before?.path(path), let section = oldSection(path.section) else {
        continue
      }
      changes[section, default: RowChanges()].updates.append(path.item)
      updates.append((place(of: origin), path))
    }
    let carried = stage.carriedItems.isEmpty || !part.isLast ? [] : carriedItems(of: stage, place)
    var places: [Int: Int] = [:]
    for section in changes.keys { places[section] = state.sections[section].count }
    for move in stage.sections.moves { places[move.from] = state.sections[move.from].count }

    // What is shown then.
    var undo: [State.Edit] = []
    var affected: [ItemPath] = []
    let counts = part.countsOfInserted
    part.read {
      UpdateCoordinator.shared.evaluate(name) {
        for (section, var rows) in changes {
          guard let new = newSection(section) else { continue }
          defer { affected += state.sections[section].affected.map { ItemPath(section: new, item: $0) } }
          rows.removes.sort()
          rows.inserts.sort { $0.row < $1.row }
          rows.updates.sort()
          undo.append(state.follow(rows, inSection: section, by: rule, SectionRows(section: new, gap: part.gap)))
        }
        guard hasSections else { return }
        let rows = (0..<oldCount + stage.growth).map { new in
          oldSection(new).map { state.sections[$0] }
            ?? rule.arrange(counts[new] ?? 0, SectionRows(section: new, gap: part.gap))
        }
        undo.append(state.make(.sections(rows)))
      }
    }
    undo.reverse()
    for path in stage.items.inserts where oldSection(path.section) != nil {
      if let place = place(of: path) { result.items.inserts.append(place) }
    }
    let rowsMoved = moved.isEmpty && affected.isEmpty ? [] : Set(moved.map(\.to))
    let rowsUpdated = moved.isEmpty && affected.isEmpty ? [] : Set(updated)
    for move in moved where oldSection(move.to.section) != nil {
      switch (move.from, place(of: move.to)) {
      case (let old?, let place?): result.items.moves.append(IndexMove(from: old, to: place))
      case (let old?, nil) where !rowsUpdated.contains(move.to): result.items.deletes.append(old)
      case (nil, let place?) where !rowsUpdated.contains(move.to): result.items.inserts.append(place)
      default: break
      }
    }
    if !affected.isEmpty {
      let mapping = before ?? ItemPathMapping(stage.inverse)
      affected.removeAll { rowsMoved.contains($0) || rowsUpdated.contains($0) }
      let rows = affected.compactMap { new in mapping.path(new).map { (old: $0, new: place(of: new)) } }
      let redo = state.make(undo)
      let places = rows.map { place(of: $0.old) }
      undo = state.make(redo)
      for (old, row) in zip(places, rows) {
        if let old, row.new == nil { result.items.deletes.append(old) }
        if old == nil, let new = row.new { result.items.inserts.append(new) }
      }
    }
    for (old, new) in updates {
      switch (old, place(of: new)) {
      case (let old?, let place?):
        // Among others that come and go, it may have moved though its place has the same number.
        if state.sections[new.section].reorders, !rowsMoved.contains(new) {
          result.items.moves.append(IndexMove(from: old, to: place))
        }
        if !reread.contains(new) { result.items.updates.append(IndexMove(from: place, to: place)) }
      case (let old?, nil): result.items.deletes.append(old)
      case (nil, let place?): result.items.inserts.append(place)
      case (nil, nil): break
      }
    }
    result.carriedItems = carried.compactMap { move in place(of: move.to).map { IndexMove(from: move.from, to: $0) } }
    result.items.deletes.sort()
    result.items.inserts.sort()
    result.items.updates.sortByDestination()
    let space = DerivedStage.Sections(
      oldCount: oldCount,
      newCount: state.sections.count,
      old: oldShown,
      new: state.shown,
      after: newSection,
      before: oldSection,
      places: { places[$0] ?? 0 }
    )
    return (result.shown(space, isLast: part.isLast), undo)
  }

  /// The items that views see go or come with their section in the base, of those that were shown; to where they are in
  /// the base. Those that go on moving in a later stage are left out.
  private func carriedItems(
    of stage: ChangeStage,
    _ oldPlace: (ItemPath) -> ItemPath?
  ) -> [(from: ItemPath, to: ItemPath)] {
    let sections = Set(stage.sections.inserts)
    let items = Set(stage.items.inserts)
    return stage.carriedItems.compactMap { move in
      guard sections.contains(move.to.section) || items.contains(move.to) else { return nil }
      return oldPlace(move.from).map { ($0, move.to) }
    }
  }
}
