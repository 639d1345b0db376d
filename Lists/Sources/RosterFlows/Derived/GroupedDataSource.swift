import Foundation
import RosterCore
import RosterDiagnostics
import RowStructures

/// The items of another data source in sections by a key.
///
/// ```swift
/// let days = mails.sorted(by: \.date, .descending).grouped(by: \.day, .descending) { day, mails in
///   "\(day): \(mails.count)"
/// }
/// ```
///
/// Sections are in the order of their keys. The items of each are in the order of the base, whose own sections don't matter. A
/// section is inserted with its first item and removed with its last. An item whose key changes moves to another section. The
/// header and the footer of a group are refreshed when its items are inserted, removed, or changed. From iOS 17 on, a key that reads
/// an `@Observable` item is followed.
///
/// Keys of which neither precedes the other have one section. So do all keys that aren't equal to themselves, such as NaN. The
/// latter section is the last in either direction.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item, with at most one call of the key. It retains some 13
///   bytes for each item of the base.
@preconcurrency @MainActor
public final class GroupedDataSource<Base: DataSource, Key: Comparable, Header, Footer>: VersionedDataSource {
  public typealias Item = Base.Item
  /// The items of a group.
  public typealias Items = GroupItems<Base.Item>

  /// The data source whose items are grouped.
  public let base: Base
  public let changes = ContentChannel<Base.Item>()
  public internal(set) var version: GroupedVersion<Base.Version, Key, Header, Footer>
  let key: ObservedRule<Base, Key>
  /// The keys of the groups, by the groups' identifiers.
  var keys = GroupKeys<Key>()

  @usableFromInline
  init(
    _ base: Base,
    by key: @escaping (Base.Item) -> Key,
    _ direction: SortDirection,
    header: @escaping (Key, Items) -> Header?,
    footer: @escaping (Key, Items) -> Footer?,
    indexTitle: @escaping (Key) -> String?
  ) {
    self.base = base
    self.key = ObservedRule("GroupedDataSource", of: base, key)
    let texts = GroupTexts(direction, changes, header: header, footer: footer, indexTitle: indexTitle)
    let newest = base.version
    version = GroupedVersion(FlatRows(newest, CountedList(), []), [], texts)
    read(newest)
    self.key.askAgain(of: base) { [weak self] item, place, newest in self?.ask(item, place, newest) }
    changes.derive(from: base, for: self) { [weak self] in
      self?.follow($0)
      self?.noteUnsettled()
    }
  }

  package func settle() { version.rows.take(base.version) }

  /// Returns the key of a section.
  public func key(ofSection section: Int) -> Key {
    checkIndex(section, of: .section, below: version.numberOfSections, in: Self.self, #function)
    return version.key(ofSection: section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    guard let path = base.indexPath(of: place) else { return nil }
    let rows = version.rows
    let index = rows.index(of: ItemPath(section: path[0], item: path[1]))
    let id = rows.rows[index]
    let section = version.section(of: id, keys[id])
    return version.index(of: rows.rows.label(at: index), inSection: section).map { [section, $0] }
  }

  /// Groups all rows again.
  func read(_ newest: Base.Version) {
    let counts = FlatRows<Base.Version, Int32>.counts(of: newest)
    var marks: [Int32] = []
    marks.reserveCapacity(counts.totalWeight)
    var order = KeyOrder<Key>(version.texts.direction)
    keys = GroupKeys()
    for section in 0..<newest.numberOfSections {
      key.askAll(section, newest) { key in marks.append(order.id(of: key) { keys.add($0) }) }
    }
    let rows = FlatRows(newest, counts, marks)
    var labels = [ContiguousArray<RowLabel>](repeating: [], count: order.groups.count)
    rows.rows.forEach { label, id in labels[Int(id)].append(label) }
    let groups = order.groups.map { RowGroup($0.id, $0.key, LabelSet(labels[Int($0.id)])) }
    version = GroupedVersion(rows, groups, version.texts)
  }
}

/// The keys of groups by their identifiers, which are small numbers.
struct GroupKeys<Key> {
  private var keys: [Key?] = []
  private var free: [Int32] = []

  subscript(id: Int32) -> Key {
    // A row's mark is the identifier of an existing group.
    guard let key = keys[Int(id)] else { fatalError("group \(id) isn't there") }
    return key
  }

  mutating func add(_ key: Key) -> Int32 {
    if let id = free.popLast() {
      keys[Int(id)] = key
      return id
    }
    keys.append(key)
    return Int32(keys.count - 1)
  }

  mutating func remove(_ id: Int32) {
    keys[Int(id)] = nil
    free.append(id)
  }
}

/// Groups in the order of their keys, while many rows look for theirs.
struct KeyOrder<Key: Comparable> {
  private let direction: SortDirection
  private(set) var groups: [(key: Key, id: Int32)] = []
  /// The group that was found last, as neighbors often have the same key.
  private var last = 0

  init(_ direction: SortDirection) { self.direction = direction }

  /// Returns the identifier of a key's group.
  ///
  /// - Parameter add: A closure that returns an identifier for a new group.
  mutating func id(of key: Key, _ add: (Key) -> Int32) -> Int32 {
    let direction = direction
    if last < groups.count, isSame(key, groups[last].key) { return groups[last].id }
    last = groups.partitioningIndex { !direction.puts($0.key, before: key) }
    if last == groups.count || direction.puts(key, before: groups[last].key) {
      groups.insert((key, add(key)), at: last)
    }
    return groups[last].id
  }

  func isSame(_ key: Key, _ other: Key) -> Bool {
    !direction.puts(key, before: other) && !direction.puts(other, before: key)
  }
}

extension DataSource {
  /// Returns the items in sections by a key, with headers and footers.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the key of an item's group. It's called once for each inserted or changed item.
  ///   - direction: The order of the keys. The default is ascending.
  ///   - header: A closure that returns a group's header. It's called when the header is read.
  ///   - footer: A closure that returns a group's footer. It's called when the footer is read.
  ///   - indexTitle: A closure that returns a group's title in the list's section index. The default returns none.
  @inlinable
  public func grouped<Key: Comparable, Header, Footer>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    header: @escaping (Key, GroupedDataSource<Self, Key, Header, Footer>.Items) -> Header?,
    footer: @escaping (Key, GroupedDataSource<Self, Key, Header, Footer>.Items) -> Footer?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Header, Footer> {
    GroupedDataSource(self, by: key, direction, header: header, footer: footer, indexTitle: indexTitle)
  }

  /// Returns the items in sections by a key, with headers.
  ///
  /// The parameters are those of ``grouped(by:_:header:footer:indexTitle:)``.
  @inlinable
  public func grouped<Key: Comparable, Header>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    header: @escaping (Key, GroupedDataSource<Self, Key, Header, Never>.Items) -> Header?,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Header, Never> {
    grouped(by: key, direction, header: header, footer: { _, _ in nil }, indexTitle: indexTitle)
  }

  /// Returns the items in sections by a key, which is the header.
  ///
  /// The parameters are those of ``grouped(by:_:header:footer:indexTitle:)``.
  @inlinable
  public func grouped<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending,
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> GroupedDataSource<Self, Key, Key, Never> {
    grouped(by: key, direction, header: { key, _ in key }, indexTitle: indexTitle)
  }
}

extension GroupedDataSource: VersionKeeping {}
extension GroupedDataSource: BaseEditing {}
extension GroupedDataSource: EditableByPlace where Base: EditableByPlace {}
