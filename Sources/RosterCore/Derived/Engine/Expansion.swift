/// Content that shows any number of rows for each row of a base, in the base's sections, and follows its edits.
///
/// It keeps a ``SpanList`` of each section. While a round is planned, and until it is committed, both the rows before and
/// after it can be read, as in a ``Derivation``: the lists are at one of the two times.
@MainActor final class Expansion<Rule: SpanRule> {
  typealias Span = Rule.Span
  typealias List = SpanList<Span>

  /// What the update that is being made leads to.
  struct Plan {
    /// Leads from the time that the lists are at to the other one.
    var edits: [SpanEdit<Span>]
    /// Whether the lists are those after the round.
    var isMade = true
    /// What is to be told of it.
    var stage = ChangeStage()
    /// Spans that come.
    var come: [Span] = []
    /// Sections that came and cannot be read before they are committed.
    var unreadSections: [Int] = []
    /// Rows after the round that cannot be asked before it is committed.
    var unasked = UnaskedSpans()
    /// How many parts have yet to be committed.
    var awaited: Int
  }

  let changes = ContentChannel()
  /// What texts call the data source.
  let name: StaticString
  let base: DerivedBase
  var lists: [List]
  var plan: Plan?
  private var draft: (lists: [List], revision: Int)?
  private(set) var committedRule: Rule
  /// The rule after the end of the transaction.
  private var draftedRule: Rule?
  /// Rows that are to be asked in a round of their own, as they could not be read ahead.
  var unasked = UnaskedSpans()
  var readsAhead = false

  /// - Parameters:
  ///   - base: the data source that is followed; it is kept alive.
  ///   - name: what texts call the data source.
  ///   - prepare: is called before spans come to stay.
  init(_ base: some DataSource, by rule: Rule, _ name: StaticString, prepare: (Expansion) -> Void = { _ in }) {
    self.base = DerivedBase(base)
    self.name = name
    committedRule = rule
    lists = Expansion.arranged(self.base, by: rule, name)
    base.changes.link(to: self, part: ObjectIdentifier(base.changes))
    if base.changes.source == nil { base.changes.source = base }
    prepare(self)
    commitAll()
  }

  var coordinator: UpdateCoordinator { .shared }

  /// The rule as the last change left it.
  var rule: Rule { draftedRule ?? committedRule }

  /// Computes everything.
  private static func arranged(_ base: DerivedBase, by rule: Rule, _ name: StaticString) -> [List] {
    UpdateCoordinator.shared.evaluate(name) {
      (0..<base.numberOfSections()).map { list(of: $0, count: base.numberOfItems($0), by: rule) }
    }
  }

  static func list(of section: Int, count: Int, by rule: Rule, isReadable: Bool = true) -> List {
    List(
      (0..<count + (Rule.readsNeighbors ? 1 : 0)).map { item in
        isReadable
          ? rule.span(at: ItemPath(section: section, item: item), count: count, insteadOf: nil)
          : rule.unreadSpan(at: item, count: count)
      }
    )
  }

  private func commitAll() {
    for list in lists {
      for span in list.spans { committedRule.commit(span) }
    }
  }

  // MARK: Reading

  /// The lists at the time that is asked for.
  private var current: [List] {
    if plan != nil {
      turn(toNew: readsAhead)
    } else if coordinator.readsDrafts, isDrafted {
      if let draft, draft.revision == coordinator.revision { return draft.lists }
      let lists = Expansion.arranged(base, by: rule, name)
      draft = (lists, coordinator.revision)
      return lists
    }
    return lists
  }

  /// Whether a transaction has changed the base, the rule or content in it.
  private var isDrafted: Bool {
    draftedRule != nil || coordinator.drafts.contains { $0.changes.leads(to: changes) }
  }

  /// Takes the lists to the time before or after the round that is being planned.
  func turn(toNew isNew: Bool) {
    guard let edits = plan?.edits, plan?.isMade != isNew else { return }
    plan?.edits = []
    var undo: [SpanEdit<Span>] = []
    for edit in edits { undo.append(make(edit)) }
    undo.reverse()
    plan?.edits = undo
    plan?.isMade = isNew
  }

  /// - Returns: what undoes it.
  func make(_ edit: SpanEdit<Span>) -> SpanEdit<Span> {
    switch edit {
    case .insert(let span, let path):
      lists[path.section].insert(span, at: path.item)
      return .remove(at: path)
    case .remove(let path): return .insert(lists[path.section].remove(at: path.item), at: path)
    case .replace(let span, let path):
      return .replace(lists[path.section].replace(at: path.item, with: span), at: path)
    case .sections(let other):
      let old = lists
      lists = other
      return .sections(old)
    }
  }

  var numberOfSections: Int { current.count }

  func numberOfItems(inSection section: Int, _ function: StaticString) -> Int {
    let lists = current
    checkIndex(section, of: .section, below: lists.count, in: name, function)
    return lists[section].count
  }

  /// The span that covers a row, which of its rows that is, and the row of the base.
  func span(at path: ItemPath, _ function: StaticString) -> (span: Span, local: Int, base: ItemPath) {
    let lists = current
    checkIndex(path.section, of: .section, below: lists.count, in: name, function)
    checkIndex(path.item, of: .item, below: lists[path.section].count, in: name, function)
    let (index, span, local) = lists[path.section].span(covering: path.item)
    return (span, local, ItemPath(section: path.section, item: index))
  }

  /// The span of a row of the base, and where it begins.
  func span(ofBase path: ItemPath) -> (span: Span, start: ItemPath) {
    let list = current[path.section]
    return (list.span(at: path.item), ItemPath(section: path.section, item: list.start(of: path.item)))
  }

  // MARK: Rules

  /// Shows what another rule says.
  @discardableResult
  func replaceRule(_ rule: Rule) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      draftedRule = rule
      return coordinator.add(self)
    }
    return coordinator.update([
      { [self] in
        let stage = planRule(rule)
        coordinator.round([RoundEdit(changes: changes, stage: stage, ahead: self) { self.commit() }])
      }
    ])
  }

  private func planRule(_ rule: Rule) -> ChangeStage {
    committedRule = rule
    let planned = coordinator.evaluate(name) { followRule() }
    plan = planned
    return planned.stage
  }

  // MARK: Committing

  /// What has been planned is committed.
  func commit() {
    guard plan != nil else { return }
    turn(toNew: true)
    guard let plan else { return }
    self.plan = nil
    draft = nil
    unasked = plan.unasked
    for span in plan.come { committedRule.commit(span) }
    for section in plan.unreadSections {
      let count = base.numberOfItems(section)
      lists[section] = Expansion.list(of: section, count: count, by: committedRule, isReadable: false)
      unasked.paths += (0..<lists[section].spanCount).map { ItemPath(section: section, item: $0) }
    }
    changes.history.advance(.stage(plan.stage))
  }
}

/// Rows of a base that are to be asked once they can be read.
struct UnaskedSpans {
  var paths: [ItemPath] = []
  /// Those whose items have changed, which show something else.
  var updates: Set<ItemPath> = []

  var isEmpty: Bool { paths.isEmpty }

  /// The rows after a stage.
  func mapped(_ mapping: ItemPathMapping) -> UnaskedSpans {
    UnaskedSpans(paths: paths.compactMap(mapping.path), updates: Set(updates.compactMap(mapping.path)))
  }

  mutating func append(_ other: UnaskedSpans) {
    paths += other.paths
    updates.formUnion(other.updates)
  }
}

extension Expansion: AheadReadable, DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    let basePart = parts.first { $0.part == ObjectIdentifier(base.changes) }
    let isReadable = basePart?.isReadableAhead ?? true
    return follow(
      basePart?.stage ?? ChangeStage(),
      basePart?.updates,
      parts: parts.filter { $0.part != ObjectIdentifier(base.changes) },
      isReadable ? .ahead(readAhead) : .later,
      isLast: parts.allSatisfy { $0.isLast && $0.isReadableAhead },
      awaited: parts.count
    )
  }

  func endPlanning() { readsAhead = false }

  func followUp() -> RoundEdit? {
    if unasked.isEmpty { return nil }
    let planned = follow(ChangeStage(), nil, parts: [], .now, isLast: false, awaited: 1)
    return RoundEdit(changes: changes, stage: planned.stage, updates: planned.updates, ahead: self) { self.commit() }
  }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) {
    guard let awaited = plan?.awaited else { return }
    plan?.awaited = awaited - 1
    if awaited <= 1 { commit() }
  }

  func reread() {
    plan = nil
    draft = nil
    unasked = UnaskedSpans()
    lists = Expansion.arranged(base, by: committedRule, name)
    commitAll()
    changes.history.advance(.unknown)
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { paths(path, ofPart: part).first }

  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier) -> [ItemPath] {
    if part == ObjectIdentifier(base.changes) {
      let (span, start) = span(ofBase: path)
      return committedRule.ownRow(of: span).map { [ItemPath(section: start.section, item: start.item + $0)] } ?? []
    }
    let lists = current
    guard let (element, list) = committedRule.element(ofPart: part) else { return [] }
    if let section = lists.firstIndex(where: { $0 === list }) {
      return [ItemPath(section: section, item: list.start(of: list.index(of: element)) + path.item)]
    }
    // A draft has other spans, and several of them may have the content.
    let span = list.span(of: element)
    return paths { committedRule.showsSameContent(span, $0) ? path.item : nil }
  }

  /// The rows that a condition finds in spans.
  ///
  /// - Parameter row: the row in a span that is looked for; `nil` if it is in another one.
  /// - Complexity: O(*n*)
  func paths(where row: (Span) -> Int?) -> [ItemPath] {
    var paths: [ItemPath] = []
    for (section, list) in current.enumerated() {
      var start = 0
      for span in list.spans {
        if let row = row(span) { paths.append(ItemPath(section: section, item: start + row)) }
        start += span.count
      }
    }
    return paths
  }

  func _checkInvariants() {}
}

extension Expansion: ContentDraft {
  func takeDraft() -> [DraftPhase: DraftedStep] {
    guard let rule = draftedRule else { return [:] }
    draftedRule = nil
    return [
      .composition: DraftedStep(
        changes: changes,
        kind: .stage { self.planRule(rule) },
        ahead: self,
        commit: { self.commit() }
      )
    ]
  }
}
