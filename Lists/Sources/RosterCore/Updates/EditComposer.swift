import ListChanges

/// A composer that follows sections and rows through edits, and returns the total changes.
///
/// Untouched sections and rows have no cost, so it doesn't need their number.
struct EditComposer {
  private struct Section {
    /// The index before the edits, or `nil` if it was inserted.
    var origin: Int?
    /// A Boolean value that indicates whether its header or its footer changed.
    var isChanged = false
    var rows: SectionRuns

    init(origin: Int?) {
      self.origin = origin
      rows = origin.map(SectionRuns.init) ?? SectionRuns()
    }
  }

  /// The sections up to the last one that an edit touched. Later ones are unchanged.
  private var sections: [Section] = []
  /// The old index of the first section after these.
  private var nextOrigin = 0

  /// Ensures a minimum number of sections.
  private mutating func reach(_ count: Int) {
    while sections.count < count {
      sections.append(Section(origin: nextOrigin))
      nextOrigin += 1
    }
  }

  // MARK: Edits

  /// Follows an edit.
  ///
  /// - Complexity: O(*k*) after *k* edits, O(1) near the edit before.
  mutating func apply<Item>(_ edit: ContentEdit<Item>) {
    switch edit {
    case .insert(let place, _): insert(place.section, place.index)
    case .remove(let place, _): remove(place.section, place.index)
    case .update(let place, _, _): change(place.section, place.index)
    case .move(let from, let to, _, _, let isChanged):
      reach(max(from.section, to.section) + 1)
      if from.section != to.section || from.index != to.index {
        let run = sections[from.section].rows.remove(at: from.index)
        sections[to.section].rows.insert(run, at: to.index)
      }
      if isChanged { change(to.section, to.index) }
    case .rows(let rows, let section): apply(rows, section)
    case .insertSections(let range): insertSections(range)
    case .removeSections(let range): removeSections(range)
    case .moveSections(let range, let to):
      reach(max(range.upperBound, to + range.count))
      let moved = sections[range]
      sections.removeSubrange(range)
      sections.insert(contentsOf: moved, at: to)
    case .updateSection(let section):
      reach(section + 1)
      sections[section].isChanged = true
    case .replaceSections(let range, let count):
      removeSections(range)
      insertSections(range.lowerBound..<range.lowerBound + count)
    case .relabel, .reload: break
    }
  }

  /// - Parameter run: The row if it existed before.
  private mutating func insert(_ section: Int, _ row: Int, _ run: SectionRuns.Run? = nil) {
    reach(section + 1)
    sections[section].rows.insert(run ?? .init(section: nil, start: 0, count: 1), at: row)
  }

  @discardableResult
  private mutating func remove(_ section: Int, _ row: Int) -> SectionRuns.Run {
    reach(section + 1)
    return sections[section].rows.remove(at: row)
  }

  private mutating func change(_ section: Int, _ row: Int) {
    reach(section + 1)
    sections[section].rows.change(at: row)
  }

  private mutating func insertSections(_ range: Range<Int>) {
    reach(range.lowerBound)
    sections.insert(contentsOf: range.map { _ in Section(origin: nil) }, at: range.lowerBound)
  }

  private mutating func removeSections(_ range: Range<Int>) {
    reach(range.upperBound)
    sections.removeSubrange(range)
  }

  private mutating func apply(_ rows: RowChanges, _ section: Int) {
    reach(section + 1)
    var runs = sections[section].rows
    var removed = [SectionRuns.Run?](repeating: nil, count: rows.removed.count)
    for index in rows.removed.indices.reversed() { removed[index] = runs.remove(at: rows.removed[index].index) }
    var arriving = [SectionRuns.Run](
      repeating: .init(section: nil, start: 0, count: 1),
      count: rows.inserted.count
    )
    for move in rows.moves {
      guard var run = removed[move.from] else { continue }
      if move.isChanged, run.section != nil { run.isChanged = true }
      arriving[move.to] = run
    }
    for index in rows.inserted.indices { runs.insert(arriving[index], at: rows.inserted[index].index) }
    for row in rows.updated { runs.change(at: row.index) }
    sections[section].rows = runs
  }

  /// Follows the changes of one edit.
  mutating func apply(_ changeset: SectionedChangeset) {
    let (deletes, inserts, moves) = (changeset.items.deletes, changeset.items.inserts, changeset.items.moves)
    var moved: [ItemPath: SectionRuns.Run] = [:]
    for path in (moves.isEmpty ? deletes : (deletes + moves.map(\.from)).sorted()).reversed() {
      let run = remove(path.section, path.item)
      if !moves.isEmpty { moved[path] = run }
    }
    for section in changeset.sections.deletes.reversed() { removeSections(section..<section + 1) }
    for section in changeset.sections.inserts { insertSections(section..<section + 1) }
    let origins = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
    for path in moves.isEmpty ? inserts : (inserts + moves.map(\.to)).sorted() {
      insert(path.section, path.item, origins[path].flatMap { moved[$0] })
    }
    for update in changeset.items.updates { change(update.to.section, update.to.item) }
    for update in changeset.sections.updates {
      reach(update.to + 1)
      sections[update.to].isChanged = true
    }
  }

  // MARK: Composing

  /// The difference between the content before and after the edits.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of edits and sections up to the last one that was touched.
  var changeset: SectionedChangeset {
    var isThere = [Bool](repeating: false, count: nextOrigin)
    for case let origin? in sections.map(\.origin) { isThere[origin] = true }
    var changes = SectionedChangeset()
    changes.sections.deletes = isThere.indices.filter { !isThere[$0] }
    changes.sections.inserts = sections.indices.filter { sections[$0].origin == nil }
    let known = sections.indices.filter { sections[$0].origin != nil }
    let runs = known.map { MatchedRun(old: sections[$0].origin ?? 0, new: $0, count: 1) }
    for (section, stays) in zip(known, HeaviestIncreasingSubsequence(runs).stays) {
      let move = IndexMove(from: sections[section].origin ?? 0, to: section)
      if !stays { changes.sections.moves.append(move) }
      if sections[section].isChanged { changes.sections.updates.append(move) }
    }
    changes.items = itemChanges(isThere)
    if changes.sections.moves.isEmpty { return changes }
    // Sections whose items change stay, so that views need one batch.
    let origins = sections.map { $0.origin ?? -1 }
    return SectionedChangeset(sections: changes.sections, origins: origins, items: changes.items)
  }

  /// - Parameter isThere: Booleans that indicate whether each old section still exists.
  private func itemChanges(_ isThere: [Bool]) -> IndexChanges<ItemPath> {
    var changes = IndexChanges<ItemPath>()
    /// Runs that still exist, by their old section.
    var kept: [Int: [Range<Int>]] = [:]
    for (section, content) in sections.enumerated() {
      var inPlace: [MatchedRun] = []
      var across: [IndexMove<ItemPath>] = []
      let firstMove = changes.moves.count
      var row = 0
      for run in content.rows.runs {
        defer { row += run.count }
        let range = run.start..<run.start + run.count
        guard let from = run.section else {
          if content.origin != nil {
            changes.inserts += (0..<run.count).map { ItemPath(section: section, item: row + $0) }
          }
          continue
        }
        kept[from, default: []].append(range)
        if run.isChanged { changes.updates += Self.moves(from, range, to: section, row) }
        if from == content.origin {
          inPlace.append(MatchedRun(old: run.start, new: row, count: min(run.count, Int(Int32.max) / 4)))
        } else {
          across += Self.moves(from, range, to: section, row)
        }
      }
      guard !across.isEmpty || inPlace.count > 1 else { continue }
      for (run, stays) in zip(inPlace, HeaviestIncreasingSubsequence(inPlace).stays) where !stays {
        changes.moves += Self.moves(content.origin ?? section, run.old..<run.old + run.count, to: section, run.new)
      }
      changes.moves += across
      if !across.isEmpty { changes.moves[firstMove...].sort { $0.to < $1.to } }
    }
    for (origin, ranges) in kept.sorted(by: { $0.key < $1.key }) where isThere[origin] {
      var start = 0
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        changes.deletes += (start..<range.lowerBound).map { ItemPath(section: origin, item: $0) }
        start = range.upperBound
      }
    }
    return changes
  }

  private static func moves(
    _ section: Int,
    _ rows: Range<Int>,
    to newSection: Int,
    _ start: Int
  ) -> [IndexMove<ItemPath>] {
    rows.map { row in
      IndexMove(
        from: ItemPath(section: section, item: row),
        to: ItemPath(section: newSection, item: start + row - rows.lowerBound)
      )
    }
  }
}
