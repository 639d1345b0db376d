/// How the identifiers of items are found out, and the part of their hashes that an ``ItemIndex`` keeps: 0 for items without.
struct ItemIdentity<Item> {
  let id: (Item) -> AnyHashable?
  let hash: (AnyHashable) -> UInt32
  /// Hashes the identifiers of many items, without an `AnyHashable` of each.
  let hashes: ([Item]) -> [UInt32]

  /// For items some of which have no identifier.
  init<ID: Hashable>(_ id: @escaping (Item) -> ID?) {
    self.id = { id($0).map { AnyHashable($0) } }
    hash = { ($0 as? ID).map(hashPart) ?? 0 }
    hashes = { $0.map { id($0).map(hashPart) ?? 0 } }
  }

  private init() where Item: Identifiable {
    id = { AnyHashable($0.id) }
    hash = { ($0 as? Item.ID).map(hashPart) ?? 0 }
    hashes = { items in
      var hashes: [UInt32] = []
      hashes.reserveCapacity(items.count)
      // Closures would look up types for each item.
      for item in items { hashes.append(hashPart(item.id)) }
      return hashes
    }
  }

  /// What is known of the items' type at run time; `nil` if they have no identifiers.
  static var ofItems: ItemIdentity? {
    func identity<T: Identifiable>(_: T.Type) -> ItemIdentity? {
      guard T.ID.self is any OptionalIdentifier.Type else { return ItemIdentity<T>() as? ItemIdentity }
      return ItemIdentity<T> { (item: T) -> T.ID? in
        let id = item.id
        return (id as? any OptionalIdentifier)?.isMissing == true ? nil : id
      } as? ItemIdentity
    }
    return (Item.self as? any Identifiable.Type).flatMap { identity($0) }
  }
}

private func hashPart(_ id: some Hashable) -> UInt32 { max(1, UInt32(truncatingIfNeeded: id.hashValue)) }
