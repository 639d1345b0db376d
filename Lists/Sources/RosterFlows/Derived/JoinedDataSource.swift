import Foundation
import RosterCore
import RosterDiagnostics
import RowStructures

/// The items of a data source with their partners in another one, by a key, in the order and the sections of the first.
///
/// ```swift
/// let rows = orders.joined(with: customers, by: \.customerID, \.id)
/// let first = rows.item(at: 0, inSection: 0)  // JoinedPair(left: order, right: customer or nil)
/// ```
///
/// An item is refreshed when its partner is inserted, removed, or changed. Of several partners with the same key, it's the first. All
/// keys that aren't equal to themselves, such as NaN, are one key. Items without a partner have `nil`.
/// `DataSource.innerJoined(with:by:_:)` shows only those with one.
///
/// From iOS 17 on, keys that read `@Observable` items are followed: an item is refreshed when it gets another partner.
///
/// A place of an item belongs to ``left``, which takes edits by it.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item of either, with at most one call of its key. A partner
///   also takes O(log *n*) for each of its items. It retains some 100 bytes for each key, and 15 for each item of both.
@preconcurrency @MainActor
public final class JoinedDataSource<Left: DataSource, Right: DataSource, Key: Hashable>: VersionedDataSource {
  public typealias Item = JoinedPair<Left.Item, Right.Item?>
  public typealias Header = Left.Header
  public typealias Footer = Left.Footer

  /// The data source whose items are shown.
  public let left: Left
  /// The data source with their partners.
  public let right: Right
  public let changes = ContentChannel<Item>()
  public internal(set) var version: JoinedVersion<Left.Version, Right.Version>
  let leftKey: ObservedRule<Left, Key?>
  let rightKey: ObservedRule<Right, Key?>
  var keys = JoinedKeys<Key>()
  private var indexes = SectionIndexes()

  /// - Parameters:
  ///   - left: The data source whose items are shown. It's retained.
  ///   - right: The data source with their partners. It's retained.
  ///   - leftKey: A closure that returns the key of an item, which its partner has, too, or `nil` for none.
  ///   - rightKey: A closure that returns the key of a partner, or `nil` for one that belongs to no item.
  init(
    _ left: Left,
    with right: Right,
    by leftKey: @escaping (Left.Item) -> Key?,
    _ rightKey: @escaping (Right.Item) -> Key?
  ) {
    self.left = left
    self.right = right
    self.leftKey = ObservedRule("JoinedDataSource", of: left, leftKey)
    self.rightKey = ObservedRule("JoinedDataSource", of: right, rightKey)
    let rows = FlatRows<Right.Version, Int32>(right.version, CountedList(), [])
    let partners = JoinedPartners(rows: rows, first: CountedList())
    version = JoinedVersion(left.version, CountedList(), partners, changes)
    readRight(right.version)
    readLeft(left.version)
    self.leftKey.askAgain(of: left) { [weak self] item, place, newest in self?.ask(left: item, place, newest) }
    self.rightKey.askAgain(of: right) { [weak self] item, place, newest in self?.ask(right: item, place, newest) }
    changes.derive(from: left, for: self) { [weak self] in
      self?.follow(left: $0)
      self?.noteUnsettled()
    }
    changes.derive(from: right, for: self) { [weak self] in
      self?.follow(right: $0)
      self?.noteUnsettled()
    }
  }

  package func settle() {
    version.left = left.version
    version.partners.rows.take(right.version)
  }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { left.reconfigureSection(at: index) }

  public func indexPath(of place: ItemPlace) -> IndexPath? { left.indexPath(of: place) }

  // MARK: Items

  /// Returns the number of a key.
  func number(of key: Key?) -> Int32 {
    let number = keys.number(of: key)
    while version.partners.first.count < keys.count {
      version.partners.first.insert(nil, weight: 0, at: version.partners.first.count)
    }
    return number
  }

  private func pair(_ item: Left.Item, _ key: Int32) -> Item {
    JoinedPair(left: item, right: version.partners.partner(key))
  }

  // MARK: Sections

  func index(of section: ObjectIdentifier) -> Int? {
    indexes.index(of: section, count: version.sections.count) { index in version.sections.read(index) { $0.name } }
  }

  private func row(_ section: Int, _ label: RowLabel) -> JoinedKeys<Key>.LeftRow {
    .init(section: ObjectIdentifier(version.sections.read(section) { $0.name }), label: label)
  }

  private func rows(ofSection section: Int) -> RowList<Int32> { version.sections.read(section) { $0.rows } }

  private func insertSections(_ range: Range<Int>, _ newest: Left.Version) {
    for section in range {
      var marks: [Int32] = []
      marks.reserveCapacity(newest.numberOfItems(inSection: section))
      leftKey.askAll(section, newest) { marks.append(number(of: $0)) }
      let new = JoinedSection(marks)
      let name = ObjectIdentifier(new.name)
      new.rows.forEach { keys.add(left: .init(section: name, label: $0), $1) }
      version.sections.insert(new, weight: 0, at: section)
    }
    indexes = SectionIndexes()
  }

  private func removeSections(_ range: Range<Int>) {
    for index in range.reversed() {
      let section = version.sections.remove(at: index)
      let name = ObjectIdentifier(section.name)
      section.rows.forEach { label, key in
        keys.remove(left: .init(section: name, label: label), key)
        keys.release(key)
      }
    }
    indexes = SectionIndexes()
  }

  private func readLeft(_ newest: Left.Version) {
    removeSections(0..<version.sections.count)
    version.left = newest
    insertSections(0..<newest.numberOfSections, newest)
  }

  // MARK: Following items

  private func follow(left edit: ContentEdit<Left.Item>) {
    leftKey.follow(edit)
    let newest = left.version
    switch edit {
    case .relabel(_, let section):
      version.left = newest
      changes.send(.relabel(Relabeling(), inSection: section))
    case .updateSection(let section):
      version.left = newest
      changes.send(.updateSection(section))
    case .insert(let place, let item):
      let key = number(of: leftKey.ask(item, place.path, newest))
      let label = newLabel(at: place)
      version.left = newest
      insert(key, label, at: place)
      changes.send(.insert(RowPlace(place.section, place.index, label), pair(item, key)))
    case .remove(let place, let item):
      version.left = newest
      let (label, key) = remove(at: place)
      let gone = pair(item, key)
      keys.release(key)
      changes.send(.remove(RowPlace(place.section, place.index, label), gone))
    case .update(let place, let old, let new):
      let key = number(of: leftKey.ask(new, place.path, newest))
      version.left = newest
      let (label, oldKey) = replace(at: place, with: key)
      let (before, after) = (pair(old, oldKey), pair(new, key))
      keys.release(oldKey)
      changes.send(.update(RowPlace(place.section, place.index, label), old: before, new: after))
    case .move(let from, let to, let old, let new, let isChanged):
      let changed = isChanged ? number(of: leftKey.ask(new, to.path, newest)) : nil
      let isDown = from.section == to.section && to.index > from.index
      let label = newLabel(at: RowPlace(to.section, isDown ? to.index + 1 : to.index, 0))
      version.left = newest
      let (oldLabel, oldKey) = remove(at: from)
      insert(changed ?? oldKey, label, at: to)
      let (before, after) = (pair(old, oldKey), pair(new, changed ?? oldKey))
      keys.release(oldKey)
      let (start, end) = (RowPlace(from.section, from.index, oldLabel), RowPlace(to.section, to.index, label))
      changes.send(.move(from: start, to: end, old: before, new: after, isChanged: isChanged))
    case .rows(let rows, let section): follow(rows, section, newest)
    case .insertSections(let range):
      version.left = newest
      insertSections(range, newest)
      changes.send(.insertSections(range))
    case .removeSections(let range):
      version.left = newest
      removeSections(range)
      changes.send(.removeSections(range))
    case .moveSections(let range, let to):
      version.left = newest
      let moved = range.map { version.sections[$0] }
      for section in range.reversed() { version.sections.remove(at: section) }
      for (offset, section) in moved.enumerated() { version.sections.insert(section, weight: 0, at: to + offset) }
      indexes = SectionIndexes()
      changes.send(.moveSections(range, to: to))
    case .replaceSections(let range, let count):
      version.left = newest
      removeSections(range)
      insertSections(range.lowerBound..<range.lowerBound + count, newest)
      changes.send(.replaceSections(range, count: count))
    case .reload(let isAnnounced):
      // Rows that a reload has removed can't be read.
      if left as AnyObject === right { readRight(right.version) }
      readLeft(newest)
      changes.send(.reload(isAnnounced: isAnnounced))
    }
  }

  private func insert(_ key: Int32, _ label: RowLabel, at place: RowPlace) {
    version.sections.update(at: place.section) { $0.rows.insert(key, label, at: place.index) }
    keys.add(left: row(place.section, label), key)
  }

  private func remove(at place: RowPlace) -> (label: RowLabel, key: Int32) {
    let (label, key) = version.sections.update(at: place.section) { $0.rows.remove(at: place.index) }
    keys.remove(left: row(place.section, label), key)
    return (label, key)
  }

  private func replace(at place: RowPlace, with key: Int32) -> (label: RowLabel, key: Int32) {
    let (label, old) = version.sections.update(at: place.section) { $0.rows.replace(at: place.index, with: key) }
    if old != key {
      let row = row(place.section, label)
      keys.remove(left: row, old)
      keys.add(left: row, key)
    }
    return (label, old)
  }

  /// Evaluates the key of an item again after a model changed.
  private func ask(left item: Left.Item, _ place: RowPlace, _ newest: Left.Version) {
    let key = number(of: leftKey.ask(item, place.path, newest))
    let (label, old) = replace(at: place, with: key)
    defer { keys.release(old) }
    if keys.first(key) == keys.first(old) { return }
    let (before, after) = (pair(item, old), pair(item, key))
    changes.send(.update(RowPlace(place.section, place.index, label), old: before, new: after))
  }

  /// Follows many removed, inserted, and changed items.
  private func follow(_ edit: RowChanges, _ section: Int, _ newest: Left.Version) {
    let (removed, inserted) = (ContiguousArray(edit.removed.map(\.index)), edit.inserted.map(\.index))
    if let relabeling = rows(ofSection: section).makingRoom(removing: removed, inserting: inserted) {
      relabel(relabeling.list, relabeling.labels, section)
    }
    func key(at index: Int) -> Int32 {
      let path = ItemPath(section: section, item: index)
      return number(of: leftKey.ask(newest.item(at: index, inSection: section), path, newest))
    }
    let old = rows(ofSection: section)
    var marks = [Int32?](repeating: nil, count: inserted.count)
    for move in edit.moves where !move.isChanged { marks[move.to] = old[removed[move.from]] }
    let new = marks.enumerated().map { $1 ?? key(at: inserted[$0]) }
    let updated = edit.updated.map { (index: $0.index, key: key(at: $0.index)) }
    version.left = newest
    let passed = version.sections.update(at: section) { section in
      section.rows.pass(removing: removed, inserting: Array(zip(inserted, new)))
    }
    for (row, index) in zip(passed.removed, removed) { keys.remove(left: self.row(section, row.label), old[index]) }
    for (row, key) in zip(passed.inserted, new) { keys.add(left: self.row(section, row.label), key) }
    var changes = RowChanges()
    (changes.removed, changes.inserted, changes.moves) = (passed.removed, passed.inserted, edit.moves)
    var released = removed.map { old[$0] }
    for row in updated {
      let (label, oldKey) = replace(at: RowPlace(section, row.index, 0), with: row.key)
      changes.updated.append((row.index, label))
      released.append(oldKey)
    }
    for key in released { keys.release(key) }
    self.changes.send(.rows(changes, inSection: section))
  }

  // MARK: Labels

  /// Returns a label for an item to insert. The version is still the one before the edit.
  private func newLabel(at place: RowPlace) -> RowLabel {
    if let label = rows(ofSection: place.section).newLabel(at: place.index) { return label }
    var list = rows(ofSection: place.section)
    let labels = list.makeRoom(at: place.index)
    relabel(list, labels, place.section)
    guard let label = list.newLabel(at: place.index) else { fatalError("room was made for a row") }
    return label
  }

  private func relabel(_ list: RowList<Int32>, _ labels: Relabeling, _ section: Int) {
    let old = rows(ofSection: section)
    version.sections.update(at: section) { $0.rows = list }
    for label in labels.old { if let key = old.item(labeled: label) { keys.remove(left: row(section, label), key) } }
    for label in labels.new { if let key = list.item(labeled: label) { keys.add(left: row(section, label), key) } }
    changes.send(.relabel(labels, inSection: section))
  }
}

extension DataSource {
  /// Returns all items with their partners in another data source, by a key, or `nil` for a missing partner.
  ///
  /// - Parameters:
  ///   - other: The data source with the partners. It's retained.
  ///   - key: A closure that returns the key of an item, which its partner has, too, or `nil` for none. It's called once for each
  ///     inserted or changed item.
  ///   - otherKey: A closure that returns the key of a partner.
  public func joined<Other: DataSource, Key: Hashable>(
    with other: Other,
    by key: @escaping (Item) -> Key?,
    _ otherKey: @escaping (Other.Item) -> Key?
  ) -> JoinedDataSource<Self, Other, Key> {
    JoinedDataSource(self, with: other, by: key, otherKey)
  }
}

extension JoinedDataSource: VersionKeeping {}
