/// Content that shows rows of each section of a base, in the base's sections, and follows its edits.
///
/// It keeps an ``Arrangement`` of each section. While a round is planned, and until it is committed, both the rows before
/// and after it can be read: the arrangements are at one of the two times, and are taken to the other one when that is
/// asked for, by what undoes the changes of the round.
@MainActor final class Derivation<Base: DataSource, Rows: Arrangement>: DerivedContentSource<Base>
where Rows.Item == Base.Item {
  /// What the update that is being made leads to, and what a transaction drafts.
  private struct Plan {
    /// Leads from the time that the sections are at to the other one.
    var edits: [DerivedSections<Rows>.Edit]
    /// Whether the sections are those after the round.
    var isMade: Bool
    /// Sections that came and cannot be read before they are committed.
    var unreadSections: [Int] = []
    /// Rows after the round that cannot be read before it is committed.
    var unasked: [ItemPath] = []
  }

  private struct Draft {
    let sections: DerivedSections<Rows>
    let revision: Int
  }

  private let emptySections: EmptySections
  private var sections: DerivedSections<Rows>
  private var plan: Plan?
  private var draft: Draft?
  /// The rule that decides now.
  private(set) var committedRule: Rows.Rule
  /// The rule after the end of the transaction, and which rows it may judge in another way.
  private var draftedRule: (rule: Rows.Rule, scope: RuleScope)?
  /// Rows that are to be asked in a round of their own, as they could not be read ahead.
  private var unasked: [ItemPath] = []
  private var readsTheNewTime = false

  init(_ base: Base, by rule: Rows.Rule, _ emptySections: EmptySections, _ name: StaticString) {
    self.emptySections = emptySections
    committedRule = rule
    sections = Derivation.arranged(base, by: rule, emptySections, name)
    super.init(base, name)
    base.changes.link(to: self, part: ObjectIdentifier(base.changes))
    if base.changes.source == nil { base.changes.source = base }
  }

  private var coordinator: UpdateCoordinator { .shared }

  /// The rule as the last change left it.
  var rule: Rows.Rule { draftedRule?.rule ?? committedRule }

  /// Computes everything.
  ///
  /// - Complexity: O(*n*), and what it takes to arrange the rows.
  private static func arranged(
    _ base: Base,
    by rule: Rows.Rule,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) -> DerivedSections<Rows> {
    UpdateCoordinator.shared.evaluate(name) {
      DerivedSections(
        (0..<base.numberOfSections).map { section in
          Rows(count: base.numberOfItems(inSection: section), by: rule) { base.item(at: $0, inSection: section) }
        },
        emptySections
      )
    }
  }

  // MARK: Reading

  /// Reads the sections at the time that is asked for.
  private func read<Result>(_ body: (borrowing DerivedSections<Rows>) -> Result) -> Result {
    if plan != nil {
      turn(toNew: readsTheNewTime)
    } else if isDrafted {
      return body(drafted())
    }
    return body(sections)
  }

  /// Takes the sections to the time before or after the round that is being planned.
  private func turn(toNew isNew: Bool) {
    guard let plan, plan.isMade != isNew else { return }
    var undo: [DerivedSections<Rows>.Edit] = []
    undo.reserveCapacity(plan.edits.count)
    let edits = plan.edits
    self.plan?.edits = []
    for edit in edits { undo.append(sections.make(edit)) }
    undo.reverse()
    self.plan?.edits = undo
    self.plan?.isMade = isNew
  }

  /// Whether a transaction that reads its drafts has changed the base or the rule.
  private var isDrafted: Bool {
    guard coordinator.isDrafting, !coordinator.readsCommitted else { return false }
    return draftedRule != nil || coordinator.drafts.contains { $0.changes.leads(to: base.changes) }
  }

  private func drafted() -> DerivedSections<Rows> {
    if let draft, draft.revision == coordinator.revision { return draft.sections }
    let sections = Derivation.arranged(base, by: rule, emptySections, name)
    draft = Draft(sections: sections, revision: coordinator.revision)
    return sections
  }

  override var numberOfSections: Int { read { $0.count } }

  override func baseSection(_ section: Int, _ function: StaticString) -> Int {
    read { sections in
      checkIndex(section, of: .section, below: sections.count, in: name, function)
      return sections.base(section)
    }
  }

  override func numberOfItems(inSection section: Int, _ function: StaticString) -> Int {
    read { sections in
      checkIndex(section, of: .section, below: sections.count, in: name, function)
      return sections.sections[sections.base(section)].rows.count
    }
  }

  override func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    read { sections in
      checkIndex(path.section, of: .section, below: sections.count, in: name, function)
      let section = sections.base(path.section)
      checkIndex(path.item, of: .item, below: sections.sections[section].rows.count, in: name, function)
      return ItemPath(section: section, item: sections.sections[section].rows.row(at: path.item))
    }
  }

  override func path(ofBase path: ItemPath) -> ItemPath? {
    read { sections in
      guard sections.shows(path.section), let place = sections.sections[path.section].rows.place(ofRow: path.item)
      else {
        return nil
      }
      return ItemPath(section: sections.index(of: path.section), item: place)
    }
  }

  // MARK: Rules

  /// Shows what another rule says.
  ///
  /// - Parameter scope: the rows that it may judge in another way than the rule before.
  @discardableResult
  func replaceRule(_ rule: Rows.Rule, in scope: RuleScope) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      draftedRule = (rule, draftedRule?.scope.joined(with: scope) ?? scope)
      return coordinator.add(self)
    }
    return coordinator.update([
      { [self] in
        let stage = planRule(rule, in: scope)
        coordinator.round([RoundEdit(changes: changes, stage: stage, ahead: self) { self.commit() }])
      }
    ])
  }

  private func planRule(_ rule: Rows.Rule, in scope: RuleScope) -> ChangeStage {
    committedRule = rule
    let old = sections.shown
    let counts = sections.sections.map(\.rows.count)
    var undo: [DerivedSections<Rows>.Edit] = []
    var stage = DerivedStage()
    coordinator.evaluate(name) {
      for section in counts.indices {
        let (change, edit) = sections.follow(rule, in: scope, section: section) {
          base.item(at: $0, inSection: section)
        }
        undo.append(edit)
        func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
        stage.items.append(
          IndexChanges(deletes: change.deletes, inserts: change.inserts, moves: change.moves).map(from: path, to: path)
        )
      }
    }
    plan = Plan(edits: undo.reversed(), isMade: true)
    let space = DerivedStage.Sections(
      oldCount: counts.count,
      newCount: counts.count,
      old: old,
      new: sections.shown,
      after: { $0 },
      before: { $0 },
      places: { counts[$0] }
    )
    return stage.shown(space, isLast: false).stage
  }

  // MARK: Following

  /// How the items after a stage are read.
  private enum Reader {
    case ahead(ReadAhead)
    /// The base has been committed.
    case now
    /// They cannot be read before the stage is committed.
    case later
  }

  /// Follows a stage of the base, and keeps what undoes that until it is committed.
  ///
  /// - Parameters:
  ///   - later: what shows differently after the stage.
  ///   - isLast: whether nothing comes after it in the update.
  private func follow(
    _ stage: ChangeStage,
    _ later: ChangeStage?,
    _ reader: Reader,
    isLast: Bool
  ) -> ContainerStage {
    let hasSections = stage.sections.hasStructure
    let updated = (stage.items.updates + (later?.items.updates ?? [])).map(\.to)
    let after = hasSections ? ItemPathMapping(stage) : nil
    let before = hasSections || stage.hasStructure && !updated.isEmpty ? ItemPathMapping(stage.inverse) : nil
    func newSection(_ old: Int) -> Int? { hasSections ? after?.section(old) : old }
    func oldSection(_ new: Int) -> Int? { hasSections ? before?.section(new) : new }

    // What was shown where.
    let oldShown = sections.shown
    let oldCount = sections.sections.count
    func oldPlace(_ path: ItemPath) -> ItemPath? {
      sections.sections[path.section].rows.place(ofRow: path.item).map { ItemPath(section: path.section, item: $0) }
    }
    var changes: [Int: RowChanges] = [:]
    var result = DerivedStage()
    result.sections = stage.sections
    result.sections.updates += later?.sections.updates ?? []
    for path in stage.items.deletes {
      changes[path.section, default: RowChanges()].removes.append(path.item)
      if let place = oldPlace(path) { result.items.deletes.append(place) }
    }
    var moved: [(from: ItemPath?, to: ItemPath)] = []
    for move in stage.items.moves {
      changes[move.from.section, default: RowChanges()].removes.append(move.from.item)
      let place = oldPlace(move.from)
      moved.append((place, move.to))
      guard let section = oldSection(move.to.section) else { continue }
      changes[section, default: RowChanges()].inserts.append(
        .init(
          row: move.to.item,
          origin: section == move.from.section ? move.from.item : nil,
          wasShown: place != nil
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
      updates.append((oldPlace(origin), path))
    }
    let carried = stage.carriedItems.isEmpty || !isLast ? [] : carriedItems(of: stage, oldPlace)
    var places: [Int: Int] = [:]
    for section in changes.keys { places[section] = sections.sections[section].rows.count }
    for move in stage.sections.moves { places[move.from] = sections.sections[move.from].rows.count }

    // What is shown then.
    var undo: [DerivedSections<Rows>.Edit] = []
    var unreadSections: [Int] = []
    var affected: [ItemPath] = []
    let arrange = { [self] in
      coordinator.evaluate(name) {
        for (section, var rows) in changes {
          guard let new = newSection(section) else { continue }
          defer { affected += sections.sections[section].rows.affected.map { ItemPath(section: new, item: $0) } }
          rows.removes.sort()
          rows.inserts.sort { $0.row < $1.row }
          rows.updates.sort()
          undo.append(
            sections.follow(rows, inSection: section, by: committedRule) { row in
              if case .later = reader { return nil }
              return base.item(at: row, inSection: new)
            }
          )
        }
        guard hasSections else { return }
        let count = oldCount + stage.growth
        let rows = (0..<count).map { new -> DerivedSections<Rows>.Section in
          if let old = oldSection(new) { return sections.sections[old] }
          if case .later = reader {
            unreadSections.append(new)
            return .init(Rows(count: 0, by: committedRule) { _ in nil })
          }
          return .init(
            Rows(count: base.numberOfItems(inSection: new), by: committedRule) { base.item(at: $0, inSection: new) }
          )
        }
        undo.append(sections.make(.sections(rows)))
      }
    }
    if case .ahead(let readAhead) = reader { readAhead(arrange) } else { arrange() }
    undo.reverse()
    var plan = Plan(edits: undo, isMade: true, unreadSections: unreadSections)
    if !unasked.isEmpty {
      // What is below follows up first.
      let mapping = ItemPathMapping(stage)
      plan.unasked = unasked.compactMap(mapping.path)
    }
    if case .later = reader {
      plan.unasked += stage.items.inserts.filter { oldSection($0.section) != nil } + updates.map(\.new)
      if Rows.comparesItems(committedRule) {
        let known = Set(plan.unasked)
        plan.unasked += stage.items.moves.map(\.to).filter { oldSection($0.section) != nil && !known.contains($0) }
      }
    }
    self.plan = plan
    func newPlace(_ path: ItemPath) -> ItemPath? {
      sections.sections[path.section].rows.place(ofRow: path.item).map { ItemPath(section: path.section, item: $0) }
    }
    for path in stage.items.inserts where oldSection(path.section) != nil {
      if let place = newPlace(path) { result.items.inserts.append(place) }
    }
    let rowsMoved = moved.isEmpty && affected.isEmpty ? [] : Set(moved.map(\.to))
    let rowsUpdated = moved.isEmpty && affected.isEmpty ? [] : Set(updated)
    for move in moved where oldSection(move.to.section) != nil {
      switch (move.from, newPlace(move.to)) {
      case (let old?, let place?): result.items.moves.append(IndexMove(from: old, to: place))
      case (let old?, nil) where !rowsUpdated.contains(move.to): result.items.deletes.append(old)
      case (nil, let place?) where !rowsUpdated.contains(move.to): result.items.inserts.append(place)
      default: break
      }
    }
    if !affected.isEmpty {
      let mapping = before ?? ItemPathMapping(stage.inverse)
      affected.removeAll { rowsMoved.contains($0) || rowsUpdated.contains($0) }
      let rows = affected.compactMap { new in mapping.path(new).map { (old: $0, new: new, place: newPlace(new)) } }
      turn(toNew: false)
      let places = rows.map { oldPlace($0.old) }
      turn(toNew: true)
      for (old, row) in zip(places, rows) {
        if let old, row.place == nil { result.items.deletes.append(old) }
        if old == nil, let place = row.place { result.items.inserts.append(place) }
      }
    }
    for (old, new) in updates {
      switch (old, newPlace(new)) {
      case (let old?, let place?):
        // Among others that come and go, it may have moved though its place has the same number.
        if Rows.reorders, !rowsMoved.contains(new) { result.items.moves.append(IndexMove(from: old, to: place)) }
        if case .later = reader { continue }
        result.items.updates.append(IndexMove(from: place, to: place))
      case (let old?, nil): result.items.deletes.append(old)
      case (nil, let place?): result.items.inserts.append(place)
      case (nil, nil): break
      }
    }
    result.carriedItems = carried.compactMap { move in newPlace(move.to).map { IndexMove(from: move.from, to: $0) } }
    result.items.deletes.sort()
    result.items.inserts.sort()
    result.items.updates.sort { $0.to < $1.to }
    let space = DerivedStage.Sections(
      oldCount: oldCount,
      newCount: sections.sections.count,
      old: oldShown,
      new: sections.shown,
      after: newSection,
      before: oldSection,
      places: { places[$0] ?? 0 }
    )
    return result.shown(space, isLast: isLast)
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

  /// What has been planned is committed.
  private func commit() {
    guard plan != nil else { return }
    turn(toNew: true)
    guard let plan else { return }
    self.plan = nil
    draft = nil
    unasked = plan.unasked
    for section in plan.unreadSections {
      let count = base.numberOfItems(inSection: section)
      sections.replace(section, with: Rows(count: count, by: committedRule) { _ in nil })
      unasked += (0..<count).map { ItemPath(section: section, item: $0) }
    }
  }
}

extension Derivation: DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    guard let part = parts.first else { return nil }
    return follow(
      part.stage,
      part.updates,
      part.isReadableAhead ? .ahead(readAhead) : .later,
      isLast: part.isLast && part.isReadableAhead
    )
  }

  func endPlanning() { readsTheNewTime = false }

  func followUp() -> RoundEdit? {
    if unasked.isEmpty { return nil }
    let rows = ChangeStage(items: .init(updates: unasked.sorted()))
    unasked = []
    let planned = follow(rows, nil, .now, isLast: false)
    return RoundEdit(changes: changes, stage: planned.stage, updates: planned.updates, ahead: self) { self.commit() }
  }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) { commit() }

  func reread() {
    plan = nil
    draft = nil
    unasked = []
    sections = Derivation.arranged(base, by: committedRule, emptySections, name)
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { self.path(ofBase: path) }

  func _checkInvariants() {
    #if ROSTER_CHECKED
      if let violation = firstViolation { fatalError(violation) }
    #endif
  }

  /// What is wrong between two rounds, or `nil`.
  var firstViolation: String? {
    if plan != nil { return "\(name): a plan is kept without a round" }
    let counts = (0..<base.numberOfSections).map(base.numberOfItems(inSection:))
    if counts.count != sections.sections.count {
      return "\(name): \(sections.sections.count) sections of \(counts.count)"
    }
    return nil
  }
}

extension Derivation: AheadReadable {
  var readsAhead: Bool {
    get { readsTheNewTime }
    set { readsTheNewTime = newValue }
  }
}

extension Derivation: ContentDraft {
  func takeDraft() -> [DraftPhase: DraftedStep] {
    guard let (rule, scope) = draftedRule else { return [:] }
    draftedRule = nil
    return [
      .composition: DraftedStep(
        changes: changes,
        kind: .stage { self.planRule(rule, in: scope) },
        ahead: self,
        commit: { self.commit() }
      )
    ]
  }
}

extension ChangeStage {
  /// What undoes the structure of the stage.
  var inverse: ChangeStage {
    ChangeStage(
      sections: .init(deletes: sections.inserts, inserts: sections.deletes, moves: sections.moves.map(\.inverse)),
      items: .init(deletes: items.inserts, inserts: items.deletes, moves: items.moves.map(\.inverse))
    )
  }
}
