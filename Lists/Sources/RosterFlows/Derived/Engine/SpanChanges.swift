/// What becomes of the rows of spans.
@MainActor struct SpanChanges<Rule: SpanRule> {
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
    following part: UpdateStep?
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
  private mutating func follow(_ part: UpdateStep, _ oldStart: ItemPath, _ newStart: ItemPath) {
    let items = part.stage.items
    deletes += items.deletes.map { oldStart.shifted($0.item) }
    inserts += items.inserts.map { newStart.shifted($0.item) }
    moves += items.moves.map { IndexMove(from: oldStart.shifted($0.from.item), to: newStart.shifted($0.to.item)) }
    updates += (items.updates + (part.updates?.items.updates ?? [])).map { newStart.shifted($0.to.item) }
  }

  /// Where the rows of a data source go in a stage.
  private static func pairs(_ part: UpdateStep, count: Int) -> [SpanPair] {
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
    result.moves.sortByDestination()
    result.updates = updates.sorted().map { IndexMove(from: $0, to: $0) }
    return result
  }
}

extension ItemPath {
  func shifted(_ count: Int) -> ItemPath { ItemPath(section: section, item: item + count) }
}
