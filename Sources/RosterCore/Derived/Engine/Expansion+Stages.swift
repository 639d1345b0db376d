extension Expansion {
  /// How the items after a stage are read.
  enum Reader {
    case ahead(ReadAhead)
    /// The base has been committed.
    case now
    /// They cannot be read before the stage is committed.
    case later
  }

  /// A span that is touched, and where it was.
  private struct Touched {
    var old: (span: Span, start: ItemPath)?
    /// Where it is in the base after the stage.
    var new: ItemPath
    var isMoved = false
    /// Whether it shows something else in the base.
    var isUpdated = false
    /// What happens to the data source that it shows.
    var part: StagedPart?
  }

  /// Follows a stage of the base and of what is shown in spans, and keeps what undoes that until it is committed.
  ///
  /// - Parameters:
  ///   - later: what shows differently after the stage.
  ///   - parts: the data sources in spans that go through a stage.
  ///   - isLast: whether nothing comes after it in the update.
  ///   - awaited: how many parts commit.
  func follow(
    _ stage: ChangeStage,
    _ later: ChangeStage?,
    parts: [StagedPart],
    _ reader: Reader,
    isLast: Bool,
    awaited: Int
  ) -> ContainerStage {
    let isReadable = if case .later = reader { false } else { true }
    let isFollowUp = if case .now = reader { true } else { false }
    let (after, before) = (ItemPathMapping(stage), ItemPathMapping(stage.inverse))
    let oldCounts = lists.map(\.count)
    var plan = Plan(edits: [], awaited: awaited)
    let waiting = isFollowUp ? unasked : UnaskedSpans()
    let updated = Set((stage.items.updates + (later?.items.updates ?? [])).map(\.to)).union(waiting.updates)

    // What was shown where.
    func old(_ path: ItemPath) -> (span: Span, start: ItemPath) {
      let list = lists[path.section]
      return (list.span(at: path.item), ItemPath(section: path.section, item: list.start(of: path.item)))
    }
    let moves = stage.items.moves.filter { before.section($0.to.section) != nil }
    let moved = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    let inserts = stage.items.inserts.filter { before.section($0.section) != nil }
    let gone = stage.items.deletes.map(old)
    let asked = askedRows(stage, moves: moves, inserts: inserts, updated: updated, after, before)
      .union(waiting.paths)
    var touched: [ItemPath: Touched] = [:]
    for path in asked.union(moved.keys) {
      guard before.section(path.section) != nil else { continue }
      let origin = moved[path] ?? before.path(path)
      touched[path] = Touched(
        old: origin.map(old),
        new: path,
        isMoved: moved[path] != nil,
        isUpdated: updated.contains(path)
      )
    }
    for part in parts {
      guard let (element, list) = committedRule.element(ofPart: part.part),
        let section = lists.firstIndex(where: { $0 === list })
      else { continue }
      let origin = ItemPath(section: section, item: list.index(of: element))
      guard let path = after.path(origin) else { continue }
      touched[path, default: Touched(old: old(origin), new: path)].part = part
    }
    let carried = isLast ? carriedSpans(of: stage, old) : []

    // What is shown then.
    coordinator.evaluate(name) {
      makeStructure(stage, moves: moves, inserts: inserts, after, before, &plan)
      let evaluate = { [self] in
        makeSections(stage, before, isReadable: isReadable, &plan)
        for path in touched.keys.sorted() { ask(path, asked.contains(path), touched[path]?.part, isReadable, &plan) }
      }
      if case .ahead(let readAhead) = reader { readAhead(evaluate) } else { evaluate() }
      let settled = settle(Array(touched.keys), &plan).filter { touched[$0] == nil }
      read(settled.compactMap { new in before.path(new).map { (new, $0) } }, plan) { new, span, start in
        touched[new] = Touched(old: (span, start), new: new)
      }
    }
    if !isFollowUp, !unasked.isEmpty { plan.unasked.append(unasked.mapped(after)) }
    if !isReadable {
      plan.unasked.append(UnaskedSpans(paths: touched.keys.filter(asked.contains), updates: updated))
    }
    if isFollowUp { unasked = UnaskedSpans() }

    var rows = SpanChanges(rule: committedRule)
    for (span, start) in gone where after.section(start.section) != nil {
      for local in 0..<span.count { rows.leave(span, local, start) }
    }
    for path in touched.keys.sorted() {
      guard let one = touched[path] else { continue }
      let (span, start) = old(path)
      guard let known = one.old else {
        for local in 0..<span.count { rows.come(span, local, start) }
        continue
      }
      let isUpdated = one.isUpdated && isReadable
      rows.change(known, to: (span, start), isMoved: one.isMoved, isUpdated: isUpdated, following: one.part)
    }
    var result = DerivedStage()
    result.sections = stage.sections
    result.sections.updates += later?.sections.updates ?? []
    result.items = rows.changes { after.section($0) }
    for (from, to) in carried {
      let new = old(to)
      for pair in committedRule.pairs(from.span, new.span, isUpdated: true) {
        result.carriedItems.append(IndexMove(from: from.start.shifted(pair.old), to: new.start.shifted(pair.new)))
      }
    }
    let space = DerivedStage.Sections(
      oldCount: oldCounts.count,
      newCount: lists.count,
      old: nil,
      new: nil,
      after: after.section,
      before: before.section,
      places: { oldCounts[$0] }
    )
    let shown = result.shown(space, isLast: isLast)
    plan.edits.reverse()
    plan.stage = shown.stage
    self.plan = plan
    return shown
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
  private func makeStructure(
    _ stage: ChangeStage,
    moves: [IndexMove<ItemPath>],
    inserts: [ItemPath],
    _ after: ItemPathMapping,
    _ before: ItemPathMapping,
    _ plan: inout Plan
  ) {
    var spans: [ItemPath: Span] = [:]
    let left = (stage.items.deletes + stage.items.moves.map(\.from)).filter { after.section($0.section) != nil }
    for path in left.sorted().reversed() {
      let list = lists[path.section]
      let span = list.remove(at: path.item)
      spans[path] = committedRule.carried(span)
      plan.edits.append(.insert(span, at: path))
      guard Rule.readsNeighbors else { continue }
      if let heir = committedRule.span(list.span(at: path.item), inheriting: span) {
        plan.edits.append(.replace(list.replace(at: path.item, with: heir), at: path))
      }
    }
    let came = inserts.map { (to: $0, from: ItemPath?.none) } + moves.map { (to: $0.to, from: $0.from) }
    for (to, from) in came.sorted(by: { $0.to < $1.to }) {
      guard let section = before.section(to.section) else { continue }
      let path = ItemPath(section: section, item: to.item)
      let list = lists[section]
      let span = from.flatMap { spans[$0] } ?? committedRule.unreadSpan(at: to.item, count: .max)
      list.insert(span, at: to.item)
      plan.edits.append(.remove(at: path))
    }
  }

  private func makeSections(_ stage: ChangeStage, _ before: ItemPathMapping, isReadable: Bool, _ plan: inout Plan) {
    guard stage.sections.hasStructure else { return }
    let old = lists
    lists = (0..<old.count + stage.growth).map { section in
      if let origin = before.section(section) { return old[origin] }
      guard isReadable else {
        plan.unreadSections.append(section)
        return List([])
      }
      let list = Expansion.list(of: section, count: base.numberOfItems(section), by: committedRule)
      plan.come += list.spans
      return list
    }
    plan.edits.append(.sections(old))
  }

  /// Asks for the span of a row again, and has it follow the data source that it shows.
  private func ask(_ path: ItemPath, _ isAsked: Bool, _ part: StagedPart?, _ isReadable: Bool, _ plan: inout Plan) {
    let list = lists[path.section]
    var span = list.span(at: path.item)
    if let part { span = committedRule.span(span, after: part.stage) }
    if isAsked, isReadable {
      let count = list.spanCount - (Rule.readsNeighbors ? 1 : 0)
      span = committedRule.span(at: path, count: count, insteadOf: span)
      plan.come.append(span)
    }
    plan.edits.append(.replace(list.replace(at: path.item, with: span), at: path))
  }

  /// Changes spans that depend on more than their neighbours; returns them.
  private func settle(_ touched: [ItemPath], _ plan: inout Plan) -> [ItemPath] {
    guard Rule.readsNeighbors else { return [] }
    var settled: [ItemPath] = []
    for (section, paths) in Dictionary(grouping: touched, by: \.section) {
      let list = lists[section]
      committedRule.settle(list, around: paths.map(\.item).sorted()) { item, span in
        let path = ItemPath(section: section, item: item)
        settled.append(path)
        plan.edits.append(.replace(list.replace(at: item, with: span), at: path))
      }
    }
    return settled
  }

  /// Reads spans as they were before the round.
  private func read(
    _ paths: [(new: ItemPath, old: ItemPath)],
    _ plan: Plan,
    _ body: (ItemPath, Span, ItemPath) -> Void
  ) {
    if paths.isEmpty { return }
    var redo: [SpanEdit<Span>] = []
    for edit in plan.edits.reversed() { redo.append(make(edit)) }
    for (new, old) in paths {
      let list = lists[old.section]
      body(new, list.span(at: old.item), ItemPath(section: old.section, item: list.start(of: old.item)))
    }
    for edit in redo.reversed() { _ = make(edit) }
  }

  /// The spans that views see go or come with their section in the base, and where they are then.
  private func carriedSpans(
    of stage: ChangeStage,
    _ old: (ItemPath) -> (span: Span, start: ItemPath)
  ) -> [(from: (span: Span, start: ItemPath), to: ItemPath)] {
    let sections = Set(stage.sections.inserts)
    let items = Set(stage.items.inserts)
    return stage.carriedItems.compactMap { move in
      guard sections.contains(move.to.section) || items.contains(move.to) else { return nil }
      return (old(move.from), move.to)
    }
  }

  /// Asks for all spans again, by another rule: what shows something else goes and comes.
  func followRule() -> Plan {
    var plan = Plan(edits: [], awaited: 1)
    var result = IndexChanges<ItemPath>()
    var made: [List] = []
    let counts = lists.map(\.count)
    for (section, list) in lists.enumerated() {
      let count = list.spanCount - (Rule.readsNeighbors ? 1 : 0)
      var rows = SpanChanges(rule: committedRule, replacesChanged: true)
      var spans: [Span] = []
      var oldStart = ItemPath(section: section, item: 0)
      var newStart = oldStart
      for (item, old) in list.spans.enumerated() {
        let path = ItemPath(section: section, item: item)
        let new = committedRule.span(at: path, count: count, insteadOf: nil)
        rows.change((old, oldStart), to: (new, newStart), isMoved: false, isUpdated: false, following: nil)
        oldStart.item += old.count
        newStart.item += new.count
        spans.append(new)
      }
      result.append(rows.changes { $0 })
      made.append(List(spans))
      plan.come += spans
    }
    plan.edits = [.sections(lists)]
    lists = made
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
    plan.stage = derived.shown(space, isLast: false).stage
    return plan
  }
}

/// What becomes of the rows of spans.
@MainActor private struct SpanChanges<Rule: SpanRule> {
  typealias Span = Rule.Span

  private struct Row {
    let span: Span
    let local: Int
    let path: ItemPath
  }

  private let rule: Rule
  /// Whether rows that show something else go and come.
  private let replacesChanged: Bool
  private var gone: [Row] = []
  private var came: [Row] = []
  /// Rows of data sources in spans.
  private var deletes: [ItemPath] = []
  private var inserts: [ItemPath] = []
  private var moves: [IndexMove<ItemPath>] = []
  private var updates: [ItemPath] = []

  init(rule: Rule, replacesChanged: Bool = false) {
    self.rule = rule
    self.replacesChanged = replacesChanged
  }

  mutating func leave(_ span: Span, _ local: Int, _ start: ItemPath) {
    gone.append(Row(span: span, local: local, path: start.shifted(local)))
  }

  mutating func come(_ span: Span, _ local: Int, _ start: ItemPath) {
    came.append(Row(span: span, local: local, path: start.shifted(local)))
  }

  /// A row of the base has another span, or the same elsewhere.
  mutating func change(
    _ old: (span: Span, start: ItemPath),
    to new: (span: Span, start: ItemPath),
    isMoved: Bool,
    isUpdated: Bool,
    following part: StagedPart?
  ) {
    let pairs: [SpanPair]
    if let part, rule.showsSameContent(old.span, new.span) {
      if !isMoved { return follow(part, old.start, new.start) }
      pairs = SpanChanges.pairs(part, count: old.span.count)
    } else {
      pairs = rule.pairs(old.span, new.span, isUpdated: isUpdated)
    }
    var (stays, stayed) = (Set<Int>(), Set<Int>())
    var last = -1
    let isOrdered = pairs.allSatisfy { pair in
      defer { last = pair.old }
      return pair.old > last
    }
    for pair in pairs where !(pair.isChanged && replacesChanged) {
      stays.insert(pair.new)
      stayed.insert(pair.old)
      let to = new.start.shifted(pair.new)
      if isMoved || !isOrdered { moves.append(IndexMove(from: old.start.shifted(pair.old), to: to)) }
      if pair.isChanged { updates.append(to) }
    }
    for local in 0..<old.span.count where !stayed.contains(local) { leave(old.span, local, old.start) }
    for local in 0..<new.span.count where !stays.contains(local) { come(new.span, local, new.start) }
  }

  /// The rows of a data source in a span, which has not moved.
  private mutating func follow(_ part: StagedPart, _ oldStart: ItemPath, _ newStart: ItemPath) {
    let items = part.stage.items
    deletes += items.deletes.map { oldStart.shifted($0.item) }
    inserts += items.inserts.map { newStart.shifted($0.item) }
    moves += items.moves.map { IndexMove(from: oldStart.shifted($0.from.item), to: newStart.shifted($0.to.item)) }
    updates += (items.updates + (part.updates?.items.updates ?? [])).map { newStart.shifted($0.to.item) }
  }

  /// Where the rows of a data source go in a stage.
  private static func pairs(_ part: StagedPart, count: Int) -> [SpanPair] {
    let mapping = ItemPathMapping(part.stage)
    let updated = Set((part.stage.items.updates + (part.updates?.items.updates ?? [])).map(\.to.item))
    return (0..<count).compactMap { old in
      mapping.path(ItemPath(section: 0, item: old)).map {
        SpanPair(old: old, new: $0.item, isChanged: updated.contains($0.item))
      }
    }
    .sorted { $0.new < $1.new }
  }

  private func showsSame(_ old: Row, _ new: Row) -> Bool {
    rule.showsSame(old.local, in: old.span, new.local, in: new.span)
  }

  /// - Parameter newSection: where a section is after the stage.
  func changes(_ newSection: (Int) -> Int?) -> IndexChanges<ItemPath> {
    var result = IndexChanges(deletes: deletes, inserts: inserts, moves: moves)
    var known: [AnyHashable: [Row]] = [:]
    var updates = updates
    for row in gone.reversed() {
      if let key = rule.key(of: row.local, in: row.span) {
        known[key, default: []].append(row)
      } else {
        result.deletes.append(row.path)
      }
    }
    for row in came {
      guard let key = rule.key(of: row.local, in: row.span),
        let place = known[key]?.lastIndex(where: { old in
          newSection(old.path.section) == row.path.section && (!replacesChanged || showsSame(old, row))
        }),
        let old = known[key]?.remove(at: place)
      else {
        result.inserts.append(row.path)
        continue
      }
      result.moves.append(IndexMove(from: old.path, to: row.path))
      if !showsSame(old, row) { updates.append(row.path) }
    }
    result.deletes += known.values.joined().map(\.path)
    result.deletes.sort()
    result.inserts.sort()
    result.moves.sort { $0.to < $1.to }
    result.updates = updates.sorted().map { IndexMove(from: $0, to: $0) }
    return result
  }
}

extension ItemPath {
  fileprivate func shifted(_ count: Int) -> ItemPath { ItemPath(section: section, item: item + count) }
}
