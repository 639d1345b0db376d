/// The access to identifiers of items, and to the part of their hashes in an index: 0 for items without an identifier.
struct ItemIdentity<Item> {
  let id: (Item) -> AnyHashable?
  let hash: (Item) -> UInt32
  let hashOfID: (AnyHashable) -> UInt32

  /// Creates an identity for items that may lack an identifier.
  init<ID: Hashable>(_ id: @escaping (Item) -> ID?) {
    self.id = { id($0).map { AnyHashable($0) } }
    hash = { id($0).map(hashPart) ?? 0 }
    hashOfID = { ($0 as? ID).map(hashPart) ?? 0 }
  }

  private init() where Item: Identifiable {
    id = { AnyHashable($0.id) }
    hash = { hashPart($0.id) }
    hashOfID = { ($0 as? Item.ID).map(hashPart) ?? 0 }
  }

  /// The identity of the item type at run time, or `nil` for items without identifiers.
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
