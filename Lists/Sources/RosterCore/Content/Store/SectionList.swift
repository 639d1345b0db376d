/// Sections of items, of which those without items may not be shown.
@usableFromInline
package struct SectionList<Header, Item, Footer> {
  @usableFromInline package typealias Section = ContentSection<Header, Item, Footer>
  typealias Edit = SectionEdit<Header, Item, Footer>

  /// All sections, shown or not.
  @usableFromInline package private(set) var sections: [Section]
  @usableFromInline private(set) var shown: ShownSections

  init(_ sections: [Section], _ emptySections: EmptySections) {
    self.sections = sections
    shown = ShownSections(emptySections)
    updateShown()
  }

  /// The sections that are shown, in the same array if all are.
  var shownSections: [Section] {
    shown.count == sections.count ? sections : (0..<shown.count).map { sections[shown[$0]] }
  }

  private mutating func updateShown() {
    shown.update(total: sections.count) { !sections[$0].items.isEmpty }
  }

  /// Makes an edit.
  mutating func apply(_ edit: Edit) {
    switch edit {
    case .insertItems(let items, let path):
      change(path.section) { $0.insert(contentsOf: items, at: path.item) }
    case .removeItem(let path):
      change(path.section) { $0.remove(at: path.item) }
    case .moveItem(let from, let to):
      if from.section == to.section {
        change(from.section) { $0.insert($0.remove(at: from.item), at: to.item) }
      } else {
        let item = sections[from.section].items.remove(at: from.item)
        sections[to.section].items.insert(item, at: to.item)
        updateShown()
      }
    case .replaceItem(let path, let item):
      sections[path.section].items[path.item] = item
    case .replaceItems(let section, let items, _):
      change(section) { $0 = items }
    case .insertSection(let section, let index):
      sections.insert(section, at: index)
      updateShown()
    case .removeSection(let index):
      sections.remove(at: index)
      updateShown()
    case .moveSection(let from, let to):
      sections.insert(sections.remove(at: from), at: to)
      updateShown()
    case .replaceSupplements(let index, let section, _):
      sections[index].header = section.header
      sections[index].footer = section.footer
      sections[index].indexTitle = section.indexTitle
    }
  }

  private mutating func change(_ section: Int, _ body: (inout [Item]) -> Void) {
    let wasEmpty = sections[section].items.isEmpty
    body(&sections[section].items)
    if sections[section].items.isEmpty != wasEmpty { updateShown() }
  }
}

extension SectionList {
  /// What an edit changes of what is shown: structure, and then content.
  typealias Stages = (structure: ChangeStage, content: ChangeStage)

  func stages(of edit: Edit) -> Stages {
    switch edit {
    case .insertItems(let items, let path):
      return grow(path.section, by: items.count) { section in
        .init(items: .init(inserts: (path.item..<path.item + items.count).map { .init(section: section, item: $0) }))
      }
    case .removeItem(let path):
      return grow(path.section, by: -1) { .init(items: .init(deletes: [.init(section: $0, item: path.item)])) }
    case .moveItem(let from, let to):
      return (move(from, to), .init())
    case .replaceItem(let path, _):
      let section = shown.position(of: path.section)
      return (.init(), .init(items: .init(updates: section.map { [ItemPath(section: $0, item: path.item)] } ?? [])))
    case .replaceItems(let section, let items, let changes):
      return replace(section, with: items, changes)
    case .insertSection(let section, let index):
      guard shows(section.items.count) else { return (.init(), .init()) }
      return (.init(sections: .init(inserts: [shown.insertionPosition(of: index)])), .init())
    case .removeSection(let index):
      return (.init(sections: .init(deletes: shown.position(of: index).map { [$0] } ?? [])), .init())
    case .moveSection(let from, let to):
      guard let old = shown.position(of: from) else { return (.init(), .init()) }
      let new = shown.insertionPosition(of: from < to ? to + 1 : to) - (from < to ? 1 : 0)
      return (.init(sections: .init(moves: old == new ? [] : [.init(from: old, to: new)])), .init())
    case .replaceSupplements(let index, _, let isDifferent):
      guard isDifferent, let section = shown.position(of: index) else { return (.init(), .init()) }
      return (.init(), .init(sections: .init(updates: [section])))
    }
  }

  /// Whether a section with a number of items is shown.
  private func shows(_ count: Int) -> Bool { shown.emptySections == .keep || count > 0 }

  /// The stages of items that come or go, with their section if it comes or goes with them.
  private func grow(_ index: Int, by count: Int, items: (Int) -> ChangeStage) -> Stages {
    if count == 0 { return (.init(), .init()) }
    switch (shown.position(of: index), shows(sections[index].items.count + count)) {
    case (let section?, true): return (items(section), .init())
    case (let section?, false): return (.init(sections: .init(deletes: [section])), .init())
    case (nil, true): return (.init(sections: .init(inserts: [shown.insertionPosition(of: index)])), .init())
    case (nil, false): return (.init(), .init())
    }
  }

  private func move(_ from: ItemPath, _ to: ItemPath) -> ChangeStage {
    guard let source = shown.position(of: from.section) else { return .init() }
    if from.section == to.section {
      if from.item == to.item { return .init() }
      let move = IndexMove(
        from: ItemPath(section: source, item: from.item),
        to: ItemPath(section: source, item: to.item)
      )
      return .init(items: .init(moves: [move]))
    }
    let isLast = !shows(sections[from.section].items.count - 1)
    let known = shown.position(of: to.section)
    let destination = known ?? shown.insertionPosition(of: to.section)
    // Where the destination is once the source has gone.
    let after = destination - (isLast && source < destination ? 1 : 0)
    let move = IndexMove(
      from: ItemPath(section: source, item: from.item),
      to: ItemPath(section: after, item: to.item)
    )
    if !isLast, known != nil { return .init(items: .init(moves: [move])) }
    return .init(
      sections: .init(deletes: isLast ? [source] : [], inserts: known == nil ? [after] : []),
      items: .init(
        deletes: isLast ? [] : [move.from],
        inserts: known == nil ? [] : [move.to]
      ),
      carriedItems: [move]
    )
  }

  private func replace(_ index: Int, with items: [Item], _ changes: ListChangeset) -> Stages {
    guard let section = shown.position(of: index), shows(items.count) else {
      return grow(index, by: items.count - sections[index].items.count) { _ in .init() }
    }
    let stages = SectionedChangeset(changes, inSection: section).stages()
    return (
      stages.first { $0.hasStructure } ?? .init(),
      stages.first { !$0.hasStructure } ?? .init()
    )
  }
}
