/// Follows sections and items through edits, and says what came of them.
///
/// Items that edits leave alone cost nothing, as they are followed as runs.
struct EditComposer {
  /// A section as views know it, or one that came.
  private struct Section {
    /// The index among all sections before the edits.
    var origin: Int?
    /// Whether its header or its footer shows something else than before the edits.
    var isChanged = false
    var items: SectionEditComposer
  }

  /// What stands for a section in a comparison.
  private struct Identity: Identifiable, Equatable {
    let id: Int
    var isChanged = false

    static func == (old: Identity, new: Identity) -> Bool { old.id == new.id && !new.isChanged }
  }

  private let countsBefore: [Int]
  private let shownBefore: ShownSections
  private var sections: [Section]
  private(set) var shown: ShownSections

  init<Header, Item, Footer>(_ content: SectionList<Header, Item, Footer>) {
    countsBefore = content.sections.map { $0.items.count }
    shownBefore = content.shown
    sections = countsBefore.enumerated().map { index, count in
      Section(origin: index, items: SectionEditComposer(section: index, count: count))
    }
    shown = content.shown
  }

  /// The numbers of items of all sections.
  var counts: [Int] { sections.map(\.items.count) }

  // MARK: Edits

  /// Follows an edit.
  ///
  /// - Complexity: O(*k*) after *k* edits, O(1) near the edit before; O(*n*) if it replaces the items of a section.
  mutating func apply<Header, Item, Footer>(_ edit: SectionEdit<Header, Item, Footer>) {
    switch edit {
    case .insertItems(let items, let path):
      change(path.section) { $0.insert(.init(section: nil, start: 0, count: items.count), at: path.item) }
    case .removeItem(let path):
      change(path.section) { $0.remove(at: path.item) }
    case .moveItem(let from, let to):
      let item = sections[from.section].items.remove(at: from.item)
      sections[to.section].items.insert(item, at: to.item)
      if from.section != to.section { updateShown() }
    case .replaceItem(let path, _):
      sections[path.section].items.change(at: path.item)
    case .replaceItems(let section, let items, let changes):
      change(section) { $0.follow(changes, count: items.count) }
    case .insertSection(let section, let index):
      sections.insert(Section(items: SectionEditComposer(came: section.items.count)), at: index)
      updateShown()
    case .removeSection(let index):
      sections.remove(at: index)
      updateShown()
    case .moveSection(let from, let to):
      sections.insert(sections.remove(at: from), at: to)
      updateShown()
    case .replaceSupplements(let index, _, let isDifferent):
      if isDifferent { sections[index].isChanged = true }
    }
  }

  private mutating func change(_ section: Int, _ body: (inout SectionEditComposer) -> Void) {
    let wasEmpty = sections[section].items.count == 0
    body(&sections[section].items)
    if (sections[section].items.count == 0) != wasEmpty { updateShown() }
  }

  private mutating func updateShown() {
    shown.update(total: sections.count) { sections[$0].items.count > 0 }
  }

  /// Follows other content.
  ///
  /// - Parameters:
  ///   - content: the content after the change.
  ///   - changes: what changes of what is shown.
  /// - Complexity: O(*n*)
  mutating func assign<Header, Item, Footer>(
    _ content: SectionList<Header, Item, Footer>,
    _ changes: SectionedChangeset
  ) {
    var old = (0..<shown.count).map { sections[shown[$0]] }
    var new = content.sections.map { Section(items: SectionEditComposer(came: $0.items.count)) }
    let left = Dictionary(grouping: changes.items.deletes + changes.items.moves.map(\.from), by: \.section)
    let entered = Dictionary(grouping: changes.items.inserts + changes.items.moves.map(\.to), by: \.section)
    let changed = Set(changes.sections.updates.map(\.to))
    for (section, origin) in changes.sections.origins(count: content.shown.count).enumerated() {
      guard let origin else { continue }
      let stored = content.shown[section]
      let count = new[stored].items.count
      new[stored] = old[origin]
      if changed.contains(section) { new[stored].isChanged = true }
      if left[origin] == nil, entered[section] == nil { continue }
      let items = ListChangeset(
        deletes: left[origin, default: []].map(\.item).sorted(),
        inserts: entered[section, default: []].map(\.item).sorted()
      )
      new[stored].items.follow(items, count: count)
    }
    for move in changes.items.moves {
      let run = old[move.from.section].items[move.from.item..<move.from.item + 1][0]
      let stored = content.shown[move.to.section]
      new[stored].items.remove(at: move.to.item)
      new[stored].items.insert(run, at: move.to.item)
    }
    for update in changes.items.updates { new[content.shown[update.to.section]].items.change(at: update.to.item) }
    sections = new
    shown = content.shown
  }

  // MARK: What came of it

  /// What is different from the beginning, of what is shown.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of edits, sections and changes.
  var changeset: SectionedChangeset {
    let old = (0..<shownBefore.count).map { Identity(id: shownBefore[$0]) }
    let new = (0..<shown.count).map { place in
      let section = sections[shown[place]]
      return Identity(id: section.origin ?? -1 - place, isChanged: section.isChanged)
    }
    let changes = ListChangeset(from: old, to: new, by: .id())
    let origins = changes.hasStructure ? changes.origins(count: new.count) : old.indices.map { $0 }
    return SectionedChangeset(sections: changes, origins: origins.map { $0 ?? -1 }, items: itemChanges(origins))
  }

  /// - Parameter origins: for each section that is shown, where it was shown.
  private func itemChanges(_ origins: [Int?]) -> IndexChanges<ItemPath> {
    var changes = IndexChanges<ItemPath>()
    var kept = [[Range<Int>]](repeating: [], count: shownBefore.count)
    for (section, origin) in origins.enumerated() {
      var inPlace: [MatchedRun] = []
      var across: [IndexMove<ItemPath>] = []
      let firstMove = changes.moves.count
      var item = 0
      for run in sections[shown[section]].items.runs {
        defer { item += run.count }
        let range = run.start..<run.start + run.count
        guard let stored = run.section, let from = shownBefore.position(of: stored) else {
          if origin != nil {
            changes.inserts += range.indices.map { ItemPath(section: section, item: item + $0 - run.start) }
          }
          continue
        }
        kept[from].append(range)
        if run.isChanged { changes.updates += Self.moves(from, range, to: section, item) }
        if from == origin {
          inPlace.join(MatchedRun(old: run.start, new: item, count: run.count))
        } else {
          across += Self.moves(from, range, to: section, item)
        }
      }
      for (run, stays) in zip(inPlace, HeaviestIncreasingSubsequence(inPlace).stays) where !stays {
        changes.moves += Self.moves(origin ?? section, run.old..<run.old + run.count, to: section, run.new)
      }
      if !across.isEmpty {
        changes.moves += across
        changes.moves[firstMove...].sort { $0.to < $1.to }
      }
    }
    for case let origin? in origins.sorted(by: { $0 ?? -1 < $1 ?? -1 }) {
      var start = 0
      for range in kept[origin].sorted(by: { $0.lowerBound < $1.lowerBound }) {
        changes.deletes += (start..<range.lowerBound).map { ItemPath(section: origin, item: $0) }
        start = range.upperBound
      }
      let end = countsBefore[shownBefore[origin]]
      changes.deletes += (start..<end).map { ItemPath(section: origin, item: $0) }
    }
    return changes
  }

  private static func moves(
    _ section: Int,
    _ items: Range<Int>,
    to newSection: Int,
    _ start: Int
  ) -> [IndexMove<ItemPath>] {
    items.map { item in
      IndexMove(
        from: ItemPath(section: section, item: item),
        to: ItemPath(section: newSection, item: start + item - items.lowerBound)
      )
    }
  }
}
