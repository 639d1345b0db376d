import Foundation
import ListChanges
import RosterCore
import RosterDiagnostics
import RowStructures

/// Content that shows any number of rows for each item of another data source, in its sections.
///
/// Each section of the base is a section of it, with the same header, footer, and index title. It retains its base, but the base
/// doesn't retain it.
@preconcurrency @MainActor public class ExpandedDataSource<Base: DataSource, Item>: VersionedDataSource {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer
  typealias Section = ExpandedSection<Item>

  /// The data source that this one follows.
  public let base: Base
  public let changes = ContentChannel<Item>()
  final var sections = CountedList<Section>()
  private var indexes = SectionIndexes()

  init(_ base: Base) {
    self.base = base
  }

  /// Reads and follows the base, once the rule is set.
  final func start() {
    readAll()
    changes.derive(from: base, for: self) { [weak self] in self?.follow($0) }
  }

  public final var version: ExpandedVersion<Base.Version, Item> { ExpandedVersion(base.version, sections, changes) }

  @discardableResult
  public final func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  /// Returns the index path of an item, or `nil` if it isn't shown here.
  public func indexPath(of place: ItemPlace) -> IndexPath? { place.dataSource === self ? place.indexPath : nil }

  /// Returns the index path of the base's item that a row belongs to.
  ///
  /// - Complexity: O(log *n*)
  public final func baseIndexPath(of indexPath: IndexPath) -> IndexPath? {
    checkIndex(indexPath[0], of: .section, below: sections.count, in: Self.self, #function)
    let section = sections[indexPath[0]]
    checkIndex(indexPath[1], of: .item, below: section.rows.count, in: Self.self, #function)
    return [indexPath[0], section.spans.index(covering: indexPath[1]).index]
  }

  // MARK: Spans

  /// Returns the rows of an item. Both overrides evaluate a rule.
  func span(of item: Base.Item, at path: ItemPath, _ newest: Base.Version) -> ExpandedSpan<Item> {
    fatalError("abstract")
  }

  /// Returns the rows of a changed item, and their difference from the old ones.
  func span(
    of item: Base.Item,
    at path: ItemPath,
    _ newest: Base.Version,
    insteadOf old: [Item],
    _ entry: SpanEntry?
  ) -> (ExpandedSpan<Item>, ListChangeset) {
    fatalError("abstract")
  }

  /// Follows an edit of the base before the rule is evaluated.
  func prepare(_ edit: ContentEdit<Base.Item>) {}

  /// Cleans up after an item with rows is removed.
  func didRemove(_ entry: SpanEntry) {}

  final func read(_ section: Int, of newest: Base.Version) -> Section {
    let number = section
    var section = Section()
    var rows: [Item] = []
    var spans: [((any SpanContent)?, weight: Int)] = []
    var entries: [SpanEntry?] = []
    newest.forEachItem(inSection: number) { _, item in
      let span = span(of: item, at: ItemPath(section: number, item: spans.count), newest)
      rows += span.rows
      spans.append((span.content, weight: span.rows.count))
      entries.append(span.entry)
    }
    section.set(rows, spans, entries)
    return section
  }

  final func readAll() {
    let newest = base.version
    sections = CountedList((0..<newest.numberOfSections).map { (read($0, of: newest), weight: 0) })
    indexes = SectionIndexes()
  }

  final func index(of name: SectionName) -> Int? {
    indexes.index(of: ObjectIdentifier(name), count: sections.count) { index in sections.read(index) { $0.name } }
  }

  private func end(_ section: Section) {
    section.entries.forEach { _, entry in if let entry { didRemove(entry) } }
  }

  // MARK: Following

  private func follow(_ edit: ContentEdit<Base.Item>) {
    prepare(edit)
    switch edit {
    case .relabel: break
    case .updateSection(let section): send(.updateSection(section))
    case .insert(let place, let item): insert(span(of: item, at: place.path, base.version), at: place)
    case .remove(let place, _): remove(at: place)
    case .update(let place, _, let new): update(new, at: place)
    case .move(let from, let to, _, let new, let isChanged):
      if from.section == to.section { move(from, to) } else { cross(from, to) }
      if isChanged { update(new, at: to) }
    case .rows(let changes, let section): follow(changes, section)
    case .insertSections(let range):
      let newest = base.version
      for section in range { sections.insert(read(section, of: newest), weight: 0, at: section) }
      indexes = SectionIndexes()
      send(edit.withoutItems())
    case .removeSections(let range):
      removeSections(range)
      send(edit.withoutItems())
    case .moveSections(let range, let to):
      let moved = range.map { sections[$0] }
      for section in range.reversed() { sections.remove(at: section) }
      for (offset, section) in moved.enumerated() { sections.insert(section, weight: 0, at: to + offset) }
      indexes = SectionIndexes()
      send(edit.withoutItems())
    case .replaceSections(let range, let count):
      removeSections(range)
      let newest = base.version
      for section in range.lowerBound..<range.lowerBound + count {
        sections.insert(read(section, of: newest), weight: 0, at: section)
      }
      send(edit.withoutItems())
    case .reload:
      sections.forEach { section, _ in end(section) }
      readAll()
      send(edit.withoutItems())
    }
  }

  private func removeSections(_ range: Range<Int>) {
    for section in range.reversed() { end(sections.remove(at: section)) }
    indexes = SectionIndexes()
  }

  private func insert(_ span: ExpandedSpan<Item>, at place: RowPlace) {
    let start = sections.update(at: place.section) { $0.insert(span, at: place.index) }
    if !span.rows.isEmpty { insertRows(span.rows, items: span.rows, at: start, inSection: place.section) }
  }

  private func remove(at place: RowPlace) {
    let (entry, range) = sections.update(at: place.section) { $0.removeSpan(at: place.index) }
    change(place.section, ListChangeset(deletes: Array(range)), new: [], from: range.lowerBound)
    if let entry { didRemove(entry) }
  }

  final func update(_ item: Base.Item, at place: RowPlace) {
    let (range, old, entry) = sections.read(place.section) { section in
      let range = section.range(of: place.index)
      return (range, section.items(range), section.entries[place.index])
    }
    let (span, changes) = span(of: item, at: place.path, base.version, insteadOf: old, entry)
    sections.update(at: place.section) { $0.replace(span, at: place.index) }
    change(
      place.section,
      changes.offset(from: range.lowerBound, to: range.lowerBound),
      new: span.rows,
      from: range.lowerBound
    )
    if let entry, entry !== span.entry { didRemove(entry) }
  }

  /// Changes the rows of a span.
  final func change(_ section: Int, _ changes: ListChangeset, new: [Item], from start: Int) {
    let old = rows(ofSection: section)
    changeRows(
      of: section,
      changes,
      NewRows(row: { new[$0 - start] }, old: { old[$0] }, new: { new[$0 - start] }) { rows in
        for (offset, item) in new.enumerated() { _ = rows.replace(at: start + offset, with: item) }
      }
    )
  }

  private func move(_ from: RowPlace, _ to: RowPlace) {
    if from.index == to.index { return }
    let old = rows(ofSection: from.section)
    let (start, end, count) = sections.update(at: from.section) { $0.moveSpan(from: from.index, to: to.index) }
    if start == end || count == 0 { return }
    let moves = (0..<count).map { IndexMove(from: start + $0, to: end + $0) }
    func item(_ index: Int) -> Item { old[index - end + start] }
    changeRows(of: from.section, ListChangeset(moves: moves), NewRows(row: item, old: { old[$0] }, new: item) { _ in })
  }

  /// Moves the rows of an item to another section.
  private func cross(_ from: RowPlace, _ to: RowPlace) {
    let (span, start) = sections.update(at: from.section) { section in
      let range = section.range(of: from.index)
      let content = section.spans[from.index]
      let rows = section.items(range)
      return (ExpandedSpan(rows, content, section.removeSpan(at: from.index).entry), range.lowerBound)
    }
    let end = sections.update(at: to.section) { $0.insert(span, at: to.index) }
    for (offset, item) in span.rows.enumerated() {
      let label = newLabel(at: end + offset, inSection: to.section).label
      let oldLabel = changeRows(ofSection: from.section) { $0.remove(at: start).label }
      changeRows(ofSection: to.section) { $0.insert(item, label, at: end + offset) }
      let places = (RowPlace(from.section, start, oldLabel), RowPlace(to.section, end + offset, label))
      send(.move(from: places.0, to: places.1, old: item, new: item, isChanged: false))
    }
  }

  /// Follows many inserted, removed, and changed items in one pass.
  private func follow(_ edit: RowChanges, _ section: Int) {
    let newest = base.version
    let old = sections[section]
    var pass = ExpandedPass(old, edit)
    while let (index, kind) = pass.next() {
      switch kind {
      case .stays(let origin): pass.keep(origin)
      case .moves(let origin): pass.move(origin)
      case .arrives:
        let path = ItemPath(section: section, item: index)
        pass.insert(span(of: newest.item(at: index, inSection: section), at: path, newest))
      case .changes(let origin, let isMoved):
        let (span, changes) = span(
          of: newest.item(at: index, inSection: section),
          at: ItemPath(section: section, item: index),
          newest,
          insteadOf: pass.items(origin),
          old.entries[origin]
        )
        pass.change(origin, to: span, changes, isMoved: isMoved)
      }
    }
    sections.update(at: section) { $0.setSpans(pass.spans, pass.entries) }
    let (rows, new) = (old.rows, pass.rows)
    let changes = pass.changes()
    changeRows(
      of: section,
      changes,
      NewRows(row: { new[$0] }, old: { rows[$0] }, new: { new[$0] }) { $0.replaceAll(new) }
    )
    for entry in pass.gone { didRemove(entry) }
  }
}

extension ExpandedDataSource: RowEditing {
  package func rows(ofSection section: Int) -> RowList<Item> { sections.read(section) { $0.rows } }

  package func changeRows<Result>(ofSection section: Int, _ body: (inout RowList<Item>) -> Result) -> Result {
    sections.update(at: section) { body(&$0.rows) }
  }

  package func send(_ edit: ContentEdit<Item>) { changes.send(edit) }
}

extension ExpandedDataSource: PlaceFinding {
  public func path(of item: FollowedItem) -> ItemPath? {
    guard let row = changes.places?.row(of: item), row.section < sections.count else { return nil }
    return rows(ofSection: row.section).index(of: row.label).map { ItemPath(section: row.section, item: $0) }
  }
}

extension ContentEdit {
  /// Returns the same edit for items of another type. The edit must not carry items.
  fileprivate func withoutItems<Other>() -> ContentEdit<Other> {
    guard let edit = withoutItems(as: Other.self) else { fatalError("the edit carries items") }
    return edit
  }
}

extension ListChangeset {
  /// Returns the changes with offset indexes.
  func offset(from old: Int, to new: Int) -> ListChangeset {
    func moved(_ move: IndexMove<Int>) -> IndexMove<Int> { IndexMove(from: move.from + old, to: move.to + new) }
    return ListChangeset(
      deletes: deletes.map { $0 + old },
      inserts: inserts.map { $0 + new },
      moves: moves.map(moved),
      updates: updates.map(moved)
    )
  }
}
