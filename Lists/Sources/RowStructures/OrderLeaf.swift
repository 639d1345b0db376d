/// The keys of neighbors in an order, with an erased type.
///
/// They're changed only while exactly one version has them, like a node of the tree.
@usableFromInline
package class RowKeys {
  @inlinable
  init() {}

  /// Returns these keys and others.
  @usableFromInline
  func joined(with next: RowKeys) -> RowKeys { fatalError("abstract") }
}

/// The keys of neighbors in an order.
@usableFromInline
final class KeyList<Key>: RowKeys {
  @exclusivity(unchecked) @usableFromInline var keys: ContiguousArray<Key>

  @inlinable
  init(_ keys: ContiguousArray<Key>) {
    self.keys = keys
    super.init()
  }

  @usableFromInline
  override func joined(with next: RowKeys) -> RowKeys {
    // The keys of an order have one type.
    let next = unsafeDowncast(next, to: KeyList.self)
    var keys: ContiguousArray<Key> = []
    keys.reserveCapacity(self.keys.count + next.keys.count + 4)
    keys.append(contentsOf: self.keys)
    keys.append(contentsOf: next.keys)
    return KeyList(keys)
  }
}

/// Neighbors in an order: their keys, their labels in the base, and their own labels.
@usableFromInline
package struct OrderLeaf {
  /// The keys, or `nil` without rows.
  @usableFromInline var keys: RowKeys?
  @usableFromInline var bases: LabelPiece
  @usableFromInline var labels: LabelRun

  @inlinable
  init(_ keys: RowKeys? = nil, _ bases: LabelPiece = LabelPiece(), _ labels: LabelRun = LabelRun()) {
    self.keys = keys
    self.bases = bases
    self.labels = labels
  }

  /// Creates a leaf with some rows.
  @inlinable
  init<Key>(_ rows: ContiguousArray<KeyedRow<Key>>, _ range: Range<Int>, _ labels: LabelRun) {
    var keys: ContiguousArray<Key> = []
    keys.reserveCapacity(range.count)
    for index in range { keys.append(rows[index].key) }
    self.init(KeyList(keys), LabelPiece(count: range.count) { rows[range.lowerBound &+ $0].base }, labels)
  }

  @inlinable @inline(__always)
  var count: Int { labels.count }

  /// Returns the keys, which have this type like all keys of an order.
  @inlinable @inline(__always)
  func list<Key>(of type: Key.Type) -> KeyList<Key>? {
    keys.map { unsafeDowncast($0, to: KeyList<Key>.self) }
  }

  @inlinable @inline(__always)
  func key<Key>(_ index: Int, _ type: Key.Type) -> Key {
    guard let list = list(of: type) else { fatalError("a leaf with rows has keys") }
    return list.keys[index]
  }

  /// Changes the keys, in place if no other version has them.
  @inlinable @inline(__always)
  mutating func edit<Key, Result>(_ type: Key.Type, _ body: (inout ContiguousArray<Key>) -> Result) -> Result {
    if keys == nil || !isKnownUniquelyReferenced(&keys) { keys = KeyList(list(of: type)?.keys ?? []) }
    guard let list = list(of: type) else { fatalError("it has just been made") }
    return body(&list.keys)
  }

  /// Returns a leaf with some of the rows.
  @inlinable
  func part<Key>(_ range: Range<Int>, _ type: Key.Type) -> OrderLeaf {
    var keys: ContiguousArray<Key> = []
    keys.reserveCapacity(range.count + 4)
    if let list = list(of: type) { keys.append(contentsOf: list.keys[range]) }
    return OrderLeaf(KeyList(keys), bases.part(range), labels.part(range))
  }
}

extension OrderLeaf: CountedLeaf {
  @inlinable
  static var size: Int { 128 }

  @inlinable @inline(__always)
  package var sum: Sum { Sum(labels.count) }

  @inlinable @inline(__always)
  package var first: RowLabel { labels.first }

  @inlinable @inline(__always)
  package var isSmall: Bool { labels.count < Self.size / 4 }

  @inlinable
  package func fits(_ next: OrderLeaf) -> Bool { labels.count + next.labels.count <= Self.size * 3 / 4 }

  @inlinable
  package mutating func append(_ next: OrderLeaf) {
    if next.count == 0 { return }
    if let keys, let more = next.keys { self.keys = keys.joined(with: more) } else { keys = next.keys }
    bases.append(next.bases)
    labels.append(next.labels)
  }
}

/// A row with its key and its label in the base.
@usableFromInline
package struct KeyedRow<Key> {
  @usableFromInline package var key: Key
  @usableFromInline package var base: RowLabel

  @inlinable
  package init(_ key: Key, _ base: RowLabel) {
    self.key = key
    self.base = base
  }
}

extension KeyedRow {
  /// Returns whether a row precedes another one. Rows with equal keys are in the base's order.
  @inlinable @inline(__always)
  func comes(before other: KeyedRow, by precedes: (Key, Key) -> Bool) -> Bool {
    if base < other.base { return !precedes(other.key, key) }
    return precedes(key, other.key)
  }
}
