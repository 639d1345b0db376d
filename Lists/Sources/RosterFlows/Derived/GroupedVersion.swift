import RosterCore
import RowStructures

/// A group of rows with the same key.
@usableFromInline
struct RowGroup<Key> {
  /// The mark of its rows.
  @usableFromInline let id: Int32
  @usableFromInline let key: Key
  /// The labels of its rows.
  @usableFromInline var labels: LabelSet
  /// A Boolean value that indicates whether the group hasn't followed an edit, so that its rows are those before it.
  @usableFromInline var isBehind = false

  @usableFromInline
  init(_ id: Int32, _ key: Key, _ labels: LabelSet = LabelSet([])) {
    self.id = id
    self.key = key
    self.labels = labels
  }
}

/// The groups of a ``GroupedDataSource`` at one time.
public struct GroupedVersion<Base: ContentVersion, Key: Comparable, Header, Footer>: ContentVersion {
  public typealias Item = Base.Item
  @usableFromInline typealias Group = RowGroup<Key>

  /// All rows, marked with the identifiers of their groups.
  @usableFromInline var rows: FlatRows<Base, Int32>
  /// The rows before an edit that groups follow one after the other.
  @usableFromInline var oldRows: FlatRows<Base, Int32>?
  @usableFromInline var groups: CountedList<Group>
  let texts: GroupTexts<Base.Item, Key, Header, Footer>

  init(_ rows: FlatRows<Base, Int32>, _ groups: [Group], _ texts: GroupTexts<Base.Item, Key, Header, Footer>) {
    self.rows = rows
    self.groups = CountedList(groups.map { ($0, 0) })
    self.texts = texts
  }

  /// Reads a group and its rows.
  @inlinable @inline(__always)
  func read<Result>(_ section: Int, _ body: (borrowing Group, FlatRows<Base, Int32>) -> Result) -> Result {
    groups.read(section) { group in body(group, group.isBehind ? oldRows ?? rows : rows) }
  }

  @inlinable public var numberOfSections: Int { groups.count }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { groups.read(section) { $0.labels.count } }
  @inlinable public func item(at index: Int, inSection section: Int) -> Base.Item {
    read(section) { $1.item(labeled: $0.labels[index]) }
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    groups.read(section) { $0.labels[index] }
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    let place = groups.read(section) { $0.labels.place(of: label) }
    return place.isThere ? place.index : nil
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Base.Item) -> Void) {
    let (labels, rows) = read(section) { ($0.labels, $1) }
    labels.forEach { body($0, rows.item(labeled: $0)) }
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    let labels = groups.read(section) { $0.labels }
    labels.forEach(body)
  }

  public func header(ofSection section: Int) -> Header? { text(section, texts.header) }
  public func footer(ofSection section: Int) -> Footer? { text(section, texts.footer) }
  public func indexTitle(ofSection section: Int) -> String? { texts.indexTitle(key(ofSection: section)) }

  private func text<Text>(_ section: Int, _ make: (Key, GroupItems<Base.Item>) -> Text?) -> Text? {
    let (group, rows) = read(section) { (copy $0, $1) }
    return make(group.key, GroupItems(count: group.labels.count) { rows.item(labeled: group.labels[$0]) })
  }

  func key(ofSection section: Int) -> Key { groups.read(section) { $0.key } }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let (label, rows) = read(section) { ($0.labels[index], $1) }
    guard let row = rows.rows.index(of: label) else { fatalError("row \(label) isn't there") }
    return rows.place(at: row)
  }

  public func owner(ofSection section: Int) -> SectionOwner? {
    func identity(_ key: some Hashable) -> AnyHashable { AnyHashable(ReflexiveKey(key)) }
    return texts.channel.source.map {
      let key = key(ofSection: section) as? any Hashable
      return rows.owner($0, section: section, identity: key.map { identity($0) })
    }
  }

  // MARK: Finding

  /// Returns the section of a key's group, and whether the group exists.
  func place(of key: Key) -> (section: Int, isThere: Bool) {
    let direction = texts.direction
    let section = groups.partitioningIndex { !direction.puts($0.key, before: key) }
    return (section, section < groups.count && !direction.puts(key, before: self.key(ofSection: section)))
  }

  /// Returns the section of the group with an identifier.
  ///
  /// - Parameter key: The group's key, which leads to it unless the order of keys contradicts itself.
  func section(of id: Int32, _ key: Key) -> Int {
    let place = place(of: key).section
    if place < groups.count, groups.read(place, { $0.id }) == id { return place }
    guard let section = (0..<groups.count).first(where: { groups.read($0) { $0.id } == id }) else {
      fatalError("group \(id) isn't there")
    }
    return section
  }
}

/// The items of a group.
@preconcurrency @MainActor public struct GroupItems<Item> {
  /// The number of items.
  public let count: Int
  private let itemAt: (Int) -> Item

  init(count: Int, itemAt: @escaping (Int) -> Item) {
    self.count = count
    self.itemAt = itemAt
  }

  /// Returns the item at an index below ``count``.
  public func item(at index: Int) -> Item { itemAt(index) }

  /// Combines all items.
  ///
  /// - Complexity: O(*n*)
  public func reduce<Result>(_ initial: Result, _ join: (Result, Item) -> Result) -> Result {
    (0..<count).reduce(initial) { join($0, itemAt($1)) }
  }
}

/// The headers, footers, and index titles of groups.
@MainActor final class GroupTexts<Item, Key: Comparable, Header, Footer> {
  let direction: SortDirection
  let channel: ContentChannel<Item>
  let header: (Key, GroupItems<Item>) -> Header?
  let footer: (Key, GroupItems<Item>) -> Footer?
  let indexTitle: (Key) -> String?

  init(
    _ direction: SortDirection,
    _ channel: ContentChannel<Item>,
    header: @escaping (Key, GroupItems<Item>) -> Header?,
    footer: @escaping (Key, GroupItems<Item>) -> Footer?,
    indexTitle: @escaping (Key) -> String?
  ) {
    self.direction = direction
    self.channel = channel
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
  }
}

extension CountedList {
  /// Returns the index of the first element that satisfies a condition, as do all after it.
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  func partitioningIndex(where belongsToSecondPart: (borrowing Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if read(middle, belongsToSecondPart) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
