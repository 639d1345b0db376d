import RosterCore
import RowStructures

/// The items of another data source, each retained once it has been read.
///
/// ```swift
/// let rows = mails.map { MailRow($0, formatted: formatter.string(from: $0.date)) }.cached()
/// ```
///
/// A data source that computes its items, such as `MappedDataSource`, computes them at each access. Here an item is computed when
/// it's first read, and again only after the base has changed it. For an item that depends on something else, too, call
/// `reconfigure(_:)` in the base.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item. It retains a few bytes for each item of the base,
///   and the items that have been read.
@preconcurrency @MainActor
public final class CachedDataSource<Base: DataSource>: DerivedDataSource<Base, CachedVersion<Base.Version>> {
  private var caches: CountedList<ItemCache<Base.Item>>

  /// - Parameter base: The data source whose items are shown. It's retained.
  init(_ base: Base) {
    caches = Self.caches(base.version)
    super.init(base)
  }

  public override var version: CachedVersion<Base.Version> { CachedVersion(base.version, caches) }

  private static func caches(_ version: Base.Version) -> CountedList<ItemCache<Base.Item>> {
    CountedList((0..<version.numberOfSections).map { (ItemCache(version.numberOfItems(inSection: $0)), weight: 0) })
  }

  override func follow(_ edit: ContentEdit<Base.Item>) {
    func insert(_ range: Range<Int>) {
      let version = base.version
      for section in range {
        caches.insert(ItemCache(version.numberOfItems(inSection: section)), weight: 0, at: section)
      }
    }
    func remove(_ range: Range<Int>) { for section in range.reversed() { caches.remove(at: section) } }
    switch edit {
    case .insert(let place, let item): caches.update(at: place.section) { $0.insert(item, at: place.index) }
    case .remove(let place, _): caches.update(at: place.section) { _ = $0.remove(at: place.index) }
    case .update(let place, _, let new): caches.update(at: place.section) { $0.set(new, at: place.index) }
    case .move(let from, let to, _, let new, let isChanged):
      let item = caches.update(at: from.section) { $0.remove(at: from.index) }
      caches.update(at: to.section) { $0.insert(isChanged ? new : item, at: to.index) }
    case .rows(let rows, let section): caches.update(at: section) { $0.follow(rows) }
    case .insertSections(let range): insert(range)
    case .removeSections(let range): remove(range)
    case .moveSections(let range, let to):
      let moved = range.map { caches[$0] }
      remove(range)
      for (offset, cache) in moved.enumerated() { caches.insert(cache, weight: 0, at: to + offset) }
    case .replaceSections(let range, let count):
      remove(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .reload: caches = Self.caches(base.version)
    case .updateSection, .relabel: break
    }
    changes.send(edit)
  }
}

/// The items of a ``CachedDataSource`` at one time.
public struct CachedVersion<Base: ContentVersion>: DerivedVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  public let base: Base
  let caches: CountedList<ItemCache<Base.Item>>

  init(_ base: Base, _ caches: CountedList<ItemCache<Base.Item>>) {
    self.base = base
    self.caches = caches
  }

  public func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  public func baseIndex(of index: Int, inSection section: Int) -> Int { index }
  public func index(ofBase index: Int, inSection section: Int) -> Int? { index }
  public func item(at index: Int, inSection section: Int) -> Base.Item {
    caches.read(section) { $0.item(at: index) { base.item(at: index, inSection: section) } }
  }
}

/// The items of a section that have been read, as a value. Versions share the items of their common rows.
struct ItemCache<Item> {
  private struct Leaf: CountedLeaf {
    /// The items of neighbors that have been read. Changing a row creates another object.
    final class Items {
      var all: ContiguousArray<Item?>
      init(_ all: ContiguousArray<Item?>) { self.all = all }
    }

    static var size: Int { 64 }
    var items: Items

    init(_ all: ContiguousArray<Item?>) { items = Items(all) }

    var sum: Sum { Sum(items.all.count) }
    var isSmall: Bool { items.all.count < Self.size / 4 }
    func fits(_ next: Leaf) -> Bool { items.all.count + next.items.all.count <= Self.size * 3 / 4 }
    mutating func append(_ next: Leaf) { items = Items(items.all + next.items.all) }

    mutating func change<Result>(_ body: (inout ContiguousArray<Item?>) -> Result) -> Result {
      var all = items.all
      let result = body(&all)
      items = Items(all)
      return result
    }
  }

  private var tree: CountedTree<Leaf>

  init(_ count: Int) { self.init(ContiguousArray(repeating: nil, count: count)) }

  private init(_ items: ContiguousArray<Item?>) {
    var leaves: ContiguousArray<Leaf> = []
    for start in stride(from: 0, to: items.count, by: Leaf.size) {
      leaves.append(Leaf(ContiguousArray(items[start..<min(items.count, start + Leaf.size)])))
    }
    tree = CountedTree(leaves, empty: Leaf([]))
  }

  /// Returns the item of a row, reading it if needed.
  func item(at index: Int, read: () -> Item) -> Item {
    let (items, place) = tree.read(index) { ($0.items, $1) }
    if let item = items.all[place] { return item }
    let item = read()
    items.all[place] = item
    return item
  }

  mutating func insert(_ item: Item?, at index: Int) {
    tree.edit(index, isGap: true) { leaf, index, more in
      leaf.change { $0.insert(item, at: index) }
      let all = leaf.items.all
      guard all.count > Leaf.size else { return }
      more.append(Leaf(ContiguousArray(all[(all.count / 2)...])))
      leaf = Leaf(ContiguousArray(all[..<(all.count / 2)]))
    }
  }

  mutating func remove(at index: Int) -> Item? {
    tree.edit(index, isGap: false) { leaf, index, _ in leaf.change { $0.remove(at: index) } }
  }

  mutating func set(_ item: Item?, at index: Int) {
    tree.edit(index, isGap: false) { leaf, index, _ in leaf.change { $0[index] = item } }
  }

  /// Follows many rows in one pass.
  mutating func follow(_ rows: RowChanges) {
    var old: ContiguousArray<Item?> = []
    tree.forEach { old += $0.items.all }
    var moved: [Int: Item] = [:]
    for move in rows.moves where !move.isChanged { moved[move.to] = old[rows.removed[move.from].index] }
    var new: ContiguousArray<Item?> = []
    new.reserveCapacity(old.count + rows.inserted.count)
    var (place, gone, came) = (0, 0, 0)
    while true {
      if came < rows.inserted.count, rows.inserted[came].index == new.count {
        new.append(moved[came])
        came += 1
        continue
      }
      guard place < old.count else { break }
      if gone < rows.removed.count, rows.removed[gone].index == place { gone += 1 } else { new.append(old[place]) }
      place += 1
    }
    for row in rows.updated { new[row.index] = nil }
    self = ItemCache(new)
  }
}

extension DataSource {
  /// Returns the same items, each retained once it has been read.
  public func cached() -> CachedDataSource<Self> { CachedDataSource(self) }
}
