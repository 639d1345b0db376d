/// Content that shows rows of each section of a base, in the base's sections, and follows its edits.
///
/// It keeps an ``Arrangement`` of each section. While a round is planned, and until it is committed, both the rows before
/// and after it can be read: the arrangements are at one of the two times, and are taken to the other one when that is
/// asked for, by what undoes the changes of the round.
@usableFromInline
@MainActor final class Derivation: DerivedContentSource {
  /// What the update that is being made leads to, and what a transaction drafts.
  struct Plan {
    /// Leads from the time that the sections are at to the other one.
    var edits: [DerivedSections.Edit]
    /// Whether the sections are those after the round.
    var isMade: Bool
    /// Sections that came and cannot be read before they are committed.
    var unreadSections: [Int] = []
    /// Rows after the round that cannot be read before it is committed.
    var unasked: [ItemPath] = []
  }

  struct Draft {
    let sections: DerivedSections
    let revision: Int
  }

  let base: DerivedBase
  let emptySections: EmptySections
  var sections: DerivedSections
  var plan: Plan?
  var draft: Draft?
  /// The rule that decides now.
  var committedRule: ArrangementRule
  /// The rule after the end of the transaction, and which rows it may judge in another way.
  var draftedRule: (rule: ArrangementRule, scope: RuleScope)?
  /// Rows that are to be asked in a round of their own, as they could not be read ahead.
  var unasked: [ItemPath] = []
  var readsTheNewTime = false

  // MARK: What is pending

  var slices = Slices.lasting()
  var pendingDidChange: ((Int) -> Void)?
  /// Whether rows have yet to be asked about the rule.
  var isPassing = false
  var isScheduled = false
  /// The updates that wait for that, and the slice that waits for an update.
  var unsettled: [Unsettled] = []
  var draftedSlice: Slices.Length?
  /// Where in the base an item was read last.
  var lastRead = ItemPath(section: 0, item: 0)

  /// - Parameters:
  ///   - base: the data source that is followed; it is kept alive.
  ///   - name: what texts call the data source.
  convenience init(
    _ base: some DataSource,
    by rule: ArrangementRule,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) {
    self.init(DerivedBase(base), by: rule, emptySections, name)
    base.changes.link(to: self, part: ObjectIdentifier(base.changes))
    if base.changes.source == nil { base.changes.source = base }
  }

  /// Shows the items whose paths satisfy a predicate.
  @usableFromInline
  convenience init(
    filtering base: some DataSource,
    by predicate: @escaping @MainActor (ItemPath) -> Bool,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) {
    self.init(base, by: .filter(predicate), emptySections, name)
  }

  private init(_ base: DerivedBase, by rule: ArrangementRule, _ emptySections: EmptySections, _ name: StaticString) {
    self.base = base
    self.emptySections = emptySections
    committedRule = rule
    sections = Derivation.arranged(base, by: rule, emptySections, name)
    super.init(name)
  }

  var coordinator: UpdateCoordinator { .shared }

  /// The rule as the last change left it.
  var rule: ArrangementRule { draftedRule?.rule ?? committedRule }

  /// Computes everything.
  ///
  /// - Complexity: O(*n*), and what it takes to arrange the rows.
  static func arranged(
    _ base: DerivedBase,
    by rule: ArrangementRule,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) -> DerivedSections {
    UpdateCoordinator.shared.evaluate(name) {
      DerivedSections(
        (0..<base.numberOfSections()).map { section in
          rule.arrange(base.numberOfItems(section), SectionRows(section: section))
        },
        emptySections
      )
    }
  }

  // MARK: Reading

  /// Reads the sections at the time that is asked for.
  private func read<Result>(_ body: (borrowing DerivedSections) -> Result) -> Result {
    if plan != nil {
      turn(toNew: readsTheNewTime)
    } else if isDrafted {
      return body(drafted())
    }
    return body(sections)
  }

  /// Takes the sections to the time before or after the round that is being planned.
  private func turn(toNew isNew: Bool) {
    if plan?.isMade == isNew { return }
    guard let plan else { return }
    var undo: [DerivedSections.Edit] = []
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
    guard coordinator.readsDrafts else { return false }
    return draftedRule != nil || coordinator.drafts.contains { $0.changes.leads(to: base.changes) }
  }

  private func drafted() -> DerivedSections {
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
      return sections.sections[sections.base(section)].count
    }
  }

  override func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    if plan != nil {
      turn(toNew: readsTheNewTime)
    } else if isDrafted {
      return basePath(path, in: drafted(), function)
    }
    checkIndex(path.section, of: .section, below: sections.count, in: name, function)
    let section = sections.base(path.section)
    let rows = sections.sections[section]
    checkIndex(path.item, of: .item, below: rows.count, in: name, function)
    lastRead = ItemPath(section: section, item: rows.row(at: path.item))
    return lastRead
  }

  override func basePaths(_ paths: [ItemPath], _ function: StaticString) -> [ItemPath] {
    read { sections in
      var basePaths: [ItemPath] = []
      basePaths.reserveCapacity(paths.count)
      var next = 0
      while next < paths.count {
        let start = next
        let section = paths[start].section
        while next < paths.count, paths[next].section == section { next += 1 }
        checkIndex(section, of: .section, below: sections.count, in: name, function)
        let base = sections.base(section)
        let rows = sections.sections[base]
        for path in paths[start..<next] { checkIndex(path.item, of: .item, below: rows.count, in: name, function) }
        // One pass through all rows where many are asked for.
        if next - start > 64, next - start > rows.count / 64 {
          let table = rows.shownRows
          for path in paths[start..<next] {
            basePaths.append(ItemPath(section: base, item: Int(table[path.item])))
          }
        } else {
          for path in paths[start..<next] {
            basePaths.append(ItemPath(section: base, item: rows.row(at: path.item)))
          }
        }
      }
      return basePaths
    }
  }

  private func basePath(_ path: ItemPath, in sections: borrowing DerivedSections, _ function: StaticString) -> ItemPath
  {
    checkIndex(path.section, of: .section, below: sections.count, in: name, function)
    let section = sections.base(path.section)
    let rows = sections.sections[section]
    checkIndex(path.item, of: .item, below: rows.count, in: name, function)
    return ItemPath(section: section, item: rows.row(at: path.item))
  }

  /// The arrangement of the section that an item is in, and the item's path in the base.
  func rows(at path: ItemPath, _ function: StaticString) -> (rows: Arrangement, base: ItemPath) {
    read { sections in
      let base = basePath(path, in: sections, function)
      return (sections.sections[base.section], base)
    }
  }

  override func path(ofBase path: ItemPath) -> ItemPath? {
    read { sections in
      guard sections.shows(path.section), let place = sections.sections[path.section].place(ofRow: path.item)
      else {
        return nil
      }
      return ItemPath(section: sections.index(of: path.section), item: place)
    }
  }

  // MARK: Rules

  /// Shows the items whose paths satisfy another predicate.
  @usableFromInline
  func filter(by predicate: @escaping @MainActor (ItemPath) -> Bool, in scope: RuleScope) -> ContentUpdate {
    replaceRule(.filter(predicate), in: scope)
  }

  /// Shows what another rule says.
  ///
  /// - Parameter scope: the rows that it may judge in another way than the rule before.
  @discardableResult
  func replaceRule(_ rule: ArrangementRule, in scope: RuleScope) -> ContentUpdate {
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

  // MARK: Following

  /// How the items after a stage are read.
  enum Reader {
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
  func follow(
    _ stage: ChangeStage,
    _ later: ChangeStage?,
    _ reader: Reader,
    isLast: Bool
  ) -> ContainerStage {
    let isReadable = if case .later = reader { false } else { true }
    if isReadable, let result = followPlain(stage, later, reader) { return result }
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
      sections.sections[path.section].place(ofRow: path.item).map { ItemPath(section: path.section, item: $0) }
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
      updates.append((oldPlace(origin), path))
    }
    let carried = stage.carriedItems.isEmpty || !isLast ? [] : carriedItems(of: stage, oldPlace)
    var places: [Int: Int] = [:]
    for section in changes.keys { places[section] = sections.sections[section].count }
    for move in stage.sections.moves { places[move.from] = sections.sections[move.from].count }

    // What is shown then.
    var undo: [DerivedSections.Edit] = []
    var unreadSections: [Int] = []
    var affected: [ItemPath] = []
    let arrange = { [self] in
      coordinator.evaluate(name) {
        for (section, var rows) in changes {
          guard let new = newSection(section) else { continue }
          defer { affected += sections.sections[section].affected.map { ItemPath(section: new, item: $0) } }
          rows.removes.sort()
          rows.inserts.sort { $0.row < $1.row }
          rows.updates.sort()
          let reading = SectionRows(section: new, isReadable: isReadable)
          undo.append(sections.follow(rows, inSection: section, by: committedRule, reading))
        }
        guard hasSections else { return }
        let count = oldCount + stage.growth
        let rows = (0..<count).map { new -> Arrangement in
          if let old = oldSection(new) { return sections.sections[old] }
          if isReadable { return committedRule.arrange(base.numberOfItems(new), SectionRows(section: new)) }
          unreadSections.append(new)
          return committedRule.arrange(0, SectionRows(section: new))
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
    if !isReadable {
      plan.unasked += stage.items.inserts.filter { oldSection($0.section) != nil } + updates.map(\.new)
      let known = Set(plan.unasked)
      for move in stage.items.moves {
        guard let section = oldSection(move.to.section), !known.contains(move.to) else { continue }
        if isPassing || committedRule.reads(movedRowFromElsewhere: section != move.from.section) {
          plan.unasked.append(move.to)
        }
      }
    }
    self.plan = plan
    func newPlace(_ path: ItemPath) -> ItemPath? {
      sections.sections[path.section].place(ofRow: path.item).map { ItemPath(section: path.section, item: $0) }
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
        if sections.sections[new.section].reorders, !rowsMoved.contains(new) {
          result.items.moves.append(IndexMove(from: old, to: place))
        }
        if !isReadable { continue }
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

  /// Follows a stage in which rows come and go, or one changes, and nothing else happens, as in most stages.
  ///
  /// - Returns: `nil` if it is another stage, or if other rows change with them.
  private func followPlain(_ stage: ChangeStage, _ later: ChangeStage?, _ reader: Reader) -> ContainerStage? {
    guard sections.shown == nil, unasked.isEmpty, stage.sections.count == 0, stage.items.moves.isEmpty,
      stage.carriedItems.isEmpty
    else { return nil }
    let updates = stage.items.updates.count + (later?.count ?? 0)
    let others = stage.items.deletes.count + stage.items.inserts.count
    if updates == 1, others == 0 {
      guard let path = stage.items.updates.first?.to ?? later?.items.updates.first?.to else { return nil }
      return followUpdate(of: path, reader)
    }
    guard updates == 0 else { return nil }
    let deletes = stage.items.deletes.ascending
    let inserts = stage.items.inserts.ascending
    guard let first = (deletes.first ?? inserts.first)?.section, !sections.sections[first].movesOthers else {
      return nil
    }
    var parts: [(section: Int, removes: [Int], inserts: [Int])] = []
    if deletes.last?.section ?? first == first, inserts.first?.section ?? first == first,
      inserts.last?.section ?? first == first
    {
      parts = [(first, deletes.items, inserts.items)]
    } else {
      let removes = Dictionary(grouping: deletes, by: \.section)
      let inserts = Dictionary(grouping: inserts, by: \.section)
      parts = Set(removes.keys).union(inserts.keys).sorted().map { section in
        (section, removes[section]?.map(\.item) ?? [], inserts[section]?.map(\.item) ?? [])
      }
    }
    var undo: [DerivedSections.Edit] = []
    var result = ChangeStage()
    let arrange = { [self] in
      coordinator.evaluate(name) {
        for (section, removes, inserts) in parts {
          let (change, edit) = sections.follow(
            removes: removes,
            inserts: inserts,
            inSection: section,
            by: committedRule
          )
          undo.append(edit)
          result.items.deletes += change.deletes.paths(inSection: section)
          result.items.inserts += change.inserts.paths(inSection: section)
        }
      }
    }
    if case .ahead(let readAhead) = reader { readAhead(arrange) } else { arrange() }
    plan = Plan(edits: undo.reversed(), isMade: true)
    return ContainerStage(stage: result)
  }

  /// Follows the change of an item that stays where it is in the base.
  private func followUpdate(of path: ItemPath, _ reader: Reader) -> ContainerStage? {
    let rows = sections.sections[path.section]
    if rows.movesOthers { return nil }
    let old = rows.place(ofRow: path.item)
    var undo: [DerivedSections.Edit] = []
    let arrange = { [self] in
      coordinator.evaluate(name) {
        let changes = RowChanges(updates: [path.item])
        let reading = SectionRows(section: path.section)
        undo = [sections.follow(changes, inSection: path.section, by: committedRule, reading)]
      }
    }
    if case .ahead(let readAhead) = reader { readAhead(arrange) } else { arrange() }
    plan = Plan(edits: undo, isMade: true)
    func place(_ item: Int) -> ItemPath { ItemPath(section: path.section, item: item) }
    switch (old, rows.place(ofRow: path.item)) {
    case (let old?, let new?):
      let update = ChangeStage(items: .init(updates: [place(new)]))
      if old == new { return ContainerStage(stage: update) }
      let move = IndexMove(from: place(old), to: place(new))
      return ContainerStage(stage: ChangeStage(items: .init(moves: [move])), updates: update)
    case (let old?, nil): return ContainerStage(stage: ChangeStage(items: .init(deletes: [place(old)])))
    case (nil, let new?): return ContainerStage(stage: ChangeStage(items: .init(inserts: [place(new)])))
    case (nil, nil): return ContainerStage(stage: ChangeStage())
    }
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
  func commit() {
    guard plan != nil else { return }
    turn(toNew: true)
    guard let plan else { return }
    self.plan = nil
    draft = nil
    unasked = plan.unasked
    for section in plan.unreadSections {
      let count = base.numberOfItems(section)
      sections.replace(section, with: committedRule.arrange(count, SectionRows(section: section, isReadable: false)))
      unasked += (0..<count).map { ItemPath(section: section, item: $0) }
    }
  }
}
