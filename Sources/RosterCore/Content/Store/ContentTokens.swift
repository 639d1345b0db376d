/// Follows sections and items through edits, and says what came of them.
struct ContentTokens {
  typealias List = SectionList<ContentToken, ContentToken, Never>

  private let initial: List
  private(set) var list: List
  private var next = 0

  init<Header, Item, Footer>(_ content: SectionList<Header, Item, Footer>) {
    var next = 0
    list = List(
      content.sections.map { section in
        let first = next + 2
        defer { next += 1 + section.items.count }
        let items = (first..<first + section.items.count).map { ContentToken(id: $0) }
        return .init(header: ContentToken(id: next + 1), items: items)
      },
      content.shown.emptySections
    )
    initial = list
    self.next = next
  }

  /// What is different from the beginning, of what is shown.
  var changeset: SectionedChangeset {
    SectionedChangeset(
      from: initial.shownSections,
      to: list.shownSections,
      sections: KeySectionMatcher<List.Section, Int?, [ContentToken]>(
        id: { $0.header?.id },
        items: \.items,
        areSame: { !($1.header?.isChanged ?? false) }
      ),
      items: ContentTokenMatcher()
    )
  }

  /// Follows an edit.
  mutating func apply<Header, Item, Footer>(_ edit: SectionEdit<Header, Item, Footer>) {
    switch edit {
    case .insertItems(let items, let path):
      list.apply(.insertItems(items.map { _ in fresh() }, at: path))
    case .removeItem(let path):
      list.apply(.removeItem(path))
    case .moveItem(let from, let to):
      list.apply(.moveItem(from: from, to: to))
    case .replaceItem(let path, _):
      list.apply(.replaceItem(path, changed(list.sections[path.section].items[path.item])))
    case .replaceItems(let section, let items, let changes):
      list.apply(.replaceItems(section: section, followed(in: section, count: items.count, changes), changes))
    case .insertSection(let section, let index):
      let items = section.items.map { _ in fresh() }
      list.apply(.insertSection(.init(header: fresh(), items: items), at: index))
    case .removeSection(let index):
      list.apply(.removeSection(index))
    case .moveSection(let from, let to):
      list.apply(.moveSection(from: from, to: to))
    case .replaceSupplements(let index, _, let isDifferent):
      guard isDifferent, let header = list.sections[index].header else { return }
      let section = List.Section(header: changed(header), items: [])
      list.apply(.replaceSupplements(section: index, with: section, isDifferent: true))
    }
  }

  /// Follows other content.
  ///
  /// - Parameters:
  ///   - content: the content after the change.
  ///   - changes: what changes of what is shown.
  mutating func assign<Header, Item, Footer>(
    _ content: SectionList<Header, Item, Footer>,
    _ changes: SectionedChangeset
  ) {
    let old = list.shownSections
    var sections: [List.Section] = content.sections.map { section in
      .init(header: fresh(), items: section.items.map { _ in fresh() })
    }
    let sectionOrigins = changes.sections.origins(count: content.shown.count)
    let changedSections = Set(changes.sections.updates.map(\.to))
    let gone = Dictionary(
      grouping: changes.items.deletes + changes.items.moves.map(\.from),
      by: \.section
    ).mapValues { Set($0.map(\.item)) }
    let come = Dictionary(
      grouping: changes.items.inserts + changes.items.moves.map(\.to),
      by: \.section
    ).mapValues { Set($0.map(\.item)) }
    for (shown, origin) in sectionOrigins.enumerated() {
      guard let origin else { continue }
      let stored = content.shown[shown]
      let header = old[origin].header
      sections[stored].header = changedSections.contains(shown) ? header.map(changed) : header
      var stayed = old[origin].items.indices.filter { gone[origin]?.contains($0) != true }.makeIterator()
      for item in sections[stored].items.indices where come[shown]?.contains(item) != true {
        if let index = stayed.next() { sections[stored].items[item] = old[origin].items[index] }
      }
    }
    for move in changes.items.moves {
      sections[content.shown[move.to.section]].items[move.to.item] = old[move.from.section].items[move.from.item]
    }
    for update in changes.items.updates {
      let stored = content.shown[update.to.section]
      sections[stored].items[update.to.item] = changed(sections[stored].items[update.to.item])
    }
    list = List(sections, content.shown.emptySections)
  }

  private mutating func followed(in section: Int, count: Int, _ changes: ListChangeset) -> [ContentToken] {
    let old = list.sections[section].items
    let updated = Set(changes.updates.map(\.to))
    var tokens: [ContentToken] = []
    for (new, origin) in changes.origins(count: count).enumerated() {
      if let origin {
        tokens.append(updated.contains(new) ? changed(old[origin]) : old[origin])
      } else {
        tokens.append(fresh())
      }
    }
    return tokens
  }

  private func changed(_ token: ContentToken) -> ContentToken {
    ContentToken(id: token.id, isChanged: true)
  }

  private mutating func fresh() -> ContentToken {
    next += 1
    return ContentToken(id: next)
  }
}
