extension NSDiffableDataSourceSectionSnapshot {
  // MARK: Adding

  /// Adds items at the end, below an item or below none.
  ///
  /// An item that is passed twice is a failure, and so are one that is there already and a missing parent.
  ///
  /// - Parameters:
  ///   - items: the items in order.
  ///   - parent: the item that they are right below, behind what is there; `nil`, the default, for none.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard areNew(items), parent.map(exists) ?? true else { return }
    let end = parent.flatMap(subtree)?.upperBound ?? order.count
    put(flat(items), at: end, below: parent)
  }

  /// Adds items before one and at its level. What ``append(_:to:)`` says of failures holds here.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(flat(items), of: items, beside: item, isAfter: false)
  }

  /// Adds items after one and what is below it, at its level. What ``append(_:to:)`` says of failures holds here.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(flat(items), of: items, beside: item, isAfter: true)
  }

  /// Adds what another snapshot has, before an item, with its roots at the item's level.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
    insert(snapshot, of: snapshot.items, beside: item, isAfter: false)
  }

  /// Adds what another snapshot has, after an item and what is below it, with its roots at the item's level.
  public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
    insert(snapshot, of: snapshot.items, beside: item, isAfter: true)
  }

  /// Makes what is below an item what another snapshot has. An item that is missing is a failure.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard exists(parent), let range = subtree(of: parent) else { return }
    let gone = Set(order.elements(in: range.dropFirst()))
    guard areUnique(snapshot.items.filter { contains($0) && !gone.contains($0) }) else { return }
    takeOut(range.dropFirst(), below: parent)
    put(snapshot, at: range.lowerBound + 1, below: parent)
  }

  // MARK: Removing

  /// Removes items and what is below them. Those that are missing are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let range = subtree(of: item) else { continue }
      takeOut(range, below: entries[item]?.parent)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  // MARK: Expanding

  /// Makes what is right below items visible where they are. UIKit warns of items that are missing.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true, "expand") }

  /// Makes what is below items invisible. UIKit warns of items that are missing.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false, "collapse") }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool, _ verb: String) {
    for item in items {
      if entries[item] == nil {
        HeadlessDiffableWarning(.missingIdentifier, DiffableTexts.missingInSectionSnapshot(verb, item)).send()
      }
      entries[item]?.isExpanded = isExpanded
    }
  }

  // MARK: Checks

  private func areUnique(_ repeated: [ItemIdentifierType]) -> Bool {
    guard !repeated.isEmpty else { return true }
    let reason = DiffableTexts.duplicatesInSectionSnapshot(repeated)
    HeadlessFailure(.duplicateIdentifier, reason: reason).raiseAnywhere()
    return false
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    areUnique(UniqueIdentifiers.repeated(in: items)) && areUnique(items.filter(contains))
  }

  private func exists(_ item: ItemIdentifierType) -> Bool {
    guard !contains(item) else { return true }
    HeadlessFailure(.missingIdentifier, reason: DiffableTexts.missing("item", item)).raiseAnywhere()
    return false
  }

  // MARK: Changes

  private func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    guard UniqueIdentifiers.repeated(in: items).isEmpty else { return result }
    result.order.append(items)
    result.entries = Dictionary(uniqueKeysWithValues: items.map { ($0, Entry(parent: nil, level: 0)) })
    return result
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    of items: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    isAfter: Bool
  ) {
    guard areNew(items), exists(item), let range = subtree(of: item) else { return }
    put(snapshot, at: isAfter ? range.upperBound : range.lowerBound, below: entries[item]?.parent)
  }

  private mutating func put(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    at index: Int,
    below parent: ItemIdentifierType?
  ) {
    let base = parent.flatMap { entries[$0]?.level }.map { $0 + 1 } ?? 0
    let added = snapshot.items
    order.insert(added, at: index)
    for item in added {
      guard var entry = snapshot.entries[item] else { continue }
      if entry.parent == nil { entry.parent = parent }
      entry.level += base
      entries[item] = entry
    }
    count(added.count, below: parent)
  }

  private mutating func takeOut(_ range: Range<Int>, below parent: ItemIdentifierType?) {
    let gone = order.elements(in: range)
    order.removeSubrange(range)
    for item in gone { entries[item] = nil }
    count(-gone.count, below: parent)
  }

  /// Adds to the number of items below an item and everything above it.
  private mutating func count(_ difference: Int, below parent: ItemIdentifierType?) {
    guard difference != 0 else { return }
    var above = parent
    while let item = above {
      entries[item]?.descendants += difference
      above = entries[item]?.parent
    }
  }
}
