import Foundation
import ListChanges
import RosterCore
import RosterDiagnostics
import RowStructures

/// Zero or more rows for each item of another data source, in its order and its sections.
///
/// ```swift
/// let lines = orders.flatMapped { $0.lines }
/// ```
///
/// The rows of an item are created when it's inserted or changes, and retained. When it changes, its rows are compared with the old
/// ones: by identifier if `Identifiable` and `Equatable`, by value if `Hashable`, and otherwise in order. The rows of an item move
/// with it. From iOS 17 on, a closure that reads an `@Observable` item is called again when a property that it has read changes.
///
/// Rows can't be edited. Edit their item, see ``ExpandedDataSource/baseIndexPath(of:)``. A place of a row belongs to this data
/// source.
///
/// - Complexity: O(log *n* + *k*) for each inserted, removed, moved, or changed item, with *k* rows and at most one call of the
///   closure. It retains the rows, and some 30 bytes for each item of the base.
@preconcurrency @MainActor
public final class FlatMappedDataSource<Base: DataSource, Row>: ExpandedDataSource<Base, Row> {
  private let rule: ObservedRule<Base, [Row]>
  private let matcher: (any ItemMatcher<Row>)? = inferredMatcher(of: Row.self)

  /// - Parameters:
  ///   - base: The data source whose items make rows. It's retained.
  ///   - rows: A closure that returns the rows of an item. It's called once for each inserted or changed item.
  init(_ base: Base, by rows: @escaping (Base.Item) -> [Row]) {
    rule = ObservedRule("FlatMappedDataSource", of: base, rows)
    super.init(base)
    rule.askAgain(of: base) { [weak self] item, place, _ in self?.update(item, at: place) }
    start()
  }

  override func prepare(_ edit: ContentEdit<Base.Item>) { rule.follow(edit) }

  override func span(of item: Base.Item, at path: ItemPath, _ newest: Base.Version) -> ExpandedSpan<Row> {
    ExpandedSpan(rule.ask(item, path, newest))
  }

  override func span(
    of item: Base.Item,
    at path: ItemPath,
    _ newest: Base.Version,
    insteadOf old: [Row],
    _ entry: SpanEntry?
  ) -> (ExpandedSpan<Row>, ListChangeset) {
    let span = span(of: item, at: path, newest)
    func compared(_ matcher: some ItemMatcher<Row>) -> ListChangeset {
      Turn.evaluate("FlatMappedDataSource") { ListChangeset(from: old, to: span.rows, by: matcher) }
    }
    if let matcher { return (span, compared(matcher)) }
    let common = min(old.count, span.rows.count)
    let changes = ListChangeset(
      deletes: Array(common..<old.count),
      inserts: Array(common..<span.rows.count),
      updates: (0..<common).map { IndexMove(from: $0, to: $0) }
    )
    return (span, changes)
  }
}

/// The items of a data source for each item of another one, in its order and its sections.
///
/// ```swift
/// let all = accounts.flatMapped { $0.messages }  // each account has a data source
/// ```
///
/// Views show the changes of each of the data sources with those of the base. The closure is called when an item is inserted or
/// changes. Return the same data source for the same item, or its rows are replaced. The sections of a data source are shown one
/// after the other.
///
/// A place of an item belongs to the data source that has it, which takes edits by it.
///
/// - Complexity: O(log *n* + *k*) for each inserted, removed, moved, or changed item of the base, with *k* rows. For each such row,
///   it's O(log *n*). It retains the rows, and some 300 bytes for each item of the base.
@preconcurrency @MainActor
public final class FlatMappedContentDataSource<Base: DataSource, Child: DataSource>: ExpandedDataSource<
  Base, Child.Item
>
{
  private let content: ObservedRule<Base, Child>

  /// - Parameters:
  ///   - base: The data source whose items have data sources. It's retained.
  ///   - content: A closure that returns the data source of an item. It's called once for each inserted or changed item.
  init(_ base: Base, by content: @escaping (Base.Item) -> Child) {
    self.content = ObservedRule("FlatMappedContentDataSource", of: base, content)
    super.init(base)
    self.content.askAgain(of: base) { [weak self] item, place, _ in self?.update(item, at: place) }
    start()
  }

  override func prepare(_ edit: ContentEdit<Base.Item>) { content.follow(edit) }

  override func span(of item: Base.Item, at path: ItemPath, _ newest: Base.Version) -> ExpandedSpan<Child.Item> {
    span(of: content.ask(item, path, newest))
  }

  private func span(of child: Child) -> ExpandedSpan<Child.Item> {
    if child.changes.isMade(of: changes) {
      trap(
        "FlatMappedContentDataSource: an item has \(child.changes.name) in it, which is made of the whole",
        cause: "the closure returns a data source that shows what it is part of",
        advice: "return one that is made of other content"
      )
    }
    let entry = ChildEntry(child)
    changes.bases.append(entry.flat.changes)
    entry.flat.changes.follow(entry) { [weak self, weak entry] edit in
      if let entry { self?.follow(edit, of: entry) }
    }
    return ExpandedSpan(entry.rows, entry.flat.version, entry)
  }

  override func span(
    of item: Base.Item,
    at path: ItemPath,
    _ newest: Base.Version,
    insteadOf old: [Child.Item],
    _ entry: SpanEntry?
  ) -> (ExpandedSpan<Child.Item>, ListChangeset) {
    let child = content.ask(item, path, newest)
    if let entry = entry as? ChildEntry<Child>, entry.child === child {
      return (ExpandedSpan(old, entry.flat.version, entry), ListChangeset())
    }
    let span = span(of: child)
    return (span, ListChangeset(deletes: Array(old.indices), inserts: Array(span.rows.indices)))
  }

  override func didRemove(_ entry: SpanEntry) {
    guard let entry = entry as? ChildEntry<Child> else { return }
    entry.flat.changes.end(entry)
    if let base = changes.bases.firstIndex(where: { $0 === entry.flat.changes }) { changes.bases.remove(at: base) }
    entry.section = nil
  }

  /// - Complexity: O(*n*) in the number of items of the base.
  public override func indexPath(of place: ItemPlace) -> IndexPath? {
    guard let channel = place.item.channel else { return nil }
    for section in 0..<sections.count {
      let (entries, spans) = sections.read(section) { ($0.entries, $0.spans) }
      for index in 0..<entries.count {
        guard let entry = entries[index] as? ChildEntry<Child>, entry.flat.changes.isMade(of: channel),
          let path = entry.flat.indexPath(of: place)
        else { continue }
        return [section, spans.offset(of: index) + path[1]]
      }
    }
    return nil
  }

  // MARK: Following

  /// Follows an edit of an item's data source.
  private func follow(_ edit: ContentEdit<Child.Item>, of entry: ChildEntry<Child>) {
    guard let name = entry.section, let section = index(of: name),
      let span = sections.read(section, { $0.entries.index(of: entry.label) })
    else { return }
    let newest = entry.flat.version
    let start = sections.read(section) { $0.spans.offset(of: span) }
    let count = newest.numberOfItems(inSection: 0)
    sections.update(at: section) { _ = $0.spans.replace(at: span, with: newest, weight: count) }
    let place = { (place: RowPlace, label: RowLabel) in RowPlace(section, start + place.index, label) }
    switch edit {
    case .insert(let old, let item):
      let label = newLabel(at: start + old.index, inSection: section).label
      changeRows(ofSection: section) { $0.insert(item, label, at: start + old.index) }
      send(.insert(place(old, label), item))
    case .remove(let old, _):
      let (label, item) = changeRows(ofSection: section) { $0.remove(at: start + old.index) }
      send(.remove(place(old, label), item))
    case .update(let row, _, let new):
      let (label, old) = changeRows(ofSection: section) { $0.replace(at: start + row.index, with: new) }
      send(.update(place(row, label), old: old, new: new))
    case .move(let from, let to, _, let new, let isChanged):
      let gap = start + (to.index > from.index ? to.index + 1 : to.index)
      let label = newLabel(at: gap, inSection: section).label
      let (oldLabel, old) = changeRows(ofSection: section) { rows in
        let removed = rows.remove(at: start + from.index)
        rows.insert(new, label, at: start + to.index)
        return removed
      }
      send(.move(from: place(from, oldLabel), to: place(to, label), old: old, new: new, isChanged: isChanged))
    case .rows(let changes, _):
      change(section, changes.listChanges.offset(from: start, to: start), new: entry.rows, from: start)
    case .reload:
      let oldCount = rows(ofSection: section).count - sections.read(section) { $0.spans.totalWeight } + count
      let changes = ListChangeset(deletes: Array(0..<oldCount), inserts: Array(0..<count))
      change(section, changes.offset(from: start, to: start), new: entry.rows, from: start)
    default: changes.sendNothing()
    }
  }
}

/// An item of the base, and its data source.
private final class ChildEntry<Child: DataSource>: SpanEntry {
  let child: Child
  let flat: FlattenedDataSource<Child>

  init(_ child: Child) {
    self.child = child
    flat = child.flattened()
  }

  var rows: [Child.Item] { flat.version.items(inSection: 0) }
}

extension FlattenedVersion: SpanContent {
  func place(at index: Int) -> ItemPlace { place(at: index, inSection: 0) }
}

extension RowChanges {
  /// The changes as indexes of a list. A moved row that changes is an update, too.
  fileprivate var listChanges: ListChangeset {
    var (leaves, arrives) = (Set(removed.map(\.index)), Set(inserted.map(\.index)))
    var changes = ListChangeset()
    for move in moves {
      let indexes = IndexMove(from: removed[move.from].index, to: inserted[move.to].index)
      leaves.remove(indexes.from)
      arrives.remove(indexes.to)
      changes.moves.append(indexes)
      if move.isChanged { changes.updates.append(indexes) }
    }
    changes.deletes = leaves.sorted()
    changes.inserts = arrives.sorted()
    var origins = StayingRows(removed: ContiguousArray(removed.map(\.index)), inserted: inserted.map(\.index))
    for row in updated { changes.updates.append(IndexMove(from: origins.origin(of: row.index), to: row.index)) }
    changes.moves.sort { $0.to < $1.to }
    changes.updates.sort { $0.to < $1.to }
    return changes
  }
}

extension DataSource {
  /// Returns the rows of all items, one after the other, in the same sections.
  ///
  /// - Parameter rows: A closure that returns the rows of an item. It's called once for each inserted or changed item.
  public func flatMapped<Row>(_ rows: @escaping (Item) -> [Row]) -> FlatMappedDataSource<Self, Row> {
    FlatMappedDataSource(self, by: rows)
  }

  /// Returns the items of each item's data source, one after the other, in the same sections.
  ///
  /// - Parameter content: A closure that returns the data source of an item, the same one for the same item.
  public func flatMapped<Child: DataSource>(
    _ content: @escaping (Item) -> Child
  ) -> FlatMappedContentDataSource<Self, Child> {
    FlatMappedContentDataSource(self, by: content)
  }
}
