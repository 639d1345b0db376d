/// How the identifiers of items of a type are found out, as far as that can be known at run time.
enum ItemIdentity {
  /// A function from items to identifiers; `nil` if items have none.
  static func function<Item>(of type: Item.Type) -> ((Item) -> AnyHashable?)? {
    func identify<T: Identifiable>(_: T.Type) -> ((Item) -> AnyHashable?)? {
      let mayBeMissing = T.ID.self is any OptionalIdentifier.Type
      let identify: (T) -> AnyHashable? = { item in
        let id = item.id
        if mayBeMissing, (id as? any OptionalIdentifier)?.isMissing == true { return nil }
        return AnyHashable(id)
      }
      return identify as? (Item) -> AnyHashable?
    }
    guard let type = type as? any Identifiable.Type else { return nil }
    return identify(type)
  }
}
