import ListChanges
import RosterCore
import RowStructures

/// The rows of an item.
struct ExpandedSpan<Row> {
  var rows: [Row]
  var content: (any SpanContent)?
  var entry: SpanEntry?

  init(_ rows: [Row], _ content: (any SpanContent)? = nil, _ entry: SpanEntry? = nil) {
    self.rows = rows
    self.content = content
    self.entry = entry
  }
}

/// The content of an item's rows at one time.
@MainActor protocol SpanContent {
  func place(at index: Int) -> ItemPlace
}

/// An item of the base that can be found again.
@MainActor class SpanEntry {
  /// The section of the item, which ``ExpandedDataSource`` updates.
  weak var section: SectionName?
  var label: RowLabel = 0
}

/// A section of an ``ExpandedDataSource``.
@usableFromInline
@MainActor struct ExpandedSection<Row> {
  let name = SectionName()
  @usableFromInline var rows = RowList<Row>([])
  /// The content of each base item, weighted by its number of rows.
  var spans = CountedList<(any SpanContent)?>()
  /// The entries of the same items, with labels to find them by.
  var entries = RowList<SpanEntry?>([])

  init() {}

  mutating func set(_ items: [Row], _ new: [((any SpanContent)?, weight: Int)], _ entries: [SpanEntry?]) {
    rows = RowList(items)
    setSpans(new, entries)
  }

  mutating func setSpans(_ new: [((any SpanContent)?, weight: Int)], _ newEntries: [SpanEntry?]) {
    spans = CountedList(new)
    entries = RowList(newEntries)
    entries.forEach { label, entry in
      entry?.section = name
      entry?.label = label
    }
  }

  func range(of span: Int) -> Range<Int> {
    let start = spans.offset(of: span)
    return start..<start + spans.weight(at: span)
  }

  func items(_ range: Range<Int>) -> [Row] {
    var items: [Row] = []
    rows.forEach(in: range) { items.append($1) }
    return items
  }

  /// Inserts a span. The caller inserts its rows.
  ///
  /// - Returns: The index of its first row.
  mutating func insert(_ span: ExpandedSpan<Row>, at index: Int) -> Int {
    spans.insert(span.content, weight: span.rows.count, at: index)
    put(span.entry, at: index)
    return spans.offset(of: index)
  }

  private mutating func put(_ entry: SpanEntry?, at index: Int) {
    if entries.newLabel(at: index) == nil {
      for label in entries.makeRoom(at: index).new { entries.item(labeled: label)??.label = label }
    }
    guard let label = entries.newLabel(at: index) else { fatalError("room was made for an item") }
    entries.insert(entry, label, at: index)
    entry?.section = name
    entry?.label = label
  }

  /// Removes a span. The caller removes its rows.
  mutating func removeSpan(at index: Int) -> (entry: SpanEntry?, rows: Range<Int>) {
    let range = range(of: index)
    spans.remove(at: index)
    return (entries.remove(at: index).item, range)
  }

  /// Moves a span. The caller moves its rows.
  mutating func moveSpan(from: Int, to: Int) -> (start: Int, end: Int, count: Int) {
    let range = range(of: from)
    spans.move(from: from, to: to)
    put(entries.remove(at: from).item, at: to)
    return (range.lowerBound, spans.offset(of: to), range.count)
  }

  mutating func replace(_ span: ExpandedSpan<Row>, at index: Int) {
    spans.replace(at: index, with: span.content, weight: span.rows.count)
    let label = entries.replace(at: index, with: span.entry).label
    span.entry?.section = name
    span.entry?.label = label
  }
}

/// The spans of a section after an edit of many items, and the changes of their rows.
@MainActor struct ExpandedPass<Row> {
  enum Kind {
    case stays(Int)
    case moves(Int)
    case changes(Int, isMoved: Bool)
    case arrives
  }

  private let old: ExpandedSection<Row>
  private let oldItems: [Row]
  private var starts: [Int] = []
  private var contents: [(any SpanContent)?] = []
  private let edit: RowChanges
  /// The kinds of the inserted items, by their positions in the edit.
  private var arriving: [Kind]
  private var isUpdated: Set<Int>
  private var (gone_, came, index) = (0, 0, 0)

  private(set) var rows: [Row] = []
  private(set) var spans: [((any SpanContent)?, weight: Int)] = []
  private(set) var entries: [SpanEntry?] = []
  private(set) var gone: [SpanEntry] = []
  private var noted = ListChangeset()

  init(_ old: ExpandedSection<Row>, _ edit: RowChanges) {
    self.old = old
    self.edit = edit
    oldItems = old.rows.array
    arriving = edit.inserted.map { _ in .arrives }
    isUpdated = Set(edit.updated.map(\.index))
    var start = 0
    old.spans.forEach { content, count in
      starts.append(start)
      contents.append(content)
      start += count
    }
    starts.append(start)
    var leaves = [Bool](repeating: true, count: edit.removed.count)
    for move in edit.moves {
      leaves[move.from] = false
      let origin = edit.removed[move.from].index
      arriving[move.to] = move.isChanged ? .changes(origin, isMoved: true) : .moves(origin)
    }
    for (row, leaves) in zip(edit.removed, leaves) where leaves {
      noted.deletes += range(row.index)
      if let entry = old.entries[row.index] { gone.append(entry) }
    }
  }

  private func range(_ origin: Int) -> Range<Int> { starts[origin]..<starts[origin + 1] }
  func items(_ origin: Int) -> [Row] { Array(oldItems[range(origin)]) }

  /// Returns the next item's index in the base, and its kind.
  mutating func next() -> (index: Int, kind: Kind)? {
    guard index < contents.count - edit.removed.count + edit.inserted.count else { return nil }
    defer { index += 1 }
    if came < edit.inserted.count, edit.inserted[came].index == index {
      came += 1
      return (index, arriving[came - 1])
    }
    while gone_ < edit.removed.count, edit.removed[gone_].index <= index - came + gone_ { gone_ += 1 }
    let origin = index - came + gone_
    return (index, isUpdated.contains(index) ? .changes(origin, isMoved: false) : .stays(origin))
  }

  private mutating func add(_ items: some Collection<Row>, _ content: (any SpanContent)?, _ entry: SpanEntry?) {
    rows += items
    spans.append((content, weight: items.count))
    entries.append(entry)
  }

  mutating func keep(_ origin: Int) { add(oldItems[range(origin)], contents[origin], old.entries[origin]) }

  mutating func move(_ origin: Int) {
    for (offset, row) in range(origin).enumerated() {
      noted.moves.append(IndexMove(from: row, to: rows.count + offset))
    }
    keep(origin)
  }

  mutating func insert(_ span: ExpandedSpan<Row>) {
    noted.inserts += rows.count..<rows.count + span.rows.count
    add(span.rows, span.content, span.entry)
  }

  mutating func change(_ origin: Int, to span: ExpandedSpan<Row>, _ changes: ListChangeset, isMoved: Bool) {
    let moved = changes.offset(from: starts[origin], to: rows.count)
    noted.deletes += moved.deletes
    noted.inserts += moved.inserts
    noted.updates += moved.updates
    if isMoved {
      for (index, from) in changes.origins(count: span.rows.count).enumerated() {
        if let from { noted.moves.append(IndexMove(from: starts[origin] + from, to: rows.count + index)) }
      }
    } else {
      noted.moves += moved.moves
    }
    if let entry = old.entries[origin], entry !== span.entry { gone.append(entry) }
    add(span.rows, span.content, span.entry)
  }

  /// Returns the changes of the rows.
  mutating func changes() -> ListChangeset {
    noted.deletes.sort()
    return noted
  }
}

/// The rows of an ``ExpandedDataSource`` at one time.
public struct ExpandedVersion<Base: ContentVersion, Item>: ContentVersion {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  let base: Base
  @usableFromInline let sections: CountedList<ExpandedSection<Item>>
  private let channel: ContentChannel<Item>

  init(_ base: Base, _ sections: CountedList<ExpandedSection<Item>>, _ channel: ContentChannel<Item>) {
    self.base = base
    self.sections = sections
    self.channel = channel
  }

  @inlinable public var numberOfSections: Int { sections.count }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { sections.read(section) { $0.rows.count } }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item {
    sections.read(section) { $0.rows[index] }
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    sections.read(section) { $0.rows.label(at: index) }
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    sections.read(section) { $0.rows.index(of: label) }
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    let rows = sections.read(section) { $0.rows }
    rows.forEach(body)
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    let rows = sections.read(section) { $0.rows }
    rows.forEach { label, _ in body(label) }
  }
  public func header(ofSection section: Int) -> Base.Header? { base.header(ofSection: section) }
  public func footer(ofSection section: Int) -> Base.Footer? { base.footer(ofSection: section) }
  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let section = sections[section]
    let (span, offset) = section.spans.index(covering: index)
    if let content = section.spans[span] { return content.place(at: offset) }
    let (label, item) = (section.rows.label(at: index), section.rows[index])
    return channel.place(inSection: newestSection(section, label, item), label: label, item: item)
  }

  /// Returns the current section of a row, or `nil` if the row is gone. Views may show an old version.
  private func newestSection(_ section: ExpandedSection<Item>, _ label: RowLabel, _ item: Item) -> Int? {
    guard let source = channel.source as? any ExpandedContent<Item> else { return nil }
    guard let (index, rows) = source.rows(ofSectionNamed: section.name), let newest = rows.item(labeled: label) else {
      return nil
    }
    return rows.isIdentical(to: section.rows) || identifier(of: newest) == identifier(of: item) ? index : nil
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    channel.source.flatMap { base.owner(ofSection: section)?.replaced(by: $0, section: section) }
  }
}

/// An ``ExpandedDataSource`` with any base.
@MainActor protocol ExpandedContent<Item>: AnyObject {
  associatedtype Item
  /// Returns the index and the rows of a section.
  func rows(ofSectionNamed name: SectionName) -> (section: Int, rows: RowList<Item>)?
}

extension ExpandedDataSource: ExpandedContent {
  func rows(ofSectionNamed name: SectionName) -> (section: Int, rows: RowList<Item>)? {
    index(of: name).map { ($0, rows(ofSection: $0)) }
  }
}
