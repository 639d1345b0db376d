import RosterCore

/// Any number of rows for each row of a base, in the base's sections.
@MainActor final class Expanding<Rule: SpanRule>: FollowingOperator {
  typealias Span = Rule.Span
  typealias List = SpanList<Span>

  /// The spans of the rows of each section.
  struct State: ReversibleState {
    fileprivate(set) var lists: [List]
    /// Spans that come to stay with the next commit.
    fileprivate var come: [Span]
    /// The stage that views perform before it; `nil` if everything has been computed anew.
    fileprivate var told: ChangeStage?

    mutating func make(_ edit: SpanEdit<Span>) -> SpanEdit<Span> {
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

    /// The span of a row of the base, and where it begins.
    func span(at path: ItemPath) -> (span: Span, start: ItemPath) {
      let list = lists[path.section]
      return (list.span(at: path.item), ItemPath(section: path.section, item: list.start(of: path.item)))
    }
  }

  let name: StaticString
  let bases: [DerivedBase]
  let observed: [ObservedRows?]
  var rule: Rule
  /// The rule after the end of the transaction.
  var draftedRule: Rule?

  var drafted: Expanding? {
    draftedRule.map { Expanding(name, bases[0], observed[0], by: $0) }
  }

  init(_ name: StaticString, _ base: DerivedBase, _ observed: ObservedRows?, by rule: Rule) {
    self.name = name
    bases = [base]
    self.observed = [observed]
    self.rule = rule
  }

  func build() -> State {
    let lists = counts(ofBase: 0).enumerated().map { list(ofSection: $0, count: $1, nil) }
    return State(lists: lists, come: lists.flatMap(\.spans))
  }

  private func list(ofSection section: Int, count: Int, _ gap: BaseGap?) -> List {
    List(
      (0..<count + (Rule.readsNeighbors ? 1 : 0)).map { item in
        span(at: ItemPath(section: section, item: item), count: count, insteadOf: nil, gap)
      }
    )
  }

  /// The span of a row; what is read of models for it is followed.
  private func span(at row: ItemPath, count: Int, insteadOf known: Span?, _ gap: BaseGap?) -> Span {
    guard let observed = observed[0], count > 0 else {
      return rule.span(at: row, count: count, insteadOf: known, gap)
    }
    let isBehind = row.item == count
    return observed.track(gap.readablePath(of: isBehind ? row.shifted(-1) : row), isBehind: isBehind) {
      rule.span(at: row, count: count, insteadOf: known, gap)
    }
  }

  /// The number of rows of the base in a section.
  static func count(_ list: List) -> Int { list.spanCount - (Rule.readsNeighbors ? 1 : 0) }

  func takeCommit(_ state: inout State) -> ((_ timeline: any ContentContainer) -> Void)? {
    let (come, told) = (state.come, state.told)
    (state.come, state.told) = ([], nil)
    return { [rule] timeline in
      for span in come { rule.commit(span, in: timeline) }
      timeline.changes.history.advance(told.map { .stage($0) } ?? .unknown)
    }
  }

  // MARK: Look-up

  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath? {
    let (span, start) = state.span(at: path)
    return rule.ownRow(of: span).map { ItemPath(section: start.section, item: start.item + $0) }
  }

  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier, in state: borrowing State) -> [ItemPath] {
    guard let (element, list) = rule.element(ofPart: part) else { return [] }
    if let section = state.lists.firstIndex(where: { $0 === list }) {
      return [ItemPath(section: section, item: list.start(of: list.index(of: element)) + path.item)]
    }
    // A draft has other spans, and several of them may have the content.
    let span = list.span(of: element)
    return paths(in: state) { rule.showsSameContent(span, $0) ? path.item : nil }
  }

  /// The rows that a condition finds in spans.
  ///
  /// - Parameter row: the row in a span that is looked for; `nil` if it is in another one.
  /// - Complexity: O(*n*)
  func paths(in state: borrowing State, where row: (Span) -> Int?) -> [ItemPath] {
    var paths: [ItemPath] = []
    for (section, list) in state.lists.enumerated() {
      var start = 0
      for span in list.spans {
        if let row = row(span) { paths.append(ItemPath(section: section, item: start + row)) }
        start += span.count
      }
    }
    return paths
  }

  // MARK: Following

  /// A span that is touched, and where it was.
  private struct Touched {
    var old: (span: Span, start: ItemPath)?
    /// Where it is in the base after the stage.
    var new: ItemPath
    var isMoved = false
    /// Whether it shows something else in the base.
    var isUpdated = false
    /// What happens to the data source that it shows.
    var part: UpdateStep?
  }

  func follow(
    _ state: inout State,
    _ stages: [BaseStage],
    _ parts: [UpdateStep]
  ) -> (shown: StagedUpdate, undo: [State.Edit]) {
    let base = stages.first
    let (stage, gap) = (base?.stage ?? ChangeStage(), base?.gap)
    let isLast = base?.isLast ?? true && parts.allSatisfy { $0.isLast && $0.isReadableAhead }
    let (after, before) = (ItemPathMapping(stage), ItemPathMapping(stage.inverse))
    let oldCounts = state.lists.map(\.count)
    let reread = base?.onlyReread ?? []
    let updated = Set((stage.items.updates + (base?.updatesAndReread?.items.updates ?? [])).map(\.to))

    // What was shown where.
    let moves = stage.items.moves.filter { before.section($0.to.section) != nil }
    let moved = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    let inserts = stage.items.inserts.filter { before.section($0.section) != nil }
    let gone = stage.items.deletes.map { state.span(at: $0) }
    let asked = askedRows(stage, moves: moves, inserts: inserts, updated: updated, after, before)
    var touched: [ItemPath: Touched] = [:]
    for path in asked.union(moved.keys) {
      guard before.section(path.section) != nil else { continue }
      let origin = moved[path] ?? before.path(path)
      touched[path] = Touched(
        old: origin.map { state.span(at: $0) },
        new: path,
        isMoved: moved[path] != nil,
        // A row of the base itself is shown anew by those that read it; rows that are made of it are compared.
        isUpdated: updated.contains(path) && !(Rule.readsNeighbors && reread.contains(path))
      )
    }
    for part in parts {
      guard let (element, list) = rule.element(ofPart: part.part),
        let section = state.lists.firstIndex(where: { $0 === list })
      else { continue }
      let origin = ItemPath(section: section, item: list.index(of: element))
      guard let path = after.path(origin) else { continue }
      touched[path, default: Touched(old: state.span(at: origin), new: path)].part = part
    }
    let carried = isLast ? carriedSpans(of: stage, state) : []

    // What is shown then.
    var edits: [State.Edit] = []
    UpdateCoordinator.shared.evaluate(name) {
      edits = makeStructure(stage, moves: moves, inserts: inserts, after, before, &state)
      let counts = base?.countsOfInserted ?? [:]
      @MainActor func evaluate() {
        edits += makeSections(stage, before, counts, gap, &state)
        for path in touched.keys.sorted() {
          edits.append(ask(path, asked.contains(path), touched[path]?.part, gap, &state))
        }
      }
      if let base { base.read(evaluate) } else { evaluate() }
    }

    var rows = SpanChanges(rule: rule)
    for (span, start) in gone where after.section(start.section) != nil {
      for local in 0..<span.count { rows.leave(span, local, start) }
    }
    for path in touched.keys.sorted() {
      guard let one = touched[path] else { continue }
      let (span, start) = state.span(at: path)
      guard let known = one.old else {
        for local in 0..<span.count { rows.come(span, local, start) }
        continue
      }
      rows.change(known, to: (span, start), isMoved: one.isMoved, isUpdated: one.isUpdated, following: one.part)
    }
    var result = DerivedStage()
    result.sections = stage.sections
    result.sections.updates += base?.updates?.sections.updates ?? []
    result.items = rows.changes { after.section($0) }
    for (from, to) in carried {
      let new = state.span(at: to)
      for pair in rule.pairs(from.span, new.span, isUpdated: true) {
        result.carriedItems.append(IndexMove(from: from.start.shifted(pair.old), to: new.start.shifted(pair.new)))
      }
    }
    let space = DerivedStage.Sections(
      oldCount: oldCounts.count,
      newCount: state.lists.count,
      old: nil,
      new: nil,
      after: after.section,
      before: before.section,
      places: { oldCounts[$0] }
    )
    let shown = result.shown(space, isLast: isLast)
    state.told = shown.stage
    return (shown, edits.reversed())
  }

  /// The rows after a stage whose spans may be others.
  private func askedRows(
    _ stage: ChangeStage,
    moves: [IndexMove<ItemPath>],
    inserts: [ItemPath],
    updated: Set<ItemPath>,
    _ after: ItemPathMapping,
    _ before: ItemPathMapping
  ) -> Set<ItemPath> {
    var asked = Set(inserts)
    asked.formUnion(updated.filter { before.section($0.section) != nil })
    guard Rule.readsNeighbors else { return asked }
    asked.formUnion(moves.map(\.to))
    for path in asked { asked.insert(path.shifted(1)) }
    let left = Set(stage.items.deletes + stage.items.moves.map(\.from))
    for path in left {
      var next = path.shifted(1)
      while left.contains(next) { next = next.shifted(1) }
      if let new = after.path(next) { asked.insert(new) }
    }
    return asked
  }

  /// Takes out the spans that go and those that move, and puts in those that come.
  ///
  /// - Returns: what undoes it, the last first.
  private func makeStructure(
    _ stage: ChangeStage,
    moves: [IndexMove<ItemPath>],
    inserts: [ItemPath],
    _ after: ItemPathMapping,
    _ before: ItemPathMapping,
    _ state: inout State
  ) -> [State.Edit] {
    var edits: [State.Edit] = []
    var spans: [ItemPath: Span] = [:]
    let left = (stage.items.deletes + stage.items.moves.map(\.from)).filter { after.section($0.section) != nil }
    for path in left.sorted().reversed() {
      let list = state.lists[path.section]
      let span = list.remove(at: path.item)
      spans[path] = span
      edits.append(.insert(span, at: path))
    }
    let came = inserts.map { (to: $0, from: ItemPath?.none) } + moves.map { (to: $0.to, from: $0.from) }
    for (to, from) in came.sorted(by: { $0.to < $1.to }) {
      guard let section = before.section(to.section) else { continue }
      let span = from.flatMap { spans[$0] } ?? rule.unaskedSpan
      edits.append(state.make(.insert(span, at: ItemPath(section: section, item: to.item))))
    }
    return edits
  }

  private func makeSections(
    _ stage: ChangeStage,
    _ before: ItemPathMapping,
    _ counts: [Int: Int],
    _ gap: BaseGap?,
    _ state: inout State
  ) -> [State.Edit] {
    guard stage.sections.hasStructure else { return [] }
    var come: [Span] = []
    let lists = (0..<state.lists.count + stage.growth).map { section in
      if let origin = before.section(section) { return state.lists[origin] }
      let list = list(ofSection: section, count: counts[section] ?? 0, gap)
      come += list.spans
      return list
    }
    state.come += come
    return [state.make(.sections(lists))]
  }

  /// Asks for the span of a row again, and has it follow the data source that it shows.
  private func ask(
    _ path: ItemPath,
    _ isAsked: Bool,
    _ part: UpdateStep?,
    _ gap: BaseGap?,
    _ state: inout State
  ) -> State.Edit {
    let list = state.lists[path.section]
    var span = list.span(at: path.item)
    if let part { span = rule.span(span, after: part.stage) }
    if isAsked {
      span = self.span(at: path, count: Expanding.count(list), insteadOf: span, gap)
      state.come.append(span)
    }
    return state.make(.replace(span, at: path))
  }

  /// The spans that views see go or come with their section in the base, and where they are then.
  private func carriedSpans(
    of stage: ChangeStage,
    _ state: State
  ) -> [(from: (span: Span, start: ItemPath), to: ItemPath)] {
    let sections = Set(stage.sections.inserts)
    let items = Set(stage.items.inserts)
    return stage.carriedItems.compactMap { move in
      guard sections.contains(move.to.section) || items.contains(move.to) else { return nil }
      return (state.span(at: move.from), move.to)
    }
  }

  // MARK: Rules

  /// Asks for all spans again: what shows something else goes and comes.
  func askAll(_ state: inout State) -> (shown: StagedUpdate, undo: [State.Edit]) {
    var result = IndexChanges<ItemPath>()
    var made: [List] = []
    let counts = state.lists.map(\.count)
    for (section, list) in state.lists.enumerated() {
      var rows = SpanChanges(rule: rule, replacesChanged: true)
      var spans: [Span] = []
      var oldStart = ItemPath(section: section, item: 0)
      var newStart = oldStart
      for (item, old) in list.spans.enumerated() {
        let path = ItemPath(section: section, item: item)
        let new = span(at: path, count: Expanding.count(list), insteadOf: nil, nil)
        rows.change((old, oldStart), to: (new, newStart), isMoved: false, isUpdated: false, following: nil)
        oldStart.item += old.count
        newStart.item += new.count
        spans.append(new)
      }
      result.append(rows.changes { $0 })
      made.append(List(spans))
      state.come += spans
    }
    let undo = state.make(.sections(made))
    let space = DerivedStage.Sections(
      oldCount: counts.count,
      newCount: counts.count,
      old: nil,
      new: nil,
      after: { $0 },
      before: { $0 },
      places: { counts[$0] }
    )
    var derived = DerivedStage()
    derived.items = result
    let shown = derived.shown(space, isLast: false)
    state.told = shown.stage
    return (shown, [undo])
  }
}
